import { useEffect } from 'react';
import { isLoading } from '../shared/ordering/ordering-state.ts';
import { OrderingToast } from '../shared/ordering/OrderingToast.tsx';
import { Dialog } from '../shared/ui/feedback/Dialog.tsx';
import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { type CartActions, CartBody, useCart } from './CartBody.tsx';
import * as css from './CartDialog.css.ts';
import { footOf } from './PayFoot.tsx';
import { useText } from './text.ts';

export interface CartDialogProps extends CartActions {
  /** The selling area, as in the address of its shop. */
  areaId: string;
  /** The person closed it: the owner unmounts it. */
  onClose(): void;
  /** Shows why an item that expired in the cart is not sold. By default a message does. */
  onUnsellable?(): void;
  /** Shows suggestions that go with the order (query `upselling=true`). */
  upselling?: boolean;
}

/** 'Il tuo ordine': the lines, what pays for them, and the pay button (P1-2.50 to P1-2.55). Full screen on the phone. */
export function CartDialog({ areaId, onClose, upselling = false, onUnsellable, ...actions }: CartDialogProps) {
  const text = useText();
  const cart = useCart(areaId, actions, onUnsellable);
  const { area, status } = cart.state;

  // An area that does not exist has no cart. The shop behind the dialog shows the error.
  const isMissing = status === 'not_found' || status === 'not_active';
  useEffect(() => {
    if (isMissing) onClose();
  }, [isMissing, onClose]);

  return (
    <Dialog
      layout="full"
      title={text.title}
      // Its line is there before its name, so that nothing moves.
      note={area?.title ?? (isLoading(status) && <Skeleton width={120} height={18} />)}
      onClose={onClose}
      foot={footOf(cart)}
    >
      <div className={css.page}>
        <CartBody cart={cart} hasUpselling={upselling} onBrowse={onClose} />
        <div className={css.messages}>
          <OrderingToast store={cart.store} isModal />
        </div>
      </div>
    </Dialog>
  );
}
