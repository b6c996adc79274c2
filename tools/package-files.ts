/** Three plugins for the build of the npm package, which a consumer's bundler reads once more. */
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite's library build inlines every file that the code refers to. This keeps them as files, referred to by `new URL(…,
 * import.meta.url)`, which bundlers understand: inlined fonts would need `data:` in a page's policy, and the decoder's wasm has 1
 * MB.
 */
export function keepFiles(): Plugin {
  return {
    name: 'pausa:keep-files',
    enforce: 'pre',
    transform(code, id) {
      const kept = code
        .replace(/(url\(["']?[^"')]+\.woff2)(?=["']?\))/g, '$1?no-inline')
        .replace(/(from '[^']+\.svg)(?=';)/g, '$1?no-inline')
        .replace(/(from '[^']+\.wasm\?url)(?=';)/g, '$1&no-inline');
      return kept !== code && !id.includes('/node_modules/') ? { code: kept, map: null } : undefined;
    },
  };
}

const WORKER = /new URL\('(\.\/[\w.-]+\.worker)\.ts', import\.meta\.url\)/g;
const MARK = /__PAUSA_WORKER__\("([^"]+)"\)/g;

/**
 * Leaves `new Worker(new URL('./x.worker.js', import.meta.url))` as it is written: the worker is a module of the package (an
 * entry of the build), and the consumer's bundler bundles it. Vite would inline its own bundle.
 */
export function keepWorkers(): Plugin {
  return {
    name: 'pausa:keep-workers',
    enforce: 'pre',
    transform(code) {
      const marked = code.replace(WORKER, '__PAUSA_WORKER__("$1.js")');
      return marked === code ? undefined : { code: marked, map: null };
    },
    renderChunk(code) {
      const named = code.replace(MARK, 'new URL("$1", import.meta.url)');
      return named === code ? undefined : { code: named, map: null };
    },
  };
}

const SOURCE = /^(?:.*\/)?src\/widgets\/([^/]+)\//;
/** The style sheet of the shared code, which comes before all others. */
export const BASE = 'base';

/**
 * Collects the CSS of all `*.css.ts` modules in `styles/base.css` (the theme and the shared code), a file for each widget, and
 * `styles/styles.css` with everything. The consumer imports these files: our modules import no CSS, so that Node can load them.
 * @param theme the module whose styles begin the sheet
 */
export function gatherStyles(theme: string): Plugin {
  return {
    name: 'pausa:gather-styles',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sheets = new Map<string, string[]>([[BASE, []]]);
        /** Two modules with the same CSS share a file. */
        const gathered = new Set<string>();
        for (const file of inOrder(bundle, theme)) {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk') continue;
          const [, room] = SOURCE.exec(chunk.facadeModuleId ?? '') ?? [];
          for (const name of chunk.viteMetadata?.importedCss ?? []) {
            const asset = bundle[name];
            if (room === undefined || asset?.type !== 'asset') throw new Error(`${name} belongs to no widget`);
            const sheet = room === 'shared' ? BASE : room;
            sheets.set(sheet, [...(sheets.get(sheet) ?? []), rebased(String(asset.source), path.posix.dirname(name))]);
            gathered.add(name);
          }
          chunk.code = chunk.code.replace(/\/\* empty css\s*\*\/\n/g, '');
        }
        for (const name of gathered) delete bundle[name];
        const all = [...sheets].map(([name, texts]) => ({ name, source: texts.join('\n') }));
        for (const { name, source } of [...all, { name: 'styles', source: all.map(({ source: text }) => text).join('\n') }]) {
          this.emitFile({ type: 'asset', fileName: `styles/${name}.css`, source });
        }
      },
    },
  };
}

/** The chunks in the order of their styles: each after those that it imports. The theme comes first. */
function inOrder(bundle: Readonly<Record<string, { type: string; facadeModuleId?: string | null; imports?: string[] }>>, theme: string) {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const next of bundle[file]?.imports ?? []) visit(next);
    order.push(file);
  };
  const order: string[] = [];
  const first = Object.keys(bundle).filter((file) => bundle[file]?.facadeModuleId?.endsWith(theme));
  if (first.length !== 1) throw new Error(`The build has no ${theme}`);
  for (const file of [...first, ...Object.keys(bundle).sort()]) visit(file);
  return order.filter((file) => bundle[file] !== undefined);
}

/** Relative addresses of a sheet in `folder`, as they are from `styles/`. */
const rebased = (css: string, folder: string): string =>
  css.replace(/url\((["']?)(\.{1,2}\/[^"')]+)\1\)/g, (_, quote: string, url: string) => {
    return `url(${quote}${path.posix.relative('styles', path.posix.join(folder, url))}${quote})`;
  });
