import {
  type AnswerOf,
  type ApiFailure,
  type Cents,
  type CoffeeArea,
  type CoffeeRecipe,
  type confirmCoffee,
  serverSentence,
} from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';
import type { Opening, Reconciliation } from '../shared/payment/journaled-operation.ts';
import type { SubmitResult } from '../shared/payment/money-operation.ts';

/**
 * Why the press before was not sent. `busy`: another window is sending one. `elsewhere`: another window has sent one since
 * this page was opened. `changed`: it costs something else now. `gone`: the machine does not make it any more.
 * `insufficient`: the credit does not cover it. `unsent`: the line went before anything left.
 */
export type CoffeeProblem = 'busy' | 'elsewhere' | 'changed' | 'gone' | 'insufficient' | 'unsent';

/**
 * What became of an order is not known. `unchanged`: the credit has not gone down. `unread`: the credit could not be read.
 * `busy`: it is still on its way.
 */
export type CoffeeDoubt = 'unchanged' | 'unread' | 'busy';

/** What the person can spend at the machine, as it was read. */
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
  /** On the way to the order's page; with the drink's name, an order whose answer came when the person had left. */
  | { readonly name: 'ORDERED'; readonly orderId: string; readonly label: string | null }
  | { readonly name: 'ERROR_SENDING_DATA'; readonly message: string | null }
  /** Nobody presses again before having read this. */
  | { readonly name: 'UNSURE'; readonly doubt: CoffeeDoubt; readonly credit: Credit | null }
  /** The answer was lost, and the credit has gone down. */
  | { readonly name: 'DONE'; readonly operationId: string; readonly label: string; readonly cents: Cents };

export type CoffeeEvent =
  | { readonly type: 'opened' }
  | Opening<CoffeeArea>
  | { readonly type: 'retry-pressed' }
  /** The page is seen again: what it shows may be old. */
  | { readonly type: 'seen-again' }
  | { readonly type: 'dispense-pressed'; readonly recipeId: string }
  /** What was read at the press is not what it was for. `problem`: null when the machine has closed since. */
  | { readonly type: 'held'; readonly problem: CoffeeProblem | null; readonly area: CoffeeArea }
  | { readonly type: 'submitted'; readonly result: Exclude<Result, { type: 'changed' }> }
  | { readonly type: 'reconciled'; readonly result: Reconciliation<CoffeeArea> }
  /** Told what happened, or that nothing is known to have happened, the person begins again. */
  | { readonly type: 'restart-pressed' }
  /** Back on the page as it was left. */
  | { readonly type: 'returned' };

export type CoffeeCommand =
  | { readonly type: 'fetch' }
  /** The same, quietly: what is shown stays when it fails. */
  | { readonly type: 'refresh' }
  /** Costs money: follows a press only. */
  | { readonly type: 'send'; readonly recipe: CoffeeRecipe }
  | { readonly type: 'check' }
  | { readonly type: 'follow-order'; readonly orderId: string }
  | { readonly type: 'top-up' };

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

export function step(state: CoffeeState, event: CoffeeEvent): Next {
  const same: Next = { state };
  switch (event.type) {
    case 'opened':
      return state.name === 'FETCHING_DATA' ? { state, command: { type: 'fetch' } } : same;
    case 'fetched':
      switch (state.name) {
        case 'FETCHING_DATA':
          return { state: { name: 'AWAIT_CHOICE', area: event.data, problem: null } };
        case 'AWAIT_CHOICE':
          return { state: { ...state, area: event.data } };
        default:
          return same;
      }
    case 'fetch-failed':
      return state.name === 'FETCHING_DATA' ? { state: { name: 'ERROR_FETCHING_DATA', failure: event.failure } } : same;
    case 'doubted':
      return state.name === 'FETCHING_DATA' ? check : same;
    case 'retry-pressed':
      switch (state.name) {
        case 'ERROR_FETCHING_DATA':
        case 'ERROR_SENDING_DATA':
          return fetch;
        case 'UNSURE':
          return check;
        default:
          return same;
      }
    case 'seen-again':
      return state.name === 'AWAIT_CHOICE' ? { state, command: { type: 'refresh' } } : same;
    case 'dispense-pressed': {
      if (state.name !== 'AWAIT_CHOICE' || !state.area.shop.isOpen) return same;
      const { area } = state;
      const recipe = area.catalog.recipes.find(({ recipeId }) => recipeId === event.recipeId);
      if (recipe === undefined) return same;
      return { state: { name: 'SENDING_DATA', area, recipe }, command: { type: 'send', recipe } };
    }
    case 'held': {
      if (state.name !== 'SENDING_DATA') return same;
      const { area, problem } = event;
      const next: CoffeeState = { name: 'AWAIT_CHOICE', area, problem };
      return problem === 'insufficient' ? { state: next, command: { type: 'top-up' } } : { state: next };
    }
    case 'submitted':
      return state.name === 'SENDING_DATA' ? submitted(state.area, event.result) : same;
    case 'reconciled':
      return state.name === 'CHECKING' ? { state: reconciled(event.result) } : same;
    case 'restart-pressed':
      return state.name === 'DONE' || state.name === 'ORDERED' || (state.name === 'UNSURE' && state.doubt === 'unchanged') ? fetch : same;
    case 'returned':
      return state.name === 'ORDERED' ? fetch : same;
    default:
      return event satisfies never;
  }
}
