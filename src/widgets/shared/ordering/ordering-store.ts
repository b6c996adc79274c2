import {
  type ApiClient,
  type ApiFailure,
  type CatalogueItem,
  confirmOrder,
  type DietPreference,
  editItem,
  failureOf,
  getSellingArea,
  isAbort,
  isApiStatus,
  isNotFound,
  isOutcomeUnknown,
  newIdempotencyKey,
  cachedAnswerOf,
  type LineItem,
  type Link,
  type SellingArea,
  serverSentence,
  setDietPreference,
  type WireId,
} from '../../../api/index.ts';
import { createListeners } from '../flow/listeners.ts';
import { fetchAnswer, invalidate } from '../flow/query-client.ts';
import { NOTHING_TO_READ, submitOnce, type SubmitResult } from '../payment/money-operation.ts';
import { isExpired, refuseQuantity } from '../rules/availability.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import { type Announcement, openAnnouncements, refreshWallet } from './announcement.ts';
import { type CartEdit, createEditQueue, editItemOf } from './cart-edits.ts';
import { createItemStates } from './item-states.ts';
import { rememberOrder } from './order-memory.ts';
import {
  deriveState,
  EMPTY_CART,
  initialState,
  OFF_KEYS,
  type OrderingMessage,
  type OrderingState,
  type PaymentSource,
  readSwitches,
} from './ordering-state.ts';
import type { OrderingSentence } from './text.ts';

/** An area older than this is read again when a component begins to show it. */
const FRESH_MS = 30_000;
const notAllowed = (failure: ApiFailure | null): OrderingSentence | string =>
  (failure && serverSentence(failure)) ?? ((text) => text.notAllowed);

export type OrderingStore = ReturnType<typeof createOrderingStore>;

/**
 * The selling area with its cart, outside React: a card renders again for its own quantity only. The shop and the cart widgets
 * of a page share one store for each area.
 */
export function createOrderingStore(runtime: Runtime, areaId: string) {
  const { client, environment, storage, tracking } = runtime;
  const { subscribe, notify, hasAny: isWatched } = createListeners();
  /** Connects all stores, of this page and of other tabs: a payment changes what all of them may spend. */
  let channel: BroadcastChannel | null = null;
  const announce = (what: Announcement['what']) => channel?.postMessage({ areaId, what } satisfies Announcement);

  let serverCart = EMPTY_CART;
  const edits = createEditQueue();
  /** What an edit of a suggested item needs: a line of the cart does not say it, and the catalogue may not have the item. */
  const suggested = new Map<string, { readonly priceListId: WireId; readonly upsellingId: WireId }>();
  let runningRead: AbortController | null = null;
  /** A read was requested while edits are pending. It runs after the last edit: an answer in between would be outdated. */
  let mustRead = false;
  /** A preference that is being saved: an area that is read meanwhile does not contain it yet. */
  let savingDiet: { readonly preference: DietPreference | null } | null = null;
  let messages = 0;
  let loadedAt = -Infinity;
  /** The area's id as the server writes it. */
  let lockerId: WireId = areaId;

  let state: OrderingState = initialState(storage);
  const items = createItemStates(state);

  function update(change: Partial<OrderingState>): void {
    state = deriveState({ ...state, ...change }, serverCart, edits.all());
    items.update(state);
    notify();
  }

  const showMessage = (
    sentence: OrderingMessage['sentence'],
    kind: OrderingMessage['kind'] = 'error',
    { undo, reason = null }: Partial<Pick<OrderingMessage, 'undo' | 'reason'>> = {},
  ) => update({ message: { id: (messages += 1), kind, sentence, undo, reason } });

  async function fetchArea(): Promise<'fetched' | 'failed' | 'unauthorized' | 'overtaken'> {
    runningRead?.abort();
    mustRead = false;
    // Opened only now: an open channel would keep a server-side rendering process alive.
    if (channel === null) (channel = openAnnouncements())?.addEventListener('message', onAnnouncement);
    const mine = new AbortController();
    runningRead = mine;
    update({ status: 'fetching_data' });
    try {
      const area = own(await fetchAnswer(runtime, getSellingArea, { params: { id: areaId } }, mine.signal));
      if (String(area.wireId) === areaId) lockerId = area.wireId ?? areaId;
      serverCart = area.cart;
      loadedAt = environment.now();
      update({
        area: savingDiet === null ? area : { ...area, dietPreference: savingDiet.preference },
        cachedAt: loadedAt,
        isFromCache: false,
        status: 'data_fetched',
        ...readSwitches(storage),
      });
      return 'fetched';
    } catch (thrown) {
      if (isAbort(thrown)) return 'overtaken';
      const failure = failureOf(thrown);
      if (failure.kind === 'unauthorized') {
        // After a 401 the app goes to the login and no error is shown. After the return the area is read again.
        update({ status: 'fetch_data' });
        return 'unauthorized';
      }
      if (isNotFound(failure)) update({ status: 'not_found', area: null });
      else if (isApiStatus(failure, 410)) update({ status: 'not_active', area: null });
      else {
        // Without a connection the cached area is shown. This status disables buying.
        const cached = state.area === null ? cachedAnswerOf<SellingArea>(thrown) : null;
        update({
          status: 'error_fetching_data',
          ...(cached === null ? {} : { area: own(cached.answer), cachedAt: cached.cachedAt, isFromCache: true }),
        });
      }
      return 'failed';
    }
  }

  async function sendEdits(): Promise<void> {
    for (let edit = edits.take(); edit !== null; edit = edits.take()) {
      try {
        serverCart = await client.call(editItem, { body: bodyOf(edit) });
        edits.settle();
        update({});
        announce('edited');
      } catch (thrown) {
        edits.clear();
        const failure = failureOf(thrown);
        if (failure.kind === 'unauthorized') return update({ status: 'fetch_data' });
        tracking.event('cart', `edit-item ${failure.kind}`);
        // A refusal contains its reason; the message of a failing server is not for users.
        showMessage((text) => text.notAllowed, 'error', { reason: isOutcomeUnknown(failure) ? null : serverSentence(failure) });
        await fetchArea();
        return;
      }
    }
    if (mustRead) readAgain();
  }

  const own = (area: SellingArea): SellingArea => ({ ...area, id: areaId });

  const bodyOf = ({ item, quantity, upsellingId }: CartEdit) => ({
    lockerId,
    itemSaleableId: item.wireId,
    itemSaleablePriceListId: item.priceListId,
    quantity,
    localPrice: item.unitPrice,
    localLabel: item.label,
    availableQuantity: item.availableQuantity,
    walletBalance: state.area?.wallet?.balanceCents ?? null,
    corporateCreditBalance: state.area?.corporateCredit?.balanceCents ?? null,
    upsellingId,
  });

  /** The area is outdated. Without subscribers, the next one to subscribe reads it. */
  function readAgain(): void {
    if (isEditing()) mustRead = true;
    else if (isWatched()) void fetchArea();
    else if (state.status === 'data_fetched') update({ status: 'fetch_data' });
  }

  /** The confirmation whose outcome is unknown: the same one again keeps its key, so that the server answers what became of it. */
  let unsure: { readonly body: string; readonly key: string } | null = null;

  /** Reads the area after a failed confirmation, before the next press is possible: the payment may have gone through. */
  async function reconcileOrder(failure: ApiFailure): Promise<SubmitResult<null, Link>> {
    const isUnknown = isOutcomeUnknown(failure);
    if (isUnknown) announce('unsure');
    else unsure = null;
    let read = await fetchArea();
    // A newer read knows more, and says nothing of this payment.
    while (read === 'overtaken') read = await fetchArea();
    // The payment may still go through after this read: the component that shows the area next reads it again.
    if (isUnknown) loadedAt = -Infinity;
    // The cart may be gone although the call was refused: some browsers repeat a lost request, and the repetition of a successful
    // order is refused. Without an answer and without a readable cart, the UI must not say that nothing happened.
    if (state.order === null || (isUnknown && read === 'failed')) {
      const reason = isUnknown ? null : serverSentence(failure);
      if (reason === null) return { type: 'outcome-unknown', failure };
      // The person stays: the next page would not say the server's sentence.
      showMessage((text) => text.unsure, 'error', { reason });
      return { type: 'refused', failure };
    }
    // The cart is still there. Where the server itself has not answered, the payment may yet go through.
    const isAnswered = failure.kind === 'http' && (failure.isOtherJson === true || failure.error !== null || failure.message !== null);
    showMessage(isAnswered || !isUnknown ? notAllowed(failure) : (text) => text.unsure);
    return { type: 'refused', failure };
  }

  const quantityOf = (itemId: string) => items.get(itemId).quantity;

  const isEditing = () => edits.all().length > 0;

  const onAnnouncement = ({ data }: MessageEvent<Announcement>) => {
    // The switches are in the storage that all tabs share: no request is needed.
    if (data.what === 'switched') return state.isConfirming ? undefined : update(readSwitches(storage));
    if (state.isConfirming || (data.areaId !== areaId && data.what === 'edited')) return;
    if (!isEditing() && data.areaId === areaId && data.what === 'confirmed' && state.order !== null && isWatched()) {
      showMessage((text) => text.confirmedElsewhere, 'info');
    }
    readAgain();
  };

  /** Without subscribers the read is aborted; the next subscriber reads again. */
  function abortUnwatchedRead(): void {
    if (isWatched() || state.status !== 'fetching_data' || state.isConfirming || isEditing()) return;
    runningRead?.abort();
    update({ status: 'fetch_data' });
  }

  /** Runs the action as soon as the cart is not blocked. If the read fails, a message says that the action is not possible. */
  function runWhenReady(run: () => void): void {
    const isReady = () => state.status === 'data_fetched' && !state.isConfirming;
    if (isReady()) return run();
    const stopWaiting = subscribe(() => {
      if (!isReady() && state.status !== 'error_fetching_data') return;
      stopWaiting();
      if (isReady()) run();
      else showMessage(notAllowed(null));
    });
  }

  function setQuantity(item: CatalogueItem | LineItem, quantity: number, upsellingId: WireId | null = null): void {
    // Blocked while data is being fetched (P1-4.26).
    if (state.status !== 'data_fetched' || state.isConfirming) return;
    if (state.paymentUuid !== null) {
      showMessage((text) => text.underWay);
      // It may have ended since the area was read.
      return void fetchArea();
    }
    const edited = editItemOf(item, state);
    if (quantity > quantityOf(edited.itemId)) {
      const available = isExpired(state.area, edited.itemId) ? 0 : edited.availableQuantity;
      const refusal = refuseQuantity(quantity, available, edited.label);
      if (refusal !== null) return showMessage(refusal);
    }
    if (upsellingId !== null) suggested.set(edited.itemId, { priceListId: edited.priceListId, upsellingId });
    // Taken from the catalogue: no suggestion any more.
    else if (!('itemId' in item) && quantityOf(edited.itemId) === 0) suggested.delete(edited.itemId);
    const suggestion = suggested.get(edited.itemId);
    edits.add({
      item: { ...edited, priceListId: edited.priceListId === '' ? (suggestion?.priceListId ?? '') : edited.priceListId },
      quantity: Math.max(0, quantity),
      upsellingId: suggestion?.upsellingId ?? null,
    });
    update({});
    void sendEdits();
  }

  return {
    areaId,
    getState: () => state,
    subscribe(listener: () => void) {
      const unsubscribe = subscribe(listener);
      return () => {
        unsubscribe();
        // Deferred: one screen unmounts before the next one mounts.
        queueMicrotask(abortUnwatchedRead);
      };
    },
    quantityOf,
    /** What the card of an item shows; a card subscribes to its own item. */
    items: { get: items.get, subscribe: items.subscribe },
    /** Reads the area even if it is fresh. Waits for the answers to pending edits. */
    async load(): Promise<void> {
      if (isEditing()) mustRead = true;
      else await fetchArea();
    },
    /** Reads the area unless a fresh answer is there or a read is in flight. Call it when a component begins to show the area. */
    refresh(): void {
      const { status } = state;
      const isStale = status === 'data_fetched' && environment.now() - loadedAt > FRESH_MS && !isEditing();
      if (status === 'fetch_data' || status === 'error_fetching_data' || isStale) void fetchArea();
    },
    /** Sets a line to an absolute quantity, at once on screen (optimistic update); 0 removes it. */
    setQuantity,
    /** Removes a line, and offers to restore it while the message is shown, unless its item is not sold any more. */
    removeLine(line: LineItem): void {
      const { quantity } = line;
      setQuantity(line, 0);
      // A blocked cart refuses the removal: the line is still there.
      if (state.order?.items.some(({ itemId }) => itemId === line.itemId) === true) return;
      const undo = () => runWhenReady(() => setQuantity(line, quantity));
      showMessage((text) => text.removed(line.label), 'info', { undo: isExpired(state.area, line.itemId) ? undefined : undo });
    },
    /**
     * Pays or confirms. Costs money: runs at most once at a time in all tabs, and is never retried automatically. After `refused` the
     * message is already shown. `probably-confirmed`: no answer came, and the cart is gone.
     */
    async confirm() {
      const { area, order, split, instruments, paymentUuid, pending, isConfirming, status } = state;
      if (pending > 0 || isConfirming || status !== 'data_fetched' || area === null || order === null || paymentUuid !== null)
        return { kind: 'refused' } as const;
      // Set before the lock, which is asynchronous: nothing may change or be pressed between the press and the payment.
      update({ isConfirming: true, status: 'fetching_data' });
      const result = await submitOnce<null, Link>(runtime, {
        // Only the server knows its own cart.
        ...NOTHING_TO_READ,
        lock: `confirm.${areaId}`,
        event: ['cart', 'confirm'],
        async send() {
          const { actionType, paymentUUID } = serverCart;
          const body = {
            lockerId,
            paymentInstrumentUUID: instruments.definedAmountMethod?.paymentInstrument.uuid ?? false,
            partialAmountPIUUID: instruments.partialAmountMethod?.paymentInstrument.uuid ?? false,
            orderSnapshot: { ...order, ...split, actionType, paymentUUID },
          } as const;
          const text = JSON.stringify(body);
          const key = unsure?.body === text ? unsure.key : newIdempotencyKey();
          unsure = { body: text, key };
          const link = await client.call(confirmOrder, { body, timeoutMs: 30_000, idempotencyKey: key });
          unsure = null;
          serverCart = EMPTY_CART;
          suggested.clear();
          update({ status: 'fetch_data', shortfalls: {} });
          announce('confirmed');
          return link;
        },
        reconcile: reconcileOrder,
      });
      invalidate(runtime.queryClient, 'b2c/selling-order/list');
      refreshWallet(runtime.queryClient);
      const type = result?.type;
      // After a return from the login the area is unread; a payment in another window leaves the status unchanged.
      update({ isConfirming: false, status: type === undefined ? 'fetch_data' : type === 'busy' ? 'data_fetched' : state.status });
      if (type === 'busy') showMessage((text) => text.payingElsewhere, 'info');
      if (type !== 'done' && type !== 'outcome-unknown') return { kind: 'refused' } as const;
      const link = result?.type === 'done' ? result.answer : null;
      rememberOrder(storage, area, order, link, environment.now(), split);
      return link === null ? ({ kind: 'probably-confirmed' } as const) : ({ kind: 'confirmed', link } as const);
    },
    /** Saves the diet preference, at once on screen; null deletes it. On failure restores the earlier one and shows the warning. */
    async saveDietPreference(preference: DietPreference | null): Promise<'saved' | 'failed'> {
      const before = state.area?.dietPreference ?? null;
      const show = (shown: DietPreference | null) => {
        if (state.area !== null) update({ area: { ...state.area, dietPreference: shown } });
      };
      const mine = { preference };
      savingDiet = mine;
      show(preference);
      try {
        const { success } = await client.call(setDietPreference, { body: preference ?? { diet: null, allergens: null } });
        if (!success) throw new Error('refused');
        announce('diet');
        return 'saved';
      } catch (thrown) {
        if (savingDiet === mine) show(before);
        const failure = failureOf(thrown);
        if (failure.kind !== 'unauthorized') {
          tracking.event('shop', `diet-preference ${failure.kind}`);
          showMessage((text) => text.notSent, 'warning');
        }
        return 'failed';
      } finally {
        if (savingDiet === mine) savingDiet = null;
      }
    },
    setUse(source: PaymentSource, isUsed: boolean): void {
      const key = OFF_KEYS[source];
      if (isUsed) storage.remove(key);
      else storage.write(key, '1');
      update(readSwitches(storage));
      announce('switched');
    },
    setShortfalls: (shortfalls: OrderingState['shortfalls']) => update({ shortfalls }),
    showMessage,
    dismissMessage: () => update({ message: null }),
  };
}

const stores = new WeakMap<ApiClient, Map<string, OrderingStore>>();

/** The store of an area: one for each client, so that a shop and a cart on one page share it, also as elements. */
export function orderingStore(runtime: Runtime, areaId: string): OrderingStore {
  let byArea = stores.get(runtime.client);
  if (byArea === undefined) stores.set(runtime.client, (byArea = new Map()));
  let store = byArea.get(areaId);
  if (store === undefined) byArea.set(areaId, (store = createOrderingStore(runtime, areaId)));
  return store;
}
