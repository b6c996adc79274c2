import type { ApiFailure, CoffeeOrder } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';

/**
 * A coffee order (part 2 §4 'Coffee order status'). `order` keeps the wire's eight statuses. `followed`: the status is
 * polled. `late`: all requests answered that the order is not finished. `settled`: the last of them answered `confirmed`, which
 * counts as a success; the page still shows a change. `final`: the status will not change any more.
 */
export type OrderState =
  | { readonly name: 'loading' }
  | { readonly name: 'followed' | 'late' | 'settled' | 'final'; readonly order: CoffeeOrder }
  | { readonly name: 'failed'; readonly failure: ApiFailure; readonly order: CoffeeOrder | null };

export type OrderEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'answered'; readonly order: CoffeeOrder }
  | { readonly type: 'exhausted' }
  | { readonly type: 'read-failed'; readonly failure: ApiFailure }
  | { readonly type: 'reload-pressed' }
  /** The page is visible again: the phone was locked, or had no connection at the machine. */
  | { readonly type: 'seen-again' };

export type OrderCommand = { readonly type: 'poll' };

/** The status can still change. A `confirmed` order is paid but not dispensed, and may still fail. */
export const isPending = ({ status }: CoffeeOrder): boolean => status === 'draft' || status === 'dispensing' || status === 'confirmed';

export const orderOf = (state: OrderState): CoffeeOrder | null => (state.name === 'loading' ? null : state.order);

const again = (order: CoffeeOrder | null): Transition<OrderState, OrderCommand> => ({
  state: order === null ? { name: 'loading' } : { name: 'followed', order },
  command: { type: 'poll' },
});

export function step(state: OrderState, event: OrderEvent): Transition<OrderState, OrderCommand> {
  switch (event.type) {
    case 'opened':
      return state.name === 'loading' ? { state, command: { type: 'poll' } } : { state };
    case 'answered':
      // Late answers count too: a page that becomes visible again polls by itself.
      if (state.name === 'final' || state.name === 'failed') return { state };
      if (state.name === 'settled' && event.order.status === 'confirmed') return { state };
      return { state: { name: isPending(event.order) ? 'followed' : 'final', order: event.order } };
    case 'exhausted':
      if (state.name !== 'followed') return { state };
      return { state: { name: state.order.status === 'confirmed' ? 'settled' : 'late', order: state.order } };
    case 'read-failed':
      if (state.name === 'final' || state.name === 'settled' || state.name === 'failed') return { state };
      return { state: { name: 'failed', failure: event.failure, order: orderOf(state) } };
    case 'reload-pressed':
      return state.name === 'late' || state.name === 'failed' ? again(state.order) : { state };
    case 'seen-again':
      return state.name === 'failed' ? again(state.order) : { state };
    default:
      return event satisfies never;
  }
}
