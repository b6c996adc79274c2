import type { Cart, CartOrder, PaymentPreferences, SellingArea } from '../../../api/index.ts';
import { type PaymentSplit, splitPayment } from '../rules/payment-split.ts';
import type { StoragePort } from '../runtime/ports.ts';
import type { ToastMessage } from '../ui/feedback/Toast.tsx';
import { applyEdits, type CartEdit } from './cart-edits.ts';
import type { OrderingSentence } from './text.ts';

/** The status of the data (P1-4.7 to P1-4.12, which leaves the failure open). */
export type DataStatus = 'fetch_data' | 'fetching_data' | 'data_fetched' | 'not_found' | 'not_active' | 'error_fetching_data';
/** The area is being read, or is about to be. */
export const isLoading = (status: DataStatus): boolean => status === 'fetch_data' || status === 'fetching_data';

export interface OrderingMessage extends Pick<ToastMessage, 'id' | 'kind'> {
  /** As a string: the server's own. */
  readonly sentence: OrderingSentence | string;
  /** The server's own reason, below the sentence; null without one. */
  readonly reason: string | null;
  /** Takes the change back; offered while the message is shown. */
  readonly undo: (() => void) | undefined;
}

export interface OrderingState {
  readonly status: DataStatus;
  /** The last area that the server sent, kept while a newer one is fetched. */
  readonly area: SellingArea | null;
  /** When the server sent it (epoch ms). */
  readonly cachedAt: number;
  /** True when `area` comes from the offline cache because the read failed: the cart's present content is unknown. */
  readonly isFromCache: boolean;
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
  readonly message: OrderingMessage | null;
  readonly shortfalls: Shortfalls;
}

/** What was ordered again and could not all be had, by item: how many were left of how many. */
export type Shortfalls = Readonly<Record<string, { readonly left: number; readonly wanted: number }>>;

/** What the person can switch off, each under its storage key. */
export const OFF_KEYS = { wallet: 'walletOff', corporateCredit: 'corporateCreditOff', partialAmount: 'partialAmountOff' } as const;
export type PaymentSource = keyof typeof OFF_KEYS;

export const EMPTY_CART: Cart = { order: null, actionType: null, paymentUUID: null };
const NOTHING: PaymentSplit = { fromCorporateCredit: 0, fromWallet: 0, toPay: 0 };
const NO_INSTRUMENTS: PaymentPreferences = { definedAmountMethod: null, partialAmountMethod: null };

export function readSwitches(storage: StoragePort) {
  const isOn = (source: PaymentSource) => storage.read(OFF_KEYS[source]) === null;
  return { usesWallet: isOn('wallet'), usesCorporateCredit: isOn('corporateCredit'), usesPartialAmount: isOn('partialAmount') };
}

export const initialState = (storage: StoragePort): OrderingState => ({
  status: 'fetch_data',
  area: null,
  cachedAt: 0,
  isFromCache: false,
  order: null,
  split: NOTHING,
  instruments: NO_INSTRUMENTS,
  paymentUuid: null,
  pending: 0,
  isConfirming: false,
  ...readSwitches(storage),
  message: null,
  shortfalls: {},
});

/** The state with what follows from the server's cart, the unanswered edits, the area and the switches. */
export function deriveState(next: OrderingState, serverCart: Cart, edits: readonly CartEdit[]): OrderingState {
  const paymentUuid = serverCart.actionType === 'cancelled' ? null : (serverCart.paymentUUID?.toString() ?? null);
  const order = applyEdits(serverCart.order, edits);
  const split =
    order === null || paymentUuid !== null
      ? NOTHING
      : splitPayment(order.total, {
          corporateCredit: next.usesCorporateCredit ? (next.area?.corporateCredit?.balanceCents ?? null) : null,
          wallet: next.usesWallet ? (next.area?.wallet?.balanceCents ?? null) : null,
        });
  const preferences = split.toPay > 0 ? (next.area?.paymentPreferences ?? NO_INSTRUMENTS) : NO_INSTRUMENTS;
  const instruments = next.usesPartialAmount ? preferences : { ...preferences, partialAmountMethod: null };
  return { ...next, order, split, instruments, paymentUuid, pending: edits.length };
}

/** An edit, a reading or a confirmation is under way, or the last reading has failed: nothing can be paid now. */
export const isBusy = ({ pending, isConfirming, status }: OrderingState): boolean =>
  pending > 0 || isConfirming || status !== 'data_fetched';
