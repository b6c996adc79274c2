/** docs/browsers.md names the first versions that have what the built files use, and what is used only where it is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { featuresOf, missingIn, type Versions } from '../support/compatibility.ts';

const DOCUMENT = readFileSync('docs/browsers.md', 'utf8');

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // The folders of a version repeat the files beside them.
    .filter((name) => /\.(js|css)$/.test(name) && !/^(latest|\d)/.test(name))
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));

/** The versions of a row of the first table. */
function versionsOf(what: string): Versions {
  const [chrome = 0, safari = 0, firefox = 0] = (DOCUMENT.split(`\n| ${what} |`)[1] ?? '').split('\n')[0]?.split('|').map(Number) ?? [];
  return { chrome, safari, firefox };
}

/** The features of the table of what is used only where a browser has it. */
const OPTIONAL = new Set(
  (DOCUMENT.split('| feature | without it |')[1] ?? '')
    .split('\n\n')[0]
    ?.split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
);
/** Names of ours and of libraries that a newer interface has, too; what a browser's own prefix names. */
const OTHERS = /^(\.(bytes|capture|delay|install|login|preferences|share|take|when)|:?-webkit-.*|:selection)$/;

const tooNew = (files: readonly { name: string; text: string }[], versions: Versions): string[] =>
  missingIn(featuresOf(files), versions)
    .map(({ name }) => name)
    .filter((name) => !OTHERS.test(name) && !OPTIONAL.has(name.replace(/^(\.|[A-Z]\w+\.)(?=[a-z])|:$/g, '')) && !OPTIONAL.has(name));

describe.each([
  ['dist/elements', 'elements, components, framed and public menus'],
  ['dist/app', "the provider's app"],
])('%s', (folder, what) => {
  const files = filesOf(folder);

  it('runs in the versions of docs/browsers.md', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(tooNew(files, versionsOf(what))).toEqual([]);
  });

  it('asks for each of these versions', () => {
    const versions = versionsOf(what);
    for (const browser of ['chrome', 'safari', 'firefox'] as const)
      expect(tooNew(files, { ...versions, [browser]: versions[browser] - 0.1 }).length, browser).toBeGreaterThan(0);
  });

  it('would not pass with a newer API, selector or syntax', () => {
    const planted = (name: string, text: string) => () => tooNew([{ name, text }], versionsOf(what));
    expect(planted('a.js', 'export const a = Promise.try(() => 1), b = [1].values().toArray();')()).toEqual(['Promise.try', '.toArray']);
    expect(planted('a.css', '@starting-style{a{color:red}}p{field-sizing:content}')()).toEqual(['@starting-style', 'field-sizing:']);
    expect(planted('a.js', 'export const a = /a/v;')).toThrow(SyntaxError);
  });
});
