import { expect, test } from 'vitest';
import type { CoffeeArea, CoffeeRecipe } from '../../api/index.ts';
import { testForeign, testRows } from '../shared/flow/test-kit.ts';
import { createJournaledStep } from '../shared/payment/journaled-flow.ts';
import { type CoffeeProblem, coffeeRules } from './use-coffee.ts';

const step = createJournaledStep<
  CoffeeArea,
  CoffeeRecipe,
  Parameters<typeof coffeeRules.answerIdOf>[0],
  Exclude<CoffeeProblem, 'busy' | 'elsewhere' | 'unsent'>
>(coffeeRules);
type CoffeeState = Parameters<typeof step>[0];
type CoffeeEvent = Parameters<typeof step>[1];
type CoffeeCommand = NonNullable<ReturnType<typeof step>['command']>;

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

const S = {
  FETCHING_DATA: { name: 'FETCHING_DATA' },
  CHECKING: { name: 'CHECKING' },
  ERROR_FETCHING_DATA: { name: 'ERROR_FETCHING_DATA', failure },
  AWAIT_CHOICE: { name: 'AWAIT_CHOICE', data: area, problem: null },
  SENDING_DATA: { name: 'SENDING_DATA', data: area, request: recipe },
  ANSWERED: { name: 'ANSWERED', answer: { order: { id: 'c-1' } }, answerId: 'c-1' },
  STRANDED: { name: 'STRANDED' },
  STARTED: { name: 'STARTED', operation, answerId: 'c-1' },
  REFUSED: { name: 'REFUSED', answer: null, message: null },
  UNSURE: { name: 'UNSURE', doubt: 'unchanged', now: newer },
  DONE: { name: 'DONE', operation, now: newer },
} as const satisfies { readonly [Name in CoffeeState['name']]: CoffeeState };

const held = (problem: CoffeeProblem): CoffeeEvent => ({ type: 'held', problem, data: newer });
type Result = Extract<CoffeeEvent, { type: 'submitted' }>['result'];
const submitted = (result: Result): CoffeeEvent => ({ type: 'submitted', result });
const refusal = { error: true, message: ' No. ' } as const;
const ordered = submitted({ type: 'done', answer: { order: { id: 'c-1' } } });
const reconciled = (state: Extract<CoffeeEvent, { type: 'reconciled' }>['state']): CoffeeEvent => ({ type: 'reconciled', state });
const fetch = { type: 'fetch' } as const;
const check = { type: 'check' } as const;
const press = (recipeId: string) => ({ type: 'pressed', request: { ...recipe, recipeId } }) as const;

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
    { name: 'AWAIT_CHOICE', data: newer, problem: 'busy' },
  ],
  ['a press orders once', S.AWAIT_CHOICE, press('espresso'), S.SENDING_DATA, { type: 'send', data: area, request: recipe }],
  ['a press on what is not there', S.AWAIT_CHOICE, press('orzo'), S.AWAIT_CHOICE],
  ['a press at a closed machine', { ...S.AWAIT_CHOICE, data: closed }, press('espresso'), { ...S.AWAIT_CHOICE, data: closed }],
  ['ordered', S.SENDING_DATA, ordered, S.ANSWERED],
  ...(['elsewhere', 'changed', 'gone', 'insufficient'] as const).map((problem): Row => [
    `held: ${problem}`,
    S.SENDING_DATA,
    held(problem),
    { name: 'AWAIT_CHOICE', data: newer, problem },
  ]),
  ['another window sends one', S.SENDING_DATA, submitted({ type: 'busy' }), { name: 'AWAIT_CHOICE', data: area, problem: 'busy' }],
  ['never sent', S.SENDING_DATA, submitted({ type: 'not-sent', failure }), { name: 'AWAIT_CHOICE', data: area, problem: 'unsent' }],
  [
    'refused',
    S.SENDING_DATA,
    submitted({ type: 'refused', failure: { kind: 'http', status: 400, error: null, message: 'No.' } }),
    { name: 'REFUSED', answer: null, message: 'No.' },
  ],
  [
    'answered with a no',
    S.SENDING_DATA,
    submitted({ type: 'done', answer: refusal }),
    { name: 'REFUSED', answer: refusal, message: 'No.' },
  ],
  ['lost', S.SENDING_DATA, submitted({ type: 'outcome-unknown', failure }), S.CHECKING, check],
  ['begun again after a refusal', S.REFUSED, { type: 'retry-pressed' }, S.FETCHING_DATA, fetch],
  ['found by its number', S.CHECKING, reconciled(S.STARTED), S.STARTED],
  ['nothing to be told any more', S.CHECKING, reconciled(S.AWAIT_CHOICE), S.AWAIT_CHOICE],
  ['found by the credit', S.CHECKING, reconciled(S.DONE), S.DONE],
  ['not found', S.CHECKING, reconciled(S.UNSURE), S.UNSURE],
  ['looked for again', S.UNSURE, { type: 'retry-pressed' }, S.CHECKING, check],
  ['begun again, knowing', S.UNSURE, { type: 'restart-pressed' }, S.FETCHING_DATA, fetch],
  ['not while it may be on its way', { ...S.UNSURE, doubt: 'busy' }, { type: 'restart-pressed' }, { ...S.UNSURE, doubt: 'busy' }],
  ['not while nothing can be read', { ...S.UNSURE, doubt: 'unread' }, { type: 'restart-pressed' }, { ...S.UNSURE, doubt: 'unread' }],
  ['another one', S.DONE, { type: 'restart-pressed' }, S.FETCHING_DATA, fetch],
  ['back from the one that was found', S.STARTED, { type: 'returned' }, S.FETCHING_DATA, fetch],
  ['another one, knowing of it', S.STARTED, { type: 'restart-pressed' }, S.FETCHING_DATA, fetch],
  ['another one on the page that stayed', S.ANSWERED, { type: 'restart-pressed' }, S.FETCHING_DATA, fetch],
  ['back on the page as it was left', S.ANSWERED, { type: 'returned' }, S.FETCHING_DATA, fetch],
  ['an answer that claims nothing is looked for', S.ANSWERED, { type: 'retry-pressed' }, S.CHECKING, check],
  ['a link that leads nowhere', S.ANSWERED, { type: 'link-refused' }, S.STRANDED],
];

testRows(step, rows);

test('only a press sends', () => {
  const sending = rows.filter(([, , , , command]) => command?.type === 'send');
  expect(sending.map(([, , event]) => event.type)).toEqual(['pressed']);
});

const events: readonly CoffeeEvent[] = [
  { type: 'opened' },
  { type: 'fetched', data: area },
  { type: 'fetch-failed', failure },
  { type: 'doubted' },
  { type: 'retry-pressed' },
  { type: 'seen-again' },
  press('espresso'),
  held('changed'),
  { type: 'link-refused' },
  ordered,
  reconciled(S.UNSURE),
  { type: 'restart-pressed' },
  { type: 'returned' },
];
testForeign(step, Object.values(S), events, {
  FETCHING_DATA: ['opened', 'fetched', 'fetch-failed', 'doubted'],
  CHECKING: ['reconciled'],
  ERROR_FETCHING_DATA: ['retry-pressed'],
  AWAIT_CHOICE: ['fetched', 'seen-again', 'pressed'],
  SENDING_DATA: ['held', 'submitted'],
  ANSWERED: ['retry-pressed', 'restart-pressed', 'link-refused', 'returned'],
  STRANDED: [],
  STARTED: ['restart-pressed', 'returned'],
  REFUSED: ['retry-pressed'],
  UNSURE: ['retry-pressed', 'restart-pressed'],
  DONE: ['restart-pressed'],
});
