import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Entry {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly license?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Readonly<Record<string, Entry>> };
/** Every entry but the repository itself. */
const ENTRIES = Object.entries(packages).filter(([path]) => path !== '');
const DOCUMENT = readFileSync('docs/third-party.md', 'utf8');

/** The first two cells of the rows below a heading. */
const rowsBelow = (heading: string): readonly (readonly [entry: string, reason: string])[] => {
  const section = DOCUMENT.split(`\n### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \| ([^|]+) \|/gm)].map(([, entry = '', reason = '']) => [entry, reason.trim()]);
};

const PATHS = (of: (entry: Entry) => boolean) => ENTRIES.filter(([, entry]) => of(entry)).map(([path]) => path);

describe('docs/third-party.md', () => {
  it('names each entry without a hash, with its reason', () => {
    const rows = rowsBelow('Entries without a hash');
    expect(rows.map(([entry]) => entry)).toEqual(PATHS(({ integrity }) => integrity === undefined));
    expect(rows.filter(([, reason]) => reason === '')).toEqual([]);
  });

  it('names each package with an install script, with its reason', () => {
    const rows = rowsBelow('Install scripts');
    expect(rows.map(([entry]) => entry)).toEqual(PATHS(({ hasInstallScript }) => hasInstallScript === true));
    expect(rows.filter(([, reason]) => reason === '')).toEqual([]);
  });

  it('tells of every licence in its table, and of no other', () => {
    const packageRows = [...DOCUMENT.matchAll(/^\| (@?[a-z][\w./@-]*) \| \d+\.\d+\.\d+ \| ([^|]+) \|/gm)];
    const licences = [...DOCUMENT.matchAll(/^\| (MIT|ISC|[\w.-]+-\d\.\d|\(.+\)|Unlicense) \| [^|]+ \|$/gm)].map(
      ([, licence = '']) => licence,
    );
    expect(packageRows.length).toBeGreaterThan(30);
    expect([...new Set(packageRows.map(([, , licence = '']) => licence.trim()))].sort()).toEqual(licences.sort());
    // What may ship in an MIT product without a further duty than its notice.
    expect(licences.sort()).toEqual(['(MPL-2.0 OR Apache-2.0)', 'Apache-2.0', 'ISC', 'MIT', 'OFL-1.1', 'Unlicense']);
  });
});

describe.each([
  '.',
  'site',
  'tests/openapi',
  'examples/next',
  'examples/angular',
  'examples/astro',
  'examples/htmx',
  'scripts/bench/peers',
])('the lock file of %s', (folder) => {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as { packages: Readonly<Record<string, Entry>> };

  it('has a SHA-512 of everything that comes from the registry', () => {
    // The repository's own packages are installed from their folders.
    const loaded = Object.entries(lock.packages).filter(
      ([path, { link, resolved }]) => path.includes('node_modules/') && link !== true && !resolved?.startsWith('file:'),
    );
    expect(loaded.length).toBeGreaterThan(40);
    expect(loaded.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([]);
  });

  it('has the programs for every system, so that npm ci takes it', () => {
    const present = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)));
    const wanted = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
    expect(wanted.filter((name) => !present.has(name))).toEqual([]);
  });
});

it('lets no package run a script', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
});
