import type { ApiFailure, LockerOrderInfo } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';

/**
 * The order result (part 2 §4 'Locker selling order actionType'). The wire's actionTypes keep their names. `running` is
 * 'Ordine in corso': seven requests answered loading.
 */
export type OrderResultState =
  | { readonly name: 'loading' }
  /** `isOver`: polling has ended, only the person can start it again. */
  | { readonly name: 'openingLocker' | 'awaitingPayment'; readonly info: LockerOrderInfo; readonly isOver: boolean }
  | { readonly name: 'openingLockerError' | 'failed'; readonly info: LockerOrderInfo }
  /** `completedAt` is null until the machine has finished with the door. */
  | { readonly name: 'completed'; readonly info: LockerOrderInfo; readonly completedAt: number | null }
  | { readonly name: 'running'; readonly info: LockerOrderInfo | null }
  | { readonly name: 'error'; readonly failure: ApiFailure; readonly info: LockerOrderInfo | null };

export type OrderResultEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'answered'; readonly info: LockerOrderInfo; readonly isFinal: boolean; readonly at: number }
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
          return { state: { name: 'completed', info, completedAt: event.isFinal ? at : null } };
        case 'openingLocker':
        case 'awaitingPayment':
          return { state: { name: info.actionType, info, isOver: event.isFinal } };
        case 'openingLockerError':
        case 'failed':
          return { state: { name: info.actionType, info } };
        default:
          return info.actionType satisfies never;
      }
    }
    case 'exhausted':
      return { state: isAtRest(state) || isDecided(state) ? state : { name: 'running', info: infoOf(state) } };
    case 'failed':
      return { state: isAtRest(state) ? state : { name: 'error', failure: event.failure, info: infoOf(state) } };
    case 'reload-pressed':
      return state.name === 'running' || state.name === 'error' || ('isOver' in state && state.isOver)
        ? { state: { name: 'loading' }, command: { type: 'poll' } }
        : { state };
    case 'reopen-pressed': {
      const mayReopen =
        state.name === 'openingLockerError' ||
        (state.name === 'completed' && state.completedAt !== null && event.at - state.completedAt < REOPEN_MS);
      return mayReopen
        ? { state: { name: 'openingLocker', info: state.info, isOver: false }, command: { type: 'retry-opening' } }
        : { state };
    }
    default:
      return event satisfies never;
  }
}
