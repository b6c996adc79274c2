// `npm run build`: the app into dist/app, the elements into dist/elements, the npm package into dist/npm, the stories into
// dist/storybook. `npm run package` and `npm run storybook:build`: the package, or the stories, alone.
import { build, install, onStop, stopChildren } from './steps.mjs';

const say = (line) => console.log(`  ${line}`);
onStop(stopChildren);
try {
  await install(say);
  const [, , only] = process.argv;
  if (only === undefined) await build(say, 'app', { force: true });
  await Promise.all((only === undefined ? ['package', 'stories'] : [only]).map((name) => build(say, name, { force: true })));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
