// Writes the licences of what a build contains beside it: MIT, Apache-2.0 and OFL-1.1 all ask for their notice.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a source's package, also of one that lies inside another package. */
const PACKAGE = /(?:^|\/)(node_modules\/(?:.+\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;
/** Its files are no modules: no source map names it. */
const FONTS = '@fontsource-variable/montserrat';

/**
 * The folders of the packages of which something is in a build: code, by its source maps, and the typeface.
 * @param {string} folder of the build
 * @returns {Set<string>} paths below the repository's root: `node_modules/valibot`
 */
export function packagesIn(folder) {
  const packages = new Set([`node_modules/${FONTS}`]);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.map')) continue;
    const { sources } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const source of sources) {
      const path = PACKAGE.exec(source)?.[1];
      if (path !== undefined) packages.add(path);
    }
  }
  return packages;
}

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  return `${name} ${version} (${license})\n${text}`;
}

/**
 * @param {string} root of the repository
 * @param {string} folder of the build
 * @param {readonly string[]} more packages of which something is in the build that no source map names
 * @throws when a package of the build is not installed
 */
export function writeLicences(root, folder, more = []) {
  const packages = packagesIn(folder);
  for (const name of more) packages.add(`node_modules/${name}`);
  const notices = new Set([...packages].map((path) => noticeOf(join(root, path))));
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), `This build contains:\n\n${[...notices].sort().join(`\n${'-'.repeat(78)}\n\n`)}`);
}
