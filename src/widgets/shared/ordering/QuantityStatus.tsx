import { useEffect, useRef, useState } from 'react';
import { Text } from '../text/Text.tsx';
import { useMoney } from '../text/use-money.ts';
import { visuallyHidden } from '../ui/page/layout.css.ts';
import type { OrderingStore } from './ordering-store.ts';
import { useText } from './text.ts';
import { useOrdering } from './use-ordering.ts';

/**
 * Tells a listener what a press on a stepper came to: the dish, its number and the new total, when the server has them. The same
 * dish may have a second stepper on the page, so only the one with the focus speaks.
 */
export function QuantityStatus({ store, itemId, label }: { store: OrderingStore; itemId: string; label: string }) {
  const text = useText();
  const money = useMoney();
  const { order, pending } = useOrdering(store);
  const quantity = order?.items.find((line) => line.itemId === itemId)?.quantity;
  const status = useRef<HTMLSpanElement>(null);
  const known = useRef(pending > 0 ? undefined : quantity);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (order === null || quantity === undefined || pending > 0 || quantity === known.current) return;
    known.current = quantity;
    if (status.current?.parentElement?.matches(':focus-within')) setSaid(text.inCart(label, quantity, money(order.total)));
  }, [order, quantity, pending, label, text, money]);
  return (
    <span ref={status} aria-live="polite" className={visuallyHidden}>
      <Text>{said}</Text>
    </span>
  );
}
