import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';

const FILE = 'embed.js';

/** One classic script without imports. */
async function scriptOf(entry: URL): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: fileURLToPath(entry), output: { format: 'es', entryFileNames: FILE } },
    },
  })) as Rollup.RollupOutput;
  return built.output[0].code.trim();
}

/** Writes `embed.js` into the build, and serves it in development. */
export function embedScript(entry: URL): Plugin {
  return {
    name: 'pausa:embed-script',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await scriptOf(entry) });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response, next) => {
        scriptOf(entry).then((code) => response.setHeader('content-type', 'text/javascript').end(code), next);
      });
    },
  };
}
