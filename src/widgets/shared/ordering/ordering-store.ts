import {
  type ApiClient,
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
  lastSeenOf,
  type LineItem,
  type Link,
  type RememberedLine,
  type SellingArea,
  serverSentence,
  setDietPreference,
} from '../../../api/index.ts';
import { NOTHING_TO_READ, submitOnce } from '../payment/money-operation.ts';
import { refuseQuantity } from '../rules/availability.ts';
import { type PaymentSplit, splitPayment } from '../rules/payment-split.ts';
import { planReorder } from '../rules/reorder.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import type { ToastMessage } from '../ui/Toast.tsx';
import { type Announcement, openAnnouncements } from './announcement.ts';
import { applyEdits, type CartEdit, type CartEditItem, editOfCatalogueItem } from './cart-edits.ts';
import { rememberOrder } from './order-memory.ts';

/** The specification's data status (part 1 §4), with the failure that it leaves open. */
export type DataStatus = 'fetch_data' | 'fetching_data' | 'data_fetched' | 'not_found' | 'not_active' | 'error_fetching_data';

export interface OrderingState {
  readonly status: DataStatus;
  /** The last area that the server told, kept while a newer one is fetched. */
  readonly area: SellingArea | null;
  /** When the server told it (epoch ms). */
  readonly seenAt: number;
  /** It is what was seen before this page, where nothing could be read: of the cart nobody knows. */
  readonly isFromMemory: boolean;
  /** The cart as seen: the server's with the edits on their way. Null is empty. */
  readonly order: CartOrder | null;
  readonly split: PaymentSplit;
  /** Requests under way or waiting; above 0 the pay buttons are disabled. */
  readonly pending: number;
  readonly isConfirming: boolean;
  readonly usesWallet: boolean;
  readonly usesCorporateCredit: boolean;
  readonly message: ToastMessage | null;
}

export type ConfirmResult =
  | { readonly kind: 'confirmed'; readonly link: Link }
  /** Refused or failed; the message is already shown. */
  | { readonly kind: 'refused' }
  /** No answer came, and the cart is gone: the order list knows whether it went through. */
  | { readonly kind: 'probably-confirmed' };

export interface OrderingStore {
  readonly areaId: string;
  getState(): OrderingState;
  subscribe(listener: () => void): () => void;
  quantityOf(itemId: string): number;
  /** Reads the area, whatever is known; once the edits on their way are answered. */
  load(): Promise<void>;
  /** Reads it unless a fresh answer is there or on its way: for whoever begins to show it. */
  refresh(): void;
  /** Sets a line to an absolute quantity, at once on screen; 0 removes it. */
  setQuantity(item: CatalogueItem | LineItem, quantity: number, upsellingId?: string): void;
  /** Takes a line out, and offers to put it back for as long as the message is shown. */
  removeLine(line: LineItem): void;
  /** Puts what an order of before had into the cart again, as far as it can be had; what cannot is said in one message. */
  reorder(lines: readonly RememberedLine[]): void;
  /** Pays or confirms. Costs money: runs at most once at a time in all tabs, and is never repeated by itself. */
  confirm(): Promise<ConfirmResult>;
  /**
   * Saves what the person eats, at once on screen; null deletes it. On failure the earlier preference is back, and the
   * warning is shown.
   */
  saveDietPreference(preference: DietPreference | null): Promise<'saved' | 'failed'>;
  setUse(source: 'wallet' | 'corporateCredit', isUsed: boolean): void;
  dismissMessage(): void;
}

/** An area older than this is read again by whoever comes to it. */
const FRESH_MS = 30_000;
const NOT_ALLOWED = 'Operazione non consentita';
const NOT_SENT = "Errore durante l'invio dei dati.";
const NOTHING: PaymentSplit = { fromCorporateCredit: 0, fromWallet: 0, toPay: 0 };

/**
 * The selling area with its cart, outside React: every card listens to its own quantity only. The shop and the cart
 * widgets of a page share one store for each area.
 */
export function createOrderingStore(runtime: Runtime, areaId: string): OrderingStore {
  const { client, environment, storage, tracking } = runtime;
  const listeners = new Set<() => void>();
  /** Reaches every other store, of this page and of other tabs: a payment changes what all of them may spend. */
  let channel: BroadcastChannel | null = null;
  const announce = (what: Announcement['what']) => channel?.postMessage({ areaId, what } satisfies Announcement);

  let serverOrder: CartOrder | null = null;
  /** At most one edit for each item: the newest absolute quantity says it all. In the order of the taps. */
  const waiting = new Map<string, CartEdit>();
  let inFlight: CartEdit | null = null;
  let load: AbortController | null = null;
  /** Something asks for a read while edits are on their way: what they leave is read, no answer from between them. */
  let mustRead = false;
  /** A preference on its way: an area that is read meanwhile does not know it yet. */
  let savingDiet: { readonly preference: DietPreference | null } | null = null;
  let messages = 0;
  let loadedAt = -Infinity;

  function readUse() {
    return { usesWallet: storage.read('walletOff') === null, usesCorporateCredit: storage.read('corporateCreditOff') === null };
  }

  let state: OrderingState = {
    status: 'fetch_data',
    area: null,
    seenAt: 0,
    isFromMemory: false,
    order: null,
    split: NOTHING,
    pending: 0,
    isConfirming: false,
    ...readUse(),
    message: null,
  };

  function update(change: Partial<OrderingState>): void {
    const order = applyEdits(serverOrder, inFlight === null ? waiting.values() : [inFlight, ...waiting.values()]);
    const next = { ...state, ...change };
    const split =
      order === null
        ? NOTHING
        : splitPayment(order.total, {
            corporateCredit: next.usesCorporateCredit ? (next.area?.corporateCredit?.balanceCents ?? null) : null,
            wallet: next.usesWallet ? (next.area?.wallet?.balanceCents ?? null) : null,
          });
    state = { ...next, order, split, pending: waiting.size + (inFlight === null ? 0 : 1) };
    for (const listener of [...listeners]) listener();
  }

  const say = (text: string, kind: ToastMessage['kind'] = 'error', action?: ToastMessage['action']) =>
    update({ message: { id: (messages += 1), kind, text, ...(action === undefined ? {} : { action }) } });

  async function fetchArea(): Promise<'fetched' | 'failed' | 'unauthorized' | 'overtaken'> {
    load?.abort();
    mustRead = false;
    // Not before: a page that is rendered on a server must be able to end.
    if (channel === null) (channel = openAnnouncements())?.addEventListener('message', hear);
    const mine = new AbortController();
    load = mine;
    update({ status: 'fetching_data' });
    try {
      const area = await client.call(getSellingArea, { params: { id: areaId }, signal: mine.signal });
      serverOrder = area.cart.order;
      loadedAt = environment.now();
      update({
        area: savingDiet === null ? area : { ...area, dietPreference: savingDiet.preference },
        seenAt: loadedAt,
        isFromMemory: false,
        status: 'data_fetched',
        ...readUse(),
      });
      return 'fetched';
    } catch (thrown) {
      if (isAbort(thrown)) return 'overtaken';
      const failure = failureOf(thrown);
      if (failure.kind === 'unauthorized') {
        // Who is being sent to the login sees no error on the way, and finds the area unread on coming back.
        update({ status: 'fetch_data' });
        return 'unauthorized';
      }
      if (isNotFound(failure)) update({ status: 'not_found', area: null });
      else if (isApiStatus(failure, 410)) update({ status: 'not_active', area: null });
      else {
        // Without a connection there is what was seen last, to look at: this status lets nobody buy.
        const seen = state.area === null ? lastSeenOf<SellingArea>(thrown) : null;
        update({ status: 'error_fetching_data', ...(seen === null ? {} : { area: seen.answer, seenAt: seen.at, isFromMemory: true }) });
      }
      return 'failed';
    }
  }

  /** One request at a time, so that answers cannot overtake each other; what was tapped meanwhile goes next. */
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
        serverOrder = cart.order;
        inFlight = null;
        update({});
        announce('edited');
      } catch (thrown) {
        inFlight = null;
        waiting.clear();
        const failure = failureOf(thrown);
        if (failure.kind === 'unauthorized') return update({ status: 'fetch_data' });
        tracking.event('cart', `edit-item ${failure.kind}`);
        // A refusal says why; a server that fails has no sentence for anybody.
        say((isOutcomeUnknown(failure) ? null : serverSentence(failure)) ?? NOT_ALLOWED);
        await fetchArea();
        return;
      }
    }
    if (mustRead) readAgain();
  }

  /** What stands here is outdated; an area that nobody looks at is read by the next one who does. */
  function readAgain(): void {
    if (isEditing()) mustRead = true;
    else if (listeners.size > 0) void fetchArea();
    else if (state.status === 'data_fetched') update({ status: 'fetch_data' });
  }

  function editFor(item: CatalogueItem | LineItem): CartEditItem {
    if ('priceListId' in item) {
      // Each edit's answer says how many are left; the catalogue is older.
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

  /** Pays what was on the screen at the press. The server alone knows its cart: nothing is read before. */
  const confirmOnce = ({ paymentPreferences }: SellingArea, order: CartOrder, split: PaymentSplit) =>
    submitOnce<null, Link>(runtime, {
      ...NOTHING_TO_READ,
      lock: `confirm.${areaId}`,
      event: ['cart', 'confirm'],
      async send() {
        const { definedAmountMethod, partialAmountMethod } = paymentPreferences;
        const link = await client.call(confirmOrder, {
          body: {
            lockerId: areaId,
            // Only a rest needs an instrument.
            paymentInstrumentUUID: (split.toPay > 0 && definedAmountMethod?.paymentInstrument.uuid) || false,
            partialAmountPIUUID: (split.toPay > 0 && partialAmountMethod?.paymentInstrument.uuid) || false,
            orderSnapshot: { items: order.items, total: order.total, ...split },
          },
          timeoutMs: 30_000,
        });
        serverOrder = null;
        update({ status: 'fetch_data' });
        announce('confirmed');
        return link;
      },
      // It may have gone through: look before anybody can press again.
      async reconcile(failure) {
        const isUnknown = isOutcomeUnknown(failure);
        if (isUnknown) announce('unsure');
        const look = await fetchArea();
        // Refused for a cart that is not there any more: a browser that sends a lost request again by itself hears that of an
        // order that went through. Neither an answer nor a look at the cart: nobody may be told that nothing happened.
        if ((look === 'fetched' && state.order === null) || (isUnknown && look === 'failed')) return { type: 'outcome-unknown', failure };
        if (look === 'fetched' || !isUnknown) say(serverSentence(failure) ?? NOT_ALLOWED);
        return { type: 'refused', failure };
      },
    });

  const quantityOf = (itemId: string) => state.order?.items.find((line) => line.itemId === itemId)?.quantity ?? 0;

  const isEditing = () => inFlight !== null || waiting.size > 0;

  const hear = ({ data }: MessageEvent<Announcement>) => {
    // Kept in the storage that all tabs share: nothing is to be asked.
    if (data.what === 'switched') return state.isConfirming ? undefined : update(readUse());
    if (state.isConfirming || (data.areaId !== areaId && data.what === 'edited')) return;
    if (!isEditing() && data.areaId === areaId && data.what === 'confirmed' && state.order !== null && listeners.size > 0) {
      say('Hai già confermato questo ordine in un’altra finestra.', 'info');
    }
    readAgain();
  };

  /** Nobody is left to be shown the answer: whoever comes next asks again. */
  function giveUpLoad(): void {
    if (listeners.size > 0 || state.status !== 'fetching_data' || state.isConfirming || isEditing()) return;
    load?.abort();
    update({ status: 'fetch_data' });
  }

  /** Carries out a press that came while the cart was blocked as soon as it is not; said when that never comes. */
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
    const edit = editFor(item);
    const current = quantityOf(edit.itemId);
    if (quantity > current) {
      const refusal = refuseQuantity(quantity, edit.availableQuantity, edit.label);
      if (refusal !== null) return say(refusal);
    }
    // Set again at the end, so that the order of sending is the order of the taps.
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
        // Later: one screen leaves before the next one comes.
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
      // Refused while the cart is blocked: nothing was taken out then.
      if (state.order?.items.some(({ itemId }) => itemId === line.itemId) === true) return;
      say(`Rimosso: ${line.label}`, 'info', { label: 'Annulla', run: () => onceFetched(() => setQuantity(line, quantity, null)) });
    },
    reorder(lines) {
      if (state.area === null) return;
      const { edits, refusal } = planReorder(lines, state.area.catalogue.items, quantityOf);
      for (const { item, quantity } of edits) setQuantity(item, quantity, null);
      if (refusal !== null) say(refusal);
    },
    async confirm() {
      const { area, order, split, pending, isConfirming, status } = state;
      if (pending > 0 || isConfirming || status !== 'data_fetched' || area === null || order === null) return { kind: 'refused' };
      // Before the lock, which answers later: nothing may change or be pressed between the press and the payment.
      update({ isConfirming: true, status: 'fetching_data' });
      const result = await confirmOnce(area, order, split);
      runtime.resources.invalidate('orders');
      const type = result?.type;
      // Who comes back from the login finds the area unread; another window's payment leaves it as it is.
      update({ isConfirming: false, status: type === undefined ? 'fetch_data' : type === 'busy' ? 'data_fetched' : state.status });
      if (type === 'busy') say('Il pagamento è già in corso in un’altra finestra.', 'info');
      if (type !== 'done' && type !== 'outcome-unknown') return { kind: 'refused' };
      const link = result?.type === 'done' ? result.answer : null;
      rememberOrder(storage, areaId, order, link);
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
      const key = source === 'wallet' ? 'walletOff' : 'corporateCreditOff';
      if (isUsed) storage.remove(key);
      else storage.write(key, '1');
      update(source === 'wallet' ? { usesWallet: isUsed } : { usesCorporateCredit: isUsed });
      announce('switched');
    },
    dismissMessage: () => update({ message: null }),
  };
}

const stores = new WeakMap<ApiClient, Map<string, OrderingStore>>();

/** The store of an area: one for each client, so that a shop and a cart of one page, elements too, share it. */
export function orderingStore(runtime: Runtime, areaId: string): OrderingStore {
  let byArea = stores.get(runtime.client);
  if (byArea === undefined) stores.set(runtime.client, (byArea = new Map()));
  let store = byArea.get(areaId);
  if (store === undefined) byArea.set(areaId, (store = createOrderingStore(runtime, areaId)));
  return store;
}
