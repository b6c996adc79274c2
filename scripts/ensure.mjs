// Before `npm run dev` and the other tools: installs what is missing.
import { install, onStop, stopChildren } from './steps.mjs';

onStop(stopChildren);
try {
  await install((line) => console.log(`  ${line}`));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
