import { describe, expect, test, vi } from 'vitest';
import type { ApiClient, CoffeeArea, CoffeeRecipe } from '../../api/index.ts';
import { recallCoffee } from '../shared/ordering/coffee-memory.ts';
import { testRuntime } from '../shared/runtime/test-kit.ts';
import { coffeeRules, createCoffee } from './use-coffee.ts';

const recipe: CoffeeRecipe = {
  recipeId: 'espresso',
  displayOrder: 1,
  itemSaleable: { name: 'Caffè espresso', photo: null, ingredients: null, allergensString: null, operator: null },
  price: { value: 60, label: '0,60 €' },
};
const area = (isOpen: boolean): CoffeeArea => ({
  shop: { isOpen, title: 'Caffè Torre Nord', closedMessage: null },
  nickName: 'Giulia',
  catalog: { recipes: [recipe] },
  wallet: { balanceCents: 2000 },
  corporateCreditWallet: null,
});

test.each([
  ['what the machine makes', recipe, true, true],
  ['what it does not make any more', { ...recipe, recipeId: 'orzo' }, true, false],
  ['while it is closed', recipe, false, false],
])('a press on %s', (_, pressed, isOpen, isAccepted) => expect(coffeeRules.accepts(pressed, area(isOpen))).toBe(isAccepted));

test('an answer with an order has its number; one without says why', () => {
  expect([coffeeRules.answerIdOf({ order: { id: 'c-1' } }), coffeeRules.messageOf({ order: { id: 'c-1' } })]).toEqual(['c-1', null]);
  const refusal = { error: true, message: 'No.' } as const;
  expect([coffeeRules.answerIdOf(refusal), coffeeRules.messageOf(refusal)]).toEqual([null, 'No.']);
});

describe('a press', () => {
  /** The page has shown the machine open; at the press it is `now`, and the server answers `answer`. */
  async function press(answer: object, now = area(true)) {
    let current = area(true);
    const sent: unknown[] = [];
    const client = {
      call: async ({ method }: { method: string }, { body }: { body?: unknown }) =>
        method === 'POST' ? sent.push(body) > 0 && answer : current,
      serverTime: () => null,
    } as unknown as ApiClient;
    const runtime = testRuntime(client);
    const coffee = createCoffee(runtime, 'caffe-1');
    coffee.open();
    await vi.waitFor(() => expect(coffee.getState().name).toBe('AWAIT_CHOICE'));
    current = now;
    coffee.press(recipe);
    await vi.waitFor(() => expect(['AWAIT_CHOICE', 'ANSWERED', 'REFUSED']).toContain(coffee.getState().name));
    coffee.stop();
    return { runtime, sent, state: coffee.getState(), visits: runtime.navigation.visits.map(({ destination }) => destination) };
  }

  test('pays, is remembered, and its page opens', async () => {
    const { runtime, sent, state, visits } = await press({ order: { id: 'c-1' } });
    expect(sent).toEqual([
      { paymentInfo: { totalToPayFromWallet: 60, totalToPayFromCorporateCredit: 0 }, order: { coffeeRecipeId: 'espresso', price: 60 } },
    ]);
    expect([state.name, visits]).toEqual(['ANSWERED', [{ to: 'coffee-order', orderId: 'c-1' }]]);
    expect(recallCoffee(runtime.storage)).toEqual({ areaId: 'caffe-1', areaTitle: 'Caffè Torre Nord', label: 'Caffè espresso' });
  });

  test('that is refused is not remembered, and leads nowhere', async () => {
    const { runtime, state, visits } = await press({ error: true, message: 'No.' });
    expect(state).toMatchObject({ name: 'REFUSED', message: 'No.' });
    expect([recallCoffee(runtime.storage), visits]).toEqual([null, []]);
  });

  test.each<[string, CoffeeArea, string, object[]]>([
    ['the machine has closed', area(false), 'closed', []],
    ['the drink is gone', { ...area(true), catalog: { recipes: [] } }, 'gone', []],
    [
      'the price has changed',
      { ...area(true), catalog: { recipes: [{ ...recipe, price: { value: 70, label: '0,70 €' } }] } },
      'changed',
      [],
    ],
    [
      'the credit is too small',
      { ...area(true), wallet: { balanceCents: 59 } },
      'insufficient',
      [{ to: 'insufficient-fund', amountCents: 60, returnUrl: '/coffee/selling-area/caffe-1' }],
    ],
    [
      'the server names no wallet',
      { ...area(true), wallet: null },
      'insufficient',
      [{ to: 'insufficient-fund', amountCents: 60, returnUrl: '/coffee/selling-area/caffe-1' }],
    ],
  ])('%s: nothing is sent', async (_, now, problem, visited) => {
    const { sent, state, visits } = await press({ order: { id: 'c-1' } }, now);
    expect(state).toMatchObject({ name: 'AWAIT_CHOICE', problem });
    expect([sent, visits]).toEqual([[], visited]);
  });
});
