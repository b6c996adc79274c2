import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import Beasties from 'beasties';
import { build, type Plugin } from 'vite';
import { inlineScript } from './inline-script.ts';
import { shortStyleName } from './style-names.ts';

/**
 * The part of a style sheet that some templates need: the rules for their elements, those for every element, and the fallback font. The
 * real font is left to the sheet itself: a second `@font-face` for it would make the browser draw the text once more.
 */
async function styleOf(templates: string, sheet: string): Promise<string> {
  const beasties = new Beasties({ allowRules: [/data-pausa-root/], fonts: false, logLevel: 'silent' });
  const elements = templates.replace(/<\/?template[^>]*>/g, '');
  const page = await beasties.process(`<style>${sheet}</style><div id="app" data-pausa-root data-theme="auto">${elements}</div>`);
  const [font] = /@font-face\{src:local[^}]+\}/.exec(sheet) ?? [];
  const [, rules] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
  if (!font || !rules) throw new Error('The sign-in has no styles.');
  return font + rules;
}

/**
 * Puts the sign-in into the app's page, as a template for each language, with its style and the script that shows it. nginx leaves
 * them in the page of the sign-in alone.
 * @param entry a module that exports `loginTemplates`
 */
export function prerenderedLogin(entry: URL): Plugin {
  let host: { root: string; mode: string };
  return {
    name: 'pausa:prerendered-login',
    apply: 'build',
    configResolved(config) {
      host = { root: config.root, mode: config.mode };
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const outDir = fileURLToPath(new URL(`../.cache/prerendered-login-${host.mode}`, import.meta.url));
        await build({
          configFile: false,
          // The names of the classes depend on them.
          ...host,
          logLevel: 'warn',
          publicDir: false,
          plugins: [react(), vanillaExtractPlugin({ identifiers: shortStyleName })],
          build: {
            outDir,
            emptyOutDir: true,
            assetsInlineLimit: 0,
            ssr: fileURLToPath(entry),
            rolldownOptions: { output: { entryFileNames: 'login.js' } },
          },
        });
        const { loginTemplates } = (await import(`${outDir}/login.js`)) as { loginTemplates(): Promise<string[]> };
        const templates = await loginTemplates();
        const sheet = Object.values(bundle ?? {}).find(({ fileName }) => /^assets\/style-.*\.css$/.test(fileName));
        if (sheet?.type !== 'asset') throw new Error('The build has no style sheet.');
        const parts = [
          '<!--#if expr="$pausa_screen = LoginScreen" -->',
          ...templates,
          `<script type="text/css" id="login-style">${await styleOf(templates.join(''), String(sheet.source))}</script>`,
          await inlineScript('login'),
          '<!--#endif -->',
        ];
        // Before the style sheets, for which a script would wait.
        return html.replace('<noscript>', () => `${parts.join('\n    ')}\n    <noscript>`);
      },
    },
  };
}
