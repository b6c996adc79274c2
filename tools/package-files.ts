/** Three plugins for the build of the npm package, which a consumer's bundler reads once more. */
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { loadedFiles } from './loaded-files.ts';

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

const STYLES = 'lib/styles';
const REGISTRY = /\/src\/widgets\/shared\/runtime\/elements\/sheets\.ts$/;
const ELEMENT = /\/src\/widgets\/([^/]+)\/element\.tsx$/;
const SOURCE = /\/src\/widgets\/([^/]+)\//;
/** The style sheet of the shared code, which comes before all others. */
export const BASE = 'base';
/** React's directive: the components of a module are Client Components. */
export const CLIENT = "'use client';";

/**
 * Writes the CSS of the `*.css.ts` modules in two forms. The modules themselves import neither, so that Node can load them, and
 * components and elements share them.
 *
 * - Components: `lib/styles/base.css` (the theme and the shared code), a file for each widget, and `styles.css` with everything.
 *   The consumer imports these files.
 * - Elements: a `*.sheet.js` for each module, which registers its text for the shadow roots. `elements/<widget>.js` imports the
 *   sheets of all modules that the element loads, at once or later, and then the element.
 * @param theme the module whose styles come first
 */
export function gatherStyles(theme: string): Plugin {
  return {
    name: 'pausa:gather-styles',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        const chunks = inOrder(bundle, theme);
        const styles = chunks.flatMap((chunk) => {
          const [, room] = SOURCE.exec(chunk.facadeModuleId ?? '') ?? [];
          return [...(chunk.viteMetadata?.importedCss ?? [])].map((name) => {
            const asset = bundle[name];
            if (room === undefined || asset?.type !== 'asset') throw new Error(`${name} belongs to no widget`);
            return { chunk, name, css: String(asset.source), sheet: room === 'shared' ? BASE : room };
          });
        });
        styles.sort((a, b) => Number(b.sheet === BASE) - Number(a.sheet === BASE));

        const sheets = new Map<string, string[]>();
        const ofComponents = reachedFrom(bundle, ({ isEntry, facadeModuleId }) => isEntry && !ELEMENT.test(facadeModuleId ?? ''));
        for (const { chunk, name, css, sheet } of styles) {
          if (!ofComponents.has(chunk.fileName)) continue;
          sheets.set(sheet, [...(sheets.get(sheet) ?? []), rebased(css, name, `${STYLES}/${sheet}.css`)]);
        }
        const all = [...sheets].map(([sheet, texts]) => ({ sheet, source: texts.join('\n') }));
        for (const { sheet, source } of [...all, { sheet: 'styles', source: all.map((each) => each.source).join('\n') }])
          write(`${STYLES}/${sheet}.css`, source);

        const [registry] = chunks.filter(({ facadeModuleId }) => REGISTRY.test(facadeModuleId ?? ''));
        if (registry === undefined) throw new Error('The build has no registry of sheets');
        const modules = new Map<string, string>();
        const elements: string[] = [];
        for (const element of chunks) {
          const [, widget] = ELEMENT.exec(element.facadeModuleId ?? '') ?? [];
          if (widget === undefined) continue;
          const loaded = reachedFrom(bundle, (chunk) => chunk === element);
          const own = styles.filter(({ chunk }) => loaded.has(chunk.fileName));
          for (const { name, css } of own) modules.set(sheetOf(name), sheetModule(name, css, registry.fileName));
          const file = `elements/${widget}.js`;
          // Two modules with the same CSS share it.
          write(file, `${CLIENT}\n${importsOf(file, [...new Set(own.map(({ name }) => sheetOf(name))), element.fileName])}`);
          elements.push(file);
        }
        write('elements/index.js', `${CLIENT}\n${importsOf('elements/index.js', elements)}`);
        for (const [file, source] of modules) write(file, source);

        for (const { name } of styles) delete bundle[name];
        for (const chunk of chunks) chunk.code = chunk.code.replace(/\/\* empty css\s*\*\/\n/g, '');
      },
    },
  };
}

/** The chunks in the order of their styles: each after those that it imports. The theme comes first. */
function inOrder(bundle: Rolldown.OutputBundle, theme: string): Rolldown.OutputChunk[] {
  const order = new Set<Rolldown.OutputChunk>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) return;
    seen.add(file);
    chunk.imports.forEach(visit);
    order.add(chunk);
  };
  const first = Object.values(bundle).filter((chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(theme));
  if (first.length !== 1) throw new Error(`The build has no ${theme}`);
  for (const file of [...first.map(({ fileName }) => fileName), ...Object.keys(bundle).sort()]) visit(file);
  return [...order];
}

/** The files of the chunks, and those that they load, at once or later. */
function reachedFrom(bundle: Rolldown.OutputBundle, isStart: (chunk: Rolldown.OutputChunk) => boolean): ReadonlySet<string> {
  const reached = new Set<string>();
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && isStart(chunk)) loadedFiles(bundle, chunk.fileName, reached, { isLater: true });
  return reached;
}

/** `lib/assets/widgets/menu/Menu.css.ts.vanilla.css` is a name of the CSS. Its module lies beside that of the class names. */
const sheetOf = (css: string) => css.replace(/^lib\/assets\/(.*)\.css\.ts\.vanilla\.css$/, 'lib/$1.sheet.js');

const specifier = (from: string, to: string) => path.posix.relative(path.posix.dirname(from), to).replace(/^(?!\.)/, './');
const importsOf = (file: string, modules: readonly string[]) => modules.map((module) => `import '${specifier(file, module)}';\n`).join('');

/** The module that registers a sheet. Bundlers find the files of its text by `new URL(…, import.meta.url)`. */
function sheetModule(name: string, css: string, registry: string): string {
  const file = sheetOf(name);
  const text = JSON.stringify(rebased(css, name, file)).replace(
    /url\((\\"|'|)(\.{1,2}\/[^"')\\]+)\1\)/g,
    (_, quote: string, url: string) => `url(${quote}" + new URL("${url}", import.meta.url).href + "${quote})`,
  );
  return [
    `import { registerSheet } from '${specifier(file, registry)}';\n`,
    `registerSheet('${file.replace('.sheet.js', '')}', ${text}, import.meta.url);\n`,
  ].join('');
}

/** Relative addresses of a sheet in the file `from`, as they are in the file `to`. */
const rebased = (css: string, from: string, to: string): string =>
  css.replace(/url\((["']?)(\.{1,2}\/[^"')]+)\1\)/g, (_, quote: string, url: string) => {
    return `url(${quote}${specifier(to, path.posix.join(path.posix.dirname(from), url))}${quote})`;
  });
