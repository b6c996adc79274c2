/** `npm run conformance`: asks a provider's back end what Pausa asks of it, and says what does not conform. */
import { main } from '../conformance/main.ts';

process.exitCode = await main({ args: process.argv.slice(2), env: process.env, say: console.log, complain: console.error });
