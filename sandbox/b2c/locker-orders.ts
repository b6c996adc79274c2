import { AREAS } from '../data/areas.ts';
import type { Split } from './carts.ts';
import type { Wire } from './handler.ts';
import { euro, priceLabel } from './money.ts';
import type { User } from './user.ts';
import type { World } from './world.ts';

/** The outcomes of an order; `POST /sandbox/next-order` chooses one. */
export const OUTCOMES = ['completed', 'failed', 'openingLockerError', 'neverending'] as const;
export type Outcome = (typeof OUTCOMES)[number];

type Step = 'awaitingPayment' | 'openingLocker' | 'openingLockerError' | 'completed' | 'failed';

export interface LockerOrder {
  readonly id: string;
  readonly email: string;
  readonly areaId: string;
  readonly kind: 'shop' | 'locker';
  /** ISO 8601. */
  readonly createdAt: string;
  /** Orders of an earlier time know neither their articles nor their prices. */
  readonly lines: readonly { readonly label: string; readonly quantity: number; readonly itemId?: string; readonly cents?: number }[];
  readonly totalCents: number;
  readonly split: Split;
  /** What instruments paid, in the order in which they were charged. */
  readonly paidWith: { readonly provider: string; readonly label: string; readonly cents: number }[];
  readonly outcome: Outcome;
  state: 'unpaid' | 'paid' | 'cancelled' | 'refunded';
  /** The steps that the next information requests get; the last one stays. */
  steps: Step[];
  message: string | null;
  /** An answer has already reported it as completed. */
  completed: boolean;
}

const SUCCESS = {
  locker: '<p>Prendi i tuoi prodotti e richiudi lo sportello. <strong>Buon pranzo!</strong></p>',
  shop: '<p>Abbiamo ricevuto il tuo ordine. Ritiralo al banco entro le 14:30. <strong>Buon pranzo!</strong></p>',
};

/** Marks the order as paid. From here the script advances by one step per request. */
export function markPaid(order: LockerOrder, world: World, now: number): void {
  order.state = 'paid';
  order.steps = [...(order.split.restCents > 0 ? (['awaitingPayment'] as const) : []), ...scriptOf(order)];
  world.record('order', order.id, order.totalCents, now);
}

function scriptOf({ outcome, kind }: LockerOrder): Step[] {
  // A counter has no door.
  const opening: Step[] = kind === 'locker' ? ['openingLocker', 'openingLocker'] : [];
  switch (outcome) {
    case 'completed':
      return [...opening, 'completed'];
    case 'failed':
      return ['failed'];
    case 'openingLockerError':
      return [...opening, 'openingLockerError'];
    case 'neverending':
      return ['openingLocker'];
    default:
      return outcome satisfies never;
  }
}

/** The customer cancelled the payment, of which `paidCents` had been paid: everything is given back. */
export function cancelOrder(order: LockerOrder, user: User, paidCents: number): void {
  if (order.state !== 'unpaid') return;
  order.state = 'cancelled';
  order.steps = ['failed'];
  order.message = `Hai annullato il pagamento. ${giveBack(order, user, paidCents)}`;
}

/** Gives back credit and wallet, and what an instrument has paid. Returns the sentence that says how much, and where. */
function giveBack({ split }: LockerOrder, user: User, paidCents: number): string {
  if (split.creditCents > 0) user.creditCents = (user.creditCents ?? 0) + split.creditCents;
  user.walletCents += split.walletCents;
  const parts = [
    [split.creditCents, 'nel credito aziendale'],
    [split.walletCents, 'nel portafoglio'],
    [paidCents, 'sul metodo con cui hai pagato'],
  ] as const;
  const given = parts.filter(([cents]) => cents > 0).map(([cents, place]) => `${priceLabel(cents)} ${place}`);
  return given.length === 0 ? 'Non avevi ancora pagato nulla.' : `Ti abbiamo restituito ${given.join(', ')}.`;
}

/** The rows, with what the receipt and a reorder need where it is known. */
export const rowsOf = ({ areaId, lines }: LockerOrder) =>
  lines.map(({ label, quantity, itemId, cents }) => ({
    label,
    quantity,
    ...(itemId !== undefined && { itemSaleableId: itemId, image: AREAS.get(areaId)?.items.find(({ id }) => id === itemId)?.image ?? null }),
    ...(cents !== undefined && { totalWithTax: euro(cents) }),
  }));

/** Where it was bought and what paid it; without the prices of its rows neither is known. */
export function receiptOf({ lines, areaId, kind, split, paidWith, state }: LockerOrder) {
  if (lines.some(({ cents }) => cents === undefined)) return {};
  const credits = [
    { provider: 'corporate_credit', label: 'Credito aziendale', cents: split.creditCents },
    { provider: 'wallet', label: 'Portafoglio', cents: split.walletCents },
  ];
  const payments = [...credits, ...paidWith].filter(({ cents }) => cents > 0);
  return {
    sellingArea: { id: areaId, type: kind, title: AREAS.get(areaId)?.title ?? areaId },
    ...(state === 'paid' && { payments: payments.map(({ provider, label, cents }) => ({ provider, label, amount: euro(cents) })) }),
  };
}

/** Each information request takes the next step of the script. */
export function advance(order: LockerOrder, world: World, user: User, now: number): Wire<'getLockerOrder'> {
  const [step = 'awaitingPayment', ...rest] = order.steps;
  if (rest.length > 0) order.steps = rest;
  if (step === 'failed' && order.state === 'paid') {
    order.state = 'refunded';
    order.message = `Qualcosa è andato storto. ${giveBack(order, user, order.split.restCents)}`;
    world.record('refund', order.id, order.totalCents, now);
  }
  if (step === 'completed') {
    order.completed = true;
    order.message = null;
  }
  return {
    actionType: step,
    loading: step === 'awaitingPayment' || step === 'openingLocker',
    lockerSellingOrder: {
      id: order.id,
      items: rowsOf(order),
      customSuccessMessage: step === 'completed' ? SUCCESS[order.kind] : null,
      created_at: order.createdAt,
      totalWithTax: euro(order.totalCents),
      ...receiptOf(order),
    },
    message: step === 'openingLockerError' ? 'Lo sportello non risponde.' : order.message,
  };
}

/** Opens the door again. This succeeds, whatever failed before. */
export function reopen(order: LockerOrder): void {
  if (order.state === 'paid' && order.outcome !== 'neverending') order.steps = ['openingLocker', 'completed'];
}
