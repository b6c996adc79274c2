/** A server of its own for one test, on which a newer version can be deployed over the one that is open. */
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSandbox } from '../../sandbox/server.ts';

const BUILT = fileURLToPath(new URL('../../dist/app', import.meta.url));
/** `name-HASH.js` */
const HASHED = /^(.+)-([\w-]{8,})(\.\w+(?:\.map)?)$/;

export interface Deployment {
  readonly origin: string;
  /** Replaces this version by one whose files all have other names, as after a change of everything. */
  deployNewer(): void;
  /** From now on the service worker runs this code, too, at its start. Before the first visit. */
  addToWorker(code: string): void;
  /** From now on another server answers every request: a gateway that has lost the back end, or the login page of a network. */
  hide(status: number, page: string): Promise<void>;
  /** Answers requests again. */
  show(): Promise<void>;
  stop(): Promise<void>;
}

export async function startDeployment(): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'pausa-deployed-'));
  cpSync(BUILT, folder, { recursive: true });
  const app = await startSandbox({ port: 0, appDir: folder });
  const { origin } = app;
  const port = Number(new URL(origin).port);
  let close = app.close;
  return {
    origin,
    async hide(status, page) {
      await close();
      const other = createServer((_, response) => {
        response.writeHead(status, { 'content-type': 'text/html', connection: 'close' }).end(page);
      });
      await once(other.listen(port, new URL(origin).hostname), 'listening');
      close = async () => {
        other.close();
        await once(other, 'close');
      };
    },
    async show() {
      await close();
      ({ close } = await startSandbox({ port, appDir: folder }));
    },
    addToWorker(code) {
      const file = join(folder, 'service-worker.js');
      writeFileSync(file, `${code}\n${readFileSync(file, 'utf8')}`);
    },
    deployNewer() {
      const assets = join(folder, 'assets');
      const names = readdirSync(assets).filter((name) => HASHED.test(name) && !name.endsWith('.map'));
      const newName = (name: string) => name.replace(HASHED, '$1-newer$2$3');
      // Replaces the longest names first, because one name can be a part of another.
      const pattern = new RegExp(
        [...names]
          .sort((a, b) => b.length - a.length)
          .map((name) => name.replaceAll('.', '\\.'))
          .join('|'),
        'g',
      );
      const rewrite = (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, newName));
      for (const name of names) {
        if (/\.(js|css)$/.test(name)) rewrite(join(assets, name));
        cpSync(join(assets, name), join(assets, newName(name)));
        rmSync(join(assets, name));
      }
      for (const name of ['index.html', 'menu.html', 'service-worker.js', 'screen-worker.js']) rewrite(join(folder, name));
      // The pages differ, too.
      for (const worker of [join(folder, 'service-worker.js'), join(folder, 'screen-worker.js')])
        writeFileSync(worker, readFileSync(worker, 'utf8').replace(/(url:`\/(?:index|menu)\.html`,revision:`)\w+/g, '$1newer'));
    },
    async stop() {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}
