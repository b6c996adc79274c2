import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder that always holds the newest version. */
const LATEST = 'latest';
/** The folders that all versions share: their file names contain a hash of the content. */
const SHARED = ['assets', 'chunks'];

/**
 * Publishes the built entries under the version's own folder and under `latest` (docs/decisions/0011). Chunks and assets stay
 * where they are, for all versions. `<version>/sri.json` has the hashes for `integrity` attributes.
 */
export function elementVersions(version: string): Plugin {
  return {
    name: 'pausa:element-versions',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const entries = Object.values(bundle).flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : []));
      // `embed.js` has no chunks.
      const scripts = Object.keys(bundle).filter((file) => /^[\w-]+\.js$/.test(file) && !entries.includes(file));
      for (const folder of [version, LATEST]) {
        await mkdir(join(dir, folder), { recursive: true });
        for (const entry of entries) {
          await writeFile(join(dir, folder, entry), oneFolderDown(await readFile(join(dir, entry), 'utf8')));
          await writeFile(join(dir, folder, `${entry}.map`), mapOneFolderDown(await readFile(join(dir, `${entry}.map`), 'utf8')));
        }
        for (const script of scripts) await copyFile(join(dir, script), join(dir, folder, script));
      }
      const shared = await Promise.all(SHARED.map(async (folder) => (await readdir(join(dir, folder))).map((file) => `${folder}/${file}`)));
      const named = [...[...entries, ...scripts].map((entry) => `${version}/${entry}`), ...shared.flat()]
        .filter((file) => !file.endsWith('.map'))
        .sort();
      const integrity = await Promise.all(named.map(async (file) => [file, integrityOf(await readFile(join(dir, file)))] as const));
      await writeFile(join(dir, version, 'sri.json'), `${JSON.stringify(Object.fromEntries(integrity), null, 2)}\n`);
    },
  };
}

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Corrects imports such as `./chunks/x.js` in a module that has moved into a folder beside `chunks`. */
const oneFolderDown = (code: string) => code.replace(/(["'`])\.\/((?:chunks|assets)\/)/g, '$1../$2');

function mapOneFolderDown(text: string): string {
  const map = JSON.parse(text) as { sources: string[] };
  return JSON.stringify({ ...map, sources: map.sources.map((source) => `../${source}`) });
}
