/** What elements and components weigh, for their pages: in kB of brotli, measured from the builds. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { brotli, elementFiles, KB } from '../bench/element-files.ts';
import type { ComponentDescription } from '../package/describe.ts';
import { ROOT } from '../steps.mjs';

export interface Weight {
  /** What must load before something is shown. */
  readonly script: number;
  /** What loads after that; 0 without any. */
  readonly later: number;
  /** The style sheets; 0 where they are in the script. */
  readonly style: number;
}

const LIB = join(ROOT, 'dist/npm/lib');
const REACT = /^react(-dom)?($|\/)/;

export const inKb = (bytes: number): string => (bytes / KB).toFixed(1);

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** An element of the script tag, with all that it shares with others: the numbers of `npm run size`. */
export function weighElement(widget: string): Weight {
  const files = elementFiles(widget);
  const all = (wanted: 'script' | 'later') => sum(files.flatMap(({ kind, bytes }) => (kind === wanted ? [bytes] : [])));
  return { script: all('script'), later: all('later'), style: 0 };
}

/** A component of the package, or what makes its runtime, in a bundle of its own, minified, without React. */
export async function weighComponent({ name, entry }: Pick<ComponentDescription, 'name' | 'entry'>): Promise<Weight> {
  const module = join(LIB, 'widgets', entry === 'runtime' ? 'runtime.js' : `${entry}/index.js`);
  const id = `\0${name}`;
  const { output } = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [
      {
        name: 'pausa:one-component',
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) => (source === id ? `export { ${name} } from ${JSON.stringify(module)};` : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: { input: id, external: REACT, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const needed = new Set<string>();
  const follow = (file: string): void => {
    const chunk = chunks.get(file);
    if (chunk === undefined || needed.has(file)) return;
    needed.add(file);
    chunk.imports.forEach(follow);
  };
  for (const { isEntry, fileName } of chunks.values()) if (isEntry) follow(fileName);
  const weigh = (isNeeded: boolean) =>
    sum([...chunks.values()].flatMap(({ fileName, code }) => (needed.has(fileName) === isNeeded ? [brotli(Buffer.from(code))] : [])));
  const sheets = ['base', entry].map((sheet) => join(LIB, `styles/${sheet}.css`)).filter((file) => existsSync(file));
  return { script: weigh(true), later: weigh(false), style: sum(sheets.map((file) => brotli(readFileSync(file)))) };
}
