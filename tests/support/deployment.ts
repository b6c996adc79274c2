/** A server of its own for one test, on which a newer version can be deployed over the one that is open. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSandbox } from '../../sandbox/server.ts';

const BUILT = fileURLToPath(new URL('../../dist/app', import.meta.url));
/** `name-HASH.js` */
const HASHED = /^(.+)-([\w-]{8,})(\.\w+(?:\.map)?)$/;

export interface Deployment {
  readonly origin: string;
  /** Puts a version with other files in the place of this one: nothing of it has its name any longer, as after a change of everything. */
  deployNewer(): void;
  stop(): Promise<void>;
}

export async function startDeployment(): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'pausa-deployed-'));
  cpSync(BUILT, folder, { recursive: true });
  const server = await startSandbox({ port: 0, appDir: folder });
  return {
    origin: server.origin,
    deployNewer() {
      const assets = join(folder, 'assets');
      const names = readdirSync(assets).filter((name) => HASHED.test(name) && !name.endsWith('.map'));
      const newName = (name: string) => name.replace(HASHED, '$1-newer$2$3');
      // The longest first: no name is taken for a part of another.
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
      for (const name of ['index.html', 'service-worker.js']) rewrite(join(folder, name));
      // The page is another one, too.
      const worker = join(folder, 'service-worker.js');
      writeFileSync(worker, readFileSync(worker, 'utf8').replace(/(url:`\/index\.html`,revision:`)\w+/g, '$1newer'));
    },
    async stop() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
