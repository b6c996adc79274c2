/** The servers for the end-to-end tests: serve the existing builds in dist on fixed ports. */
import { readPort, serve } from './serve.ts';

const port = readPort('PAUSA_TEST_PORT', 4273);
const partnerPort = readPort('PAUSA_TEST_PARTNER_PORT', port + 1);
const served = await serve({ port, partnerPort, hasStories: true, isOffline: true, say: (line) => console.error(line) });
if (served.app.port !== port || served.partner.port !== partnerPort) {
  await served.close();
  throw new Error(`The journeys need the ports ${port} and ${partnerPort}.`);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void served.close().finally(() => process.exit(0));
  });
}
console.log(`Ready on ${served.app.origin} and ${served.partner.origin}`);
