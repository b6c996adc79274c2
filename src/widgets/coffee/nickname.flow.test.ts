import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testForeign, testRows } from '../shared/flow/test-kit.ts';
import { capitalised, type NicknameCommand, type NicknameEvent, type NicknameState, problemOf, step } from './nickname.flow.ts';

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

const failed = (sentence: string | null) => ({ type: 'failed', sentence }) as const;
const S = {
  FETCHING_DATA: { name: 'FETCHING_DATA' },
  ERROR_FETCHING_DATA: { name: 'ERROR_FETCHING_DATA' },
  AWAIT_NAME: { name: 'AWAIT_NAME', nickname: 'Giulia', isTried: false },
  SENDING_DATA: { name: 'SENDING_DATA', nickname: 'Giulia' },
  ERROR_SENDING_DATA: { name: 'ERROR_SENDING_DATA', nickname: 'Giulia', message: null },
  SAVED: { name: 'SAVED', nickname: 'Giulia' },
} as const satisfies { readonly [Name in NicknameState['name']]: NicknameState };
const awaiting = (nickname: string, isTried = false): NicknameState => ({ name: 'AWAIT_NAME', nickname, isTried });

type Row = readonly [what: string, from: NicknameState, event: NicknameEvent, to: NicknameState, command?: NicknameCommand];

const rows: readonly Row[] = [
  ['opening reads', S.FETCHING_DATA, { type: 'opened' }, S.FETCHING_DATA, { type: 'fetch' }],
  ['read', S.FETCHING_DATA, { type: 'fetched', nickname: 'Giulia' }, S.AWAIT_NAME],
  ['not read', S.FETCHING_DATA, failed(null), S.ERROR_FETCHING_DATA],
  ['read again', S.ERROR_FETCHING_DATA, { type: 'retry-pressed' }, S.FETCHING_DATA, { type: 'fetch' }],
  ['typed', S.AWAIT_NAME, { type: 'typed', nickname: 'Anna' }, awaiting('Anna')],
  [
    'saved with a capital letter, without spaces',
    awaiting(' anna '),
    { type: 'save-pressed' },
    { name: 'SENDING_DATA', nickname: 'Anna' },
    { type: 'send', nickname: 'Anna' },
  ],
  ['nothing is not saved', awaiting(' '), { type: 'save-pressed' }, awaiting(' ', true)],
  ['too much is not saved', awaiting('Massimiliano'), { type: 'save-pressed' }, awaiting('Massimiliano', true)],
  ['at the server', S.SENDING_DATA, { type: 'saved' }, S.SAVED, { type: 'leave', nickname: 'Giulia' }],
  ['not at the server', S.SENDING_DATA, failed('No.'), { ...S.ERROR_SENDING_DATA, message: 'No.' }],
  ['tried again', S.ERROR_SENDING_DATA, { type: 'save-pressed' }, S.SENDING_DATA, { type: 'send', nickname: 'Giulia' }],
  ['changed after a failure', S.ERROR_SENDING_DATA, { type: 'typed', nickname: 'Anna' }, awaiting('Anna')],
];

testRows(step, rows);

const events: readonly NicknameEvent[] = [
  { type: 'opened' },
  { type: 'fetched', nickname: '' },
  failed(null),
  { type: 'retry-pressed' },
  { type: 'typed', nickname: 'A' },
  { type: 'save-pressed' },
  { type: 'saved' },
];
testForeign(step, Object.values(S), events, {
  FETCHING_DATA: ['opened', 'fetched', 'failed'],
  ERROR_FETCHING_DATA: ['retry-pressed'],
  AWAIT_NAME: ['typed', 'save-pressed'],
  SENDING_DATA: ['saved', 'failed'],
  ERROR_SENDING_DATA: ['typed', 'save-pressed'],
  SAVED: [],
});
