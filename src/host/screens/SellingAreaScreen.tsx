import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Link } from '../../api/index.ts';
import { CartBar, CartDialog, CartPanel } from '../../widgets/cart/index.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { Shop, type ShopDialog } from '../../widgets/shop/index.ts';
import { Layout } from '../layout/Layout.tsx';
import { leaveDialog } from '../ports/navigation.ts';
import { pathTo, type RouteQuery } from '../routes.ts';

/** Which dialog the address opens (part 1 §2 'Selling-area screens'). */
function dialogOf(search: string): ShopDialog {
  const query = new URLSearchParams(search);
  if (query.get('unsellable-item-info-banner') === 'open') return { kind: 'unsellable' };
  const itemId = query.get('description');
  return itemId === null ? null : { kind: 'item', itemId };
}

function queryOf(dialog: ShopDialog): RouteQuery<'sellingArea'> {
  if (dialog === null) return {};
  return dialog.kind === 'item' ? { description: dialog.itemId } : { 'unsellable-item-info-banner': 'open' };
}

export default function SellingAreaScreen({ id, isCartOpen }: { id: string; isCartOpen: boolean }) {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { navigation } = useRuntime();
  const dialog = useMemo(() => dialogOf(search), [search]);

  const onDialog = useCallback(
    (next: ShopDialog) => {
      const path = pathTo('sellingArea', { id }, queryOf(next));
      // Opening is a step that Back undoes; closing goes back to the shop, over the dialog's own entry when it has one.
      if (next === null) leaveDialog(path);
      else {
        // One dialog takes the other's entry: what lies below that one stays true.
        const replace = dialogOf(window.location.search) !== null;
        navigate(path, { state: { isDialog: !replace || window.history.state?.isDialog === true }, replace });
      }
    },
    [id, navigate],
  );

  // The next screen's code, before it is needed: paying must not end in a blank page.
  useEffect(() => {
    if (isCartOpen) void import('./LockerOrderScreen.tsx').catch(() => undefined);
  }, [isCartOpen]);

  const closeCart = useCallback(() => leaveDialog(pathTo('sellingArea', { id })), [id]);
  const onConfirmed = useCallback(
    (link: Link) => {
      // The cart is gone: Back from the order leads to the shop, not into an empty cart.
      if (!navigation.follow(link, { replace: true })) navigate(pathTo('orders'), { replace: true });
    },
    [navigation, navigate],
  );

  return (
    <Layout side={<CartPanel areaId={id} />} hasCartBar>
      <main>
        <Shop areaId={id} dialog={isCartOpen ? null : dialog} onDialog={onDialog} />
        <CartBar areaId={id} />
      </main>
      {isCartOpen && (
        <CartDialog
          areaId={id}
          onClose={closeCart}
          onConfirmed={onConfirmed}
          onUncertain={() => navigate(pathTo('orders', {}, { esito: 'incerto' }), { replace: true })}
        />
      )}
    </Layout>
  );
}
