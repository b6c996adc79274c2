import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/**
 * Puts the sign-in into the app's page, as a template for each language; the early script shows it before the app's code is there.
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
      async handler(html) {
        const outDir = fileURLToPath(new URL(`../.cache/prerendered-login-${host.mode}`, import.meta.url));
        await build({
          configFile: false,
          // The names of the classes depend on them.
          ...host,
          logLevel: 'warn',
          publicDir: false,
          plugins: [react(), vanillaExtractPlugin()],
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
        return html.replace('</head>', () => `  ${templates.join('\n    ')}\n  </head>`);
      },
    },
  };
}
