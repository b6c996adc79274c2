import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evidenceIn, FILES, filesNamed } from '../support/evidence.ts';

const LINES = readFileSync('docs/specification.md', 'utf8').split('\n');
const DECISION = /\[\d{4}\]\((decisions\/[\w.-]+)\)/g;

/** What is wrong with a line `- requirement · sources · evidence`. */
function problemsOf(line: string): string[] {
  const [text = '', sources = '', evidence = '', ...rest] = line.slice(2).split(' · ');
  const named = [...sources.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const decisions = [...evidence.matchAll(DECISION)].map(([, decision = '']) => decision);
  const { tests, problems: unfounded, rest: left } = evidenceIn(evidence.replace(DECISION, ''));
  const problems = [
    ...named.filter((name) => filesNamed(name).length !== 1).map((name) => `${filesNamed(name).length} files are named ${name}`),
    ...unfounded,
    ...decisions.filter((decision) => !FILES.includes(`docs/${decision}`)).map((decision) => `no ${decision}`),
  ];
  if (text === '' || named.length === 0 || tests + decisions.length === 0 || left !== '' || rest.length > 0)
    problems.push('no file, or no evidence');
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
