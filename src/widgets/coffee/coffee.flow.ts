import {
  type AnswerOf,
  type ApiFailure,
  type Cents,
  type CoffeeArea,
  type CoffeeRecipe,
  type confirmCoffee,
  serverSentence,
} from '../../api/index.ts';
import { stepBy, type Transition } from '../shared/flow/machine.ts';
import type { Doubt, Opening, Reconciliation } from '../shared/payment/journaled-operation.ts';
import type { SubmitResult } from '../shared/payment/money-operation.ts';

/**
 * Why the last press sent nothing. `busy`: another window is sending an order. `elsewhere`: another window has sent an order
 * since this page was opened. `changed`: the price is different now. `gone`: the machine no longer makes this drink.
 * `insufficient`: the credit does not cover it. `unsent`: the connection failed before the request left.
 */
export type CoffeeProblem = 'busy' | 'elsewhere' | 'changed' | 'gone' | 'insufficient' | 'unsent';

/** What the person can spend at the machine, at the last reading. */
export interface Credit {
  readonly walletCents: Cents | null;
  readonly corporateCreditCents: Cents | null;
}

export const creditOf = ({ wallet, corporateCreditWallet }: CoffeeArea): Credit => ({
  walletCents: wallet?.balanceCents ?? null,
  corporateCreditCents: corporateCreditWallet?.balanceCents ?? null,
});

export type CoffeeAnswer = AnswerOf<typeof confirmCoffee>;
type Result = SubmitResult<CoffeeArea, CoffeeAnswer>;

/** A coffee machine's page and its purchase (part 2 §2 'Coffee', §5 'Coffee purchase'). */
export type CoffeeState =
  | { readonly name: 'FETCHING_DATA' | 'CHECKING' }
  | { readonly name: 'ERROR_FETCHING_DATA'; readonly failure: ApiFailure }
  | { readonly name: 'AWAIT_CHOICE'; readonly area: CoffeeArea; readonly problem: CoffeeProblem | null }
  | { readonly name: 'SENDING_DATA'; readonly area: CoffeeArea; readonly recipe: CoffeeRecipe }
  /** On the way to the order's page. `label`: the drink's name when the answer came after the person had left, else null. */
  | { readonly name: 'ORDERED'; readonly orderId: string; readonly label: string | null }
  | { readonly name: 'ERROR_SENDING_DATA'; readonly message: string | null }
  /** The person must acknowledge this state before another order. */
  | { readonly name: 'UNSURE'; readonly doubt: Doubt; readonly credit: Credit | null }
  /** The answer was lost, and the credit has gone down. */
  | { readonly name: 'DONE'; readonly operationId: string; readonly label: string; readonly cents: Cents };

export type CoffeeEvent =
  | { readonly type: 'opened' | 'retry-pressed' }
  | Opening<CoffeeArea>
  /** The page is visible again, and its data may be old. */
  | { readonly type: 'seen-again' }
  | { readonly type: 'dispense-pressed'; readonly recipeId: string }
  /** The data read at the press differ from the data shown. `problem`: null when the machine has closed since. */
  | { readonly type: 'held'; readonly problem: CoffeeProblem | null; readonly area: CoffeeArea }
  | { readonly type: 'submitted'; readonly result: Exclude<Result, { type: 'changed' }> }
  | { readonly type: 'reconciled'; readonly result: Reconciliation<CoffeeArea> }
  /** The person has read the outcome, or that it is unknown, and starts again. */
  | { readonly type: 'restart-pressed' }
  /** The browser restored the page from its cache (bfcache). */
  | { readonly type: 'returned' };

export type CoffeeCommand =
  /** `refresh` reads again in the background; a failure keeps the data on the screen. */
  | { readonly type: 'fetch' | 'refresh' | 'check' | 'top-up' }
  /** Costs money: sent only after a press. */
  | { readonly type: 'send'; readonly recipe: CoffeeRecipe }
  | { readonly type: 'follow-order'; readonly orderId: string };

type Next = Transition<CoffeeState, CoffeeCommand>;

const fetch: Next = { state: { name: 'FETCHING_DATA' }, command: { type: 'fetch' } };
const check: Next = { state: { name: 'CHECKING' }, command: { type: 'check' } };

function submitted(area: CoffeeArea, result: Exclude<Result, { type: 'changed' }>): Next {
  switch (result.type) {
    case 'done': {
      const { answer } = result;
      if (!('order' in answer)) return { state: { name: 'ERROR_SENDING_DATA', message: answer.message?.trim() || null } };
      const orderId = answer.order.id;
      return { state: { name: 'ORDERED', orderId, label: null }, command: { type: 'follow-order', orderId } };
    }
    case 'busy':
      return { state: { name: 'AWAIT_CHOICE', area, problem: 'busy' } };
    case 'not-sent':
      return { state: { name: 'AWAIT_CHOICE', area, problem: 'unsent' } };
    case 'refused':
      return { state: { name: 'ERROR_SENDING_DATA', message: serverSentence(result.failure) } };
    case 'outcome-unknown':
      return check;
    default:
      return result satisfies never;
  }
}

function reconciled(result: Reconciliation<CoffeeArea>): CoffeeState {
  switch (result.type) {
    case 'happened': {
      const { id, label, cents } = result.operation;
      return { name: 'DONE', operationId: id, label, cents };
    }
    case 'answered':
      return { name: 'ORDERED', orderId: result.answerId, label: result.operation.label };
    case 'unchanged':
      return { name: 'UNSURE', doubt: 'unchanged', credit: creditOf(result.now) };
    case 'none':
      return { name: 'AWAIT_CHOICE', area: result.now, problem: null };
    case 'busy':
    case 'unread':
      return { name: 'UNSURE', doubt: result.type, credit: null };
    default:
      return result satisfies never;
  }
}

function dispense(state: Extract<CoffeeState, { name: 'AWAIT_CHOICE' }>, chosenId: string): Next {
  const { area } = state;
  const recipe = area.catalog.recipes.find(({ recipeId }) => recipeId === chosenId);
  if (!area.shop.isOpen || recipe === undefined) return { state };
  return { state: { name: 'SENDING_DATA', area, recipe }, command: { type: 'send', recipe } };
}

export const step = stepBy<CoffeeState, CoffeeEvent, CoffeeCommand>({
  FETCHING_DATA: {
    opened: (state) => ({ state, command: { type: 'fetch' } }),
    fetched: (_, { data }) => ({ state: { name: 'AWAIT_CHOICE', area: data, problem: null } }),
    'fetch-failed': (_, { failure }) => ({ state: { name: 'ERROR_FETCHING_DATA', failure } }),
    doubted: () => check,
  },
  ERROR_FETCHING_DATA: { 'retry-pressed': () => fetch },
  AWAIT_CHOICE: {
    fetched: (state, { data }) => ({ state: { ...state, area: data } }),
    'seen-again': (state) => ({ state, command: { type: 'refresh' } }),
    'dispense-pressed': (state, { recipeId }) => dispense(state, recipeId),
  },
  SENDING_DATA: {
    held: (_, { area, problem }) => ({
      state: { name: 'AWAIT_CHOICE', area, problem },
      ...(problem === 'insufficient' ? { command: { type: 'top-up' } } : {}),
    }),
    submitted: ({ area }, { result }) => submitted(area, result),
  },
  ERROR_SENDING_DATA: { 'retry-pressed': () => fetch },
  CHECKING: { reconciled: (_, { result }) => ({ state: reconciled(result) }) },
  UNSURE: {
    'retry-pressed': () => check,
    'restart-pressed': (state) => (state.doubt === 'unchanged' ? fetch : { state }),
  },
  ORDERED: { 'restart-pressed': () => fetch, returned: () => fetch },
  DONE: { 'restart-pressed': () => fetch },
});
