import { getLockerOrder, type LockerOrderInfo, retryLockerOpening } from '../../api/index.ts';
import { createMachine, runBy, type CommandTools, useMachine } from '../shared/flow/machine.ts';
import { poll, SEVEN_REQUESTS } from '../shared/flow/poll.ts';
import { recallOrder } from '../shared/ordering/order-memory.ts';
import { NOTHING_TO_READ, submitOnce } from '../shared/payment/money-operation.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type OrderResultCommand, type OrderResultEvent, step } from './order-result.flow.ts';

/** An order that the first answer calls completed, and that was confirmed longer ago than this, may have been collected already. */
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
    if (actionType !== 'completed') hasSeenItRunning = true;
    const remembered = recallOrder(storage, { id: orderId, rows: info.order.items });
    const pickup = { isFridge: hasSeenFridge || remembered?.area?.type === 'locker', title: remembered?.area?.title ?? null };
    const now = environment.now();
    let at = now;
    if (actionType === 'completed' && isFinal && pickup.isFridge) {
      const isNew = hasSeenItRunning || now - (remembered?.confirmedAt ?? 0) < OPENING_MS;
      at = readCompletion() ?? (isNew ? now : 0);
      storage.write('completedOrder', `${orderId} ${at}`);
    }
    return { type: 'answered', known: { info, pickup }, isFinal, at } as const;
  };
}

export function createOrderResult(runtime: Runtime, orderId: string) {
  const { client, resources, storage, environment } = runtime;
  const observe = createObserver(runtime, orderId);

  const follow = (_: OrderResultCommand, { send, signal }: CommandTools<OrderResultEvent>) =>
    void poll<LockerOrderInfo>(environment, {
      fetch: (pollSignal) => client.call(getLockerOrder, { params: { id: orderId }, signal: pollSignal }),
      isPending: (info) => info.loading,
      ...SEVEN_REQUESTS,
      onAnswer: (info, isFinal) => {
        if (isFinal) resources.invalidate('orders');
        send(observe(info, isFinal));
      },
      onExhausted: () => send({ type: 'exhausted' }),
      onFailure: (failure) => send({ type: 'failed', failure }),
      signal,
    });

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

export function useOrderResult(orderId: string) {
  const runtime = useRuntime();
  return useMachine(() => createOrderResult(runtime, orderId), { type: 'opened' });
}
