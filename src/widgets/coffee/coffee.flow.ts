import type { ApiFailure, Cents, CoffeeArea, CoffeeRecipe } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';

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
  | { readonly type: 'fetched'; readonly area: CoffeeArea }
  | { readonly type: 'fetch-failed'; readonly failure: ApiFailure }
  /** There is an order whose end nobody was told. */
  | { readonly type: 'doubted' }
  | { readonly type: 'retry-pressed' }
  /** The page is seen again: what it shows may be old. */
  | { readonly type: 'seen-again' }
  | { readonly type: 'dispense-pressed'; readonly recipeId: string }
  | { readonly type: 'held'; readonly problem: CoffeeProblem; readonly area: CoffeeArea }
  /** The machine closed since the page was read. */
  | { readonly type: 'closed'; readonly area: CoffeeArea }
  | { readonly type: 'ordered'; readonly orderId: string }
  /** The server refused it: nothing happened. */
  | { readonly type: 'refused'; readonly message: string | null }
  | { readonly type: 'arrived'; readonly operationId: string; readonly label: string; readonly cents: Cents }
  | { readonly type: 'found'; readonly orderId: string; readonly label: string }
  | { readonly type: 'not-arrived'; readonly doubt: CoffeeDoubt; readonly credit: Credit | null }
  /** Told what happened, or that nothing is known to have happened, the person begins again. */
  | { readonly type: 'restart-pressed' }
  /** Back on the page as it was left. */
  | { readonly type: 'returned' };

export type CoffeeCommand =
  | { readonly type: 'fetch' }
  /** The same, quietly: what is shown stays when it fails. */
  | { readonly type: 'refresh' }
  /** Costs money: follows a press only. */
  | { readonly type: 'send'; readonly area: CoffeeArea; readonly recipe: CoffeeRecipe }
  | { readonly type: 'check' }
  | { readonly type: 'follow-order'; readonly orderId: string }
  | { readonly type: 'top-up' };

type Next = Transition<CoffeeState, CoffeeCommand>;

const fetch: Next = { state: { name: 'FETCHING_DATA' }, command: { type: 'fetch' } };
const check: Next = { state: { name: 'CHECKING' }, command: { type: 'check' } };

export function step(state: CoffeeState, event: CoffeeEvent): Next {
  const same: Next = { state };
  switch (event.type) {
    case 'opened':
      return state.name === 'FETCHING_DATA' ? { state, command: { type: 'fetch' } } : same;
    case 'fetched':
      switch (state.name) {
        case 'FETCHING_DATA':
        case 'CHECKING':
          return { state: { name: 'AWAIT_CHOICE', area: event.area, problem: null } };
        case 'AWAIT_CHOICE':
          return { state: { ...state, area: event.area } };
        default:
          return same;
      }
    case 'fetch-failed':
      return state.name === 'FETCHING_DATA' ? { state: { name: 'ERROR_FETCHING_DATA', failure: event.failure } } : same;
    case 'doubted':
      return state.name === 'FETCHING_DATA' || state.name === 'SENDING_DATA' ? check : same;
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
      return { state: { name: 'SENDING_DATA', area, recipe }, command: { type: 'send', area, recipe } };
    }
    case 'held': {
      if (state.name !== 'SENDING_DATA') return same;
      const { area, problem } = event;
      const next: CoffeeState = { name: 'AWAIT_CHOICE', area, problem };
      return problem === 'insufficient' ? { state: next, command: { type: 'top-up' } } : { state: next };
    }
    case 'closed':
      return state.name === 'SENDING_DATA' ? { state: { name: 'AWAIT_CHOICE', area: event.area, problem: null } } : same;
    case 'ordered': {
      if (state.name !== 'SENDING_DATA') return same;
      const { orderId } = event;
      return { state: { name: 'ORDERED', orderId, label: null }, command: { type: 'follow-order', orderId } };
    }
    case 'found':
      return state.name === 'CHECKING' ? { state: { name: 'ORDERED', orderId: event.orderId, label: event.label } } : same;
    case 'refused':
      return state.name === 'SENDING_DATA' ? { state: { name: 'ERROR_SENDING_DATA', message: event.message } } : same;
    case 'arrived':
      return state.name === 'CHECKING'
        ? { state: { name: 'DONE', operationId: event.operationId, label: event.label, cents: event.cents } }
        : same;
    case 'not-arrived':
      return state.name === 'CHECKING' ? { state: { name: 'UNSURE', doubt: event.doubt, credit: event.credit } } : same;
    case 'restart-pressed':
      return state.name === 'DONE' || state.name === 'ORDERED' || (state.name === 'UNSURE' && state.doubt === 'unchanged') ? fetch : same;
    case 'returned':
      return state.name === 'ORDERED' ? fetch : same;
    default:
      return event satisfies never;
  }
}
