// `npm run docs:site`: builds the documentation site into dist/site; with `-- --serve` also serves it.
import { allowTypeScript, build, install, onStop, stopChildren } from './steps.mjs';

const say = (line) => console.log(`  ${line}`);
onStop(stopChildren);
try {
  await install(say);
  await install(say, 'site');
  for (const name of ['app', 'package', 'stories', 'site']) await build(say, name);
  if (process.argv.includes('--serve')) {
    await allowTypeScript();
    const { serveSite } = await import('./site/serve.ts');
    const { origin } = await serveSite(Number(process.env.PORT ?? 4175));
    say(`The documentation site: ${origin}/`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
