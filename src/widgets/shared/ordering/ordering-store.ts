import {
  type ApiClient,
  type Cart,
  type CartOrder,
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
  cachedAnswerOf,
  type LineItem,
  type Link,
  type PaymentPreferences,
  type SellingArea,
  serverSentence,
  setDietPreference,
} from '../../../api/index.ts';
import { NOTHING_TO_READ, submitOnce } from '../payment/money-operation.ts';
import { refuseQuantity } from '../rules/availability.ts';
import { type PaymentSplit, splitPayment } from '../rules/payment-split.ts';
import type { Reorder } from '../rules/reorder.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import type { ToastMessage } from '../ui/feedback/Toast.tsx';
import { type Announcement, openAnnouncements } from './announcement.ts';
import { applyEdits, type CartEdit, type CartEditItem, editOfCatalogueItem } from './cart-edits.ts';
import { rememberOrder } from './order-memory.ts';

/** The specification's data status (part 1 §4), with the failure that it leaves open. */
export type DataStatus = 'fetch_data' | 'fetching_data' | 'data_fetched' | 'not_found' | 'not_active' | 'error_fetching_data';

export interface OrderingState {
  readonly status: DataStatus;
  /** The last area that the server sent, kept while a newer one is fetched. */
  readonly area: SellingArea | null;
  /** When the server sent it (epoch ms). */
  readonly cachedAt: number;
  /** True when `area` comes from the offline cache because the read failed: the cart's present content is unknown. */
  readonly isFromMemory: boolean;
  /** The cart as displayed: the server's with the pending edits. Null is empty. */
  readonly order: CartOrder | null;
  readonly split: PaymentSplit;
  /** What pays the rest; both are null when nothing is left to pay. */
  readonly instruments: PaymentPreferences;
  /** The payment of this cart that is under way, or null: the cart is not paid again, and its split is the payment's own. */
  readonly paymentUuid: string | null;
  /** Edits in flight or waiting; above 0 the pay buttons are disabled. */
  readonly pending: number;
  readonly isConfirming: boolean;
  readonly usesWallet: boolean;
  readonly usesCorporateCredit: boolean;
  /** The second instrument (`partialAmountMethod`) is charged first, when there is one. */
  readonly usesPartialAmount: boolean;
  readonly message: ToastMessage | null;
}

export type ConfirmResult =
  | { readonly kind: 'confirmed'; readonly link: Link }
  /** Refused or failed; the message is already shown. */
  | { readonly kind: 'refused' }
  /** No answer came, and the cart is gone: the order list shows whether the payment went through. */
  | { readonly kind: 'probably-confirmed' };

export interface OrderingStore {
  readonly areaId: string;
  getState(): OrderingState;
  subscribe(listener: () => void): () => void;
  quantityOf(itemId: string): number;
  /** Reads the area even if it is fresh. Waits for the answers to pending edits. */
  load(): Promise<void>;
  /** Reads the area unless a fresh answer is there or a read is in flight. Call it when a component begins to show the area. */
  refresh(): void;
  /** Sets a line to an absolute quantity, at once on screen (optimistic update); 0 removes it. */
  setQuantity(item: CatalogueItem | LineItem, quantity: number, upsellingId?: string): void;
  /** Removes a line, and offers to restore it while the message is shown. */
  removeLine(line: LineItem): void;
  /** Puts what is left of an earlier order into the cart (`rules/reorder.ts`). One message lists the unavailable items. */
  reorder(plan: Reorder): void;
  /** Pays or confirms. Costs money: runs at most once at a time in all tabs, and is never retried automatically. */
  confirm(): Promise<ConfirmResult>;
  /**
   * Saves the diet preference, at once on screen; null deletes it. On failure restores the earlier one and shows the warning.
   */
  saveDietPreference(preference: DietPreference | null): Promise<'saved' | 'failed'>;
  setUse(source: Source, isUsed: boolean): void;
  dismissMessage(): void;
}

/** What the person can switch off, each under its storage key. */
const OFF_KEYS = { wallet: 'walletOff', corporateCredit: 'corporateCreditOff', partialAmount: 'partialAmountOff' } as const;
type Source = keyof typeof OFF_KEYS;

/** An area older than this is read again when a component begins to show it. */
const FRESH_MS = 30_000;
const NOT_ALLOWED = 'Operazione non consentita';
const NOT_SENT = "Errore durante l'invio dei dati.";
const NOTHING: PaymentSplit = { fromCorporateCredit: 0, fromWallet: 0, toPay: 0 };
const NO_INSTRUMENTS: PaymentPreferences = { definedAmountMethod: null, partialAmountMethod: null };
const EMPTY_CART: Cart = { order: null, actionType: null, paymentUUID: null };

/**
 * The selling area with its cart, outside React: a card renders again for its own quantity only. The shop and the cart widgets
 * of a page share one store for each area.
 */
export function createOrderingStore(runtime: Runtime, areaId: string): OrderingStore {
  const { client, environment, storage, tracking } = runtime;
  const listeners = new Set<() => void>();
  /** Connects all stores, of this page and of other tabs: a payment changes what all of them may spend. */
  let channel: BroadcastChannel | null = null;
  const announce = (what: Announcement['what']) => channel?.postMessage({ areaId, what } satisfies Announcement);

  let serverCart = EMPTY_CART;
  /** At most one edit for each item, with the newest absolute quantity, in the order of the taps. */
  const waiting = new Map<string, CartEdit>();
  let inFlight: CartEdit | null = null;
  let load: AbortController | null = null;
  /** A read was requested while edits are pending. It runs after the last edit: an answer in between would be outdated. */
  let mustRead = false;
  /** A preference that is being saved: an area that is read meanwhile does not contain it yet. */
  let savingDiet: { readonly preference: DietPreference | null } | null = null;
  let messages = 0;
  let loadedAt = -Infinity;

  function readUse() {
    const isOn = (source: Source) => storage.read(OFF_KEYS[source]) === null;
    return { usesWallet: isOn('wallet'), usesCorporateCredit: isOn('corporateCredit'), usesPartialAmount: isOn('partialAmount') };
  }

  let state: OrderingState = {
    status: 'fetch_data',
    area: null,
    cachedAt: 0,
    isFromMemory: false,
    order: null,
    split: NOTHING,
    instruments: NO_INSTRUMENTS,
    paymentUuid: null,
    pending: 0,
    isConfirming: false,
    ...readUse(),
    message: null,
  };

  function update(change: Partial<OrderingState>): void {
    const paymentUuid = serverCart.actionType === 'cancelled' ? null : serverCart.paymentUUID;
    const order = applyEdits(serverCart.order, inFlight === null ? waiting.values() : [inFlight, ...waiting.values()]);
    const next = { ...state, ...change };
    const split =
      order === null || paymentUuid !== null
        ? NOTHING
        : splitPayment(order.total, {
            corporateCredit: next.usesCorporateCredit ? (next.area?.corporateCredit?.balanceCents ?? null) : null,
            wallet: next.usesWallet ? (next.area?.wallet?.balanceCents ?? null) : null,
          });
    const preferences = split.toPay > 0 ? (next.area?.paymentPreferences ?? NO_INSTRUMENTS) : NO_INSTRUMENTS;
    const instruments = next.usesPartialAmount ? preferences : { ...preferences, partialAmountMethod: null };
    state = { ...next, order, split, instruments, paymentUuid, pending: waiting.size + (inFlight === null ? 0 : 1) };
    for (const listener of [...listeners]) listener();
  }

  const say = (text: string, kind: ToastMessage['kind'] = 'error', action?: ToastMessage['action']) =>
    update({ message: { id: (messages += 1), kind, text, ...(action === undefined ? {} : { action }) } });

  async function fetchArea(): Promise<'fetched' | 'failed' | 'unauthorized' | 'overtaken'> {
    load?.abort();
    mustRead = false;
    // Opened only now: an open channel would keep a server-side rendering process alive.
    if (channel === null) (channel = openAnnouncements())?.addEventListener('message', hear);
    const mine = new AbortController();
    load = mine;
    update({ status: 'fetching_data' });
    try {
      const area = await client.call(getSellingArea, { params: { id: areaId }, signal: mine.signal });
      serverCart = area.cart;
      loadedAt = environment.now();
      update({
        area: savingDiet === null ? area : { ...area, dietPreference: savingDiet.preference },
        cachedAt: loadedAt,
        isFromMemory: false,
        status: 'data_fetched',
        ...readUse(),
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
        const seen = state.area === null ? cachedAnswerOf<SellingArea>(thrown) : null;
        update({
          status: 'error_fetching_data',
          ...(seen === null ? {} : { area: seen.answer, cachedAt: seen.cachedAt, isFromMemory: true }),
        });
      }
      return 'failed';
    }
  }

  /** One request at a time, so that answers cannot overtake each other. Later taps wait. */
  async function sendEdits(): Promise<void> {
    if (inFlight !== null) return;
    for (;;) {
      const next = waiting.entries().next().value;
      if (next === undefined) break;
      const [itemId, edit] = next;
      waiting.delete(itemId);
      inFlight = edit;
      update({});
      try {
        const { item, quantity } = edit;
        const cart = await client.call(editItem, {
          body: {
            lockerId: areaId,
            itemSaleableId: item.itemId,
            itemSaleablePriceListId: item.priceListId,
            quantity,
            localPrice: item.unitPrice,
            localLabel: item.label,
            availableQuantity: item.availableQuantity,
            walletBalance: state.area?.wallet?.balanceCents ?? null,
            corporateCreditBalance: state.area?.corporateCredit?.balanceCents ?? null,
            upsellingId: edit.upsellingId,
          },
        });
        serverCart = cart;
        inFlight = null;
        update({});
        announce('edited');
      } catch (thrown) {
        inFlight = null;
        waiting.clear();
        const failure = failureOf(thrown);
        if (failure.kind === 'unauthorized') return update({ status: 'fetch_data' });
        tracking.event('cart', `edit-item ${failure.kind}`);
        // A refusal contains its reason; the message of a failing server is not for users.
        say((isOutcomeUnknown(failure) ? null : serverSentence(failure)) ?? NOT_ALLOWED);
        await fetchArea();
        return;
      }
    }
    if (mustRead) readAgain();
  }

  /** The area is outdated. Without subscribers, the next one to subscribe reads it. */
  function readAgain(): void {
    if (isEditing()) mustRead = true;
    else if (listeners.size > 0) void fetchArea();
    else if (state.status === 'data_fetched') update({ status: 'fetch_data' });
  }

  function editFor(item: CatalogueItem | LineItem): CartEditItem {
    if ('priceListId' in item) {
      // Each edit's answer contains the remaining quantity; the catalogue's is older.
      const line = state.order?.items.find(({ itemId }) => itemId === item.id);
      return { ...editOfCatalogueItem(item), availableQuantity: line?.availableQuantity ?? item.availableQuantity };
    }
    const known = state.area?.catalogue.items.find(({ id }) => id === item.itemId);
    // A line whose item left the catalogue can still be lowered and removed.
    return known !== undefined
      ? editFor(known)
      : {
          itemId: item.itemId,
          priceListId: '',
          label: item.label,
          unitPrice: item.unitPrice,
          image: item.image,
          availableQuantity: item.availableQuantity,
        };
  }

  /** Pays the cart as displayed at the press. Only the server knows its own cart, so nothing is read before. */
  const confirmOnce = ({ definedAmountMethod, partialAmountMethod }: PaymentPreferences, order: CartOrder, split: PaymentSplit) =>
    submitOnce<null, Link>(runtime, {
      ...NOTHING_TO_READ,
      lock: `confirm.${areaId}`,
      event: ['cart', 'confirm'],
      async send() {
        const { actionType, paymentUUID } = serverCart;
        const link = await client.call(confirmOrder, {
          body: {
            lockerId: areaId,
            paymentInstrumentUUID: definedAmountMethod?.paymentInstrument.uuid ?? false,
            partialAmountPIUUID: partialAmountMethod?.paymentInstrument.uuid ?? false,
            orderSnapshot: { ...order, ...split, actionType, paymentUUID },
          },
          timeoutMs: 30_000,
        });
        serverCart = EMPTY_CART;
        update({ status: 'fetch_data' });
        announce('confirmed');
        return link;
      },
      // The payment may have gone through: read the area before the next press is possible.
      async reconcile(failure) {
        const isUnknown = isOutcomeUnknown(failure);
        if (isUnknown) announce('unsure');
        const look = await fetchArea();
        // The payment may still go through after this read: whoever shows the area next reads it again.
        if (isUnknown) loadedAt = -Infinity;
        // The cart may be gone although the call was refused: some browsers repeat a lost request, and the repetition of a
        // successful order is refused. Without an answer and without a readable cart, the UI must not say that nothing
        // happened.
        if ((look === 'fetched' && state.order === null) || (isUnknown && look === 'failed')) return { type: 'outcome-unknown', failure };
        if (look === 'fetched' || !isUnknown) say(serverSentence(failure) ?? NOT_ALLOWED);
        return { type: 'refused', failure };
      },
    });

  const quantityOf = (itemId: string) => state.order?.items.find((line) => line.itemId === itemId)?.quantity ?? 0;

  const isEditing = () => inFlight !== null || waiting.size > 0;

  const hear = ({ data }: MessageEvent<Announcement>) => {
    // The switches are in the storage that all tabs share: no request is needed.
    if (data.what === 'switched') return state.isConfirming ? undefined : update(readUse());
    if (state.isConfirming || (data.areaId !== areaId && data.what === 'edited')) return;
    if (!isEditing() && data.areaId === areaId && data.what === 'confirmed' && state.order !== null && listeners.size > 0) {
      say('Hai già confermato questo ordine in un’altra finestra.', 'info');
    }
    readAgain();
  };

  /** Without subscribers the read is aborted; the next subscriber reads again. */
  function giveUpLoad(): void {
    if (listeners.size > 0 || state.status !== 'fetching_data' || state.isConfirming || isEditing()) return;
    load?.abort();
    update({ status: 'fetch_data' });
  }

  /** Runs the action as soon as the cart is not blocked. If the read fails, a message says that the action is not possible. */
  function onceFetched(run: () => void): void {
    const isReady = () => state.status === 'data_fetched' && !state.isConfirming;
    if (isReady()) return run();
    const listener = () => {
      if (!isReady() && state.status !== 'error_fetching_data') return;
      listeners.delete(listener);
      if (isReady()) run();
      else say(NOT_ALLOWED);
    };
    listeners.add(listener);
  }

  function setQuantity(item: CatalogueItem | LineItem, quantity: number, upsellingId: string | null): void {
    // Blocked while data is being fetched (part 1 §4).
    if (state.status !== 'data_fetched' || state.isConfirming) return;
    if (state.paymentUuid !== null) {
      say('Per questo ordine c’è già un pagamento in corso.');
      // It may have ended since the area was read.
      return void fetchArea();
    }
    const edit = editFor(item);
    const current = quantityOf(edit.itemId);
    if (quantity > current) {
      const refusal = refuseQuantity(quantity, edit.availableQuantity, edit.label);
      if (refusal !== null) return say(refusal);
    }
    // Deleted and set again, so that the edits are sent in the order of the taps.
    waiting.delete(edit.itemId);
    waiting.set(edit.itemId, { item: edit, quantity: Math.max(0, quantity), upsellingId });
    update({});
    void sendEdits();
  }

  return {
    areaId,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        // Deferred: one screen unmounts before the next one mounts.
        queueMicrotask(giveUpLoad);
      };
    },
    quantityOf,
    async load() {
      if (isEditing()) mustRead = true;
      else await fetchArea();
    },
    refresh() {
      const { status } = state;
      const isStale = status === 'data_fetched' && environment.now() - loadedAt > FRESH_MS && !isEditing();
      if (status === 'fetch_data' || status === 'error_fetching_data' || isStale) void fetchArea();
    },
    setQuantity: (item, quantity, upsellingId) => setQuantity(item, quantity, upsellingId ?? null),
    removeLine(line) {
      const { quantity } = line;
      setQuantity(line, 0, null);
      // A blocked cart refuses the removal: the line is still there.
      if (state.order?.items.some(({ itemId }) => itemId === line.itemId) === true) return;
      say(`Rimosso: ${line.label}`, 'info', { label: 'Annulla', run: () => onceFetched(() => setQuantity(line, quantity, null)) });
    },
    reorder({ edits, refusal }) {
      for (const { item, quantity } of edits) setQuantity(item, quantity, null);
      if (refusal !== null) say(refusal);
    },
    async confirm() {
      const { area, order, split, instruments, paymentUuid, pending, isConfirming, status } = state;
      if (pending > 0 || isConfirming || status !== 'data_fetched' || area === null || order === null || paymentUuid !== null)
        return { kind: 'refused' };
      // Set before the lock, which is asynchronous: nothing may change or be pressed between the press and the payment.
      update({ isConfirming: true, status: 'fetching_data' });
      const result = await confirmOnce(instruments, order, split);
      runtime.resources.invalidate('orders');
      const type = result?.type;
      // After a return from the login the area is unread; a payment in another window leaves the status unchanged.
      update({ isConfirming: false, status: type === undefined ? 'fetch_data' : type === 'busy' ? 'data_fetched' : state.status });
      if (type === 'busy') say('Il pagamento è già in corso in un’altra finestra.', 'info');
      if (type !== 'done' && type !== 'outcome-unknown') return { kind: 'refused' };
      const link = result?.type === 'done' ? result.answer : null;
      rememberOrder(storage, area, order, link, environment.now());
      return link === null ? { kind: 'probably-confirmed' } : { kind: 'confirmed', link };
    },
    async saveDietPreference(preference) {
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
          say(NOT_SENT);
        }
        return 'failed';
      } finally {
        if (savingDiet === mine) savingDiet = null;
      }
    },
    setUse(source, isUsed) {
      const key = OFF_KEYS[source];
      if (isUsed) storage.remove(key);
      else storage.write(key, '1');
      update(readUse());
      announce('switched');
    },
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
