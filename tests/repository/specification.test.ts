import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n').filter(existsSync);
const LINES = readFileSync('docs/specification.md', 'utf8').split('\n');
const EVIDENCE = /`([^`]+)` «([^»]+)»|\[\d{4}\]\((decisions\/[\w.-]+)\)/g;

/** The tracked files whose path ends so. */
const filesNamed = (name: string) => FILES.filter((file) => `/${file}`.endsWith(`/${name}`));

const texts = new Map<string, readonly string[]>();
/** A string of the test contains the words: its title, a row of its table, or an expectation. */
function says(file: string, words: string): boolean {
  const lines = texts.get(file) ?? readFileSync(file, 'utf8').split('\n');
  texts.set(file, lines);
  return lines.some((line) => !/^\s*(\/\/|\/?\*)/.test(line) && /['"`]/.test(line.slice(0, Math.max(0, line.indexOf(words)))));
}

/** What is wrong with a line `- requirement · sources · evidence`. */
function problemsOf(line: string): string[] {
  const [text = '', sources = '', evidence = '', ...rest] = line.slice(2).split(' · ');
  const named = [...sources.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const proofs = [...evidence.matchAll(EVIDENCE)];
  const left = evidence.replace(EVIDENCE, '').replaceAll(', ', '');
  const problems = [
    ...named.filter((name) => filesNamed(name).length !== 1).map((name) => `${filesNamed(name).length} files are named ${name}`),
    ...proofs.flatMap(([, name, words = '', decision = '']) => {
      if (name === undefined) return FILES.includes(`docs/${decision}`) ? [] : [`no ${decision}`];
      const [file, ...others] = filesNamed(name);
      if (file === undefined || others.length > 0 || !/\.(test|spec|stories)\.tsx?$/.test(file)) return [`${name} is not one test`];
      return says(file, words) ? [] : [`${name} does not say «${words}»`];
    }),
  ];
  if (text === '' || named.length === 0 || proofs.length === 0 || left !== '' || rest.length > 0) problems.push('no file, or no evidence');
  return problems.map((problem) => `${text}: ${problem}`);
}

const requirements = LINES.filter((line) => line.startsWith('- '));

describe('docs/specification.md', () => {
  it('lists both parts', () => expect(requirements.length).toBeGreaterThan(650));

  it('names files, tests and decisions that are there', () => expect(requirements.flatMap(problemsOf)).toEqual([]));

  it.each([
    ['a file that is gone', '- A · `Gone.tsx` · `Shop.test.tsx` «the shop»'],
    ['a name that several files have', '- A · `text.ts` · `Shop.test.tsx` «the shop»'],
    ['a test that is gone', '- A · `Shop.tsx` · `Gone.test.tsx` «the shop»'],
    ['a title that no test has', '- A · `Shop.tsx` · `Shop.test.tsx` «a shop that never was»'],
    ['a decision that was not taken', '- A · `Shop.tsx` · [9999](decisions/9999-never.md)'],
    ['no evidence', '- A · `Shop.tsx` · TODO'],
    ['no file', '- A ·  · `Shop.test.tsx` «the shop»'],
  ])('would not pass with %s', (_, line) => expect(problemsOf(line)).toHaveLength(1));
});
