/** The parts of the container: its start script with the real templates and nginx, and what its Dockerfile copies. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNginx } from '../../scripts/install/nginx.mjs';
import { expect, test } from '../support/test.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CONTAINER = join(ROOT, 'deploy/container');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

async function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** A folder as the container has it. nginx's module for brotli is the container's own, so its lines are left out here. */
function prepare(): string {
  const dir = mkdtempSync(join(tmpdir(), 'pausa-container-'));
  // Where root starts nginx, its workers are another user.
  chmodSync(dir, 0o755);
  for (const folder of ['templates', 'brand', 'logs']) mkdirSync(join(dir, folder));
  const template = (name: string, text: string) => writeFileSync(join(dir, 'templates', name), text);
  template('pausa.conf.template', read('deploy/nginx/pausa.conf.template'));
  template('nginx.conf.template', read('deploy/container/nginx.conf.template'));
  template('server.conf', read('deploy/container/server.conf').replace(/^brotli\w* .*;$/gm, ''));
  writeFileSync(join(dir, 'brand/config.json'), '{"productName":"Mensa"}');
  return dir;
}

interface Started {
  readonly child: ChildProcess;
  /** What it wrote, when it has ended; with its code. */
  readonly end: Promise<readonly [code: number | null, output: string]>;
}

function start(dir: string, values: Readonly<Record<string, string>>): Started {
  const child = spawn('sh', [join(CONTAINER, 'start.sh')], {
    env: {
      PATH: `${dirname(findNginx() ?? '')}:${process.env['PATH'] ?? ''}`,
      PAUSA_TEMPLATES: join(dir, 'templates'),
      PAUSA_RUN: join(dir, 'run'),
      PAUSA_ROOT: join(ROOT, 'dist'),
      PAUSA_BRAND: join(dir, 'brand'),
      PAUSA_LOGS: join(dir, 'logs'),
      ...values,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, end: new Promise((resolve) => child.once('close', (code) => resolve([code, output]))) };
}

test('the start script fills in the templates and becomes nginx; the health check answers; SIGQUIT ends it', async ({ request }) => {
  const dir = prepare();
  const port = await freePort();
  const { child, end } = start(dir, { PAUSA_LISTEN: `127.0.0.1:${port}`, PAUSA_API: 'http://127.0.0.1:9' });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await expect.poll(() => request.get(`${origin}/healthz`).then((answer) => answer.text(), String)).toBe('ok\n');
    const health = await request.get(`${origin}/healthz`);
    expect([health.status(), health.headers()['content-type'], health.headers()['cache-control']]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'no-cache',
    ]);
    expect(health.headers()['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(await (await request.get(`${origin}/wallet`)).text()).toContain('<div id="app"');
    expect(await (await request.get(`${origin}/config.json`)).json()).toEqual({ productName: 'Mensa' });
    // A CDN names itself in Via, and gets packed files all the same.
    const packed = await request.get(`${origin}/elements/menu.js`, { headers: { via: '1.1 cdn', 'accept-encoding': 'gzip' } });
    expect([packed.status(), packed.headers()['content-encoding']]).toEqual([200, 'gzip']);
    // The back end is down: that is no reason to end the container.
    expect((await request.get(`${origin}/b2c/home`)).status()).toBe(502);
    expect((await request.get(`${origin}/healthz`)).status()).toBe(200);
    const log = readFileSync(join(dir, 'logs/access.log'), 'utf8');
    expect(log).toContain('"GET /wallet HTTP/1.1" 200');
    expect(log).not.toContain('healthz');
  } finally {
    child.kill('SIGQUIT');
    expect((await end)[0]).toBe(0);
    rmSync(dir, { recursive: true, force: true });
  }
});

test('without a back end, or without the provider’s configuration, it says what is missing and ends', async () => {
  const dir = prepare();
  const [code, output] = await start(dir, {}).end;
  expect(code).not.toBe(0);
  expect(output).toContain('PAUSA_API: names the back end');
  rmSync(join(dir, 'brand/config.json'));
  expect(await start(dir, { PAUSA_API: 'http://127.0.0.1:9' }).end).toEqual([
    1,
    `There is no ${join(dir, 'brand')}/config.json: mount the provider's folder there.\n`,
  ]);
  rmSync(dir, { recursive: true, force: true });
});

test('the image has what the configuration needs', () => {
  const dockerfile = read('deploy/container/Dockerfile');
  const copied = [...dockerfile.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
  expect(copied).toEqual([
    'dist/app',
    'dist/elements',
    'deploy/nginx/pausa.conf.template',
    'deploy/container/nginx.conf.template',
    'deploy/container/server.conf',
    'deploy/container/start.sh',
  ]);
  expect(copied.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  // Each directive of brotli comes from one of Debian's two modules.
  const server = read('deploy/container/server.conf');
  expect(server).toMatch(/^brotli on;$/m);
  expect(server).toMatch(/^brotli_static on;$/m);
  for (const name of ['filter', 'static']) expect(dockerfile).toContain(`libnginx-mod-http-brotli-${name}`);
  // What is packed as it is sent is packed for the same types that gzip packs.
  const types = (text: string, directive: string) => new RegExp(`^ *${directive} (.+);$`, 'm').exec(text)?.[1];
  expect(types(server, 'brotli_types')).toBe(types(read('deploy/nginx/pausa.conf.template'), 'gzip_types'));
  expect(dockerfile).toMatch(/^USER www-data$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK .*http:\/\/127\.0\.0\.1:8080\/healthz$/m);
});
