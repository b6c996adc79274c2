import { expect, test } from 'vitest';
import type { CoffeeArea, CoffeeRecipe } from '../../api/index.ts';
import { testForeign, testRows } from '../shared/flow/test-kit.ts';
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
type Result = Extract<CoffeeEvent, { type: 'submitted' }>['result'];
const submitted = (result: Result): CoffeeEvent => ({ type: 'submitted', result });
const ordered = submitted({ type: 'done', answer: { order: { id: 'c-1' } } });
const operation = {
  id: 'o-1',
  idempotencyKey: '0'.repeat(32),
  request: '',
  cents: 60,
  creditBefore: 200,
  label: 'Caffè espresso',
  answerId: null,
  isAcknowledged: false,
};
const reconciled = (result: Extract<CoffeeEvent, { type: 'reconciled' }>['result']): CoffeeEvent => ({ type: 'reconciled', result });
const unchanged = reconciled({ type: 'unchanged', now: { ...newer, corporateCreditWallet: null } });
const fetch = { type: 'fetch' } as const;
const check = { type: 'check' } as const;
const follow = { type: 'follow-order', orderId: 'c-1' } as const;

type Row = readonly [what: string, from: CoffeeState, event: CoffeeEvent, to: CoffeeState, command?: CoffeeCommand];

const rows: readonly Row[] = [
  ['opening reads', S.FETCHING_DATA, { type: 'opened' }, S.FETCHING_DATA, fetch],
  ['read', S.FETCHING_DATA, { type: 'fetched', data: area }, S.AWAIT_CHOICE],
  ['not read', S.FETCHING_DATA, { type: 'fetch-failed', failure }, S.ERROR_FETCHING_DATA],
  ['an order of before, in doubt', S.FETCHING_DATA, { type: 'doubted' }, S.CHECKING, check],
  ['read again by the person', S.ERROR_FETCHING_DATA, { type: 'retry-pressed' }, S.FETCHING_DATA, fetch],
  ['seen again', S.AWAIT_CHOICE, { type: 'seen-again' }, S.AWAIT_CHOICE, { type: 'refresh' }],
  [
    'newer data keep what was said',
    { ...S.AWAIT_CHOICE, problem: 'busy' },
    { type: 'fetched', data: newer },
    { name: 'AWAIT_CHOICE', area: newer, problem: 'busy' },
  ],
  ['a press orders once', S.AWAIT_CHOICE, { type: 'dispense-pressed', recipeId: 'espresso' }, S.SENDING_DATA, { type: 'send', recipe }],
  ['a press on what is not there', S.AWAIT_CHOICE, { type: 'dispense-pressed', recipeId: 'orzo' }, S.AWAIT_CHOICE],
  [
    'a press at a closed machine',
    { ...S.AWAIT_CHOICE, area: closed },
    { type: 'dispense-pressed', recipeId: 'espresso' },
    { ...S.AWAIT_CHOICE, area: closed },
  ],
  ['ordered', S.SENDING_DATA, ordered, S.ORDERED, follow],
  ...(['elsewhere', 'changed', 'gone'] as const).map((problem): Row => [
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
  [
    'closed meanwhile',
    S.SENDING_DATA,
    { type: 'held', problem: null, area: closed },
    { name: 'AWAIT_CHOICE', area: closed, problem: null },
  ],
  ['another window sends one', S.SENDING_DATA, submitted({ type: 'busy' }), { name: 'AWAIT_CHOICE', area, problem: 'busy' }],
  ['never sent', S.SENDING_DATA, submitted({ type: 'not-sent', failure }), { name: 'AWAIT_CHOICE', area, problem: 'unsent' }],
  [
    'refused',
    S.SENDING_DATA,
    submitted({ type: 'refused', failure: { kind: 'http', status: 400, error: null, message: 'No.' } }),
    { name: 'ERROR_SENDING_DATA', message: 'No.' },
  ],
  [
    'answered with a no',
    S.SENDING_DATA,
    submitted({ type: 'done', answer: { message: ' No. ' } as never }),
    { name: 'ERROR_SENDING_DATA', message: 'No.' },
  ],
  ['lost', S.SENDING_DATA, submitted({ type: 'outcome-unknown', failure }), S.CHECKING, check],
  ['begun again after a refusal', S.ERROR_SENDING_DATA, { type: 'retry-pressed' }, S.FETCHING_DATA, fetch],
  [
    'found by its number',
    S.CHECKING,
    reconciled({ type: 'answered', operation: { ...operation, label: 'Orzo' }, answerId: 'c-1' }),
    { ...S.ORDERED, label: 'Orzo' },
  ],
  ['nothing to be told any more', S.CHECKING, reconciled({ type: 'none', now: area }), S.AWAIT_CHOICE],
  ['found by the credit', S.CHECKING, reconciled({ type: 'happened', operation, now: newer }), S.DONE],
  ['not found', S.CHECKING, unchanged, S.UNSURE],
  ...(['busy', 'unread'] as const).map((doubt): Row => [
    `not known: ${doubt}`,
    S.CHECKING,
    reconciled({ type: doubt }),
    { name: 'UNSURE', doubt, credit: null },
  ]),
  ['looked for again', S.UNSURE, { type: 'retry-pressed' }, S.CHECKING, check],
  ['begun again, knowing', S.UNSURE, { type: 'restart-pressed' }, S.FETCHING_DATA, fetch],
  ['not while it may be on its way', { ...S.UNSURE, doubt: 'busy' }, { type: 'restart-pressed' }, { ...S.UNSURE, doubt: 'busy' }],
  ['not while nothing can be read', { ...S.UNSURE, doubt: 'unread' }, { type: 'restart-pressed' }, { ...S.UNSURE, doubt: 'unread' }],
  ['another one', S.DONE, { type: 'restart-pressed' }, S.FETCHING_DATA, fetch],
  ['another one on the page that stayed', S.ORDERED, { type: 'restart-pressed' }, S.FETCHING_DATA, fetch],
  ['back on the page as it was left', S.ORDERED, { type: 'returned' }, S.FETCHING_DATA, fetch],
];

testRows(step, rows);

test('only a press sends', () => {
  const sending = rows.filter(([, , , , command]) => command?.type === 'send');
  expect(sending.map(([, , event]) => event.type)).toEqual(['dispense-pressed']);
});

const events: readonly CoffeeEvent[] = [
  { type: 'opened' },
  { type: 'fetched', data: area },
  { type: 'fetch-failed', failure },
  { type: 'doubted' },
  { type: 'retry-pressed' },
  { type: 'seen-again' },
  { type: 'dispense-pressed', recipeId: 'espresso' },
  held('changed'),
  ordered,
  unchanged,
  { type: 'restart-pressed' },
  { type: 'returned' },
];
testForeign(step, Object.values(S), events, {
  FETCHING_DATA: ['opened', 'fetched', 'fetch-failed', 'doubted'],
  CHECKING: ['reconciled'],
  ERROR_FETCHING_DATA: ['retry-pressed'],
  AWAIT_CHOICE: ['fetched', 'seen-again', 'dispense-pressed'],
  SENDING_DATA: ['held', 'submitted'],
  ORDERED: ['restart-pressed', 'returned'],
  ERROR_SENDING_DATA: ['retry-pressed'],
  UNSURE: ['retry-pressed', 'restart-pressed'],
  DONE: ['restart-pressed'],
});
