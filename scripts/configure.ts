/**
 * Puts a `config.json` into the pages of a build, where the web server does not do so itself.
 *
 *   npm run configure -- FILE [dist/app]
 *
 * Without it the app requests `/config.json`. Run it again after a change of the file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PAGES = ['index.html', 'menu.html'];

/** @throws SyntaxError for a configuration that is no JSON, Error for a page without a place for it */
export function configured(page: string, config: string): string {
  // No text of it ends the script element around it.
  const data = JSON.stringify(JSON.parse(config)).replaceAll('<', String.raw`\u003c`);
  const place = /(?<=<script type="application\/json" id="config">)[^]*?(?=<\/script>)/;
  if (!place.test(page)) throw new Error('The page has no place for a configuration.');
  return page.replace(/ *<!--#if expr="\$pausa_none" -->[^]*?<!--#endif -->\s*/, '').replace(place, () => data);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [file, folder = 'dist/app'] = process.argv.slice(2);
  if (file === undefined) {
    console.error('npm run configure -- FILE [dist/app]');
    process.exit(2);
  }
  const config = readFileSync(file, 'utf8');
  for (const name of PAGES) {
    const page = join(folder, name);
    writeFileSync(page, configured(readFileSync(page, 'utf8'), config));
  }
}
