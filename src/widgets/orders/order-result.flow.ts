import { type ApiFailure, getLockerOrder, type LockerOrderInfo, type RememberedOrder, retryLockerOpening } from '../../api/index.ts';
import { type CommandTools, createMachine, runBy, stepBy, type Transition } from '../shared/flow/machine.ts';
import { poll, SEVEN_REQUESTS } from '../shared/flow/poll.ts';
import { invalidate } from '../shared/flow/query-client.ts';
import { recallOrder, rememberOutcome } from '../shared/ordering/order-history.ts';
import { NOTHING_TO_READ, submitOnce } from '../shared/payment/money-operation.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';

/** The last answer, with what this browser knows beside it. */
interface KnownOrder {
  readonly info: LockerOrderInfo;
  /** A fridge opens for this order: its opening was seen, or this browser or the server knows that its area is a fridge. */
  readonly isFridge: boolean;
  /** Null when this browser did not make the order. */
  readonly remembered: RememberedOrder | null;
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
  | { readonly type: 'opened' | 'reload-pressed' }
  /** `known`: the last answer; null when there was none. */
  | { readonly type: 'exhausted'; readonly known: KnownOrder | null }
  | { readonly type: 'answered'; readonly known: KnownOrder; readonly isFinal: boolean; readonly at: number }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  /** 'RIPROVA APERTURA' or 'Riapri il fridge'. It opens a door, so it needs a press. */
  | { readonly type: 'reopen-pressed'; readonly at: number };

export type OrderResultCommand = { readonly type: 'poll' | 'retry-opening' };

/** 'Riapri il fridge' is offered for this long after completion (part 2 §9). */
export const REOPEN_MS = 60_000;

type Next = Transition<OrderResultState, OrderResultCommand>;
type Answer = Extract<OrderResultEvent, { type: 'answered' }>;

const read: Next = { state: { name: 'loading' }, command: { type: 'poll' } };
const knownOf = (state: OrderResultState): KnownOrder | null => ('known' in state ? state.known : null);

function answered(state: OrderResultState, { known, isFinal, at }: Answer): Next {
  const { actionType } = known.info;
  switch (actionType) {
    case null:
      if (!isFinal) return { state };
      // It does not replace an outcome.
      if (state.name === 'failed' || state.name === 'openingLockerError') return { state };
      return { state: state.name === 'completed' ? { ...state, completedAt: at } : { name: 'running', known } };
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
const exhausted = (state: OrderResultState, { known }: Extract<OrderResultEvent, { type: 'exhausted' }>): Next => ({
  state: { name: 'running', known: known ?? knownOf(state) },
});
const reopen = ({ known }: { readonly known: KnownOrder }): Next => ({
  state: { name: 'openingLocker', known, isOver: false },
  command: { type: 'retry-opening' },
});
const waiting = {
  answered,
  exhausted,
  failed,
  'reload-pressed': (state: Extract<OrderResultState, { isOver: boolean }>) => (state.isOver ? read : { state }),
};

/** An exhausted poll does not replace an outcome. In a state that ignores answers, no request is running. */
export const step = stepBy<OrderResultState, OrderResultEvent, OrderResultCommand>({
  loading: { opened: () => read, answered, exhausted, failed },
  openingLocker: waiting,
  awaitingPayment: waiting,
  openingLockerError: { answered, failed, 'reopen-pressed': reopen },
  failed: { answered, failed },
  completed: {
    answered: (state, event) => (state.completedAt === null ? answered(state, event) : { state }),
    failed: (state, event) => (state.completedAt === null ? failed(state, event) : { state }),
    'reopen-pressed': (state, { at }) =>
      state.known.isFridge && state.completedAt !== null && at - state.completedAt < REOPEN_MS ? reopen(state) : { state },
  },
  running: { 'reload-pressed': () => read },
  error: { 'reload-pressed': () => read },
});

/** An order that the first answer calls completed, and that was made longer ago than this, may have been collected already. */
const OPENING_MS = 15 * 60_000;

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
    const order = { id: orderId, rows: info.order.items };
    if (actionType === 'completed' || actionType === 'failed') rememberOutcome(storage, order, actionType);
    const remembered = recallOrder(storage, order);
    const isFridge = hasSeenFridge || (remembered?.area ?? info.order.area)?.type === 'locker';
    const now = environment.now();
    let at = now;
    if (actionType === 'completed' && isFinal && isFridge) {
      // Where nobody says when it was made, the door may be needed.
      const confirmedAt = remembered?.confirmedAt ?? info.order.createdAt ?? now;
      const isNew = hasSeenItRunning || now - confirmedAt < OPENING_MS;
      at = readCompletion() ?? (isNew ? now : 0);
      storage.write('completedOrder', `${orderId} ${at}`);
    }
    return { type: 'answered', known: { info, isFridge, remembered }, isFinal, at } as const;
  };
}

export function createOrderResult(runtime: Runtime, orderId: string) {
  const { client, queryClient, storage, environment } = runtime;
  const observe = createObserver(runtime, orderId);

  const follow = (_: OrderResultCommand, { send, signal }: CommandTools<OrderResultEvent>) => {
    let last: LockerOrderInfo | null = null;
    const end = (info: LockerOrderInfo) => {
      invalidate(queryClient, 'b2c/selling-order/list');
      send(observe(info, true));
    };
    poll<LockerOrderInfo>(environment, {
      fetch: (pollSignal) => client.call(getLockerOrder, { params: { id: orderId }, signal: pollSignal }),
      isPending: (info) => info.loading,
      ...SEVEN_REQUESTS,
      onAnswer: (info, isFinal) => {
        if (info.actionType !== null || last === null) last = info;
        if (isFinal) end(info);
        else send(observe(info, false));
      },
      onExhausted: () => {
        // A completed order stays that, although the server says that it is loading.
        if (last?.actionType === 'completed') end(last);
        else send({ type: 'exhausted', known: last && observe(last, false).known });
      },
      onFailure: (failure) => send({ type: 'failed', failure }),
      signal,
    });
  };

  return createMachine(
    { name: 'loading' },
    step,
    runBy({
      poll: follow,
      'retry-opening': async (command, tools) => {
        // The door will open again, and the new completion gets a new time.
        storage.remove('completedOrder');
        const result = await submitOnce<null, LockerOrderInfo>(runtime, {
          ...NOTHING_TO_READ,
          lock: `reopen.${orderId}`,
          event: ['order', 'retry-opening'],
          send: () => client.call(retryLockerOpening, { params: { id: orderId }, timeoutMs: 30_000 }),
        });
        // The order's status shows the result of every outcome (part 2 §4: 'resets tries and refetches'). After an abort, a newer
        // command polls.
        if (result !== null && !tools.signal.aborted) follow(command, tools);
      },
    }),
  );
}
