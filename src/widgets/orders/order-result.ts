import {
  type ApiFailure,
  failureOf,
  getLockerOrder,
  type LockerOrderInfo,
  type RememberedOrder,
  retryLockerOpening,
} from '../../api/index.ts';
import { createFlow, type Steps } from '../shared/flow/flow.ts';
import { pollUntil, SEVEN_REQUESTS } from '../shared/flow/poll.ts';
import { invalidate } from '../shared/flow/query-client.ts';
import { recallOrder, rememberOutcome } from '../shared/ordering/order-history.ts';
import { NOTHING_TO_READ, submitOnce } from '../shared/payment/money-operation.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';

/** The last answer, with what this browser knows in addition. */
interface ReadOrder {
  readonly info: LockerOrderInfo;
  /** A fridge opens for this order: its opening was seen, or this browser or the server knows that its area is a fridge. */
  readonly isFridge: boolean;
  /** Null when this browser did not make the order. */
  readonly remembered: RememberedOrder | null;
}

/**
 * The order result (P2-4.13 to P2-4.22). The wire's actionTypes keep their names. `running` is
 * 'Ordine in corso': seven requests answered loading.
 */
export type OrderResultState =
  | { readonly name: 'loading' }
  /** `isOver`: polling has ended, only the person can start it again. */
  | { readonly name: 'openingLocker' | 'awaitingPayment'; readonly known: ReadOrder; readonly isOver: boolean }
  | { readonly name: 'openingLockerError' | 'failed'; readonly known: ReadOrder }
  /** `completedAt` (epoch ms) is null until the machine has finished with the door. */
  | { readonly name: 'completed'; readonly known: ReadOrder; readonly completedAt: number | null }
  | { readonly name: 'running'; readonly known: ReadOrder | null }
  | { readonly name: 'error'; readonly failure: ApiFailure; readonly known: ReadOrder | null };

/** 'Riapri il fridge' is offered for this long after completion (P2-4.20). */
export const REOPEN_MS = 60_000;

const knownOf = (state: OrderResultState): ReadOrder | null => ('known' in state ? state.known : null);

/** The state after an answer. `at`: when it came; for a completed order, when that was seen first. */
export function stateAfter(state: OrderResultState, known: ReadOrder, isFinal: boolean, at: number): OrderResultState {
  const { actionType } = known.info;
  switch (actionType) {
    case null:
      // It does not replace an outcome.
      if (!isFinal || state.name === 'failed' || state.name === 'openingLockerError') return state;
      return state.name === 'completed' ? { ...state, completedAt: at } : { name: 'running', known };
    case 'completed':
      return { name: 'completed', known, completedAt: isFinal ? at : null };
    case 'openingLocker':
    case 'awaitingPayment':
      return { name: actionType, known, isOver: isFinal };
    default:
      return { name: actionType, known };
  }
}

/** Whether a press may open the door: again after a failure, or in the 60 seconds after the completion. */
export const canReopen = (state: OrderResultState, now: number): state is Extract<OrderResultState, { known: ReadOrder }> =>
  state.name === 'openingLockerError' ||
  (state.name === 'completed' && state.known.isFridge && state.completedAt !== null && now - state.completedAt < REOPEN_MS);

/** An order that the first answer calls completed, and that was made longer ago than this, may have been collected already. */
export const OPENING_MS = 15 * 60_000;

/** Reads the order's answers together with what this browser knows: the area that it ordered in, and what it has seen. */
function createObserver({ environment, storage }: Runtime, orderId: string) {
  /** When the app first saw the order completed: a reload must not grant 'Riapri il fridge' another 60 seconds. */
  const readCompletion = (): number | null => {
    const [id, at] = storage.read('completedOrder')?.split(' ') ?? [];
    return id === orderId && Number(at) <= environment.now() ? Number(at) : null;
  };
  // The completion is stored for fridges alone.
  let hasSeenFridge = readCompletion() !== null;
  let hasSeenItRunning = false;

  return (info: LockerOrderInfo, isFinal: boolean) => {
    const { actionType } = info;
    if (actionType === 'openingLocker' || actionType === 'openingLockerError') hasSeenFridge = true;
    if (actionType !== 'completed' && actionType !== null) hasSeenItRunning = true;
    const order = { id: orderId, rows: info.order.rows };
    if (actionType === 'completed' || actionType === 'failed') rememberOutcome(storage, order, { outcome: actionType });
    else if (actionType === 'openingLocker' || actionType === 'openingLockerError')
      rememberOutcome(storage, order, { isShut: actionType === 'openingLockerError' });
    const remembered = recallOrder(storage, order);
    const isFridge = hasSeenFridge || (remembered?.area ?? info.order.area)?.type === 'locker';
    const now = environment.now();
    let at = now;
    if (actionType === 'completed' && isFinal && isFridge) {
      // Without a known time the door may still be needed: it can be opened again.
      const confirmedAt = remembered?.confirmedAt ?? info.order.createdAt ?? now;
      const isNew = hasSeenItRunning || now - confirmedAt < OPENING_MS;
      at = readCompletion() ?? (isNew ? now : 0);
      storage.write('completedOrder', `${orderId} ${at}`);
    }
    return { known: { info, isFridge, remembered }, at };
  };
}

/**
 * The order whose door was asked for in the list, until a time (epoch ms). In memory, and for a moment: a reload, a later visit and an
 * answer that comes late open nothing.
 */
let asked: { readonly orderId: string; readonly until: number } | null = null;
const ASKED_MS = 10_000;

/** 'RIPROVA APERTURA' of the order list: the order's page, which opens next, opens the door if it is still shut. */
export function askToOpen({ environment }: Runtime, orderId: string): void {
  asked = { orderId, until: environment.now() + ASKED_MS };
}

/** Until when this order's door may be opened by itself; 0 where nobody has asked for it. */
function takeAsked(orderId: string): number {
  const until = asked?.orderId === orderId ? asked.until : 0;
  asked = null;
  return until;
}

export function createOrderResult(runtime: Runtime, orderId: string) {
  const { client, queryClient, storage, environment } = runtime;
  const observe = createObserver(runtime, orderId);
  const flow = createFlow<OrderResultState>(
    { name: 'loading' },
    { failed: (state, thrown) => ({ name: 'error', failure: failureOf(thrown), known: knownOf(state) }) },
  );
  const { getState, run } = flow;

  /** Polls the order until its state is final. */
  const poll: Steps<OrderResultState> = async (set, signal) => {
    let last: LockerOrderInfo | null = null;
    const show = (info: LockerOrderInfo, isFinal: boolean) => {
      const { known, at } = observe(info, isFinal);
      set(stateAfter(getState(), known, isFinal, at));
    };
    const final = await pollUntil<LockerOrderInfo>(environment, {
      ...SEVEN_REQUESTS,
      fetch: (pollSignal) => client.call(getLockerOrder, { params: { id: orderId }, signal: pollSignal }),
      isPending: ({ loading }) => loading,
      onPending(info) {
        if (info.actionType !== null || last === null) last = info;
        show(info, false);
      },
      signal,
    });
    const state = getState();
    // A completed order stays that, although the server says that it is loading.
    const info = final ?? (state.name === 'completed' ? state.known.info : null);
    if (info !== null) {
      invalidate(queryClient, 'b2c/selling-order/list');
      show(info, true);
    } else if (state.name !== 'failed' && state.name !== 'openingLockerError') {
      set({ name: 'running', known: last === null ? knownOf(state) : observe(last, false).known });
    }
  };

  /** Opens the door of an order that may be opened, and follows it. */
  const openDoor =
    ({ known }: Extract<OrderResultState, { known: ReadOrder }>): Steps<OrderResultState> =>
    async (set, signal) => {
      set({ name: 'openingLocker', known, isOver: false });
      // The door will open again, and the new completion gets a new time.
      storage.remove('completedOrder');
      const result = await submitOnce<null, LockerOrderInfo>(runtime, {
        ...NOTHING_TO_READ,
        lock: `reopen.${orderId}`,
        event: ['order', 'retry-opening'],
        send: () => client.call(retryLockerOpening, { params: { id: orderId }, timeoutMs: 30_000 }),
      });
      // The order's status shows the result of every outcome (P2-4.22: 'resets tries and refetches').
      if (result !== null) await poll(set, signal);
    };

  return {
    ...flow,
    open(): void {
      const openUntil = takeAsked(orderId);
      run(async (set, signal) => {
        await poll(set, signal);
        const state = getState();
        if (state.name === 'openingLockerError' && environment.now() < openUntil) await openDoor(state)(set, signal);
      });
    },

    /** 'RICARICA' reads the order again, when nothing else does. */
    reload(): void {
      const state = getState();
      if (state.name !== 'running' && state.name !== 'error' && !('isOver' in state && state.isOver)) return;
      run(async (set, signal) => {
        set({ name: 'loading' });
        await poll(set, signal);
      });
    },

    /** 'RIPROVA APERTURA' or 'Riapri il fridge'. It opens a door, so it needs a press. */
    reopen(): void {
      const state = getState();
      if (canReopen(state, environment.now())) run(openDoor(state));
    },
  };
}
