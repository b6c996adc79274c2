// Writes the licences of what a build contains beside it: MIT, Apache-2.0 and OFL-1.1 all ask for their notice.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g;
/** Its files are no modules: no source map names it. */
const FONTS = ['@fontsource-variable/montserrat'];

/** The packages whose code stands in a build, by its source maps. */
function packagesIn(folder) {
  const names = new Set(FONTS);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.map')) continue;
    const { sources } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const source of sources) {
      const name = [...source.matchAll(PACKAGE)].at(-1)?.[1];
      if (name !== undefined) names.add(name);
    }
  }
  return [...names].sort();
}

function noticeOf(root, name) {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  return `${name} ${version} (${license})\n${text}`;
}

/**
 * @param {string} root of the repository
 * @param {string} folder of the build
 * @param {readonly string[]} more packages of which something is in the build that no source map names
 */
export function writeLicences(root, folder, more = []) {
  const notices = [...new Set([...packagesIn(folder), ...more])]
    .sort()
    .filter((name) => existsSync(join(root, 'node_modules', name, 'package.json')))
    .map((name) => noticeOf(root, name));
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), `This build contains:\n\n${notices.join(`\n${'-'.repeat(78)}\n\n`)}`);
}
