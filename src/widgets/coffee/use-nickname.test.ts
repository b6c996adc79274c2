import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capitalised, problemOf } from './use-nickname.ts';

describe('a name', () => {
  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['A', null],
    ['Anna Maria', null],
    ['AnnaMaria1', null],
    ['  Anna Maria  ', null],
    ['AnnaMaria12', 'too-long'],
    ['Massimiliano', 'too-long'],
    // Ten letters, whatever they need in memory.
    ['👩‍🍳'.slice(0, 2).repeat(10), null],
  ] as const)('%j: %s [P2-9.7]', (nickname, problem) => {
    expect(problemOf(nickname)).toBe(problem);
  });

  test.each([
    ['giulia', 'Giulia'],
    ['Giulia', 'Giulia'],
    ['  giulia', 'Giulia'],
    ['anna maria', 'Anna maria'],
    ['èva', 'Èva'],
    ['ßimon', 'ßimon'],
    ['1a', '1a'],
    ['', ''],
  ])('%j becomes %j', (typed, capital) => {
    expect(capitalised(typed)).toBe(capital);
  });

  test('twice is the same as once, and nothing is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const once = capitalised(typed);
        expect(capitalised(once)).toBe(once);
        expect([...once].slice(1)).toEqual([...typed.trimStart()].slice(1));
      }),
    );
  });
});
