import { failureOf, getLockerOrder, type LockerOrderInfo, retryLockerOpening } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { poll } from '../shared/flow/poll.ts';
import { withMoneyLock } from '../shared/runtime/money-lock.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type OrderResultCommand, type OrderResultEvent, type OrderResultState, step } from './order-result.flow.ts';

/**
 * When an answer counts as given. For a completed order that is when it was first seen completed: a reload must not give
 * 'Riapri il fridge' another 60 seconds.
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
      /** Asks at most 7 times, 2 s apart, while the answer says loading (part 2 §9). */
      const follow = () => {
        // Overtaken while a door was being opened: an aborted signal tells nobody any more.
        if (signal.aborted) return;
        poll<LockerOrderInfo>(
          {
            fetch: (pollSignal) => client.call(getLockerOrder, { params: { id: orderId }, signal: pollSignal }),
            isPending: (info) => info.loading,
            everyMs: 2000,
            maxTries: 7,
          },
          {
            onAnswer: (info, isFinal) => {
              if (isFinal) resources.invalidate('orders');
              send({ type: 'answered', info, isFinal, at: timeOf(info, isFinal, orderId, runtime) });
            },
            onExhausted: () => send({ type: 'exhausted' }),
            onError: (thrown) => send({ type: 'failed', failure: failureOf(thrown) }),
          },
          environment,
          signal,
        );
      };

      if (command.type === 'poll') return follow();
      // The door is asked to open again: a new completion is a new time.
      storage.remove('completedOrder');
      try {
        // Opens a door: once at a time in all tabs, and never repeated by itself.
        const answer = await withMoneyLock(`reopen.${orderId}`, () =>
          client.call(retryLockerOpening, { params: { id: orderId }, timeoutMs: 30_000 }),
        );
        if (answer !== 'busy')
          send({ type: 'answered', info: answer, isFinal: !answer.loading, at: timeOf(answer, !answer.loading, orderId, runtime) });
        if (answer === 'busy' || answer.loading) follow();
      } catch (thrown) {
        send({ type: 'failed', failure: failureOf(thrown) });
      }
    },
  );
}

export function useOrderResult(orderId: string) {
  const runtime = useRuntime();
  return useMachine(() => createOrderResult(runtime, orderId), { type: 'opened' });
}
