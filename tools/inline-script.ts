import { bundledScript } from './bundled-script.ts';

/** The modules of the scripts that are in the pages themselves. */
export const INLINE_SCRIPTS = {
  app: new URL('../src/host/early.ts', import.meta.url),
  menu: new URL('../src/host/menu/early.ts', import.meta.url),
  login: new URL('../src/host/prerender/show-login.ts', import.meta.url),
} as const;

/** A script that runs as soon as the page arrives. The page's policy needs its hash (sandbox/http/policy.ts). */
export async function inlineScript(page: keyof typeof INLINE_SCRIPTS): Promise<string> {
  const code = await bundledScript(INLINE_SCRIPTS[page]);
  if (/<\/script|<!--/i.test(code)) throw new Error(`${page}: this text would end the script in the page`);
  return `<script>${code}</script>`;
}
