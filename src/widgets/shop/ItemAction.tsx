import { useLayoutEffect, useRef } from 'react';
import { useIsBlocked, useIsClosed, useQuantity } from '../shared/ordering/use-ordering.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { Stepper } from '../shared/ui/controls/Stepper.tsx';
import * as css from './Shop.css.ts';
import type { ItemProps } from './shop-dialog.ts';
import { text } from './text.ts';

/** 'LO VOGLIO', then the stepper in its place. 'NON ACQUISTABILE' for an item that is not on sale; nothing in a closed shop. */
export function ItemAction({ item, store, isExcluded, isPreview, onDialog, isLarge = false }: ItemProps & { isLarge?: boolean }) {
  const quantity = useQuantity(store, item.id);
  const isBlocked = useIsBlocked(store);
  const isClosed = useIsClosed(store);
  const isInCart = quantity > 0;
  const box = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  // The pressed button is replaced by another one: the focus moves to the new one.
  useLayoutEffect(() => {
    if (!hasPressed.current) return;
    hasPressed.current = false;
    box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [isInCart]);
  const set = (next: number) => {
    store.setQuantity(item, next);
    hasPressed.current = store.quantityOf(item.id) > 0 !== isInCart;
  };

  if (item.expired) {
    return (
      <Button
        look="neutral"
        size="tap"
        icon="alert"
        className={css.neutral}
        aria-label={`${text.notSellable}: ${item.label}`}
        onClick={() => onDialog({ kind: 'unsellable' })}
      >
        {text.notSellable}
      </Button>
    );
  }
  if (isClosed && !isPreview) return null;
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {isInCart && !isPreview ? (
        <Stepper quantity={quantity} label={item.label} removesAtOne isDisabled={isBlocked} onChange={set} />
      ) : (
        <Button
          look={isExcluded ? 'outlined' : 'primary'}
          size={isLarge ? 'large' : 'tap'}
          isPending={isBlocked}
          aria-label={`${text.want}: ${item.label}`}
          onClick={() => (isPreview ? onDialog({ kind: 'leave-preview' }) : set(1))}
        >
          {text.want}
        </Button>
      )}
    </div>
  );
}
