// `npm start`: from a fresh clone to the running app.
import { allowTypeScript, build, install, onStop, stopChildren } from './steps.mjs';

const HELP = `
  npm start -- [options]

    --partner ORIGIN  pages of this origin, such as http://localhost:8080, may use the elements with a session; any number of times
    --config FILE     the config.json of another provider: its brand, with the back end of the sandbox
    --back-end URL    your back end in the place of the sandbox's: what is below /b2c/ goes to URL/b2c/ (docs/first-day.md);
                      with --config the sign-in and the payment vendors are those of that file, too
    --replay FILE     a browser's recording (HAR) in the place of a back end: reads as recorded, effects refused (docs/first-day.md)
    --help            this text

  Environment: PORT (4173), PARTNER_PORT (4174).
`;
if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}

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
  const { readOptions, readPort, serve } = await import('./serve/serve.ts');
  const options = readOptions(process.argv.slice(2));
  await build(say, 'app');
  say('Starting the sandbox …');
  served = await serve({ port: readPort('PORT', 4173), partnerPort: readPort('PARTNER_PORT', 4174), isOffline: true, ...options, say });
  const { addresses } = await import('./serve/addresses.ts');
  say(`Ready in ${((performance.now() - since) / 1000).toFixed(1)} s.\n`);
  console.log(addresses(served));
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  await Promise.all([stopChildren(), served?.close()]);
  process.exit(error?.exitCode ?? 1);
}
