import { expect, test } from 'vitest';
import type { CoffeeArea, CoffeeRecipe } from '../../api/index.ts';
import { coffeeRules } from './use-coffee.ts';

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
