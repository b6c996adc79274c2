/** Builds the documentation site into dist/site: `npm run docs:site`. Needs the app, the package and the stories. */
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT, runTool, stopChildren } from '../steps.mjs';
import { SITE } from './folder.ts';
import { moveInlineScripts } from './inline-scripts.ts';
import { checkLinks } from './check-links.ts';
import { writePages } from './pages.ts';
import { writePolicy } from './policy.ts';

const VITEPRESS = '../site/node_modules/vitepress/bin/vitepress.js';

/** Into the site, without what only serves to find faults. */
const copy = (from: string, to: string): void =>
  cpSync(join(ROOT, from), join(SITE, to), { recursive: true, filter: (file) => !file.endsWith('.map') && !file.endsWith('project.json') });

rmSync(SITE, { recursive: true, force: true });
await writePages();
const { code, output } = await runTool(VITEPRESS, ['build', 'site'], { quiet: true });
if (code !== 0) {
  await stopChildren();
  throw new Error(output);
}
await build({ configFile: join(ROOT, 'site/live/vite.config.ts'), root: join(ROOT, 'site/live'), logLevel: 'error' });
// The scripts that the live examples load, the pictures of the sandbox's dishes, and the manual.
for (const folder of ['latest', 'chunks', 'assets']) copy(`dist/elements/${folder}`, `elements/${folder}`);
copy('sandbox/pictures', 'sandbox/pictures');
copy('dist/storybook', 'manual');
moveInlineScripts(SITE);
writePolicy(SITE);

const { pages, links, broken } = checkLinks();
if (broken.length > 0) throw new Error(`The site has broken links:\n${broken.join('\n')}`);
console.log(`${pages} pages, ${links} links, ${readdirSync(SITE, { recursive: true }).length} files`);
