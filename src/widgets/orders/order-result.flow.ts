import type { ApiFailure, LockerOrderInfo } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';

/** Where the person collects the order, as far as this browser knows it. */
export interface PickupPoint {
  /** A fridge opens for this order: its opening was seen, or the order was made in an area that is a fridge. */
  readonly isFridge: boolean;
  /** The area's title; null when this browser did not make the order. */
  readonly title: string | null;
}

/** The last answer, with what this browser knows beside it. */
interface KnownOrder {
  readonly info: LockerOrderInfo;
  readonly pickup: PickupPoint;
}

/**
 * The order result (part 2 §4 'Locker selling order actionType'). The wire's actionTypes keep their names. `running` is
 * 'Ordine in corso': seven requests answered loading.
 */
export type OrderResultState =
  | { readonly name: 'loading' }
  /** `isOver`: polling has ended, only the person can start it again. */
  | { readonly name: 'openingLocker' | 'awaitingPayment'; readonly known: KnownOrder; readonly isOver: boolean }
  | { readonly name: 'openingLockerError' | 'failed'; readonly known: KnownOrder }
  /** `completedAt` (epoch ms) is null until the machine has finished with the door. */
  | { readonly name: 'completed'; readonly known: KnownOrder; readonly completedAt: number | null }
  | { readonly name: 'running'; readonly known: KnownOrder | null }
  | { readonly name: 'error'; readonly failure: ApiFailure; readonly known: KnownOrder | null };

export type OrderResultEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'answered'; readonly known: KnownOrder; readonly isFinal: boolean; readonly at: number }
  | { readonly type: 'exhausted' }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  | { readonly type: 'reload-pressed' }
  /** 'RIPROVA APERTURA' or 'Riapri il fridge'. It opens a door, so it needs a press. */
  | { readonly type: 'reopen-pressed'; readonly at: number };

export type OrderResultCommand = { readonly type: 'poll' } | { readonly type: 'retry-opening' };

/** 'Riapri il fridge' is offered for this long after completion (part 2 §9). */
export const REOPEN_MS = 60_000;

/** No request is running: late answers are ignored. */
const isAtRest = (state: OrderResultState): boolean =>
  state.name === 'completed' ? state.completedAt !== null : state.name === 'running' || state.name === 'error';
/** The order has an outcome: a failed or exhausted poll does not replace it. */
const isDecided = ({ name }: OrderResultState) => name === 'completed' || name === 'failed' || name === 'openingLockerError';

const knownOf = (state: OrderResultState): KnownOrder | null => ('known' in state ? state.known : null);

export function step(state: OrderResultState, event: OrderResultEvent): Transition<OrderResultState, OrderResultCommand> {
  switch (event.type) {
    case 'opened':
      return state.name === 'loading' ? { state, command: { type: 'poll' } } : { state };
    case 'answered': {
      if (isAtRest(state)) return { state };
      const { known, at } = event;
      const { actionType } = known.info;
      switch (actionType) {
        case 'completed':
          return { state: { name: 'completed', known, completedAt: event.isFinal ? at : null } };
        case 'openingLocker':
        case 'awaitingPayment':
          return { state: { name: actionType, known, isOver: event.isFinal } };
        case 'openingLockerError':
        case 'failed':
          return { state: { name: actionType, known } };
        default:
          return actionType satisfies never;
      }
    }
    case 'exhausted':
      return { state: isAtRest(state) || isDecided(state) ? state : { name: 'running', known: knownOf(state) } };
    case 'failed':
      return { state: isAtRest(state) ? state : { name: 'error', failure: event.failure, known: knownOf(state) } };
    case 'reload-pressed':
      return state.name === 'running' || state.name === 'error' || ('isOver' in state && state.isOver)
        ? { state: { name: 'loading' }, command: { type: 'poll' } }
        : { state };
    case 'reopen-pressed': {
      const mayReopen =
        state.name === 'openingLockerError' ||
        (state.name === 'completed' &&
          state.known.pickup.isFridge &&
          state.completedAt !== null &&
          event.at - state.completedAt < REOPEN_MS);
      return mayReopen
        ? { state: { name: 'openingLocker', known: state.known, isOver: false }, command: { type: 'retry-opening' } }
        : { state };
    }
    default:
      return event satisfies never;
  }
}
