import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import type { Link } from '../../api/index.ts';
import { destinationPath, withQuery } from '../../widgets/shared/runtime/destination-path.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { useAreaTitle, useIsIdle } from '../../widgets/shared/ordering/use-ordering.ts';
import { buttonClass } from '../../widgets/shared/ui/controls/Button.tsx';
import { ErrorBoundary } from '../../widgets/shared/ui/feedback/ErrorBoundary.tsx';
import { afterPaint } from '../../widgets/shared/ui/interaction/after-paint.ts';
import { loadable } from '../../widgets/shared/ui/loadable.tsx';
import { ROUTES } from '../../registry/routes.ts';
import { Shop, type ShopDialog } from '../../widgets/shop/index.ts';
import { Layout } from '../layout/Layout.tsx';
import * as css from '../layout/layout.css.ts';
import { useIsWide } from '../layout/use-is-wide.ts';
import { entryState } from '../ports/history.ts';
import { leaveDialog } from '../ports/navigation.ts';
import { useScreenName } from '../routing/screen-change.ts';
import { loadScreen, type ScreenProps } from '../routing/screens.ts';
import { useText } from '../text.ts';

type Query = Readonly<Record<string, string | false>>;

/** Its code is requested after a paint: on a phone the dishes do not wait for it. */
async function loadCartSummary() {
  await new Promise<void>(afterPaint);
  return import('./CartBesideShop.tsx');
}
const CartBar = loadable(async () => (await loadCartSummary()).CartBar);
const CartPanel = loadable(async () => (await loadCartSummary()).CartPanel);
const CartDialog = loadable(async () => (await import('./CartOverShop.tsx')).default);
const NOTHING = () => undefined;
const loadCartAhead = () => void CartDialog.load().catch(NOTHING);

/** The dialogs that one fixed query parameter opens (P1-2.39 to P1-2.42). */
const DIALOG_QUERIES = {
  unsellable: { 'unsellable-item-info-banner': 'open' },
  banner: { banner: 'open' },
  diet: { diet_preference: 'show' },
  'leave-preview': { leave: 'need-confirm' },
} as const satisfies Record<string, Query>;
const DIALOGS = Object.entries(DIALOG_QUERIES) as [keyof typeof DIALOG_QUERIES, Record<string, string>][];

function dialogOf(search: string): ShopDialog {
  const query = new URLSearchParams(search);
  for (const [kind, parameters] of DIALOGS) {
    if (Object.entries(parameters).every(([name, value]) => query.get(name) === value)) return { kind };
  }
  const itemId = query.get('description');
  return itemId === null ? null : { kind: 'item', itemId };
}

const queryOf = (dialog: ShopDialog): Query =>
  dialog === null ? {} : dialog.kind === 'item' ? { description: dialog.itemId } : DIALOG_QUERIES[dialog.kind];

export default function SellingAreaScreen({ name, id }: ScreenProps) {
  const isCartOpen = name === 'cart';
  const search = useSearch();
  const { navigation, tracking } = useRuntime();
  const dialog = useMemo(() => dialogOf(search), [search]);
  const query = new URLSearchParams(search);
  const isPreview = query.get('mode') === 'preview';
  const hasUpselling = query.get('upselling') === 'true';
  const shopPath = withQuery(destinationPath({ to: 'selling-area', areaId: id }), { upselling: hasUpselling && 'true' });
  const ownPath = isCartOpen ? destinationPath({ to: 'cart', areaId: id, hasUpselling }) : shopPath;
  const title = useAreaTitle(id);
  useScreenName(title);
  const isIdle = useIsIdle(id);
  const isWide = useIsWide();
  const text = useText();

  const onDialog = useCallback(
    (next: ShopDialog) => {
      const path = withQuery(ownPath, { mode: isPreview && 'preview', ...queryOf(next) });
      // Opening pushes an entry, so that Back closes the dialog. Closing goes back if the dialog has its own entry.
      if (next === null) return leaveDialog(path);
      // A second dialog replaces the entry of the first: the entry below is still the shop's.
      const replace = dialogOf(window.location.search) !== null;
      navigate(path, { state: { isDialog: !replace || entryState().isDialog === true }, replace });
    },
    [ownPath, isPreview],
  );
  const closeCart = useCallback(() => leaveDialog(shopPath), [shopPath]);

  // The next screen is drawn at once; after the payment, code that does not come would leave a blank page.
  useEffect(() => {
    if (isCartOpen) void loadScreen('lockerOrder').catch(NOTHING);
  }, [isCartOpen]);

  const onReordered = (hasCart: boolean) => {
    // The reorder is done: remove it from the address, so that a reload or Back does not repeat it.
    navigate(shopPath, { replace: true });
    if (hasCart) navigation.go({ to: 'cart', areaId: id, hasUpselling });
  };
  const onConfirmed = (link: Link) => {
    // The cart is now empty: Back from the order must lead to the shop.
    if (!navigation.follow(link, { replace: true })) navigation.go({ to: 'orders' }, { replace: true });
  };

  /**
   * When the code of the cart's summary does not come, a link takes its place, which loads the page again: the shop stays, and
   * the cart can be reached. A wide window shows no bar, and no link instead of it.
   */
  const withLink = (summary: ReactNode, isShown = true) => (
    <ErrorBoundary
      renderFallback={() =>
        isShown && (
          <a href={destinationPath({ to: 'cart', areaId: id })} className={`${buttonClass('secondary', 'large')} ${css.cartLink}`}>
            {text.titles?.cart ?? ROUTES.cart.title}
          </a>
        )
      }
      onError={(error) => tracking.event('Error/Render', error.message)}
    >
      {summary}
    </ErrorBoundary>
  );

  return (
    <Layout
      side={isPreview || isIdle || !isWide ? undefined : withLink(<CartPanel areaId={id} upselling={hasUpselling} />)}
      hasCartBar={!isPreview}
    >
      <main>
        <Shop
          areaId={id}
          dialog={dialog}
          onDialog={onDialog}
          preview={isPreview}
          onLeavePreview={() => navigate(shopPath, { replace: true })}
          reorder={isCartOpen ? null : query.get('riordina')}
          onReordered={onReordered}
        />
        {title !== undefined && !isPreview && withLink(<CartBar areaId={id} upselling={hasUpselling} onOrder={loadCartAhead} />, !isWide)}
      </main>
      {/* A dialog of the cart's address has priority over the cart, which is shown when that dialog closes. */}
      {isCartOpen && !isPreview && dialog === null && (
        <CartDialog
          areaId={id}
          upselling={hasUpselling}
          onClose={closeCart}
          onUnsellable={() => onDialog({ kind: 'unsellable' })}
          onConfirmed={onConfirmed}
          onUncertain={() => navigation.go({ to: 'orders', isUncertain: true }, { replace: true })}
        />
      )}
    </Layout>
  );
}
