import { useMemo, useRef } from 'react';
import { getOrders, type OrderSummary } from '../../api/index.ts';
import { useApiQuery } from '../shared/flow/use-api-query.ts';
import { assignOrderId, recallOrder } from '../shared/ordering/order-memory.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { AppBar } from '../shared/ui/page/AppBar.tsx';
import { AppLink, HomeLink } from '../shared/ui/page/AppLink.tsx';
import { Button, buttonClass } from '../shared/ui/controls/Button.tsx';
import { Dialog } from '../shared/ui/feedback/Dialog.tsx';
import { note, tag, tagAmber, tagGreen } from '../shared/ui/page/layout.css.ts';
import { ignoreRestOfDoubleClick } from '../shared/ui/interaction/double-click.ts';
import { ErrorBoundary } from '../shared/ui/feedback/ErrorBoundary.tsx';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
import { StaleNote } from '../shared/ui/feedback/StaleNote.tsx';
import { LoadingArea } from '../shared/ui/feedback/LoadingArea.tsx';
import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { italian } from '../shared/text/italian.tsx';
import { OrderedItems } from './OrderedItems.tsx';
import * as css from './orders.css.ts';
import { useLocale } from '../shared/text/language.ts';
import { useMoney } from '../shared/text/use-money.ts';
import { useListText, useText } from './text.ts';

export interface OrderListProps {
  /** The order whose detail is open (query `order`), or null. */
  openOrderId: string | null;
  /** The person opened an order's detail, or closed it (null). */
  onOpen(orderId: string | null): void;
  /** A confirmation got no answer: the page explains that the order may be in this list. */
  isUncertain?: boolean;
}

/** Order list page size (part 2 §9). */
const PAGE_SIZE = '100';

function useDate({ createdAt }: OrderSummary): string {
  const locale = useLocale();
  const date = new Date(createdAt);
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleString(locale, { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' });
}

/** 'Lista Ordini' (part 2 §2 'Order list'). */
export function OrderList({ openOrderId, onOpen, isUncertain = false }: OrderListProps) {
  const text = useText();
  const listText = useListText();
  const { tracking } = useRuntime();
  const { data: orders, failure, cachedAt, isFetching, reload } = useApiQuery(getOrders, { query: { take: PAGE_SIZE } });
  const againFor = useOrderAgain(orders);
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
      <AppBar title={listText.title} />
      {isUncertain && (
        <p className={css.note} role="status">
          {listText.uncertain}
        </p>
      )}
      {orders !== undefined && cachedAt !== undefined && <StaleNote cachedAt={cachedAt} isPending={isFetching} onRetry={reload} />}
      {orders === undefined ? (
        failure !== null ? (
          <ErrorPanel title={listText.error} text={listText.errorText} onRetry={reload} isPending={isFetching} />
        ) : (
          <LoadingArea label={listText.loading} className={css.list} onRetry={reload}>
            {Array.from({ length: 4 }, (_, index) => (
              <Skeleton key={index} height={128} radius={22} />
            ))}
          </LoadingArea>
        )
      ) : orders.length === 0 ? (
        <Notice mark="empty" title={listText.empty} text={listText.emptyText}>
          <HomeLink label={listText.start} />
        </Notice>
      ) : (
        <ul role="list" className={css.list}>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} onOpen={onOpen} onAgain={againFor(order)} />
          ))}
        </ul>
      )}
      {orders !== undefined && openOrderId !== null && (
        <ErrorBoundary key={openOrderId} renderFallback={failedDetail} onError={(error) => tracking.event('Error/Render', error.message)}>
          {open === undefined ? failedDetail() : <OrderDialog order={open} onClose={close} onAgain={againFor(open)} />}
        </ErrorBoundary>
      )}
    </>
  );
}

/** 'Ordina di nuovo': opens the selling area, which fills the cart. Nothing is confirmed. Only the newest order has it. */
function useOrderAgain(orders: readonly OrderSummary[] | undefined) {
  const { storage, navigation } = useRuntime();
  const hasGone = useRef(false);
  // The newest completed order whose items this browser remembers.
  const newest = useMemo(
    () => orders?.find((order) => order.status === 'COMPLETED' && recallOrder(storage, order) !== null),
    [orders, storage],
  );

  const go = () => {
    const remembered = newest === undefined ? null : recallOrder(storage, newest);
    // One history entry, even when the button is pressed several times before the shop opens.
    if (newest === undefined || remembered === null || hasGone.current) return;
    hasGone.current = true;
    ignoreRestOfDoubleClick();
    assignOrderId(storage, newest);
    navigation.go({ to: 'selling-area', areaId: remembered.areaId, reorder: newest.id });
  };
  return ({ id }: OrderSummary) => (id === newest?.id ? go : undefined);
}

function StatusTag({ order }: { order: OrderSummary }) {
  const listText = useListText();
  const label = listText.statuses.get(order.status);
  return (
    <span className={`${tag} ${order.status === 'COMPLETED' ? tagGreen : label === undefined ? tagAmber : ''}`}>
      {label ?? listText.waiting}
    </span>
  );
}

/** `onAgain`: 'Ordina di nuovo', for an order that has it. */
interface OrderProps {
  order: OrderSummary;
  onAgain: (() => void) | undefined;
}

function OrderCard({ order, onOpen, onAgain }: OrderProps & { onOpen(orderId: string): void }) {
  const listText = useListText();
  const money = useMoney();
  const date = useDate(order);
  return (
    <li className={css.card}>
      <div className={css.cardRow}>
        <time className={note} dateTime={order.createdAt}>
          {date}
        </time>
        <StatusTag order={order} />
      </div>
      <Heading level={2} className={css.cardLabel}>
        {order.rows.length === 1 ? italian(order.rows[0]?.label) : listText.products(order.rows.length)}
      </Heading>
      <div className={css.cardRow}>
        <p className={css.cardTotal}>{money(order.totalCents)}</p>
        <Button look="secondary" size="tap" hugs aria-label={listText.seeNamed(date)} onClick={() => onOpen(order.id)}>
          {listText.see}
        </Button>
      </div>
      {onAgain !== undefined && (
        <Button size="tap" icon="reload" className={css.again} aria-label={listText.againNamed(date)} onClick={onAgain}>
          {listText.again}
        </Button>
      )}
    </li>
  );
}

/** The detail of an order, full screen on the phone (query `order={id}`). */
function OrderDialog({ order, onClose, onAgain }: OrderProps & { onClose(): void }) {
  const text = useText();
  const listText = useListText();
  const { storage } = useRuntime();
  return (
    <Dialog
      layout="full"
      title={text.title}
      note={useDate(order)}
      onClose={onClose}
      foot={
        order.status === 'COMPLETED' ? (
          onAgain && (
            <Button size="large" icon="reload" onClick={onAgain}>
              {listText.again}
            </Button>
          )
        ) : (
          <AppLink to={{ to: 'locker-order', orderId: order.id }} className={buttonClass('primary', 'large')}>
            {listText.statuses.has(order.status) ? listText.whatHappened : listText.follow}
          </AppLink>
        )
      }
    >
      <div className={css.dialogBody}>
        <div>
          <StatusTag order={order} />
        </div>
        <OrderedItems items={order.rows} totalCents={order.totalCents} remembered={recallOrder(storage, order)} />
      </div>
    </Dialog>
  );
}
