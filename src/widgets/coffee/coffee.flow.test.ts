import { describe, expect, test } from 'vitest';
import type { CoffeeArea, CoffeeRecipe } from '../../api/index.ts';
import { foreignPairs, testForeign } from '../shared/flow/test-kit.ts';
import { type CoffeeCommand, type CoffeeEvent, type CoffeeProblem, type CoffeeState, step } from './coffee.flow.ts';

const failure = { kind: 'network' } as const;
const recipe: CoffeeRecipe = {
  recipeId: 'espresso',
  displayOrder: 1,
  itemSaleable: { name: 'Caffè espresso', photo: null, ingredients: null, allergensString: null, operator: null },
  price: { value: 60, label: '0,60 €' },
};
const area: CoffeeArea = {
  shop: { isOpen: true, title: 'Caffè Torre Nord', closedMessage: null },
  nickName: 'Giulia',
  catalog: { recipes: [recipe] },
  wallet: { balanceCents: 2000 },
  corporateCreditWallet: { balanceCents: 500 },
};
const newer: CoffeeArea = { ...area, wallet: { balanceCents: 100 } };
const closed: CoffeeArea = { ...area, shop: { ...area.shop, isOpen: false } };
const credit = { walletCents: 100, corporateCreditCents: null };

const S = {
  FETCHING_DATA: { name: 'FETCHING_DATA' },
  CHECKING: { name: 'CHECKING' },
  ERROR_FETCHING_DATA: { name: 'ERROR_FETCHING_DATA', failure },
  AWAIT_CHOICE: { name: 'AWAIT_CHOICE', area, problem: null },
  SENDING_DATA: { name: 'SENDING_DATA', area, recipe },
  ORDERED: { name: 'ORDERED', orderId: 'c-1', label: null },
  ERROR_SENDING_DATA: { name: 'ERROR_SENDING_DATA', message: null },
  UNSURE: { name: 'UNSURE', doubt: 'unchanged', credit },
  DONE: { name: 'DONE', operationId: 'o-1', label: 'Caffè espresso', cents: 60 },
} as const satisfies { readonly [Name in CoffeeState['name']]: CoffeeState };

const held = (problem: CoffeeProblem): CoffeeEvent => ({ type: 'held', problem, area: newer });
const ordered: CoffeeEvent = { type: 'ordered', orderId: 'c-1' };
const found: CoffeeEvent = { type: 'found', orderId: 'c-1', label: 'Orzo' };
const arrived: CoffeeEvent = { type: 'arrived', operationId: 'o-1', label: 'Caffè espresso', cents: 60 };
const fetch = { type: 'fetch' } as const;
const check = { type: 'check' } as const;
const follow = { type: 'follow-order', orderId: 'c-1' } as const;

type Row = readonly [what: string, from: CoffeeState, event: CoffeeEvent, to: CoffeeState, command?: CoffeeCommand];

const rows: readonly Row[] = [
  ['opening reads', S.FETCHING_DATA, { type: 'opened' }, S.FETCHING_DATA, fetch],
  ['read', S.FETCHING_DATA, { type: 'fetched', area }, S.AWAIT_CHOICE],
  ['not read', S.FETCHING_DATA, { type: 'fetch-failed', failure }, S.ERROR_FETCHING_DATA],
  ['an order of before, in doubt', S.FETCHING_DATA, { type: 'doubted' }, S.CHECKING, check],
  ['read again by the person', S.ERROR_FETCHING_DATA, { type: 'retry-pressed' }, S.FETCHING_DATA, fetch],
  ['seen again', S.AWAIT_CHOICE, { type: 'seen-again' }, S.AWAIT_CHOICE, { type: 'refresh' }],
  [
    'newer data keep what was said',
    { ...S.AWAIT_CHOICE, problem: 'busy' },
    { type: 'fetched', area: newer },
    { name: 'AWAIT_CHOICE', area: newer, problem: 'busy' },
  ],
  [
    'a press orders once',
    S.AWAIT_CHOICE,
    { type: 'dispense-pressed', recipeId: 'espresso' },
    S.SENDING_DATA,
    { type: 'send', area, recipe },
  ],
  ['a press on what is not there', S.AWAIT_CHOICE, { type: 'dispense-pressed', recipeId: 'orzo' }, S.AWAIT_CHOICE],
  [
    'a press at a closed machine',
    { ...S.AWAIT_CHOICE, area: closed },
    { type: 'dispense-pressed', recipeId: 'espresso' },
    { ...S.AWAIT_CHOICE, area: closed },
  ],
  ['ordered', S.SENDING_DATA, ordered, S.ORDERED, follow],
  ...(['busy', 'elsewhere', 'changed', 'gone', 'unsent'] as const).map((problem): Row => [
    `held: ${problem}`,
    S.SENDING_DATA,
    held(problem),
    { name: 'AWAIT_CHOICE', area: newer, problem },
  ]),
  [
    'the credit is not enough',
    S.SENDING_DATA,
    held('insufficient'),
    { name: 'AWAIT_CHOICE', area: newer, problem: 'insufficient' },
    { type: 'top-up' },
  ],
  ['closed meanwhile', S.SENDING_DATA, { type: 'closed', area: closed }, { name: 'AWAIT_CHOICE', area: closed, problem: null }],
  ['refused', S.SENDING_DATA, { type: 'refused', message: 'No.' }, { name: 'ERROR_SENDING_DATA', message: 'No.' }],
  ['lost', S.SENDING_DATA, { type: 'doubted' }, S.CHECKING, check],
  ['begun again after a refusal', S.ERROR_SENDING_DATA, { type: 'retry-pressed' }, S.FETCHING_DATA, fetch],
  ['found by its number', S.CHECKING, found, { ...S.ORDERED, label: 'Orzo' }],
  ['nothing to be told any more', S.CHECKING, { type: 'fetched', area }, S.AWAIT_CHOICE],
  ['found by the credit', S.CHECKING, arrived, S.DONE],
  ['not found', S.CHECKING, { type: 'not-arrived', doubt: 'unchanged', credit }, S.UNSURE],
  ['looked for again', S.UNSURE, { type: 'retry-pressed' }, S.CHECKING, check],
  ['begun again, knowing', S.UNSURE, { type: 'restart-pressed' }, S.FETCHING_DATA, fetch],
  ['not while it may be on its way', { ...S.UNSURE, doubt: 'busy' }, { type: 'restart-pressed' }, { ...S.UNSURE, doubt: 'busy' }],
  ['not while nothing can be read', { ...S.UNSURE, doubt: 'unread' }, { type: 'restart-pressed' }, { ...S.UNSURE, doubt: 'unread' }],
  ['another one', S.DONE, { type: 'restart-pressed' }, S.FETCHING_DATA, fetch],
  ['another one on the page that stayed', S.ORDERED, { type: 'restart-pressed' }, S.FETCHING_DATA, fetch],
  ['back on the page as it was left', S.ORDERED, { type: 'returned' }, S.FETCHING_DATA, fetch],
];

for (const [what, from, event, to, command] of rows) {
  test(what, () => {
    const next = step(from, event);
    expect(next.state).toEqual(to);
    expect(next.command).toEqual(command);
  });
}

test('only a press sends', () => {
  const sending = rows.filter(([, , , , command]) => command?.type === 'send');
  expect(sending.map(([, , event]) => event.type)).toEqual(['dispense-pressed']);
});

describe('foreign events', () => {
  const events: readonly CoffeeEvent[] = [
    { type: 'opened' },
    { type: 'fetched', area },
    { type: 'fetch-failed', failure },
    { type: 'doubted' },
    { type: 'retry-pressed' },
    { type: 'seen-again' },
    { type: 'dispense-pressed', recipeId: 'espresso' },
    held('busy'),
    { type: 'closed', area: closed },
    ordered,
    { type: 'refused', message: null },
    arrived,
    found,
    { type: 'not-arrived', doubt: 'unchanged', credit },
    { type: 'restart-pressed' },
    { type: 'returned' },
  ];
  testForeign(
    step,
    foreignPairs<CoffeeState, CoffeeEvent>(Object.values(S), events, {
      FETCHING_DATA: ['opened', 'fetched', 'fetch-failed', 'doubted'],
      CHECKING: ['fetched', 'found', 'arrived', 'not-arrived'],
      ERROR_FETCHING_DATA: ['retry-pressed'],
      AWAIT_CHOICE: ['fetched', 'seen-again', 'dispense-pressed'],
      SENDING_DATA: ['doubted', 'held', 'closed', 'ordered', 'refused'],
      ORDERED: ['restart-pressed', 'returned'],
      ERROR_SENDING_DATA: ['retry-pressed'],
      UNSURE: ['retry-pressed', 'restart-pressed'],
      DONE: ['restart-pressed'],
    }),
  );
});
