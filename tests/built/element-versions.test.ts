/** The addresses that a partner can use: the files of a version with their hashes, and `latest`. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const BUILT = 'dist/elements';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const ENTRIES = ['cart.js', 'coffee.js', 'menu.js', 'payment-picker.js', 'shop.js', 'wallet.js'];
/** A script without chunks, in the same folder. */
const EMBED = 'embed.js';

const read = (file: string) => readFileSync(join(BUILT, file), 'utf8');
const hashes = JSON.parse(read(`${version}/sri.json`)) as Record<string, string>;

/** Every file that a script leads to, by its path below `dist/elements`; maps are no part of what a page runs. */
function reached(entry: string): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (!file.endsWith('.js')) return;
    for (const [, named = ''] of read(file).matchAll(/["'`](\.{1,2}\/[\w./~-]+\.(?:js|woff2))["'`]/g)) {
      visit(normalize(join(dirname(file), named)));
    }
  };
  visit(entry);
  return [...found].sort();
}

describe.each([version, 'latest'])('/elements/%s/', (folder) => {
  it('has every element', () => {
    expect(readdirSync(join(BUILT, folder)).filter((file) => file.endsWith('.js'))).toEqual([...ENTRIES, EMBED].sort());
  });

  it.each(ENTRIES)('%s leads to files that are there, and to none of another version', (entry) => {
    const files = reached(`${folder}/${entry}`);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(join(BUILT, file)))).toEqual([]);
    expect(files.filter((file) => !/^(chunks|assets)\//.test(file))).toEqual([`${folder}/${entry}`]);
    // All addresses lead to the same modules, so a cart from one address shares its state with a shop from another.
    const others = (paths: string[], own: string) => paths.filter((path) => path !== own);
    expect(others(files, `${folder}/${entry}`)).toEqual(others(reached(entry), entry));
  });

  it('has maps that name our sources', () => {
    const { sources } = JSON.parse(read(`${folder}/menu.js.map`)) as { sources: string[] };
    const menu = sources.find((source) => source.endsWith('src/widgets/menu/element.tsx'));
    expect(existsSync(join(BUILT, folder, menu ?? ''))).toBe(true);
  });
});

describe('embed.js', () => {
  const script = readFileSync('dist/app/embed.js', 'utf8');

  it('is one classic script of less than a kilobyte', () => {
    expect(Buffer.byteLength(script)).toBeLessThan(1024);
    expect(script).not.toMatch(/\b(import|export)\b|sourceMappingURL/);
    // The script adds no global name to the page.
    expect(script).toMatch(/^\{[^]*\}$/);
  });

  it.each(['', 'latest/', `${version}/`])('is the same below /elements/%s', (folder) => expect(read(`${folder}${EMBED}`)).toBe(script));

  it('has a hash', () => expect(Object.keys(hashes)).toContain(`${version}/${EMBED}`));

  it('is for other pages: the app keeps no copy for later', () =>
    expect(readFileSync('dist/app/service-worker.js', 'utf8')).not.toContain(EMBED));
});

describe('sri.json', () => {
  it('has the SHA-384 of each file that it names', () => {
    const wrong = Object.entries(hashes).filter(([file, integrity]) => {
      const hash = createHash('sha384').update(readFileSync(join(BUILT, file)));
      return integrity !== `sha384-${hash.digest('base64')}`;
    });
    expect(wrong).toEqual([]);
  });

  it.each(ENTRIES)('names all that %s leads to', (entry) => {
    expect(reached(`${version}/${entry}`).filter((file) => hashes[file] === undefined)).toEqual([]);
  });

  it('names no file that changes from version to version', () => {
    const fixed = new RegExp(String.raw`^(${version.replaceAll('.', String.raw`\.`)}/[\w-]+\.js|(chunks|assets)/.+-[\w-]{8}\.\w+)$`);
    expect(Object.keys(hashes).filter((file) => !fixed.test(file))).toEqual([]);
  });
});
