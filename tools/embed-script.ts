import type { Plugin } from 'vite';
import { bundledScript } from './bundled-script.ts';

const FILE = 'embed.js';

/** Writes `embed.js` into the build, and serves it in development. */
export function embedScript(entry: URL): Plugin {
  // Its names are in a block, so it needs no function around it, which would cost bytes.
  const script = () => bundledScript(entry, 'es');
  return {
    name: 'pausa:embed-script',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await script() });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response, next) => {
        script().then((code) => response.setHeader('content-type', 'text/javascript').end(code), next);
      });
    },
  };
}
