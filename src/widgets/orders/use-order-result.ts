import { getLockerOrder, type LockerOrderInfo, retryLockerOpening } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { poll, SEVEN_REQUESTS } from '../shared/flow/poll.ts';
import { NOTHING_TO_READ, submitOnce } from '../shared/payment/money-operation.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type OrderResultCommand, type OrderResultEvent, type OrderResultState, step } from './order-result.flow.ts';

/**
 * The time that counts for an answer. For a completed order it is when the app first saw it completed: a reload must not
 * grant 'Riapri il fridge' another 60 seconds.
 */
function timeOf(info: LockerOrderInfo, isFinal: boolean, orderId: string, { environment, storage }: Runtime): number {
  const now = environment.now();
  if (info.actionType !== 'completed' || !isFinal) return now;
  const [knownId, at] = storage.read('completedOrder')?.split(' ') ?? [];
  if (knownId === orderId && Number(at) <= now) return Number(at);
  storage.write('completedOrder', `${orderId} ${now}`);
  return now;
}

export function createOrderResult(runtime: Runtime, orderId: string) {
  const { client, environment, resources, storage } = runtime;
  return createMachine<OrderResultState, OrderResultEvent, OrderResultCommand>(
    { name: 'loading' },
    step,
    async (command, { send, signal }) => {
      const follow = () => {
        // A newer command has replaced this one: no poll may start any more.
        if (signal.aborted) return;
        poll<LockerOrderInfo>(environment, {
          fetch: (pollSignal) => client.call(getLockerOrder, { params: { id: orderId }, signal: pollSignal }),
          isPending: (info) => info.loading,
          ...SEVEN_REQUESTS,
          onAnswer: (info, isFinal) => {
            if (isFinal) resources.invalidate('orders');
            send({ type: 'answered', info, isFinal, at: timeOf(info, isFinal, orderId, runtime) });
          },
          onExhausted: () => send({ type: 'exhausted' }),
          onFailure: (failure) => send({ type: 'failed', failure }),
          signal,
        });
      };

      if (command.type === 'poll') return follow();
      // The door will open again, and the new completion gets a new time.
      storage.remove('completedOrder');
      const result = await submitOnce<null, LockerOrderInfo>(runtime, {
        ...NOTHING_TO_READ,
        lock: `reopen.${orderId}`,
        event: ['order', 'retry-opening'],
        send: () => client.call(retryLockerOpening, { params: { id: orderId }, timeoutMs: 30_000 }),
      });
      // The order's status shows the result of every outcome (part 2 §4: 'resets tries and refetches').
      if (result !== null) follow();
    },
  );
}

export function useOrderResult(orderId: string) {
  const runtime = useRuntime();
  return useMachine(() => createOrderResult(runtime, orderId), { type: 'opened' });
}
