import { OrderingToast } from '../shared/ordering/OrderingToast.tsx';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { note } from '../shared/ui/page/layout.css.ts';
import * as css from './Cart.css.ts';
import { type CartActions, CartBody, useCart } from './CartBody.tsx';
import { footOf } from './PayFoot.tsx';
import { useText } from './text.ts';

export interface CartProps extends Partial<CartActions> {
  /** The selling area, as in the address of its shop. */
  areaId: string;
  /** Shows suggestions that go with the order (query `upselling=true`). */
  upselling?: boolean;
  /** Returns to the catalogue when the catalogue is on another page. */
  onBrowse?: () => void;
}

/**
 * 'Il tuo ordine' in the flow of a page. It shows and does everything that `CartDialog` does, next to a shop of the same
 * runtime. Without `onConfirmed` it follows the server's link. Without `onUncertain` it opens the order list. Where the page stays,
 * the cart is then empty for the next order.
 */
export function Cart({ areaId, upselling = false, onBrowse, onConfirmed, onUncertain }: CartProps) {
  const text = useText();
  const { navigation } = useRuntime();
  const outcomeOf = (navigated: boolean | void | 'prevented') => ({ stayed: navigated === 'prevented' });
  const cart = useCart(areaId, {
    onConfirmed(link) {
      if (onConfirmed === undefined) return outcomeOf(navigation.follow(link) || navigation.go({ to: 'orders' }));
      onConfirmed(link);
    },
    onUncertain() {
      if (onUncertain === undefined) return outcomeOf(navigation.go({ to: 'orders', isUncertain: true }));
      onUncertain();
    },
  });
  const { area } = cart.state;
  const foot = footOf(cart);

  return (
    <section className={css.inline} aria-label={text.title}>
      <header className={css.inlineHead}>
        <Heading level={2} className={css.title} part="title">
          {text.title}
        </Heading>
        {/* Its line is there before its name, so that nothing moves. */}
        <p className={note}>{area?.title ?? '\u00a0'}</p>
      </header>
      {/* The footer sticks inside this box: it never covers the title. */}
      <div>
        <CartBody cart={cart} hasUpselling={upselling} onBrowse={onBrowse} />
        {foot && <footer className={css.inlineFoot}>{foot}</footer>}
      </div>
      <OrderingToast store={cart.store} />
    </section>
  );
}
