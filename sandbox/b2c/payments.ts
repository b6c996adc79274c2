import { methodRoute } from '../../src/registry/payment-methods.ts';
import { notFound } from './http.ts';
import { cancelOrder, type LockerOrder, markPaid } from './locker-orders.ts';
import type { Card, SavedInstrument, User } from './user.ts';
import type { World } from './world.ts';
import type { Wire } from './handler.ts';

type Link = { type: 'internal' | 'external'; link: string };

/** What the payment is for. */
export type Purpose =
  | { readonly kind: 'order'; readonly order: LockerOrder }
  /** `resultPath`: `resultUrl` as a path of the app, with `{uuid}` in the place of the payment's. */
  | { readonly kind: 'recharge'; readonly resultPath: string };

/** The app's page of a recharge. */
export const RECHARGE_PAGE = '/wallet/recharge/{uuid}';

/** How it is paid: with a saved instrument, or with a voucher whose code is entered later. */
export interface Means {
  readonly type: string;
  readonly label: string;
  readonly card: Card | null;
}

export interface Payment {
  readonly uuid: string;
  readonly email: string;
  readonly purpose: Purpose;
  /** The amount still to be paid. */
  cents: number;
  means: Means | null;
  /** What pays the remainder after a meal voucher. */
  remainderMeans: Means | null;
  /** `collect`: no instrument yet. `waiting`: for the customer or for another company. */
  state: 'collect' | 'waiting' | 'paid' | 'failed' | 'cancelled';
  message: string | null;
  /** Status requests so far. Another company answers after a few. */
  polls: number;
  /** The status of a voucher whose code is entered. */
  voucher: 'DRAFT' | 'AWAITING_COMPLETION' | 'COMPLETED' | 'CANCEL' | 'REFUNDED';
}

/** Links of the vouchers that only trial ids show. */
export const TRIAL_LINKS = {
  orders: { type: 'internal', link: '/lista-ordini' },
  hostile: { type: 'external', link: 'javascript:alert(document.domain)' },
} as const satisfies Readonly<Record<string, Link>>;

const internal = (link: string): Link => ({ type: 'internal', link });

export const meansOf = (instrument: SavedInstrument): Means => ({ type: instrument.type, label: instrument.label, card: instrument.card });

export function openPayment(world: World, user: User, purpose: Purpose, cents: number, means: Means | null): Payment {
  const payment: Payment = {
    uuid: world.nextUuid(),
    email: user.email,
    purpose,
    cents,
    means,
    remainderMeans: null,
    state: 'collect',
    message: null,
    polls: 0,
    voucher: 'DRAFT',
  };
  world.payments.set(payment.uuid, payment);
  return payment;
}

/** Starts the payment, or restarts it with other means. A plain card is charged at once; all others wait. */
export function begin(payment: Payment, world: World, user: User, now: number): void {
  if (payment.state === 'paid' || payment.state === 'cancelled') return;
  payment.message = null;
  payment.polls = 0;
  if (payment.means === null) payment.state = 'collect';
  else if (payment.means.type !== 'braintree_cc') payment.state = 'waiting';
  else if (payment.means.card?.behaviour === 'declined') fail(payment, 'La carta è stata rifiutata.');
  else if (payment.means.card?.behaviour === 'challenge') payment.state = 'waiting';
  else settle(payment, world, user, now);
}

export function fail(payment: Payment, message: string): void {
  payment.state = 'failed';
  payment.message = message;
}

/** For the order's receipt. */
function notePaid({ purpose, means }: Payment, cents: number): void {
  if (purpose.kind === 'order' && means !== null) purpose.order.paidWith.push({ provider: means.type, label: means.label, cents });
}

/** Moves the money. Idempotent for each payment. */
export function settle(payment: Payment, world: World, user: User, now: number): void {
  if (payment.state === 'paid' || payment.state === 'cancelled') return;
  payment.state = 'paid';
  payment.message = null;
  if (payment.purpose.kind === 'order') {
    const { order } = payment.purpose;
    notePaid(payment, payment.cents);
    if (user.cartPayments.delete(order.areaId)) user.carts.delete(order.areaId);
    markPaid(order, world, now);
  } else {
    user.walletCents += payment.cents;
    world.record('recharge', payment.uuid, payment.cents, now);
  }
}

/** A meal voucher has paid `cents` (0 when skipped): the other means pay the remainder. */
export function settlePart(payment: Payment, cents: number, world: World, user: User, now: number): void {
  if (payment.state !== 'waiting') return;
  if (payment.purpose.kind === 'recharge' && cents > 0) payment.cents = cents;
  if (cents === payment.cents) return settle(payment, world, user, now);
  notePaid(payment, cents);
  payment.cents -= cents;
  payment.means = payment.remainderMeans;
  payment.remainderMeans = null;
  begin(payment, world, user, now);
}

export function cancel(payment: Payment, user: User): void {
  if (payment.state === 'paid' || payment.state === 'cancelled') return;
  payment.state = 'cancelled';
  if (payment.purpose.kind === 'order') {
    const { order } = payment.purpose;
    user.cartPayments.delete(order.areaId);
    cancelOrder(order, user, order.split.restCents - payment.cents);
  }
}

/** The link to the result after the payment. */
export const resultLink = ({ purpose, uuid }: Payment): Link =>
  internal(purpose.kind === 'order' ? `/locker-selling-order/${purpose.order.id}` : purpose.resultPath.replace('{uuid}', uuid));

/** The link to the customer's next step. */
export function nextLink(payment: Payment): Link {
  if (payment.state === 'paid') return resultLink(payment);
  const screen = payment.state === 'waiting' ? methodRoute(`${payment.means?.type}:pay`) : undefined;
  return internal((screen?.template ?? '/payment/:uuid').replace(':uuid', payment.uuid));
}

/** The payment as its status page reads it. */
export function wirePayment(payment: Payment): Wire<'getPayment'> {
  const { uuid, state, message } = payment;
  const page = (actionType: Wire<'getPayment'>['actionType'], linkAction: Link | null = null) => ({
    uuid,
    actionType,
    linkAction,
    message,
  });
  switch (state) {
    case 'collect':
      return page('collectPI');
    case 'failed':
      return page('error');
    case 'cancelled':
      return page('cancelled');
    case 'paid':
      return page('redirect', resultLink(payment));
    case 'waiting': {
      const link = nextLink(payment);
      return link.link === `/payment/${uuid}` ? page('loading') : page('redirect', link);
    }
    default:
      return state satisfies never;
  }
}

/** The answer to a step of an integration. */
export const wireAction = (payment: Payment): Wire<'finishThreeDSecureFlow'> =>
  payment.state === 'failed'
    ? { actionType: 'error', linkAction: null, message: payment.message }
    : { actionType: 'redirect', linkAction: nextLink(payment), message: null };

/** The caller's payment; refuses payments of other people. */
export function findPayment(world: World, user: User, uuid: string): Payment {
  const payment = world.payments.get(uuid);
  if (payment?.email !== user.email) throw notFound();
  return payment;
}

/**
 * Payments that a kit or a tester can read by their status before their step has begun. `polls`: status requests that answer
 * `loading` first, because the vendor is slow.
 */
export const TRIAL_PAYMENTS: Readonly<Record<string, { readonly type: string; readonly polls: number }>> = {
  'prova-carta': { type: 'braintree_cc', polls: 0 },
  'prova-carta-lenta': { type: 'braintree_cc', polls: 2 },
  'prova-paypal': { type: 'braintree_paypal', polls: 0 },
  'prova-paypal-lento': { type: 'braintree_paypal', polls: 2 },
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The payment of an integration's page. To try a page without a cart, open it with a made-up name instead of a uuid: the page
 * then pays a recharge of 10,00 €. A uuid must belong to a payment of the caller.
 */
export function findOrTry(world: World, user: User, uuid: string, type: string): Payment {
  const known = world.payments.get(uuid);
  if (known || UUID.test(uuid)) return findPayment(world, user, uuid);
  const card: Card | null =
    type === 'braintree_cc' ? { bin: '400000', lastFour: '1091', behaviour: 'challenge', cardholderName: null } : null;
  const payment: Payment = {
    uuid,
    email: user.email,
    purpose: { kind: 'recharge', resultPath: RECHARGE_PAGE },
    cents: 1000,
    means: { type, label: 'Prova', card },
    remainderMeans: null,
    state: 'waiting',
    message: null,
    polls: 0,
    voucher: 'DRAFT',
  };
  world.payments.set(uuid, payment);
  return payment;
}
