// `npm run build`: the app into dist/app, the elements into dist/elements, the stories into dist/storybook.
// `npm run storybook:build`: the stories alone.
import { build, buildStories, install, onStop, stopChildren } from './steps.mjs';

const say = (line) => console.log(`  ${line}`);
onStop(stopChildren);
try {
  await install(say);
  if (process.argv[2] !== 'stories') await build(say, { force: true });
  await buildStories(say);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
