import { type CSSProperties, lazy, memo, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Catalogue, CatalogueItem, SellingArea } from '../../api/index.ts';
import { OrderingToast } from '../shared/ordering/OrderingToast.tsx';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import { StaleStrip } from '../shared/ordering/StaleStrip.tsx';
import { useOrdering, useOrderingStore, useRecovery } from '../shared/ordering/use-ordering.ts';
import { CHUNK, chunksOf } from '../shared/rules/arrange.ts';
import { isExcluded } from '../shared/rules/diet.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { AppBar } from '../shared/ui/page/AppBar.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { Button, buttonClass, IconButton, iconLinkClass } from '../shared/ui/controls/Button.tsx';
import { Dialog } from '../shared/ui/feedback/Dialog.tsx';
import { PROFILE } from '../shared/ui/pictures/drawings.ts';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { dot, dotClosed, visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { CLOSED } from '../shared/ui/feedback/closed-mark.tsx';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
import { Loading, Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { arrangeCatalogue, type CatalogueSection, recommendedOf, searchSections, searchTextsOf } from './arrange.ts';
import { CategoryChips } from './CategoryChips.tsx';
import { ItemCard } from './ItemCard.tsx';
import { ItemDetail, loadEmphasised } from './ItemDetail.tsx';
import { BannerDialog, ShopBanner } from './ShopBanner.tsx';
import { ShopSearch } from './ShopSearch.tsx';
import * as css from './Shop.css.ts';
import { text } from './text.ts';
import { useReorder } from './use-reorder.ts';

// The diet filter is the heaviest of the dialogs, and few visits open it.
const loadDietFilter = async () => ({ default: (await import('./DietFilter.tsx')).DietFilter });
const DietFilter = lazy(loadDietFilter);
/** Delay until the dialogs' code is preloaded: the first load is finished, and a dialog then opens without waiting. */
const LATER_MS = 2000;

/**
 * The open dialog of the shop: an item's detail, why an item cannot be bought, the banner's content, the diet filter, or
 * whether to leave the preview.
 */
export type ShopDialog =
  { readonly kind: 'item'; readonly itemId: string } | { readonly kind: 'unsellable' | 'banner' | 'diet' | 'leave-preview' } | null;

export interface ShopProps {
  areaId: string;
  /** The open dialog when the host controls it (in the address); undefined: the shop keeps it in its own state. */
  dialog?: ShopDialog;
  onDialog?: (dialog: ShopDialog) => void;
  /** The catalogue is read-only (query `mode=preview`). */
  preview?: boolean;
  /** The person wants to order: the host shows the shop itself. Without it the shop ends the preview. */
  onLeavePreview?: () => void;
  /** A previous order whose items go into the cart again. `onReordered` ends it and says whether there is a cart now. */
  reorder?: string | null;
  onReordered?: (hasCart: boolean) => void;
}

const NOTHING = () => undefined;

/** A selling area's catalogue (part 1 §2 'Selling-area screens'). The cart is a separate widget on the same store. */
export function Shop({
  areaId,
  dialog: hostDialog,
  onDialog: onHostDialog,
  preview = false,
  onLeavePreview,
  reorder = null,
  onReordered = NOTHING,
}: ShopProps) {
  const { supportPhone } = useRuntime();
  const store = useOrderingStore(areaId);
  const { status, area } = useOrdering(store);
  useRecovery(store);
  const [ownDialog, setOwnDialog] = useState<ShopDialog>(null);
  const dialog = hostDialog === undefined ? ownDialog : hostDialog;
  const setDialog = onHostDialog ?? setOwnDialog;
  const [hasLeftPreview, setLeftPreview] = useState(false);
  const isReordering = useReorder(store, preview ? null : reorder, onReordered);

  // A catalogue that is shown again before the items are in the cart would look as if the press had no effect.
  if (area !== null && !isReordering) {
    return (
      <OpenArea
        area={area}
        store={store}
        dialog={dialog}
        onDialog={setDialog}
        isPreview={preview && !hasLeftPreview}
        onLeavePreview={
          onLeavePreview ??
          (() => {
            setLeftPreview(true);
            setDialog(null);
          })
        }
      />
    );
  }
  return (
    <div className={css.shop}>
      {status === 'not_found' ? (
        <Missing title={text.notFoundTitle} body={text.notFoundText} />
      ) : status === 'not_active' ? (
        <Missing title={text.notActiveTitle} body={text.notActiveText} />
      ) : status === 'error_fetching_data' ? (
        <ErrorPanel
          isScreen
          title={text.errorTitle}
          text={text.errorText}
          retryLabel={text.reload}
          onRetry={() => void store.load()}
          phone={supportPhone}
        />
      ) : (
        <ShopSkeleton />
      )}
    </div>
  );
}

function HomeLink() {
  return (
    <AppLink to={{ to: 'home' }} className={buttonClass('primary', 'large')}>
      {text.home}
    </AppLink>
  );
}

function Missing({ title, body }: { title: string; body: string }) {
  return (
    <Notice isScreen mark="empty" title={title} text={body}>
      <HomeLink />
    </Notice>
  );
}

interface OpenAreaProps {
  area: SellingArea;
  store: OrderingStore;
  dialog: ShopDialog;
  onDialog(dialog: ShopDialog): void;
  isPreview: boolean;
  onLeavePreview(): void;
}

function OpenArea({ area, store, dialog, onDialog, isPreview, onLeavePreview }: OpenAreaProps) {
  const { catalogue } = area;
  const onShow = useCallback((itemId: string) => onDialog({ kind: 'item', itemId }), [onDialog]);
  const onExplain = useCallback(() => onDialog({ kind: 'unsellable' }), [onDialog]);
  const askToLeave = useCallback(() => onDialog({ kind: 'leave-preview' }), [onDialog]);
  const onPreview = isPreview ? askToLeave : undefined;
  const openDiet = useCallback(() => onDialog({ kind: 'diet' }), [onDialog]);
  useEffect(() => {
    // A failed preload is ignored: opening the dialog loads again and shows the error.
    const timer = setTimeout(() => void Promise.allSettled([loadDietFilter(), loadEmphasised()]), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  const close = () => onDialog(null);
  const [isSearching, setSearching] = useState(false);
  const searchButton = useRef<HTMLButtonElement>(null);
  const hasSearched = useRef(false);
  const endSearch = useCallback(() => setSearching(false), []);
  // The search field disappears and the button that opened it is back: it gets the focus.
  useEffect(() => {
    if (hasSearched.current && !isSearching) searchButton.current?.focus();
    hasSearched.current = isSearching;
  }, [isSearching]);
  const shown = dialog?.kind === 'item' ? catalogue.items.find(({ id }) => id === dialog.itemId) : undefined;
  const banner = dialog?.kind === 'banner' && area.banner?.status === 'ON' ? area.banner : null;
  const isLeaving = dialog?.kind === 'leave-preview' && isPreview;
  // An address may name an item or a dialog that does not exist here.
  const isNowhere = dialog !== null && !(shown ?? banner) && !isLeaving && dialog.kind !== 'unsellable' && dialog.kind !== 'diet';
  useEffect(() => {
    if (isNowhere) onDialog(null);
  }, [isNowhere, onDialog]);

  return (
    <div className={css.shop}>
      <AppBar
        title={area.title}
        note={
          <>
            <span className={catalogue.isOpen ? dot : `${dot} ${dotClosed}`} />
            {isPreview ? text.preview : catalogue.isOpen ? text.open : text.closed}
          </>
        }
      >
        {!isSearching && <IconButton ref={searchButton} icon="search" label={text.search} isFloating onClick={() => setSearching(true)} />}
        {catalogue.isOpen && <FilterButton hasPreference={area.dietPreference !== null} onClick={openDiet} />}
        <ProfileLink />
      </AppBar>
      <StaleStrip store={store} />
      {!catalogue.isOpen && !isPreview && (
        <Notice
          mark={CLOSED}
          title={catalogue.closedMessage ?? text.closedTitle}
          text={catalogue.closedMessage === null ? text.closedText : undefined}
        >
          <HomeLink />
        </Notice>
      )}
      <ShopBanner banner={area.banner} onOpen={() => onDialog({ kind: 'banner' })} />
      <CatalogueView
        catalogue={catalogue}
        area={area}
        store={store}
        isSearching={isSearching}
        onSearchEnd={endSearch}
        onShow={onShow}
        onExplain={onExplain}
        onPreview={onPreview}
        onDiet={openDiet}
      />
      {shown !== undefined && (
        <ItemDetail
          item={shown}
          store={store}
          isExcluded={isExcluded(shown.edible, area.dietPreference)}
          onExplain={onExplain}
          onPreview={onPreview}
          onClose={close}
        />
      )}
      {dialog?.kind === 'unsellable' && <UnsellableDialog onClose={close} />}
      {banner !== null && <BannerDialog banner={banner} onClose={close} />}
      {dialog?.kind === 'diet' && (
        <Suspense>
          <DietFilter areaId={area.id} onClose={close} />
        </Suspense>
      )}
      {isLeaving && <LeavePreviewDialog onLeave={onLeavePreview} onClose={close} />}
      <OrderingToast store={store} />
    </div>
  );
}

function FilterButton({ hasPreference, onClick }: { hasPreference: boolean; onClick(): void }) {
  return (
    <span className={css.filter}>
      <IconButton icon="filter" label={hasPreference ? text.filterOn : text.filter} isFloating onClick={onClick} />
      {hasPreference && <span className={css.badge} />}
    </span>
  );
}

function ProfileLink() {
  return (
    <AppLink to={{ to: 'profile' }} className={`${iconLinkClass} ${css.phoneOnly}`} label={text.profile}>
      <Icon name={PROFILE} />
    </AppLink>
  );
}

interface CatalogueViewProps {
  catalogue: Catalogue;
  area: SellingArea;
  store: OrderingStore;
  isSearching: boolean;
  onSearchEnd(): void;
  onShow(itemId: string): void;
  onExplain(): void;
  onPreview: (() => void) | undefined;
  onDiet(): void;
}

const RECOMMENDED = 'recommended';
/** The visible cards of a row, and a few more. */
const SEEN_AT_ONCE = 8;

/** Memoised: opening a dialog must not render the 600 cards behind it again. */
const CatalogueView = memo(function CatalogueView({
  catalogue,
  area,
  store,
  isSearching,
  onSearchEnd,
  onShow,
  onExplain,
  onPreview,
  onDiet,
}: CatalogueViewProps) {
  const [query, setQuery] = useState('');
  // Typing has priority over the rendering of the cards.
  const sought = useDeferredValue(isSearching ? query.trim() : '');
  const sections = useMemo(() => arrangeCatalogue(catalogue), [catalogue]);
  const recommended = useMemo(() => recommendedOf(catalogue), [catalogue]);
  const texts = useMemo(() => searchTextsOf(catalogue), [catalogue]);
  const found = useMemo(() => (sought === '' ? sections : searchSections(sections, texts, sought)), [sections, texts, sought]);
  const endSearch = () => {
    setQuery('');
    onSearchEnd();
  };
  const chips = useMemo(
    () => (recommended.length === 0 ? sections : [{ id: RECOMMENDED, label: text.recommended }, ...sections]),
    [sections, recommended],
  );
  const cardFor = (item: CatalogueItem, index: number, isWide = false) => (
    <ItemCard
      key={item.id}
      item={item}
      store={store}
      isExcluded={isExcluded(item.edible, area.dietPreference)}
      isEager={index < 4}
      isWide={isWide}
      onShow={onShow}
      onExplain={onExplain}
      onPreview={onPreview}
    />
  );

  if (sections.length === 0) {
    // A closed shop shows its own notice above.
    if (!catalogue.isOpen) return null;
    return (
      <Notice mark="empty" title={text.emptyTitle} text={text.emptyText}>
        <HomeLink />
      </Notice>
    );
  }
  return (
    <>
      {isSearching ? (
        <ShopSearch query={query} found={found.reduce((sum, { items }) => sum + items.length, 0)} onQuery={setQuery} onClose={endSearch} />
      ) : (
        <CategoryChips sections={chips} />
      )}
      {sought !== '' && found.length === 0 && (
        <Notice mark="empty" title={text.nothingFoundTitle} text={text.nothingFoundText}>
          <Button onClick={endSearch}>{text.searchClear}</Button>
        </Notice>
      )}
      {catalogue.isOpen && area.dietPreference === null && sought === '' && onPreview === undefined && <DietPrompt onPress={onDiet} />}
      {recommended.length > 0 && sought === '' && (
        <section id={`category-${RECOMMENDED}`} className={css.section} part="section" aria-labelledby={`title-${RECOMMENDED}`}>
          <h2 id={`title-${RECOMMENDED}`} tabIndex={-1} className={css.sectionTitle}>
            {text.chefRecommends}
          </h2>
          <ul role="list" className={recommended.length > SEEN_AT_ONCE ? `${css.row} ${css.longRow}` : css.row}>
            {recommended.map((item, index) => cardFor(item, index, true))}
          </ul>
        </section>
      )}
      {found.map((section, index) => (
        <CategorySection key={section.id} section={section} cardFor={cardFor} isFirst={index === 0} />
      ))}
    </>
  );
});

function CategorySection({
  section,
  cardFor,
  isFirst,
}: {
  section: CatalogueSection;
  cardFor(item: CatalogueItem, index: number): React.ReactNode;
  isFirst: boolean;
}) {
  const { id, label, items } = section;
  const isLong = items.length > CHUNK;
  return (
    <section id={`category-${id}`} className={css.section} part="section" aria-labelledby={`title-${id}`}>
      <h2 id={`title-${id}`} tabIndex={-1} className={css.sectionTitle}>
        {label}
      </h2>
      {chunksOf(items).map((chunk, chunkIndex) => (
        <ul
          key={chunk[0]?.id}
          role="list"
          className={isLong ? `${css.grid} ${css.chunk}` : css.grid}
          style={isLong ? ({ [css.cards]: chunk.length } as CSSProperties) : undefined}
        >
          {chunk.map((item, index) => cardFor(item, isFirst && chunkIndex === 0 ? index : CHUNK))}
        </ul>
      ))}
    </section>
  );
}

/** Shown until the person has a diet preference (part 1 §2). */
function DietPrompt({ onPress }: { onPress(): void }) {
  return (
    <button type="button" className={css.prompt} onClick={onPress}>
      <span className={css.promptMark}>
        <Icon name="filter" />
      </span>
      <span className={css.promptText}>
        <b className={css.promptTitle}>{text.promptTitle}</b>
        {text.promptText}
      </span>
      <Icon name="next" isSmall />
    </button>
  );
}

/** 'LO VOGLIO' was pressed in the preview (query `leave=need-confirm`). */
function LeavePreviewDialog({ onLeave, onClose }: { onLeave(): void; onClose(): void }) {
  return (
    <Dialog
      title={text.leaveTitle}
      onClose={onClose}
      foot={
        <div className={css.footButtons}>
          <Button size="large" onClick={onLeave}>
            {text.leave}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {text.stay}
          </Button>
        </div>
      }
    >
      <p className={css.paragraph}>{text.leaveText}</p>
    </Dialog>
  );
}

/** Why an item cannot be bought (query `unsellable-item-info-banner=open`). */
function UnsellableDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog
      title={text.unsellableTitle}
      onClose={onClose}
      foot={
        <Button size="large" onClick={onClose}>
          {text.understood}
        </Button>
      }
    >
      <div className={css.paragraph}>
        <p>{text.unsellableLead}</p>
        <ul className={css.reasons}>
          {text.unsellableReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p>{text.unsellableTail}</p>
      </div>
    </Dialog>
  );
}

/** Placeholders of the loading catalogue, so that nothing moves when it comes. */
function ShopSkeleton() {
  return (
    <div className={css.skeletons}>
      {/* A page always has a heading; the shop's own name replaces it when it has loaded. */}
      <h1 className={visuallyHidden}>{text.loadingTitle}</h1>
      <Loading label={text.loading} />
      <div style={{ paddingTop: 20 }}>
        <Skeleton width={190} height={24} radius={8} />
      </div>
      <Skeleton width="100%" height={44} radius={999} />
      <Skeleton width={150} height={16} radius={8} />
      <div className={css.skeletonGrid}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={292} radius={22} />
        ))}
      </div>
    </div>
  );
}
