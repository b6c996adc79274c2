import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsOf, choiceOf, parseAmount } from './amount.ts';

describe('an amount in euro, as it is typed [P2-5.1]', () => {
  test.each([
    ['1', 100],
    ['1,0', 100],
    ['1,00', 100],
    ['1.1', 110],
    ['12,50', 1250],
    ['12.5', 1250],
    ['12,', 1200],
    [' 25 ', 2500],
    ['25 €', 2500],
    ['007', 700],
    ['0,30', null],
    ['0', null],
    ['0,90', null],
    ['0,99', null],
    ['1,05', null],
    ['12,55', null],
    ['12,5555', null],
    ['1.000', null],
    ['1.000,50', null],
    ['-5', null],
    ['+5', null],
    ['1e3', null],
    ['', null],
    [',', null],
    [',5', null],
    ['cinque', null],
    ['١٢', null],
    ['1000000', null],
    ['999999,90', 99_999_990],
  ])('%j is %j cents', (typed, cents) => expect(parseAmount(typed)).toBe(cents));

  test('every step of 10 cents from 1 euro on is read exactly, with a comma and with a point [P2-5.2]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 999_999 }), fc.constantFrom(',', '.'), (steps, mark) => {
        expect(parseAmount(`${Math.floor(steps / 10)}${mark}${steps % 10}`)).toBe(steps * 10);
        expect(parseAmount(`${Math.floor(steps / 10)}${mark}${steps % 10}5`)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the choice', () => {
  test.each([
    [null, 2500],
    [500, 500],
    [1000, 1000],
    [2500, 2500],
    [1250, '12,50'],
    [1210, '12,10'],
    [4000, '40'],
  ] as const)('of %j cents [P2-9.5]', (cents, choice) => {
    expect(choiceOf(cents, 'it')).toEqual(choice);
    expect(centsOf(choiceOf(cents, 'it'))).toBe(cents ?? 2500);
  });

  test('in German with a comma', () => expect(choiceOf(1250, 'de')).toBe('12,50'));

  test('in English with a point', () => {
    expect([choiceOf(1250, 'en'), centsOf('12.50'), choiceOf(4000, 'en')]).toEqual(['12.50', 1250, '40']);
  });
});
