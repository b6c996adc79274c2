/** What the documents name as evidence: a test file by the end of its path, and words of the test: `links.test.ts` «a title». */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export const IS_TEST = /\.(test|spec|stories|attack)\.tsx?$/;
const NAMED_TEST = /`([^`]+)` «([^»]+)»/g;

/** The tracked files and new files. */
export const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n').filter(existsSync);

/** The tracked files whose path ends so. */
export const filesNamed = (name: string) => FILES.filter((file) => `/${file}`.endsWith(`/${name}`));

const texts = new Map<string, readonly string[]>();
/** A string of the test contains the words: its title, a row of its table, or an expectation. */
function says(file: string, words: string): boolean {
  const lines = texts.get(file) ?? readFileSync(file, 'utf8').split('\n');
  texts.set(file, lines);
  return lines.some((line) => !/^\s*(\/\/|\/?\*)/.test(line) && /['"`]/.test(line.slice(0, Math.max(0, line.indexOf(words)))));
}

interface Evidence {
  readonly tests: number;
  /** What is wrong with a named test: the file is missing or not a test, two files have the name, or no test says the words. */
  readonly problems: readonly string[];
  /** The text without the named tests and the commas between them. */
  readonly rest: string;
}

/** Reads the tests that a text names. */
export function evidenceIn(text: string): Evidence {
  const named = [...text.matchAll(NAMED_TEST)];
  const problems = named.flatMap(([, name = '', words = '']) => {
    const [file, ...others] = filesNamed(name);
    if (file === undefined || others.length > 0 || !IS_TEST.test(file)) return [`${name} is not one test`];
    return says(file, words) ? [] : [`${name} does not say «${words}»`];
  });
  return { tests: named.length, problems, rest: text.replace(NAMED_TEST, '').replaceAll(', ', '').trim() };
}

/** The cells of a row of a table. A `\|` is text. */
const cellsOf = (row: string): readonly string[] =>
  row
    .slice(1, row.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/**
 * Checks a document whose claims stand in tables with a last column 'Shown by'. A row of such a table names tests there, or says
 * 'Not tested:' with a reason, also of a part; everything else in the column is a problem.
 * @returns the number of rows, and what is wrong
 */
export function claimsOf(document: string): { readonly rows: number; readonly problems: readonly string[] } {
  const problems: string[] = [...evidenceIn(document).problems];
  let rows = 0;
  let isClaims = false;
  for (const line of document.split('\n')) {
    if (!line.startsWith('|')) isClaims = false;
    else if (/\| *Shown by *\|$/.test(line)) isClaims = true;
    else if (isClaims && !/^\|[ :|-]+\|$/.test(line)) {
      rows += 1;
      const shown = cellsOf(line).at(-1) ?? '';
      const { tests, rest } = evidenceIn(shown);
      const isAdmitted = /^(\. )?Not tested: \S/.test(rest);
      if (!isAdmitted && (tests === 0 || rest !== '')) problems.push(`no evidence: ${line}`);
    }
  }
  return { rows, problems };
}
