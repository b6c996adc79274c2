// `npm start`: from a fresh clone to the running app. Environment: PORT (4173), PARTNER_PORT (4174). Option, repeatable:
// `npm start -- --partner http://localhost:8080` lets the elements of pages of that origin call the API with a session.
import { allowTypeScript, build, install, onStop, stopChildren } from './steps.mjs';

const say = (line) => console.log(`  ${line}`);
const since = performance.now();

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`  Pausa needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

let served = null;
onStop(async () => {
  console.log('\n  Stopping …');
  await Promise.all([stopChildren(), served?.close()]);
  console.log('  Stopped.');
});

try {
  console.log('\n  Pausa\n');
  await install(say);
  await allowTypeScript();
  const { readPartners, readPort, serve } = await import('./serve/serve.ts');
  const partners = readPartners(process.argv.slice(2));
  await build(say, 'app');
  say('Starting the sandbox …');
  served = await serve({ port: readPort('PORT', 4173), partnerPort: readPort('PARTNER_PORT', 4174), isOffline: true, partners, say });
  const { addresses } = await import('./serve/addresses.ts');
  say(`Ready in ${((performance.now() - since) / 1000).toFixed(1)} s.\n`);
  console.log(addresses(served));
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  await Promise.all([stopChildren(), served?.close()]);
  process.exit(1);
}
