import { failureOf, getLockerOrder, type LockerOrderInfo, retryLockerOpening } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { poll } from '../shared/flow/poll.ts';
import { withMoneyLock } from '../shared/runtime/money-lock.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type OrderResultCommand, type OrderResultEvent, type OrderResultState, step } from './order-result.flow.ts';

function createOrderResult({ client, environment }: Runtime, orderId: string) {
  return createMachine<OrderResultState, OrderResultEvent, OrderResultCommand>(
    { name: 'loading' },
    step,
    async (command, { send, signal }) => {
      /** Asks at most 7 times, 2 s apart, while the answer says loading (part 2 §9). */
      const follow = () => {
        // Overtaken while a door was being opened: an aborted signal tells nobody any more.
        if (signal.aborted) return;
        const stop = poll<LockerOrderInfo>(
          {
            fetch: (pollSignal) => client.call(getLockerOrder, { params: { id: orderId }, signal: pollSignal }),
            isPending: (info) => info.loading,
            everyMs: 2000,
            maxTries: 7,
          },
          {
            onAnswer: (info, isFinal) => send({ type: 'answered', info, isFinal, at: environment.now() }),
            onExhausted: () => send({ type: 'exhausted' }),
            onError: (thrown) => send({ type: 'failed', failure: failureOf(thrown) }),
          },
          environment,
        );
        signal.addEventListener('abort', stop);
      };

      if (command.type === 'poll') return follow();
      try {
        // Opens a door: once at a time in all tabs, and never repeated by itself.
        const answer = await withMoneyLock(`reopen.${orderId}`, () =>
          client.call(retryLockerOpening, { params: { id: orderId }, timeoutMs: 30_000 }),
        );
        if (answer !== 'busy') send({ type: 'answered', info: answer, isFinal: !answer.loading, at: environment.now() });
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
