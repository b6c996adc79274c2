import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitPayment } from './payment-split.ts';

describe('corporate credit first, then the wallet, the rest to pay (cents) [P1-4.39]', () => {
  test.each([
    // what · total · credit · wallet · from credit · from wallet · to pay
    ['credit covers all', 400, 500, 2000, 400, 0, 0],
    ['credit covers exactly', 500, 500, 2000, 500, 0, 0],
    ['the wallet takes the remainder', 640, 500, 2000, 500, 140, 0],
    ['both covered to the cent', 2500, 500, 2000, 500, 2000, 0],
    ['one cent is left', 2501, 500, 2000, 500, 2000, 1],
    ['an instrument pays the rest', 3200, 500, 2000, 500, 2000, 700],
    ['no credit', 640, null, 2000, 0, 640, 0],
    ['no wallet', 640, 500, null, 500, 0, 140],
    ['neither', 640, null, null, 0, 0, 640],
    ['empty sources', 640, 0, 0, 0, 0, 640],
    ['nothing to pay', 0, 500, 2000, 0, 0, 0],
    ['a source in the red gives nothing', 640, -300, -1, 0, 0, 640],
    ['a negative total costs nothing', -640, 500, 2000, 0, 0, 0],
  ])('%s', (_, total, corporateCredit, wallet, fromCorporateCredit, fromWallet, toPay) => {
    expect(splitPayment(total, { corporateCredit, wallet })).toEqual({ fromCorporateCredit, fromWallet, toPay });
  });
});

test('100,000 carts: whole cents, never negative, adding up, credit before wallet, nothing left exactly when covered [P1-9.3]', () => {
  const line = fc.record({ cents: fc.integer({ min: 0, max: 9_999 }), quantity: fc.integer({ min: 1, max: 99 }) });
  // Around the cart's own size, or the sources would nearly always cover everything.
  const source = fc.option(fc.oneof(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 0, max: 600_000 })), { nil: null });
  let covered = 0;
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), source, source, (lines, corporateCredit, wallet) => {
      const total = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
      const { fromCorporateCredit, fromWallet, toPay } = splitPayment(total, { corporateCredit, wallet });
      const [credit, money] = [Math.max(0, corporateCredit ?? 0), Math.max(0, wallet ?? 0)];
      const isCovered = credit + money >= total;
      covered += isCovered ? 1 : 0;
      return (
        [fromCorporateCredit, fromWallet, toPay].every((part) => Number.isInteger(part) && part >= 0 && !Object.is(part, -0)) &&
        fromCorporateCredit + fromWallet + toPay === total &&
        fromCorporateCredit === Math.min(total, credit) &&
        (fromWallet === 0 || fromCorporateCredit === credit) &&
        (toPay === 0 || fromWallet === money) &&
        (toPay === 0) === isCovered
      );
    }),
    { numRuns: 100_000 },
  );
  // Both kinds of cart were there in numbers.
  expect(covered).toBeGreaterThan(20_000);
  expect(100_000 - covered).toBeGreaterThan(20_000);
});
