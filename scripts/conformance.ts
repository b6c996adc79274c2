/** `npm run conformance`: sends Pausa's requests to a provider's back end and reports what does not conform. */
import { main } from '../conformance/main.ts';

process.exitCode = await main({ args: process.argv.slice(2), env: process.env, print: console.log, printError: console.error });
