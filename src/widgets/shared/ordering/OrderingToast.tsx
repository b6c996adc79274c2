import { useEffect, useMemo, useState } from 'react';
import { Toast } from '../ui/feedback/Toast.tsx';
import { italian } from '../text/italian.tsx';
import { Text } from '../text/Text.tsx';
import type { OrderingStore } from './ordering-store.ts';
import { useText } from './text.ts';
import { useOrdering } from './use-ordering.ts';

interface Host {
  readonly isModal: boolean;
}

const hosts = new WeakMap<OrderingStore, Host[]>();

/** The host that shows the message: the topmost dialog, otherwise the host that mounted last. */
const topmostHost = (stack: readonly Host[] | undefined): Host | undefined =>
  stack?.filter(({ isModal }) => isModal).at(-1) ?? stack?.at(-1);

/** The store's message, shown by one host only: an open dialog makes the page behind it inert. `isModal`: it is in a dialog. */
export function OrderingToast({ store, isModal = false }: { store: OrderingStore; isModal?: boolean }) {
  const text = useText();
  const { message } = useOrdering(store);
  const shown = useMemo(() => {
    if (message === null) return null;
    const { sentence, reason, undo, ...rest } = message;
    const words = typeof sentence === 'string' ? italian(sentence) : <Text>{sentence(text)}</Text>;
    return {
      ...rest,
      text:
        reason === null ? (
          words
        ) : (
          <>
            <b>{words}</b>
            <span> </span>
            <span style={{ display: 'block' }}>{italian(reason)}</span>
          </>
        ),
      action: undo && { label: text.undo, run: undo },
    };
  }, [message, text]);
  const [host] = useState<Host>(() => ({ isModal }));
  const [, refresh] = useState(0);

  useEffect(() => {
    const stack = hosts.get(store) ?? [];
    hosts.set(store, stack);
    stack.push(host);
    refresh((count) => count + 1);
    return () => {
      const { message } = store.getState();
      const wasTopmost = topmostHost(stack) === host;
      stack.splice(stack.indexOf(host), 1);
      if (!wasTopmost || message === null) return;
      // The host that showed the message dismisses it on unmount, otherwise it would come back with the next change. StrictMode
      // mounts the host again at once, hence the delay.
      queueMicrotask(() => {
        if (!stack.includes(host) && store.getState().message === message) store.dismissMessage();
      });
    };
  }, [store, host]);

  return <Toast message={topmostHost(hosts.get(store)) === host ? shown : null} onDone={store.dismissMessage} />;
}
