import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';

/** A module with all that it imports, as one classic script. `iife`: in a function, so that its names are not global. */
export async function bundledScript(entry: URL, format: 'es' | 'iife' = 'iife'): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: fileURLToPath(entry), output: { format } } },
  })) as Rollup.RollupOutput;
  return output[0].code.trim();
}
