/** docs/specification.md: each requirement of docs/requirements.txt, with the tests that have its identifier in their titles. */
import { readFileSync } from 'node:fs';
import { FILES, filesNamed, IS_TEST } from '../../tests/support/evidence.ts';
import { ROOT } from '../steps.mjs';

export interface Requirement {
  /** `P1-4.12` */
  readonly id: string;
  readonly text: string;
  /** The numbers of the records that say where we differ: `0006`. */
  readonly records: readonly string[];
}
interface NamingTest {
  readonly file: string;
  /** Without the identifiers. */
  readonly title: string;
}

const HEADING = /^#+ /;
const REQUIREMENT = /^(P\d-\d+\.\d+) (.+?)((?: · \d{4})*)$/;
const IDENTIFIER = /\[(P\d-\d+\.\d+)\]/g;
const COMMENT = /^\s*(\/\/|\/?\*).*$/gm;
/** A string of one line with an identifier in it. */
const TITLE = /(['"`])((?:\\.|(?!\1).)*?\[P\d-\d+\.\d+\](?:\\.|(?!\1).)*)\1/g;

/** A line of the list: a heading, a requirement, or the line itself where it is neither. */
function read(line: string): Requirement | string {
  const [, id, text, records = ''] = REQUIREMENT.exec(line) ?? [];
  return id === undefined || text === undefined ? line : { id, text, records: records.match(/\d{4}/g) ?? [] };
}

/** The headings and requirements of the list, in its order. @throws Error when a line is neither */
export function listIn(text: string): readonly (Requirement | string)[] {
  const entries = text
    .slice(text.indexOf('\n# ') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map(read);
  const stray = entries.find((entry) => typeof entry === 'string' && !HEADING.test(entry));
  if (stray !== undefined) throw new Error(`Neither a heading nor a requirement: ${String(stray)}`);
  return entries;
}

/** The tests by the identifiers that they name. */
export function testsIn(sources: Readonly<Record<string, string>>): ReadonlyMap<string, readonly NamingTest[]> {
  const tests = new Map<string, NamingTest[]>();
  for (const [file, source] of Object.entries(sources))
    for (const [, , title = ''] of source.replaceAll(COMMENT, '').matchAll(TITLE))
      for (const [, id = ''] of title.matchAll(IDENTIFIER)) {
        const named = { file, title: title.replaceAll(IDENTIFIER, '').replaceAll(/\\(.)/g, '$1').trim() };
        tests.set(id, [...(tests.get(id) ?? []), named]);
      }
  return tests;
}

export const list = (): readonly (Requirement | string)[] => listIn(readFileSync(`${ROOT}/docs/requirements.txt`, 'utf8'));

/** Tables of tests stand beside them. */
const hasTitles = (file: string) => IS_TEST.test(file) || /^tests\/.*\.tsx?$/.test(file);

export const tests = (): ReadonlyMap<string, readonly NamingTest[]> =>
  testsIn(Object.fromEntries(FILES.filter(hasTitles).map((file) => [file, readFileSync(`${ROOT}/${file}`, 'utf8')])));

/** The end of the path that no other file has. */
function shortNameOf(file: string): string {
  const parts = file.split('/');
  const length = parts.findIndex((_, index) => filesNamed(parts.slice(-index - 1).join('/')).length === 1) + 1;
  return parts.slice(-length).join('/');
}

const MAX_TITLE = 70;
const shortened = (title: string) => (title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE).trimEnd()}…` : title);

/** Text as a cell shows it: titles have signs that Markdown would read. */
const escaped = (text: string) => text.replaceAll(/[|*_<\[\]{}]/g, (sign) => (sign === '<' ? '&lt;' : `\\${sign}`));

const HEAD = `# The specification, requirement by requirement

Each statement of the specification's two parts, in its order, with the tests that carry its identifier in their titles, and where \
we do otherwise, or more, the [decision](decisions) that says why. A statement that begins with … goes on from the one before. \
Misspellings in names and texts are the specification's.

\`npm run docs\` writes this page from \`docs/requirements.txt\` and the titles.`;

/** The page. */
export function specificationPage(): string {
  const named = tests();
  const names = new Map([...new Set([...named.values()].flat().map(({ file }) => file))].map((file) => [file, shortNameOf(file)]));
  const decisions = FILES.filter((file) => file.startsWith('docs/decisions/'));
  const row = ({ id, text, records }: Requirement) => {
    const shown = [
      ...(named.get(id) ?? []).map(({ file, title }) => `\`${names.get(file)}\`${title === '' ? '' : ` «${escaped(shortened(title))}»`}`),
      ...records.map((number) => `[${number}](${decisions.find((file) => file.includes(`/${number}-`))?.replace('docs/', '') ?? ''})`),
    ];
    return `| ${id} | ${text.replaceAll('|', '\\|')} | ${[...new Set(shown)].join('<br>')} |`;
  };
  const entries = list();
  const lines = entries.flatMap((entry, index) =>
    typeof entry === 'string'
      ? ['', `#${entry}`, '']
      : [...(typeof entries[index - 1] === 'string' ? ['| | requirement | shown by |', '| --- | --- | --- |'] : []), row(entry)],
  );
  return `${HEAD}\n${lines.join('\n').replaceAll(/\n{3,}/g, '\n\n')}\n`;
}
