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
  ASKING: { name: 'ASKING' },
  ERROR_FETCHING_DATA: { name: 'ERROR_FETCHING_DATA', failure },
  AWAIT_CHOICE: { name: 'AWAIT_CHOICE', data: area, problem: null },
  SENDING_DATA: { name: 'SENDING_DATA', data: area, request: recipe },
  UNKEPT: { name: 'UNKEPT', data: newer, request: recipe },
  ANSWERED: { name: 'ANSWERED', answer: { order: { id: 'c-1' } }, answerId: 'c-1' },
  STRANDED: { name: 'STRANDED' },
  STARTED: { name: 'STARTED', operation, answerId: 'c-1' },
  REFUSED: { name: 'REFUSED', answer: null, message: null },
  UNSURE: { name: 'UNSURE', doubt: 'untold', operation, now: newer },
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

const unread = { name: 'UNSURE', doubt: 'unread' } as const;
const busy = { name: 'UNSURE', doubt: 'busy' } as const;
const askable = { ...S.UNSURE, doubt: 'askable' } as const;

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
  [
    'a press orders once',
    S.AWAIT_CHOICE,
    press('espresso'),
    S.SENDING_DATA,
    { type: 'send', data: area, request: recipe, isUnkept: false },
  ],
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
  ['not found', S.CHECKING, reconciled(S.UNSURE), S.UNSURE],
  ['looked for again', S.UNSURE, { type: 'retry-pressed' }, S.CHECKING, check],
  ['begun again, knowing', S.UNSURE, { type: 'restart-pressed' }, S.FETCHING_DATA, fetch],
  ['not while it may be on its way', busy, { type: 'restart-pressed' }, busy],
  ['not while nothing can be read', unread, { type: 'restart-pressed' }, unread],
  [
    'nobody will know any more',
    { ...S.UNSURE, doubt: 'lapsed' },
    { type: 'restart-pressed' },
    S.FETCHING_DATA,
    { type: 'dismiss', id: 'o-1' },
  ],
  ['the server is asked', askable, { type: 'ask-pressed' }, S.ASKING, { type: 'ask' }],
  ['begun again, knowing that it could be asked', askable, { type: 'restart-pressed' }, S.FETCHING_DATA, fetch],
  ['not where it cannot tell', S.UNSURE, { type: 'ask-pressed' }, S.UNSURE],
  ['asked: it went through', S.ASKING, ordered, S.ANSWERED],
  ['asked: the answer is lost again', S.ASKING, submitted({ type: 'outcome-unknown', failure }), S.CHECKING, check],
  ['asked: another window is sending', S.ASKING, submitted({ type: 'busy' }), S.CHECKING, check],
  ['asked: nothing could be read', S.ASKING, submitted({ type: 'not-sent', failure }), S.CHECKING, check],
  ['asked: another window has sent one since', S.ASKING, { type: 'doubted' }, S.CHECKING, check],
  ['sent by another window since the page was read', S.AWAIT_CHOICE, { type: 'doubted' }, S.CHECKING, check],
  ['not stored by the browser', S.SENDING_DATA, { type: 'unkept', data: newer }, S.UNKEPT],
  [
    'sent all the same',
    S.UNKEPT,
    { type: 'send-pressed' },
    { ...S.SENDING_DATA, data: newer },
    { type: 'send', data: newer, request: recipe, isUnkept: true },
  ],
  ['not sent then', S.UNKEPT, { type: 'restart-pressed' }, { ...S.AWAIT_CHOICE, data: newer }],
  ['back from the one that was found', S.STARTED, { type: 'returned' }, S.FETCHING_DATA, fetch],
  ['another one, knowing of it', S.STARTED, { type: 'restart-pressed' }, S.FETCHING_DATA, fetch],
  ['another one on the page that stayed', S.ANSWERED, { type: 'restart-pressed' }, S.FETCHING_DATA, fetch],
  ['back on the page as it was left', S.ANSWERED, { type: 'returned' }, S.FETCHING_DATA, fetch],
  ['an answer that claims nothing is looked for', S.ANSWERED, { type: 'retry-pressed' }, S.CHECKING, check],
  ['a link that leads nowhere', S.ANSWERED, { type: 'link-refused' }, S.STRANDED],
];

testRows(step, rows);

test('only a press sends', () => {
  const sending = rows.filter(([, , , , command]) => command?.type === 'send' || command?.type === 'ask');
  expect(sending.map(([, , event]) => event.type)).toEqual(['pressed', 'ask-pressed', 'send-pressed']);
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
  { type: 'ask-pressed' },
  { type: 'send-pressed' },
  { type: 'unkept', data: newer },
  { type: 'returned' },
];
testForeign(step, Object.values(S), events, {
  FETCHING_DATA: ['opened', 'fetched', 'fetch-failed', 'doubted'],
  CHECKING: ['reconciled'],
  ERROR_FETCHING_DATA: ['retry-pressed'],
  AWAIT_CHOICE: ['fetched', 'doubted', 'seen-again', 'pressed'],
  SENDING_DATA: ['held', 'unkept', 'submitted'],
  UNKEPT: ['send-pressed', 'restart-pressed'],
  ASKING: ['doubted', 'submitted'],
  ANSWERED: ['retry-pressed', 'restart-pressed', 'link-refused', 'returned'],
  STRANDED: [],
  STARTED: ['restart-pressed', 'returned'],
  REFUSED: ['retry-pressed'],
  UNSURE: ['retry-pressed', 'ask-pressed', 'restart-pressed'],
});
