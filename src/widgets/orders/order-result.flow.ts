import type { ApiFailure, LockerOrderInfo } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';

/**
 * The order result (part 2 §4 'Locker selling order actionType'). Names of the wire's actionTypes stay as they are;
 * `running` is 'Ordine in corso': seven requests said loading.
 */
export type OrderResultState =
  | { readonly name: 'loading' }
  | { readonly name: 'openingLocker' | 'awaitingPayment'; readonly info: LockerOrderInfo }
  | { readonly name: 'openingLockerError' | 'failed'; readonly info: LockerOrderInfo }
  | { readonly name: 'completed'; readonly info: LockerOrderInfo; readonly completedAt: number }
  | { readonly name: 'running'; readonly info: LockerOrderInfo | null }
  | { readonly name: 'error'; readonly failure: ApiFailure; readonly info: LockerOrderInfo | null };

export type OrderResultEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'answered'; readonly info: LockerOrderInfo; readonly isFinal: boolean; readonly at: number }
  | { readonly type: 'exhausted' }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  | { readonly type: 'reload-pressed' }
  /** 'RIPROVA APERTURA' or 'Riapri il fridge': opens a door, so it follows a press only. */
  | { readonly type: 'reopen-pressed'; readonly at: number };

export type OrderResultCommand = { readonly type: 'poll' } | { readonly type: 'retry-opening' };

/** 'Riapri il fridge' is offered for this long after completion (part 2 §9). */
export const REOPEN_MS = 60_000;

/** Nothing is under way: what a request still has to say is not heard. */
const isAtRest = ({ name }: OrderResultState) => name === 'completed' || name === 'running' || name === 'error';

const infoOf = (state: OrderResultState): LockerOrderInfo | null => ('info' in state ? state.info : null);

export function step(state: OrderResultState, event: OrderResultEvent): Transition<OrderResultState, OrderResultCommand> {
  switch (event.type) {
    case 'opened':
      return state.name === 'loading' ? { state, command: { type: 'poll' } } : { state };
    case 'answered': {
      if (isAtRest(state)) return { state };
      const { info, at } = event;
      switch (info.actionType) {
        case 'completed':
          // Still loading: the machine is not done with the door yet.
          if (!event.isFinal) return { state: { name: 'openingLocker', info } };
          return { state: { name: 'completed', info, completedAt: at } };
        case 'openingLocker':
        case 'awaitingPayment':
          // Not loading any more, and yet not done: only the person can ask again.
          return { state: event.isFinal ? { name: 'running', info } : { name: info.actionType, info } };
        case 'openingLockerError':
        case 'failed':
          return { state: { name: info.actionType, info } };
        default:
          return info.actionType satisfies never;
      }
    }
    case 'exhausted':
      return { state: isAtRest(state) ? state : { name: 'running', info: infoOf(state) } };
    case 'failed':
      return { state: isAtRest(state) ? state : { name: 'error', failure: event.failure, info: infoOf(state) } };
    case 'reload-pressed':
      return state.name === 'running' || state.name === 'error' ? { state: { name: 'loading' }, command: { type: 'poll' } } : { state };
    case 'reopen-pressed': {
      const mayReopen = state.name === 'openingLockerError' || (state.name === 'completed' && event.at - state.completedAt < REOPEN_MS);
      return mayReopen ? { state: { name: 'openingLocker', info: state.info }, command: { type: 'retry-opening' } } : { state };
    }
    default:
      return event satisfies never;
  }
}
