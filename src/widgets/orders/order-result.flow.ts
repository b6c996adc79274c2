import type { ApiFailure, LockerOrderInfo } from '../../api/index.ts';
import { stepBy, type Transition } from '../shared/flow/machine.ts';

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
  | { readonly type: 'opened' | 'exhausted' | 'reload-pressed' }
  | { readonly type: 'answered'; readonly known: KnownOrder; readonly isFinal: boolean; readonly at: number }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  /** 'RIPROVA APERTURA' or 'Riapri il fridge'. It opens a door, so it needs a press. */
  | { readonly type: 'reopen-pressed'; readonly at: number };

export type OrderResultCommand = { readonly type: 'poll' | 'retry-opening' };

/** 'Riapri il fridge' is offered for this long after completion (part 2 §9). */
export const REOPEN_MS = 60_000;

type Next = Transition<OrderResultState, OrderResultCommand>;
type Answer = Extract<OrderResultEvent, { type: 'answered' }>;

const poll: Next = { state: { name: 'loading' }, command: { type: 'poll' } };
const knownOf = (state: OrderResultState): KnownOrder | null => ('known' in state ? state.known : null);

function answered(_: OrderResultState, { known, isFinal, at }: Answer): Next {
  const { actionType } = known.info;
  switch (actionType) {
    case 'completed':
      return { state: { name: 'completed', known, completedAt: isFinal ? at : null } };
    case 'openingLocker':
    case 'awaitingPayment':
      return { state: { name: actionType, known, isOver: isFinal } };
    default:
      return { state: { name: actionType, known } };
  }
}

const failed = (state: OrderResultState, { failure }: { readonly failure: ApiFailure }): Next => ({
  state: { name: 'error', failure, known: knownOf(state) },
});
const exhausted = (state: OrderResultState): Next => ({ state: { name: 'running', known: knownOf(state) } });
const reopen = ({ known }: { readonly known: KnownOrder }): Next => ({
  state: { name: 'openingLocker', known, isOver: false },
  command: { type: 'retry-opening' },
});
const waiting = {
  answered,
  exhausted,
  failed,
  'reload-pressed': (state: Extract<OrderResultState, { isOver: boolean }>) => (state.isOver ? poll : { state }),
};

/** An exhausted poll does not replace an outcome. In a state that ignores answers, no request is running. */
export const step = stepBy<OrderResultState, OrderResultEvent, OrderResultCommand>({
  loading: { opened: () => poll, answered, exhausted, failed },
  openingLocker: waiting,
  awaitingPayment: waiting,
  openingLockerError: { answered, failed, 'reopen-pressed': reopen },
  failed: { answered, failed },
  completed: {
    answered: (state, event) => (state.completedAt === null ? answered(state, event) : { state }),
    failed: (state, event) => (state.completedAt === null ? failed(state, event) : { state }),
    'reopen-pressed': (state, { at }) =>
      state.known.pickup.isFridge && state.completedAt !== null && at - state.completedAt < REOPEN_MS ? reopen(state) : { state },
  },
  running: { 'reload-pressed': () => poll },
  error: { 'reload-pressed': () => poll },
});
