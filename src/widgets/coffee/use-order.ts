import { useEffect } from 'react';
import { type CoffeeOrder, getCoffeeOrder } from '../../api/index.ts';
import { createMachine, runBy, useMachine } from '../shared/flow/machine.ts';
import { poll, SEVEN_REQUESTS } from '../shared/flow/poll.ts';
import { announceCredit } from '../shared/ordering/announcement.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { isPending, step } from './order.flow.ts';

/**
 * The specification gives no polling numbers for a coffee. These are the numbers of the locker order: at most 7 requests,
 * 2 s apart (part 2 §9). Polling starts again when the page becomes visible again.
 */
const PLAN = { ...SEVEN_REQUESTS, restartOnVisible: true } as const;

const createOrder = ({ client, environment, resources }: Runtime, orderId: string) =>
  createMachine(
    { name: 'loading' },
    step,
    runBy({
      poll: (_, { send, signal }) =>
        void poll<CoffeeOrder>(environment, {
          ...PLAN,
          fetch: async (pollSignal) => (await client.call(getCoffeeOrder, { params: { id: orderId }, signal: pollSignal })).order,
          isPending,
          onAnswer: (order, isFinal) => {
            if (isFinal) {
              // The server refunds a coffee that was not dispensed.
              resources.invalidate('wallet');
              announceCredit();
            }
            send({ type: 'answered', order });
          },
          onExhausted: () => send({ type: 'exhausted' }),
          onFailure: (failure) => send({ type: 'read-failed', failure }),
          signal,
        }),
    }),
  );

export function useOrder(orderId: string) {
  const runtime = useRuntime();
  const { environment } = runtime;
  const [state, send] = useMachine(() => createOrder(runtime, orderId), { type: 'opened' });
  useEffect(() => environment.onVisible(() => send({ type: 'seen-again' })), [environment, send]);
  return [state, send] as const;
}
