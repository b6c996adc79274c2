import { useEffect, useState } from 'react';
import { Toast } from '../ui/Toast.tsx';
import type { OrderingStore } from './ordering-store.ts';
import { useOrdering } from './use-ordering.ts';

const hosts = new WeakMap<OrderingStore, symbol[]>();

/**
 * The store's message, shown once by whoever was mounted last: an open cart dialog makes the shop behind it inert, and
 * inert live regions are not announced.
 */
export function OrderingToast({ store }: { store: OrderingStore }) {
  const { message } = useOrdering(store);
  const [id] = useState(() => Symbol('toast host'));
  const [, refresh] = useState(0);

  useEffect(() => {
    const stack = hosts.get(store) ?? [];
    hosts.set(store, stack);
    stack.push(id);
    refresh((count) => count + 1);
    return () => {
      // Whoever showed it takes it along: nobody else would end it, and it would come back with the next change.
      if (stack.at(-1) === id && store.getState().message !== null) store.dismissMessage();
      stack.splice(stack.indexOf(id), 1);
    };
  }, [store, id]);

  return <Toast message={hosts.get(store)?.at(-1) === id ? message : null} onDone={store.dismissMessage} />;
}
