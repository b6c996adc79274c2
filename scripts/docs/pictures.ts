/**
 * `npm run pictures:all`: every story and every page of the app in each size, light and dark, as PNG files and as one contact sheet,
 * into test-results/pictures. The visual checks of tests/a11y visit them, and take pictures instead of running axe. Needs a build.
 * `-- -g wallet` takes a part anew.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onStop, ROOT, run, stopChildren } from '../steps.mjs';

const FOLDER = join(ROOT, 'test-results/pictures');
const args = process.argv.slice(2);

/** One row for each state, one picture for each size and theme. */
function sheetOf(files: readonly string[]): string {
  const stateOf = (file: string) => file.replace(/\.\d+\.\w+\.png$/, '');
  const picture = (file: string) =>
    `<a href="${encodeURIComponent(file)}"><img loading="lazy" alt="${file}" title="${file}" src="${encodeURIComponent(file)}"></a>`;
  const rows = [...new Set(files.map(stateOf))].map((state) => {
    const own = files.filter((file) => stateOf(file) === state);
    return `<section><h2>${state}</h2>${own.map(picture).join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen and state</title>
<style>body{font:14px sans-serif;margin:16px;background:#bbb}section{display:flex;flex-wrap:wrap;gap:8px;align-items:start}
h2{width:100%;font-size:14px;margin:24px 0 0}img{display:block;height:420px;width:auto}</style>
${rows.join('\n')}\n`;
}

onStop(stopChildren);
if (args.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const { code } = await run('npx', ['playwright', 'test', 'tests/a11y', ...args], { env: { PAUSA_PICTURES: FOLDER } });
const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.png'))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
writeFileSync(join(FOLDER, 'index.html'), sheetOf(files));
console.log(`  ${files.length} pictures: ${join(FOLDER, 'index.html')}`);
process.exitCode = code;
