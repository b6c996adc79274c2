import { useEffect } from 'react';
import { type ApiFailure, type CoffeeOrder, failureOf, getCoffeeOrder } from '../../api/index.ts';
import { createFlow, type Steps, useFlow } from '../shared/flow/flow.ts';
import { useEffectEvent } from '../shared/flow/use-effect-event.ts';
import { pollUntil, SEVEN_REQUESTS } from '../shared/flow/poll.ts';
import { announceCredit } from '../shared/ordering/announcement.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';

/**
 * A coffee order (P2-4.106 to P2-4.111). `order` keeps the wire's eight statuses. `followed`: the status is
 * polled. `late`: all requests answered that the order is not finished. `settled`: the last of them answered `confirmed`, which
 * counts as a success; the page still shows a change. `final`: the status will not change any more.
 */
export type CoffeeOrderState =
  | { readonly name: 'loading'; readonly order: null }
  | { readonly name: 'followed' | 'late' | 'settled' | 'final'; readonly order: CoffeeOrder }
  | { readonly name: 'failed'; readonly failure: ApiFailure; readonly order: CoffeeOrder | null };

/** The status can still change. A `confirmed` order is paid but not dispensed, and may still fail. */
const isPending = ({ status }: CoffeeOrder): boolean => status === 'draft' || status === 'dispensing' || status === 'confirmed';

const isConfirmed = ({ status }: CoffeeOrder): boolean => status === 'confirmed';

/** A confirmed order stays a success when a later read fails. */
const failed = (state: CoffeeOrderState, thrown: unknown): CoffeeOrderState =>
  state.name === 'settled' ? state : { name: 'failed', failure: failureOf(thrown), order: state.order };

export function useCoffeeOrder(orderId: string) {
  const { client, environment, queryClient } = useRuntime();

  /** Polls the order. The specification gives no numbers for a coffee; these are the locker order's (P2-9.1, P2-9.3). */
  const poll: Steps<CoffeeOrderState> = async (set, signal) => {
    let last: CoffeeOrder | null = null;
    const order = await pollUntil<CoffeeOrder>(environment, {
      ...SEVEN_REQUESTS,
      restartOnVisible: true,
      fetch: async (pollSignal) => (await client.call(getCoffeeOrder, { params: { id: orderId }, signal: pollSignal })).order,
      isPending,
      onPending(order) {
        last = order;
        const staysSettled = isConfirmed(order) && flow.getState().name === 'settled';
        set({ name: staysSettled ? 'settled' : 'followed', order });
      },
      signal,
    });
    if (order === null) return last === null ? undefined : set({ name: isConfirmed(last) ? 'settled' : 'late', order: last });
    // The server refunds a coffee that was not dispensed.
    announceCredit(queryClient);
    set({ name: 'final', order });
  };
  const reload: Steps<CoffeeOrderState> = async (set, signal) => {
    const { order } = flow.getState();
    set(order === null ? { name: 'loading', order } : { name: 'followed', order });
    await poll(set, signal);
  };

  const [state, flow] = useFlow(
    () => createFlow<CoffeeOrderState>({ name: 'loading', order: null }, { failed }),
    (flow) => flow.run(poll),
  );
  // The phone was locked, or had no connection at the machine.
  const onSeen = useEffectEvent(() => {
    const { name } = flow.getState();
    if (name === 'failed') flow.run(reload);
    else if (name === 'late' || name === 'settled') flow.run(poll);
  });
  useEffect(() => environment.onVisible(onSeen), [environment]);
  return {
    state,
    reload(): void {
      const { name } = flow.getState();
      if (name === 'late' || name === 'failed') flow.run(reload);
    },
  };
}
