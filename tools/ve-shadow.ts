import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const SHEETS = fileURLToPath(new URL('../src/widgets/shared/runtime/elements/sheets.ts', import.meta.url));

/**
 * Puts vanilla-extract's styles into shadow roots. After vanilla-extract, a `*.css.ts` module holds its class names and one
 * side-effect import of its CSS; here that import becomes text and a call of `registerSheet`. Without this plugin (host app) the
 * same modules become ordinary CSS files.
 *
 * Place it after `vanillaExtractPlugin()`. Hot updates work: Vite runs the module again, which replaces the text.
 */
export function veShadow(): Plugin {
  let root = process.cwd();
  return {
    name: 'pausa:ve-shadow',
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      if (!id.split('?', 1)[0]?.endsWith('.css.ts')) return;
      let count = 0;
      const rewritten = code.replace(/^import\s+['"]([^'"]+\.vanilla\.css)['"];?/gm, (_, file: string) => {
        const n = count++;
        // The names are short, because each element's script contains them.
        const sheetId = (path.isAbsolute(file) ? path.relative(root, file) : file).replace(/^src\/widgets\/|\.css\.ts\.vanilla\.css$/g, '');
        return [
          `import css${n}$ from ${JSON.stringify(`${file}?inline`)};`,
          `import { registerSheet as register${n}$ } from ${JSON.stringify(SHEETS)};`,
          `register${n}$(${JSON.stringify(sheetId)}, css${n}$, import.meta.url);`,
        ].join('\n');
      });
      return count > 0 ? { code: rewritten, map: null } : undefined;
    },
  };
}
