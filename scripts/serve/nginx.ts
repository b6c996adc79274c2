/** The shipped nginx configuration, serving the build in front of the sandbox. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '../install/nginx.mjs';
import { ROOT } from '../steps.mjs';

/** Paths that a real deployment serves elsewhere: sign-in and the vendors' stand-ins. */
const sandboxLocations = (sandbox: string): string => `
location ~ ^/(sandbox|emulator|identitytoolkit\\.googleapis\\.com|securetoken\\.googleapis\\.com)(/|$) {
    proxy_pass ${sandbox};
}
`;

export async function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export interface RunningNginx {
  readonly origin: string;
  /** The logs so far: `access` and `error`. */
  log(name: 'access' | 'error'): string;
  /** Replaces the provider's config.json. */
  configure(config: unknown): void;
  stop(): Promise<void>;
}

/** Starts nginx as docs/deploying.md says, on a free port. `config`: the provider's config.json; `more`: values in the place of the usual ones. */
export async function startNginx(sandbox: string, config: unknown, more: Readonly<Record<string, string>> = {}): Promise<RunningNginx> {
  const binary = findNginx();
  if (binary === undefined) throw new Error('nginx is missing: `npm test` installs it.');
  const dir = mkdtempSync(join(tmpdir(), 'pausa-nginx-'));
  const brand = join(dir, 'brand');
  mkdirSync(brand);
  const logs = join(dir, 'logs');
  mkdirSync(logs);
  const configure = (config: unknown) => writeFileSync(join(brand, 'config.json'), JSON.stringify(config));
  configure(config);
  cpSync(join(ROOT, 'sandbox/brand'), brand, { recursive: true });
  writeFileSync(join(dir, 'local.conf'), sandboxLocations(sandbox));

  const port = await freePort();
  const values: Record<string, string> = {
    PAUSA_LISTEN: `127.0.0.1:${port}`,
    PAUSA_SERVER_NAME: 'localhost',
    PAUSA_ROOT: join(ROOT, 'dist'),
    PAUSA_BRAND: brand,
    PAUSA_API: sandbox,
    PAUSA_LOCAL: join(dir, 'local.conf'),
    PAUSA_LOGS: logs,
    PAUSA_SCRIPT_SRC: '',
    PAUSA_CONNECT_SRC: '',
    PAUSA_FRAME_SRC: '',
    PAUSA_IMG_SRC: '',
    ...more,
  };
  const templates = ['pausa.conf.template', ...('PAUSA_LISTEN_HTTP' in values ? ['to-https.conf.template'] : [])];
  const template = templates.map((name) => readFileSync(join(ROOT, 'deploy/nginx', name), 'utf8')).join('\n');
  const written = template.replace(/^#.*$/gm, '').replace(/\$\{(PAUSA_\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}, which nothing documents.`);
    return value;
  });
  writeFileSync(join(dir, 'pausa.conf'), written);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(dir, name)};`);
  const mime = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'].find(existsSync);
  if (mime === undefined) throw new Error('nginx is there, its mime.types is not.');
  writeFileSync(
    join(dir, 'nginx.conf'),
    `daemon off; master_process off; pid ${join(dir, 'pid')}; error_log stderr warn; events {} http { access_log ${join(logs, 'access.log')}; include ${mime}; ${folders.join(' ')} include ${join(dir, 'pausa.conf')}; }`,
  );

  const child = spawn(binary, ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://localhost:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended at once:\n${stderr}`);
    const isUp = await fetch(`http://127.0.0.1:${port}/config.json`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    configure,
    log: (name) => readFileSync(join(logs, `${name}.log`), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
