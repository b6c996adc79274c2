import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Link } from '../../api/index.ts';
import { CartBar, CartDialog, CartPanel } from '../../widgets/cart/index.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { Shop, type ShopDialog } from '../../widgets/shop/index.ts';
import { Layout } from '../layout/Layout.tsx';
import { leaveDialog } from '../ports/navigation.ts';
import { pathTo, type RouteQuery } from '../routes.ts';

/** The dialogs that one fixed parameter opens (part 1 §2 'Selling-area screens'). */
const DIALOG_QUERIES = {
  unsellable: { 'unsellable-item-info-banner': 'open' },
  banner: { banner: 'open' },
  diet: { diet_preference: 'show' },
  'leave-preview': { leave: 'need-confirm' },
} as const satisfies Record<string, RouteQuery<'sellingArea'>>;
const DIALOGS = Object.entries(DIALOG_QUERIES) as [keyof typeof DIALOG_QUERIES, Record<string, string>][];

/** Which dialog the address opens. */
function dialogOf(search: string): ShopDialog {
  const query = new URLSearchParams(search);
  for (const [kind, parameters] of DIALOGS) {
    if (Object.entries(parameters).every(([name, value]) => query.get(name) === value)) return { kind };
  }
  const itemId = query.get('description');
  return itemId === null ? null : { kind: 'item', itemId };
}

function queryOf(dialog: ShopDialog, isPreview: boolean): RouteQuery<'sellingArea'> {
  const mode = isPreview ? { mode: 'preview' } : {};
  if (dialog === null) return mode;
  return dialog.kind === 'item' ? { ...mode, description: dialog.itemId } : { ...mode, ...DIALOG_QUERIES[dialog.kind] };
}

export default function SellingAreaScreen({ id, isCartOpen }: { id: string; isCartOpen: boolean }) {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { navigation } = useRuntime();
  const dialog = useMemo(() => dialogOf(search), [search]);
  const isPreview = new URLSearchParams(search).get('mode') === 'preview';
  const hasUpselling = new URLSearchParams(search).get('upselling') === 'true';

  const onDialog = useCallback(
    (next: ShopDialog) => {
      const path = pathTo('sellingArea', { id }, queryOf(next, isPreview));
      // Opening is a step that Back undoes; closing goes back to the shop, over the dialog's own entry when it has one.
      if (next === null) leaveDialog(path);
      else {
        // One dialog takes the other's entry: what lies below that one stays true.
        const replace = dialogOf(window.location.search) !== null;
        navigate(path, { state: { isDialog: !replace || window.history.state?.isDialog === true }, replace });
      }
    },
    [id, isPreview, navigate],
  );
  const onLeavePreview = useCallback(() => navigate(pathTo('sellingArea', { id }), { replace: true }), [id, navigate]);

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
    <Layout side={isPreview ? undefined : <CartPanel areaId={id} />} hasCartBar={!isPreview}>
      <main>
        <Shop areaId={id} dialog={isCartOpen ? null : dialog} onDialog={onDialog} isPreview={isPreview} onLeavePreview={onLeavePreview} />
        {!isPreview && <CartBar areaId={id} />}
      </main>
      {isCartOpen && (
        <CartDialog
          areaId={id}
          hasUpselling={hasUpselling}
          onClose={closeCart}
          onConfirmed={onConfirmed}
          onUncertain={() => navigate(pathTo('orders', {}, { esito: 'incerto' }), { replace: true })}
        />
      )}
    </Layout>
  );
}
