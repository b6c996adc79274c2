import { useEffect, useMemo, useRef, useState } from 'react';
import { ALL_ORDERS, getOrders, type OrderSummary, type RememberedOrder } from '../../api/index.ts';
import { useApiQuery } from '../shared/flow/use-api-query.ts';
import { recallOrders, rememberOutcomes } from '../shared/ordering/order-history.ts';
import { isFound, searchable } from '../shared/rules/search.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { AppBar } from '../shared/ui/page/AppBar.tsx';
import { ignoreRestOfDoubleClick } from '../shared/ui/interaction/double-click.ts';
import { AppLink, HomeLink } from '../shared/ui/page/AppLink.tsx';
import { Button, buttonClass, IconButton } from '../shared/ui/controls/Button.tsx';
import { SearchField } from '../shared/ui/controls/SearchField.tsx';
import { Dialog } from '../shared/ui/feedback/Dialog.tsx';
import { note, tag, tagAmber, tagGreen, visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { ErrorBoundary } from '../shared/ui/feedback/ErrorBoundary.tsx';
import { ErrorPanel, Notice, PhoneLink } from '../shared/ui/feedback/Notice.tsx';
import { StaleNote } from '../shared/ui/feedback/StaleNote.tsx';
import { LoadingArea } from '../shared/ui/feedback/LoadingArea.tsx';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { italian } from '../shared/text/italian.tsx';
import { imagesOf, OrderedItems } from './OrderedItems.tsx';
import { askToOpen } from './order-result.ts';
import * as css from './orders.css.ts';
import { receiptOf } from './receipt.ts';
import { ReceiptButton } from './ReceiptButton.tsx';
import { useMoney } from '../shared/text/use-money.ts';
import { useListText, useText } from './text.ts';
import { MONTH, useDates } from './use-dates.ts';
import { useOrderAgain } from './use-order-again.ts';
import { Text } from '../shared/text/Text.tsx';

export interface OrderListProps {
  /** The order whose detail is open (query `order`), or null. */
  openOrderId: string | null;
  /** The person opened an order's detail, or closed it (null). */
  onOpen(orderId: string | null): void;
  /** A confirmation got no answer: the page explains that the order may be in this list. */
  isUncertain?: boolean;
}

/** From as many orders on they can be searched. */
const SEARCH_FROM = 3;

/** 'Lista Ordini' (P2-2.90 to P2-2.98). */
export function OrderList({ openOrderId, onOpen, isUncertain = false }: OrderListProps) {
  const text = useText();
  const listText = useListText();
  const { tracking } = useRuntime();
  const { data: orders, failure, cachedAt, isFetching, reload } = useApiQuery(getOrders, ALL_ORDERS);
  const { remembered, againFor } = useRememberedOrders(orders);
  const [query, setQuery] = useState<string | null>(null);
  const searchButton = useRef<HTMLButtonElement>(null);
  const endSearch = () => {
    setQuery(null);
    // The button is drawn in the place of the field.
    requestAnimationFrame(() => searchButton.current?.focus());
  };
  const dateOf = useDates();
  const isMatch = (order: OrderSummary) => {
    const words = [
      ...order.rows.map(({ label }) => label),
      shopOf(order, remembered.get(order.id)) ?? '',
      dateOf(order.createdAt),
      listText.statuses.get(order.status) ?? listText.waiting,
    ];
    return isFound(searchable(words.join(' ')), query ?? '');
  };
  const shown = (query === null ? orders : orders?.filter(isMatch)) ?? [];
  const open = orders?.find(({ id }) => id === openOrderId);
  const close = () => onOpen(null);
  /** For an order that the list does not contain, or that cannot be drawn: the list stays usable. */
  const failedDetail = (retry?: () => void) => (
    <Dialog layout="full" title={text.title} onClose={close}>
      <ErrorPanel
        title={text.errorTitle}
        retryLabel={text.reload}
        onRetry={() => {
          reload();
          retry?.();
        }}
        isPending={isFetching}
      />
    </Dialog>
  );

  return (
    <>
      <AppBar title={listText.title}>
        {query === null && orders !== undefined && orders.length >= SEARCH_FROM && (
          <IconButton ref={searchButton} icon="search" label={listText.search} onClick={() => setQuery('')} />
        )}
      </AppBar>
      {query !== null && (
        <div role="search" className={css.search}>
          <SearchField
            label={listText.search}
            hint={listText.searchHint}
            closeLabel={listText.searchClose}
            query={query}
            onQuery={setQuery}
            onClose={endSearch}
          />
          <p role="status" className={visuallyHidden}>
            {query.trim() === '' ? '' : listText.found(shown.length)}
          </p>
        </div>
      )}
      {isUncertain && (
        <p className={css.note} role="status">
          {listText.uncertain}
        </p>
      )}
      {orders !== undefined && cachedAt !== undefined && <StaleNote cachedAt={cachedAt} isPending={isFetching} onRetry={reload} />}
      {orders === undefined ? (
        failure !== null ? (
          <ErrorPanel text={listText.errorText} onRetry={reload} isPending={isFetching} />
        ) : (
          <LoadingArea label={listText.loading} onRetry={reload}>
            <div className={css.month}>
              <Skeleton width={110} height={16} radius={8} />
            </div>
            <div className={css.list}>
              {Array.from({ length: 4 }, (_, index) => (
                <CardSkeleton key={index} />
              ))}
            </div>
          </LoadingArea>
        )
      ) : orders.length === 0 ? (
        <Notice mark="empty" title={listText.empty} text={listText.emptyText}>
          <HomeLink label={listText.start} />
        </Notice>
      ) : shown.length === 0 ? (
        <Notice mark="empty" title={listText.found(0)} text={listText.searchAgain}>
          <Button size="large" onClick={endSearch}>
            {listText.searchClear}
          </Button>
        </Notice>
      ) : (
        <div className={css.months}>
          {byMonth(shown, ({ createdAt }) => dateOf(createdAt, MONTH)).map(([month, ofMonth]) => (
            <section key={ofMonth[0]?.id} aria-label={month === '' ? undefined : month}>
              {month !== '' && (
                <Heading level={2} className={css.month}>
                  {month}
                </Heading>
              )}
              <ul role="list" className={css.list}>
                {ofMonth.map((order) => (
                  <OrderCard
                    key={order.id}
                    order={order}
                    remembered={remembered.get(order.id) ?? null}
                    query={query ?? ''}
                    onOpen={onOpen}
                    onAgain={againFor(order)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {orders !== undefined && openOrderId !== null && (
        <ErrorBoundary key={openOrderId} renderFallback={failedDetail} onError={(error) => tracking.event('Error/Render', error.message)}>
          {open === undefined ? (
            failedDetail()
          ) : (
            <OrderDialog order={open} remembered={remembered.get(open.id) ?? null} onClose={close} onAgain={againFor(open)} />
          )}
        </ErrorBoundary>
      )}
    </>
  );
}

/** Where it was ordered: the server's word, or this browser's. */
const shopOf = ({ area }: OrderSummary, remembered: RememberedOrder | null | undefined) => area?.title ?? remembered?.area?.title;

/** The orders under their months, in the server's order. */
function byMonth(orders: readonly OrderSummary[], monthOf: (order: OrderSummary) => string) {
  const months: (readonly [month: string, orders: OrderSummary[]])[] = [];
  for (const order of orders) {
    const [month, last] = [monthOf(order), months.at(-1)];
    if (last?.[0] === month) last[1].push(order);
    else months.push([month, [order]]);
  }
  return months;
}

/** What this browser knows of the orders, and 'Ordina di nuovo' for those that have it. */
function useRememberedOrders(orders: readonly OrderSummary[] | undefined) {
  const { storage } = useRuntime();
  const orderAgain = useOrderAgain();
  const remembered = useMemo(() => recallOrders(storage, orders ?? []), [orders, storage]);
  useEffect(() => rememberOutcomes(storage, orders ?? []), [orders, storage]);
  return { remembered, againFor: (order: OrderSummary) => orderAgain(order, remembered.get(order.id) ?? null) };
}

function StatusTag({ order }: { order: OrderSummary }) {
  const listText = useListText();
  const label = listText.statuses.get(order.status);
  return (
    <span className={order.status === 'COMPLETED' ? tagGreen : label === undefined ? tagAmber : tag}>{label ?? listText.waiting}</span>
  );
}

/** A card whose order is not known yet. */
const CardSkeleton = () => (
  <div className={css.card}>
    <div className={css.cardRow}>
      <Skeleton width={120} height={16} radius={8} />
      <Skeleton width={84} height={26} radius={13} />
    </div>
    <div className={css.cardRow}>
      <Skeleton width={40} height={40} radius={12} />
      <span className={css.cardLabel}>
        <Skeleton width="80%" height={18} radius={8} />
      </span>
      <Skeleton width={64} height={18} radius={8} />
    </div>
    <div className={css.cardActions}>
      <span className={css.see}>
        <Skeleton width={140} height={44} radius={22} />
      </span>
    </div>
  </div>
);

/** The first pictures that an order has, next to its name; a plate when it has none. */
const PICTURES = 3;

/** `onAgain`: 'Ordina di nuovo', for an order that has it. */
interface OrderProps {
  order: OrderSummary;
  /** What this browser keeps of the order. */
  remembered: RememberedOrder | null;
  onAgain: (() => void) | undefined;
}

interface OrderCardProps extends OrderProps {
  query: string;
  onOpen(orderId: string): void;
}

function OrderCard({ order, remembered, query, onOpen, onAgain }: OrderCardProps) {
  const listText = useListText();
  const money = useMoney();
  const date = useDates()(order.createdAt);
  const shop = shopOf(order, remembered);
  const images = [...new Set(imagesOf(order.rows, remembered))].filter((image) => image !== null);
  const { supportPhone } = useRuntime();
  // In an order of several dishes, those that were searched for.
  const isNamed = order.rows.length === 1 || query.trim() === '';
  const found = isNamed ? [] : order.rows.filter(({ label }) => isFound(searchable(label), query));
  const isShut = useIsShut(order, remembered);
  return (
    <li className={css.card}>
      <div className={css.cardRow}>
        <div className={css.cardTitle}>
          {shop && <p className={css.cardShop}>{italian(shop)}</p>}
          <time className={note} dateTime={order.createdAt === null ? undefined : new Date(order.createdAt).toISOString()}>
            {date}
          </time>
        </div>
        <StatusTag order={order} />
      </div>
      <div className={css.cardRow}>
        <span className={css.cardPictures}>
          {(images.length === 0 ? [null] : images.slice(0, PICTURES)).map((image) => (
            <span key={image} className={css.thumbnail}>
              <Picture image={image} width={40} height={40} />
            </span>
          ))}
        </span>
        <Heading level={3} className={css.cardLabel}>
          {order.rows.length === 1 ? italian(order.rows[0]?.label) : order.rows.length > 0 && listText.products(order.rows.length)}
        </Heading>
        <p className={css.cardTotal}>{order.totalCents !== null && <Text>{money(order.totalCents)}</Text>}</p>
      </div>
      {found.length > 0 && <p className={note}>{italian(found.map(({ label }) => label).join(', '))}</p>}
      {isShut && <p className={css.cardNote}>{listText.notOpened}</p>}
      <div className={css.cardActions}>
        {isShut && (
          <>
            <RetryOpeningLink
              orderId={order.id}
              className={`${buttonClass('primary', 'tap', true)} ${css.retry}`}
              label={listText.retryNamed(date)}
            />
            {supportPhone !== null && <PhoneLink phone={supportPhone} />}
          </>
        )}
        {onAgain !== undefined && (
          <Button
            look="quiet"
            size="tap"
            hugs
            icon="reload"
            aria-label={date === '' ? undefined : listText.againNamed(date)}
            onClick={onAgain}
          >
            {listText.again}
          </Button>
        )}
        <Button
          look="secondary"
          size="tap"
          hugs
          className={css.see}
          aria-label={date === '' ? undefined : listText.seeNamed(date)}
          onClick={() => onOpen(order.id)}
        >
          {listText.see}
        </Button>
      </div>
    </li>
  );
}

/** The fridge of an order did not open, and the order has not ended since. */
function useIsShut({ status }: OrderSummary, remembered: RememberedOrder | null): boolean {
  const { statuses } = useListText();
  return remembered?.isShut === true && remembered.outcome === undefined && !statuses.has(status);
}

/** 'RIPROVA APERTURA': the order's page opens the door, and shows what comes of it. */
function RetryOpeningLink({ orderId, ...content }: { orderId: string; className: string; label?: string }) {
  const text = useText();
  const runtime = useRuntime();
  const ask = () => {
    // Another button to open the door may come in its place.
    ignoreRestOfDoubleClick();
    askToOpen(runtime, orderId);
  };
  return (
    <AppLink to={{ to: 'locker-order', orderId }} onFollow={ask} {...content}>
      {text.retryOpening}
    </AppLink>
  );
}

/** The detail of an order, full screen on the phone (query `order={id}`). */
function OrderDialog({ order, remembered, onClose, onAgain }: OrderProps & { onClose(): void }) {
  const text = useText();
  const listText = useListText();
  const { supportPhone } = useRuntime();
  const receipt = receiptOf(order, remembered);
  const isShut = useIsShut(order, remembered);
  const isPaid = order.status === 'COMPLETED';
  return (
    <Dialog
      layout="full"
      title={text.title}
      note={useDates()(order.createdAt)}
      onClose={onClose}
      foot={
        isPaid ? (
          onAgain && (
            <Button size="large" icon="reload" onClick={onAgain}>
              {listText.again}
            </Button>
          )
        ) : (
          <>
            {isShut && <RetryOpeningLink orderId={order.id} className={buttonClass('primary', 'large')} />}
            <AppLink
              to={{ to: 'locker-order', orderId: order.id }}
              className={isShut ? buttonClass('quiet') : buttonClass('primary', 'large')}
            >
              {listText.statuses.has(order.status) ? listText.whatHappened : listText.follow}
            </AppLink>
          </>
        )
      }
    >
      <div className={css.dialogBody}>
        <div className={css.cardRow}>
          {receipt.shop !== null && <p className={css.cardShop}>{italian(receipt.shop)}</p>}
          <StatusTag order={order} />
        </div>
        {isShut && <p className={css.cardNote}>{listText.notOpened}</p>}
        <OrderedItems
          items={order.rows}
          totalCents={receipt.totalCents ?? undefined}
          payments={isPaid ? receipt.payments : null}
          remembered={remembered}
        />
        {isPaid && <ReceiptButton data={receipt} />}
        {isShut && supportPhone !== null && <PhoneLink phone={supportPhone} text={text.help(supportPhone)} />}
      </div>
    </Dialog>
  );
}
