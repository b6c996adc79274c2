import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { list, listIn, type Requirement, tests, testsIn } from '../../scripts/docs/specification.ts';
import { FILES } from '../support/evidence.ts';

type Entries = ReturnType<typeof list>;
type Tests = ReturnType<typeof tests>;

/** What is wrong with the list and the tests that name its requirements. */
function problemsOf(entries: Entries, named: Tests): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  let part = '';
  let section = '';
  let number = 0;
  for (const entry of entries) {
    if (typeof entry === 'string') {
      part = /^# Part (\d)/.exec(entry)?.[1] ?? part;
      section = /^## (\d+) /.exec(entry)?.[1] ?? section;
      if (/^##? /.test(entry)) number = 0;
      continue;
    }
    number += 1;
    const { id, records }: Requirement = entry;
    if (id !== `P${part}-${section}.${number}`) problems.push(`${id} is number ${number} of part ${part}, section ${section}`);
    seen.add(id);
    if (records.length === 0 && !named.has(id)) problems.push(`${id} has neither a test nor a record`);
    for (const record of records)
      if (!FILES.some((file) => file.startsWith(`docs/decisions/${record}-`))) problems.push(`${id}: there is no record ${record}`);
  }
  for (const [id, [test]] of named) if (!seen.has(id)) problems.push(`${test?.file} names ${id}, which is no requirement`);
  return problems;
}

describe('docs/requirements.txt', () => {
  it('has both parts', () => expect(list().filter((entry) => typeof entry !== 'string').length).toBeGreaterThan(600));

  it('has a test or a record for each requirement, and a requirement for each identifier in a title', () => {
    expect(problemsOf(list(), tests())).toEqual([]);
  });

  it('has each requirement that the sources name; they name no section of a document that is not here', () => {
    const known = new Set(list().flatMap((entry) => (typeof entry === 'string' ? [] : entry.id)));
    const named = FILES.filter((file) => /^src\/(?!.*\.test\.).*\.tsx?$/.test(file)).flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/P[12]-\d+\.\d+|part [12] §/gi), ([name]) => [file, name] as const),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(([, name]) => !known.has(name))).toEqual([]);
  });
});

describe('a list', () => {
  const LIST = '# Part 1: a\n\n## 2 B\n\nP1-2.1 One · 0006\nP1-2.2 Two';
  // In parts, so that these are no titles of this file.
  const title = (id: string, quote = "'") => `it(${quote}a [${id}]${quote}, () => {});`;
  const problemsWith = (text: string, ...sources: string[]) =>
    problemsOf(listIn(`\n${text}`), testsIn(Object.fromEntries(sources.map((source, index) => [`${index}.test.ts`, source]))));

  it.each([`'`, '"', '`'])('passes with a title in %s', (quote) => expect(problemsWith(LIST, title('P1-2.2', quote))).toEqual([]));

  it('passes with two identifiers in one title', () =>
    expect(problemsWith(LIST.replace(' · 0006', ''), title('P1-2.1] [P1-2.2'))).toEqual([]));

  it.each([
    ['a requirement without a test or a record', LIST, ''],
    ['an identifier in a comment', LIST, `// ${title('P1-2.2')}`],
    ['a test that names no requirement', LIST, `${title('P1-2.2')}\n${title('P1-2.3')}`],
    ['a record that is not there', LIST.replace('0006', '9999'), title('P1-2.2')],
    ['a number that is left out', LIST.replace('P1-2.2', 'P1-2.3'), title('P1-2.3')],
    ['a number of another section', LIST.replace('P1-2.2', 'P1-3.2'), title('P1-3.2')],
    ['a number twice', `${LIST}\nP1-2.2 Three`, title('P1-2.2')],
  ])('does not pass with %s', (_, text, source) => expect(problemsWith(text, source)).toHaveLength(1));

  it('has no other lines', () => expect(() => listIn(`\n${LIST}\nTwo and a half`)).toThrow('Two and a half'));
});
