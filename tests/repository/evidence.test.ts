import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { claimsOf } from '../support/evidence.ts';

/** The documents whose claims stand in tables 'Shown by', and the least number of claims. */
const DOCUMENTS = [
  ['SECURITY.md', 45],
  ['docs/accessibility.md', 70],
  ['docs/scaling.md', 20],
  ['docs/assurance.md', 15],
] as const;

describe.each(DOCUMENTS)('%s', (path, least) => {
  const { rows, problems } = claimsOf(readFileSync(path, 'utf8'));

  it('has its claims in tables', () => expect(rows).toBeGreaterThanOrEqual(least));

  it('names tests that are there, or says that there is none', () => expect(problems).toEqual([]));
});

/** A table of one claim. */
const table = (shownBy: string) => `| risk | Shown by |\n| --- | --- |\n| A \\| B | ${shownBy} |\n`;

describe('a claim', () => {
  it.each([
    ['with a test', '`Shop.test.tsx` «LO VOGLIO»'],
    ['with two', '`Shop.test.tsx` «LO VOGLIO», `poll.test.ts` «the locker order: 7 requests»'],
    ['that no test shows', 'Not tested: nobody has a machine for it'],
    ['of which a test shows a part', '`Shop.test.tsx` «LO VOGLIO». Not tested: the rest'],
  ])('passes: %s', (_, shownBy) => expect(claimsOf(table(shownBy))).toEqual({ rows: 1, problems: [] }));

  it.each([
    ['a test that is gone', '`Gone.test.tsx` «LO VOGLIO»'],
    ['a file that is no test', '`Shop.tsx` «LO VOGLIO»'],
    ['a name that several tests have', '`menu.spec.ts` «600 items»'],
    ['a title that no test has', '`Shop.test.tsx` «a shop that never was»'],
    ['no evidence', ''],
    ['no reason', 'Not tested:'],
    ['words in the place of a test', 'everybody knows'],
    ['words beside a test', '`Shop.test.tsx` «LO VOGLIO» and more'],
  ])('does not pass: %s', (_, shownBy) => expect(claimsOf(table(shownBy)).problems).toHaveLength(1));

  it('outside of a table names a test that is there, too', () => {
    expect(claimsOf('As `Gone.test.tsx` «it» shows.').problems).toEqual(['Gone.test.tsx is not one test']);
  });
});
