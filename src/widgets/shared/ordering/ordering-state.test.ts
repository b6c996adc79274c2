import { expect, test } from 'vitest';
import type { CartOrder, SellingArea } from '../../../api/index.ts';
import { createMemoryStorage } from '../runtime/storage.ts';
import { deriveState, initialState, type OrderingState } from './ordering-state.ts';
import { newSellingArea } from './test-kit.ts';

const CARD = { type: 'pi', paymentInstrument: { uuid: 'u-1', provider: 'visa', label: 'Carta', sublabel: null } } as const;
const VOUCHER = { type: 'pi', paymentInstrument: { uuid: 'u-2', provider: 'edenred', label: 'Buoni', sublabel: null } } as const;
/** 32,00 €. */
const ORDER = { items: [{ itemId: 'a', quantity: 5, total: 3200 }], total: 3200 } as unknown as CartOrder;
const AREA: SellingArea = {
  ...newSellingArea([], ORDER),
  corporateCredit: { balanceCents: 500 },
  paymentPreferences: { definedAmountMethod: CARD, partialAmountMethod: VOUCHER },
};
const NO_INSTRUMENTS = { definedAmountMethod: null, partialAmountMethod: null };

test('before anything is read nothing comes from the cache, and nothing is to be paid', () => {
  expect(initialState(createMemoryStorage())).toMatchObject({
    status: 'fetch_data',
    isFromCache: false,
    order: null,
    split: { fromCorporateCredit: 0, fromWallet: 0, toPay: 0 },
    usesPartialAmount: true,
  });
});

test.each<[string, Partial<OrderingState>, readonly [number, number, number], object]>([
  ['credit, wallet, then both instruments', {}, [500, 2000, 700], { definedAmountMethod: CARD, partialAmountMethod: VOUCHER }],
  [
    'the second instrument is off',
    { usesPartialAmount: false },
    [500, 2000, 700],
    { definedAmountMethod: CARD, partialAmountMethod: null },
  ],
  ['without a credit', { area: { ...AREA, corporateCredit: null } }, [0, 2000, 1200], AREA.paymentPreferences],
  ['without a wallet', { area: { ...AREA, wallet: null } }, [500, 0, 2700], AREA.paymentPreferences],
  ['nothing is left to pay', { area: { ...AREA, wallet: { balanceCents: 9000 } } }, [500, 2700, 0], NO_INSTRUMENTS],
  ['the shop is gone', { area: null }, [0, 0, 3200], NO_INSTRUMENTS],
])('who pays 32,00 €: %s', (_, change, [fromCorporateCredit, fromWallet, toPay], instruments) => {
  const state = { ...initialState(createMemoryStorage()), area: AREA, ...change };
  expect(deriveState(state, { order: ORDER, actionType: null, paymentUUID: null }, [])).toMatchObject({
    split: { fromCorporateCredit, fromWallet, toPay },
    instruments,
    paymentUuid: null,
  });
});
