import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { documentStyleOf } from '../src/registry/document-policy.ts';

/** The style of the pages before any other file has come; the policy has its hash. */
const STYLE = documentStyleOf(readFileSync(new URL('../src/host/document.css', import.meta.url), 'utf8'));

/**
 * Puts document.css into the page itself, and the other style sheets behind the place of the screen: that place is painted as soon
 * as the page has come.
 */
export const documentStyle = (): Plugin => ({
  name: 'pausa:document-style',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
      return sheets
        .reduce((page, sheet) => page.replace(sheet, ''), html)
        .replace('</head>', () => `  <style>${STYLE}</style>\n  </head>`)
        .replace('</body>', () => `${sheets.join('')}  </body>`);
    },
  },
});
