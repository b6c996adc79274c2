/** `npx tsx sandbox/dev.ts [port]`: the sandbox alone, with the built app when there is one. */
import { fileURLToPath } from 'node:url';
import { startSandbox } from './server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { origin } = await startSandbox({
  port: Number(process.argv[2] ?? 5180),
  appDir: `${root}/dist/app`,
  offlineAppDir: `${root}/dist/offline`,
  elementsDir: `${root}/dist/elements`,
});
console.log(`Sandbox: ${origin}/sandbox/`);
