import { useEffect, useRef, useState } from 'react';
import type { Banner } from '../../api/index.ts';
import { OrderingToast } from '../shared/ordering/OrderingToast.tsx';
import { StaleStrip } from '../shared/ordering/StaleStrip.tsx';
import { useOrdering, useOrderingEvents, useOrderingStore, useRecovery } from '../shared/ordering/use-ordering.ts';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { IconButton } from '../shared/ui/controls/Button.tsx';
import { hasFilter } from '../shared/rules/diet.ts';
import { loadable } from '../shared/ui/loadable.tsx';
import { HomeLink } from '../shared/ui/page/AppLink.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
import { ClosedNotice, OpenStatus, SellingPointBar } from '../shared/ui/selling/SellingPoint.tsx';
import { ErrorBoundary } from '../shared/ui/feedback/ErrorBoundary.tsx';
import { LoadingArea } from '../shared/ui/feedback/LoadingArea.tsx';
import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import { italian } from '../shared/text/italian.tsx';
import { CatalogueView } from './CatalogueView.tsx';
import type { ShopDialogsProps } from './ShopDialogs.tsx';
import * as css from './Shop.css.ts';
import type { ShopDialog } from './ItemCard.tsx';
import { useText } from './text.ts';
import { useReorder } from './use-reorder.ts';

export interface ShopProps {
  /** The selling area, as in the address of its shop. */
  areaId: string;
  /** The open dialog when the host controls it (in the address); undefined: the shop keeps it in its own state. */
  dialog?: ShopDialog;
  /** The person opened or closed a dialog. */
  onDialog?: (dialog: ShopDialog) => void;
  /** Nothing is taken before the person has left the preview (query `mode=preview`). */
  preview?: boolean;
  /** The person wants to order: the host shows the shop itself. Without it the shop ends the preview. */
  onLeavePreview?: () => void;
  /** A previous order whose items go into the cart again. `onReordered` ends it and says whether there is a cart now. */
  reorder?: string | null;
  /** The items of `reorder` are in the cart, as far as they are on sale. */
  onReordered?: (hasCart: boolean) => void;
}

const ShopDialogs = loadable(async () => (await import('./ShopDialogs.tsx')).ShopDialogs);
/** Delay until the dialogs' code is preloaded: the first load is finished, and a dialog then opens without waiting. */
const PRELOAD_AFTER_MS = 2000;

const NOTHING = () => undefined;

/** A selling area's catalogue (P1-2.34 to P1-2.49). The cart is a separate widget on the same store. */
export function Shop({
  areaId,
  dialog: hostDialog,
  onDialog: onHostDialog,
  preview = false,
  onLeavePreview,
  reorder = null,
  onReordered = NOTHING,
}: ShopProps) {
  const text = useText();
  const store = useOrderingStore(areaId);
  const state = useOrdering(store);
  const { status, area } = state;
  useRecovery(store);
  useOrderingEvents(areaId, state, area?.catalogue.items.length === 0);
  const [ownDialog, setOwnDialog] = useState<ShopDialog>(null);
  const onDialog = onHostDialog ?? setOwnDialog;
  const [hasLeftPreview, setLeftPreview] = useState(false);
  const isReordering = useReorder(store, preview ? null : reorder, onReordered);
  const leavePreview = () => {
    setLeftPreview(true);
    onDialog(null);
  };
  const retry = () => void store.load();

  // A catalogue that is shown again before the items are in the cart would look as if the press had no effect.
  if (area !== null && !isReordering) {
    return (
      <OpenArea
        area={area}
        store={store}
        dialog={hostDialog === undefined ? ownDialog : hostDialog}
        onDialog={onDialog}
        isPreview={preview && !hasLeftPreview}
        onLeavePreview={onLeavePreview ?? leavePreview}
      />
    );
  }
  return (
    <div className={css.shop}>
      {status === 'not_found' || status === 'not_active' ? (
        <Notice isScreen mark="empty" {...text.missing[status]}>
          <HomeLink />
        </Notice>
      ) : status === 'error_fetching_data' ? (
        <ErrorPanel isScreen text={text.errorText} onRetry={retry} />
      ) : (
        <ShopSkeleton onRetry={retry} />
      )}
    </div>
  );
}

function OpenArea(props: Omit<ShopDialogsProps, 'onDietSaved'>) {
  const text = useText();
  const { area, store, isPreview, onDialog } = props;
  const { catalogue } = area;
  const isFiltered = hasFilter(area.dietPreference);
  const [query, setQuery] = useState<string | null>(null);
  const isSearching = query !== null;
  // Hides dishes, so it lasts only while the person looks at this catalogue, and never without a preference.
  const [isOnlySuitable, setOnlySuitable] = useState(false);
  const searchButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Not without a network: a browser keeps a failed load until the page is loaded again.
    const timer = setTimeout(() => void (navigator.onLine && ShopDialogs.load().catch(NOTHING)), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const hasSearched = useRef(false);
  // After a search the button replaces the search field, and gets its focus.
  useEffect(() => {
    if (hasSearched.current && !isSearching) searchButton.current?.focus();
    hasSearched.current = isSearching;
  }, [isSearching]);

  return (
    <div className={css.shop}>
      <SellingPointBar
        title={italian(area.title)}
        note={<OpenStatus isOpen={catalogue.isOpen} {...(isPreview ? { label: text.preview } : {})} />}
      />
      {!isSearching && <ShopBanner banner={area.banner} onOpen={() => onDialog({ kind: 'banner' })} />}
      {(!isSearching || catalogue.isOpen) && (
        <div className={css.tools}>
          {!isSearching && <IconButton ref={searchButton} icon="search" label={text.search} isFloating onClick={() => setQuery('')} />}
          {catalogue.isOpen && (
            <span className={css.filter}>
              <IconButton
                icon="filter"
                label={isFiltered ? text.filterOn : text.filter}
                isFloating
                onClick={() => onDialog({ kind: 'diet' })}
              />
              {isFiltered && <span className={css.badge} />}
            </span>
          )}
        </div>
      )}
      <StaleStrip store={store} />
      {!catalogue.isOpen && !isPreview && <ClosedNotice message={catalogue.closedMessage} />}
      <CatalogueView
        area={area}
        store={store}
        isPreview={isPreview}
        query={query}
        onQuery={setQuery}
        isOnlySuitable={isOnlySuitable && isFiltered}
        onOnlySuitable={setOnlySuitable}
        onDialog={onDialog}
      />
      {/* A dialog whose code does not load closes again: the catalogue and the cart stay. */}
      <ErrorBoundary resetKey={props.dialog} renderFallback={() => null} onError={() => onDialog(null)}>
        {props.dialog !== null && <ShopDialogs {...props} onDietSaved={() => setOnlySuitable(true)} />}
      </ErrorBoundary>
      <OrderingToast store={store} />
    </div>
  );
}

/** OFF shows nothing, ONLY-TITLE the title, ON also the button that opens the content (P1-4.34 to P1-4.37). */
function ShopBanner({ banner, onOpen }: { banner: Banner | null; onOpen(): void }) {
  const text = useText();
  if (banner === null || banner.status === 'OFF') return null;
  return (
    <div className={`${css.banner} ${css.bannerLook[banner.style]}`}>
      {banner.icon !== null && banner.status === 'ON' && (
        <span className={css.bannerIcon}>
          <Picture image={banner.icon} isEager />
        </span>
      )}
      <p className={css.bannerTitle} lang="it">
        {banner.title}
      </p>
      {banner.status === 'ON' && (
        <button type="button" className={css.bannerMore} onClick={onOpen}>
          {text.bannerMore}
        </button>
      )}
    </div>
  );
}

const skeletonCards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={css.card}>
      <div className={css.picture} />
      <div className={`${css.body} ${css.skeletonBody}`}>
        <Skeleton height={20} />
        <Skeleton height={22} width={64} />
        <Skeleton height={44} radius={22} />
      </div>
    </div>
  ));

/** Placeholders of the loading catalogue, so that nothing moves when it comes. */
function ShopSkeleton({ onRetry }: { onRetry(): void }) {
  const text = useText();
  return (
    <>
      {/* A page always has a heading; the shop's own name replaces it when it has loaded. */}
      <Heading level={1} className={visuallyHidden}>
        {text.catalogue}
      </Heading>
      <LoadingArea label={text.loading} className={css.skeletons} onRetry={onRetry}>
        <div className={css.skeletonHead}>
          <Skeleton width={190} height={24} radius={8} />
          <Skeleton width={96} height={44} radius={22} />
        </div>
        <div style={{ display: 'flex', gap: 8 }}>
          {[112, 80, 96, 128].map((width) => (
            <Skeleton key={width} width={width} height={44} radius={22} />
          ))}
        </div>
        <Skeleton width={150} height={18} radius={8} />
        <div className={css.skeletonRow}>{skeletonCards(2)}</div>
        <Skeleton width={150} height={18} radius={8} />
        <div className={css.skeletonGrid}>{skeletonCards(9)}</div>
      </LoadingArea>
    </>
  );
}
