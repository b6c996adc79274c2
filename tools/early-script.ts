import type { Plugin } from 'vite';

/**
 * Puts one small module before everything else in the page, in a file of its own. Vite would join it with the other
 * module scripts of the page, and it would then wait for all that they import.
 */
export function earlyScript(file: string): Plugin {
  let isBuild = false;
  return {
    name: 'pausa:early-script',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    buildStart() {
      if (isBuild) this.emitFile({ type: 'chunk', id: file, name: 'early' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find((output) => output.type === 'chunk' && output.name === 'early');
        const src = isBuild ? `/${chunk?.fileName ?? ''}` : `/${file.split('/').pop() ?? ''}`;
        return { html, tags: [{ tag: 'script', attrs: { type: 'module', src }, injectTo: 'head-prepend' }] };
      },
    },
  };
}
