import type { LockerOrder } from '../b2c/locker-orders.ts';
import { AREAS } from './areas.ts';
import type { SavedInstrument, User } from '../b2c/user.ts';
import { dishes } from './dishes.ts';

const DEMO = 'demo@pausa.test';
const VOUCHERS = 'buoni@pausa.test';

/** The accounts that the sandbox's start page lists. The identity emulator knows them by these addresses. */
export const ACCOUNTS = [
  { email: DEMO, password: 'pranzo123', note: 'portafoglio 20,00 €, credito aziendale 5,00 €, una carta salvata' },
  { email: 'vuoto@pausa.test', password: 'pranzo123', note: 'portafoglio vuoto, nessun credito, nessun metodo di pagamento' },
  { email: VOUCHERS, password: 'pranzo123', note: 'portafoglio vuoto, paga prima con i buoni Edenred e poi con una carta' },
  { email: 'google@pausa.test', password: null, note: 'accesso con Google' },
  { email: 'microsoft@pausa.test', password: null, note: 'accesso con Microsoft' },
] as const;

export const DEMO_CARD_UUID = '00000000-0000-4000-8000-00000000ca4d';

const demoCard = (): SavedInstrument => ({
  id: 'carta-demo',
  uuid: DEMO_CARD_UUID,
  label: 'Carta •••• 4242',
  sublabel: 'Scade 08/28',
  provider: 'visa',
  type: 'braintree_cc',
  category: 'card',
  card: { bin: '424242', lastFour: '4242', behaviour: 'accepted', cardholderName: 'Giulia Bianchi' },
});

const VOUCHERS_UUID = '00000000-0000-4000-8000-00000000b010';

const demoVouchers = (): SavedInstrument => ({
  id: 'buoni-demo',
  uuid: VOUCHERS_UUID,
  label: 'Ticket Restaurant Edenred',
  sublabel: VOUCHERS,
  provider: 'edenred',
  type: 'edenred_ticket',
  category: 'ticket',
  card: null,
});

/** The seed data of a customer; an unknown address starts without balances. */
export function newUser(email: string): User {
  const nothing: User = {
    email,
    nickName: null,
    walletCents: 0,
    creditCents: null,
    instruments: [],
    preferences: { definedAmountMethod: null, walletRechargeMethod: null, partialAmountMethod: null },
    dietPreference: null,
    consent: { acceptMarketingData: null, acceptProfilingData: null },
    carts: new Map(),
    cartPayments: new Map(),
  };
  if (email === VOUCHERS) {
    return {
      ...nothing,
      instruments: [demoVouchers(), demoCard()],
      preferences: {
        definedAmountMethod: { uuid: DEMO_CARD_UUID },
        walletRechargeMethod: null,
        partialAmountMethod: { uuid: VOUCHERS_UUID },
      },
    };
  }
  if (email !== DEMO) return nothing;
  return {
    ...nothing,
    nickName: 'Giulia',
    walletCents: 2000,
    creditCents: 500,
    instruments: [demoCard()],
    preferences: {
      definedAmountMethod: { uuid: DEMO_CARD_UUID },
      walletRechargeMethod: { uuid: DEMO_CARD_UUID },
      partialAmountMethod: null,
    },
    consent: { acceptMarketingData: true, acceptProfilingData: false },
  };
}

/** `kitchen` refers to dishes by their keys. */
function pastOrder(
  id: string,
  createdAt: string,
  kitchen: readonly (readonly [key: string, quantity: number])[],
  hasDetails = true,
): LockerOrder {
  const bought = kitchen.flatMap(([key, quantity]) => dishes.filter((dish) => dish.key === key).map((dish) => ({ dish, quantity })));
  const totalCents = bought.reduce((sum, { dish, quantity }) => sum + Math.round(dish.priceEuro * 100) * quantity, 0);
  return {
    id,
    email: DEMO,
    areaId: 'milano-1',
    kind: 'locker',
    createdAt,
    totalCents,
    lines: bought.map(({ dish: { label, priceEuro }, quantity }) => {
      const article = AREAS.get('milano-1')?.items.find((item) => item.label === label);
      return { label, quantity, ...(hasDetails && article && { itemId: article.id, cents: Math.round(priceEuro * 100) * quantity }) };
    }),
    split: { creditCents: 0, walletCents: totalCents, restCents: 0 },
    paidWith: [],
    outcome: 'completed',
    state: 'paid',
    steps: ['completed'],
    message: null,
    completed: true,
  };
}

/** Oldest first; the first is from before orders knew their prices. Fixed dates keep the screenshots the same from day to day. */
export const seedOrders = (): LockerOrder[] => [
  pastOrder('ordine-0901', '2026-02-24T12:08:00.000Z', [['quinoa-avocado-ceci', 1]], false),
  pastOrder('ordine-0902', '2026-03-03T11:41:00.000Z', [
    ['lasagna-bolognese', 1],
    ['acqua-naturale', 1],
  ]),
  pastOrder('ordine-0903', '2026-03-05T11:55:00.000Z', [
    ['poke-salmone-avocado-uovo', 1],
    ['tiramisu-fragola', 2],
  ]),
];
