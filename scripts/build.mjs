// `npm run build`: the app into dist/app and the elements into dist/elements.
import { build, install, onStop, stopChildren } from './steps.mjs';

const say = (line) => console.log(`  ${line}`);
onStop(stopChildren);
try {
  await install(say);
  await build(say, { force: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
