import { useEffect } from 'react';
import { type ApiFailure, type CoffeeOrder, getCoffeeOrder } from '../../api/index.ts';
import { createMachine, stepBy, type Transition, useMachine } from '../shared/flow/machine.ts';
import { poll, SEVEN_REQUESTS } from '../shared/flow/poll.ts';
import { announceCredit } from '../shared/ordering/announcement.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';

/**
 * A coffee order (part 2 §4 'Coffee order status'). `order` keeps the wire's eight statuses. `followed`: the status is
 * polled. `late`: all requests answered that the order is not finished. `settled`: the last of them answered `confirmed`, which
 * counts as a success; the page still shows a change. `final`: the status will not change any more.
 */
export type OrderState =
  | { readonly name: 'loading'; readonly order: null }
  | { readonly name: 'followed' | 'late' | 'settled' | 'final'; readonly order: CoffeeOrder }
  | { readonly name: 'failed'; readonly failure: ApiFailure; readonly order: CoffeeOrder | null };

export type OrderEvent =
  | { readonly type: 'opened' | 'exhausted' | 'reload-pressed' }
  | { readonly type: 'answered'; readonly order: CoffeeOrder }
  | { readonly type: 'read-failed'; readonly failure: ApiFailure }
  /** The page is visible again: the phone was locked, or had no connection at the machine. */
  | { readonly type: 'seen-again' };

export type OrderCommand = { readonly type: 'poll' };

/** The status can still change. A `confirmed` order is paid but not dispensed, and may still fail. */
export const isPending = ({ status }: CoffeeOrder): boolean => status === 'draft' || status === 'dispensing' || status === 'confirmed';

type Next = Transition<OrderState, OrderCommand>;

const again = ({ order }: { readonly order: CoffeeOrder | null }): Next => ({
  state: order === null ? { name: 'loading', order } : { name: 'followed', order },
  command: { type: 'poll' },
});
const answered = (_: OrderState, { order }: { readonly order: CoffeeOrder }): Next => ({
  state: { name: isPending(order) ? 'followed' : 'final', order },
});
const fail = ({ order }: OrderState, { failure }: { readonly failure: ApiFailure }): Next => ({
  state: { name: 'failed', failure, order },
});

export const step = stepBy<OrderState, OrderEvent, OrderCommand>({
  loading: { opened: (state) => ({ state, command: { type: 'poll' } }), answered, 'read-failed': fail },
  followed: {
    answered,
    exhausted: ({ order }) => ({ state: { name: order.status === 'confirmed' ? 'settled' : 'late', order } }),
    'read-failed': fail,
  },
  // Late answers count too: a page that becomes visible again polls by itself.
  late: { answered, 'read-failed': fail, 'reload-pressed': again },
  settled: { answered: (state, event) => (event.order.status === 'confirmed' ? { state } : answered(state, event)) },
  failed: { 'reload-pressed': again, 'seen-again': again },
});

export function useOrder(orderId: string) {
  const { client, environment, queryClient } = useRuntime();
  const createOrder = () =>
    createMachine<OrderState, OrderEvent, OrderCommand>({ name: 'loading', order: null }, step, (_, { send, signal }) => {
      poll<CoffeeOrder>(environment, {
        // The specification gives no numbers for a coffee. These are the locker order's (part 2 §9).
        ...SEVEN_REQUESTS,
        restartOnVisible: true,
        fetch: async (pollSignal) => (await client.call(getCoffeeOrder, { params: { id: orderId }, signal: pollSignal })).order,
        isPending,
        onAnswer: (order, isFinal) => {
          // The server refunds a coffee that was not dispensed.
          if (isFinal) announceCredit(queryClient);
          send({ type: 'answered', order });
        },
        onExhausted: () => send({ type: 'exhausted' }),
        onFailure: (failure) => send({ type: 'read-failed', failure }),
        signal,
      });
    });
  const [state, send] = useMachine(createOrder, { type: 'opened' });
  useEffect(() => environment.onVisible(() => send({ type: 'seen-again' })), [environment, send]);
  return [state, send] as const;
}
