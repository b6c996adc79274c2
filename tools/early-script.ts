import type { Plugin } from 'vite';

/**
 * Puts one small module before everything else in a page, in a file of its own. Vite would join it with the other
 * module scripts of the page, and it would then wait for all that they import.
 * @param scripts the module of each page, below Vite's root; a build has one page
 */
export function earlyScript(scripts: Readonly<Record<string, string>>): Plugin {
  let isBuild = false;
  let root = '';
  return {
    name: 'pausa:early-script',
    configResolved(config) {
      isBuild = config.command === 'build';
      root = config.root;
    },
    buildStart() {
      if (isBuild) for (const script of Object.values(scripts)) this.emitFile({ type: 'chunk', id: `${root}${script}`, name: 'early' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        const chunk = Object.values(bundle ?? {}).find((output) => output.type === 'chunk' && output.name === 'early');
        const src = isBuild ? `/${chunk?.fileName ?? ''}` : (scripts[path] ?? '');
        return { html, tags: [{ tag: 'script', attrs: { type: 'module', src }, injectTo: 'head-prepend' }] };
      },
    },
  };
}
