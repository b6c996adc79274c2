import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsFromEuro, euroFromCents, formatAmount, formatMoney } from './money.ts';

describe('euro of the wire into cents', () => {
  it.each([
    [0, 0],
    [12.5, 1250],
    [0.1, 10],
    [0.29, 29],
    [1.1, 110],
    [19.99, 1999],
    [4.35, 435],
    [1234.5, 123_450],
    [9_999_999.99, 999_999_999],
    [-3.2, -320],
    // What floats make of sums.
    [0.1 + 0.2, 30],
    [1.1 + 2.2, 330],
    [0.7 * 3, 210],
    [(4.35 * 100) / 100, 435],
  ])('%d is %d', (euro, cents) => {
    expect(centsFromEuro(euro)).toBe(cents);
  });

  // The decimal digits count and not the float below them.
  it.each([
    [1.005, 101],
    [2.675, 268],
    [0.615, 62],
    [8.345, 835],
    [10.235, 1024],
    [0.005, 1],
    [0.004, 0],
    [1.0049, 100],
    [-1.005, -101],
    [-0.004, 0],
  ])('half a cent rounds away from zero: %d is %d', (euro, cents) => {
    expect(centsFromEuro(euro)).toBe(cents);
  });

  // JSON may write any number with an exponent, and a sum in floats leaves residues.
  it.each([
    [5.55e-17, 0],
    [-5.55e-17, 0],
    [5e-324, 0],
    [1e-7, 0],
    [4.99e-3, 0],
    [5e-3, 1],
    [1.25e1, 1250],
    [2e1 - 5.55e-15, 2000],
    [9e13, 9_000_000_000_000_000],
  ])('%d is %d in any notation', (euro, cents) => {
    expect(centsFromEuro(euro)).toBe(cents);
  });

  it('is never farther than half a cent from what came, however small', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (euro) => {
        const cents = centsFromEuro(euro);
        expect(Number.isSafeInteger(cents)).toBe(true);
        expect(Math.abs(cents / 100 - euro)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
      { numRuns: 2000 },
    );
  });

  it('rounds every half cent up to 100 euro', () => {
    for (let tenths = 5; tenths <= 100_000; tenths += 10) {
      expect(centsFromEuro(Number(`${tenths}e-3`))).toBe((tenths + 5) / 10);
    }
  });

  it('has no negative zero', () => {
    expect(Object.is(centsFromEuro(-0), 0)).toBe(true);
    expect(Object.is(centsFromEuro(-0.001), 0)).toBe(true);
  });
});

describe('cents into euro of the wire', () => {
  it.each([
    [0, 0],
    [1, 0.01],
    [29, 0.29],
    [1250, 12.5],
    [110, 1.1],
    [999_999_999, 9_999_999.99],
    [-320, -3.2],
  ])('%d is %d', (cents, euro) => {
    expect(euroFromCents(cents)).toBe(euro);
  });

  it('writes no more than two decimals, and reads them back [P1-9.2]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        const wire = JSON.stringify(euroFromCents(cents));
        expect(wire).toMatch(/^\d+(\.\d{1,2})?$/);
        expect(centsFromEuro(JSON.parse(wire) as number)).toBe(cents);
      }),
      { numRuns: 2000 },
    );
  });

  it('comes to the same cents however a sum of prices was made in floats', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 50 }), (prices) => {
        const floats = prices.reduce((sum, cents) => sum + cents / 100, 0);
        expect(centsFromEuro(floats)).toBe(prices.reduce((sum, cents) => sum + cents, 0));
      }),
    );
  });
});

describe('cents as text', () => {
  it.each([
    [0, '0,00'],
    [-0, '0,00'],
    [1, '0,01'],
    [10, '0,10'],
    [99, '0,99'],
    [100, '1,00'],
    [1250, '12,50'],
    [99_999, '999,99'],
    [100_000, '1.000,00'],
    [123_450, '1.234,50'],
    [123_456_789, '1.234.567,89'],
    [-320, '−3,20'],
    [-123_450, '−1.234,50'],
    [0.4, '0,00'],
    [-0.4, '0,00'],
  ])('%d reads %s', (cents, text) => {
    expect(formatAmount(cents)).toBe(text);
  });

  it('puts the sign behind a no-break space', () => {
    expect(formatMoney(123_450)).toBe('1.234,50\u00a0€');
    expect(formatMoney(0)).toBe('0,00\u00a0€');
    expect(formatMoney(-0)).toBe('0,00\u00a0€');
  });

  it('reads as Intl does in Italian', () => {
    const italian = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(formatAmount(cents)).toBe(italian.format(cents / 100));
      }),
    );
  });
});

it.each([
  [0, '€0.00'],
  [350, '€3.50'],
  [123_456_789, '€1,234,567.89'],
  [-5, '−€0.05'],
])('%d cents in English are %s', (cents, text) => {
  expect(formatMoney(cents, 'en')).toBe(text);
});

it('German amounts are written as Italian ones', () => expect(formatMoney(123_456, 'de')).toBe('1.234,56\u00a0€'));
