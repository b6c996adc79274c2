import type { Area } from '../../data/areas.ts';
import { type CartLine, linesOf, possibleSplits, setQuantity, type Split, totalOf, wireCart } from '../carts.ts';
import type { Call, HandlerTable } from '../handler.ts';
import { badRequest, conflict } from '../http.ts';
import { type LockerOrder, markPaid } from '../locker-orders.ts';
import { begin, meansOf, nextLink, openPayment } from '../payments.ts';
import type { SavedInstrument, User } from '../user.ts';
import type { WireId } from '../../../src/api/id.ts';
import type { Contract } from '../../../src/api/contract.ts';
import { findArea } from './catalogue.ts';

const UNDER_WAY = 'Per questo ordine c’è già un pagamento in corso.';
const CHANGED = 'Il tuo ordine è cambiato: controllalo e conferma di nuovo.';
/** Highest quantity of one article. */
const MOST_OF_ONE = 99;

function refuseClosed(area: Area): void {
  if (area.status === 'Close') throw badRequest('Il negozio è chiuso: non puoi ordinare adesso.');
}

function refuseUnsellable({ item, quantity }: CartLine): void {
  if (item.expired) throw badRequest(`${item.label} non è acquistabile.`);
  const left = item.availableQuantity;
  if (left === null || quantity <= left) return;
  throw badRequest(left === 1 ? `È disponibile solo 1 ${item.label}` : `Sono disponibili solo ${left} ${item.label}`);
}

type Snapshot = Call<Contract['confirmOrder']>['body']['orderSnapshot'];

/** The customer pays exactly what the confirmation page showed: the same articles, quantities and total. */
function isSame(snapshot: Snapshot, lines: readonly CartLine[]): boolean {
  const seen = new Map(snapshot.items.map(({ itemId, quantity }) => [itemId, quantity]));
  return (
    snapshot.items.length === lines.length &&
    lines.every(({ item, quantity }) => seen.get(item.id) === quantity) &&
    snapshot.total === totalOf(lines)
  );
}

/** The split that the customer saw, if the balances still allow it; else null. */
function seenSplit(user: User, snapshot: Snapshot): Split | null {
  const { fromCorporateCredit, fromWallet, toPay } = snapshot;
  // Parts that the snapshot omits match any split. The first split uses both credit and wallet, so it is taken then.
  const matches = ({ creditCents, walletCents, restCents }: Split) =>
    creditCents === (fromCorporateCredit ?? creditCents) &&
    walletCents === (fromWallet ?? walletCents) &&
    restCents === (toPay ?? restCents);
  return possibleSplits(user, snapshot.total).find(matches) ?? null;
}

function chosenInstrument(user: User, uuid: WireId | false): SavedInstrument | null {
  if (uuid === false) return null;
  const instrument = user.instruments.find((candidate) => candidate.uuid === uuid);
  if (!instrument) throw badRequest('Il metodo di pagamento scelto non è più disponibile.');
  return instrument;
}

export const cartHandlers = {
  editItem({ body, user, world }) {
    const area = findArea(String(body.lockerId));
    refuseClosed(area);
    if (user.cartPayments.has(area.id)) throw conflict(UNDER_WAY);
    const item = area.items.find(({ id }) => id === body.itemSaleableId);
    if (!item) throw badRequest('Il prodotto non è più in vendita.');
    const { quantity } = body;
    if (quantity < 0 || quantity > MOST_OF_ONE) throw badRequest(['quantity must be between 0 and 99']);
    if (quantity > 0) {
      if (item.priceListId !== body.itemSaleablePriceListId) throw badRequest('Il prezzo è cambiato: ricarica la pagina.');
      // An expired article that is in the cart can be lowered.
      if (!item.expired || quantity > (user.carts.get(area.id)?.get(item.id) ?? 0)) refuseUnsellable({ item, quantity });
    }
    setQuantity(user, area, item.id, quantity);
    return wireCart(user, area, world);
  },

  /** No `await` between the check and the emptied cart, so that two simultaneous confirmations make one order. */
  confirmOrder({ body, user, world, now }) {
    const area = findArea(String(body.lockerId));
    refuseClosed(area);
    if (user.cartPayments.has(area.id)) throw conflict(UNDER_WAY);
    const lines = linesOf(user, area);
    // A snapshot that names a payment shows an earlier cart: the payment of the present cart has not begun.
    if (!isSame(body.orderSnapshot, lines) || body.orderSnapshot.paymentUUID) throw conflict(CHANGED);
    if (lines.length === 0) throw badRequest(['lockerSellingOrder must not be empty']);
    lines.forEach(refuseUnsellable);

    const split = seenSplit(user, body.orderSnapshot);
    if (!split) throw conflict(CHANGED);
    const instrument = chosenInstrument(user, body.paymentInstrumentUUID);
    const voucher = chosenInstrument(user, body.partialAmountPIUUID);

    user.creditCents = user.creditCents === null ? null : user.creditCents - split.creditCents;
    user.walletCents -= split.walletCents;
    const isKept = world.keepsCarts && split.restCents > 0;
    if (!isKept) user.carts.delete(area.id);
    const order: LockerOrder = {
      id: world.nextId('ordine'),
      email: user.email,
      areaId: area.id,
      kind: area.type,
      createdAt: new Date(now).toISOString(),
      lines: lines.map(({ item, quantity }) => ({ label: item.label, quantity, itemId: item.id, cents: item.cents * quantity })),
      totalCents: totalOf(lines),
      split,
      paidWith: [],
      outcome: world.takeOutcome(),
      state: 'unpaid',
      steps: ['awaitingPayment'],
      message: null,
      completed: false,
    };
    world.orders.push(order);
    if (split.restCents === 0) {
      markPaid(order, world, now);
      return { type: 'internal', link: `/locker-selling-order/${order.id}` };
    }
    // Without an instrument the payment page asks for one.
    const first = voucher ?? instrument;
    const payment = openPayment(world, user, { kind: 'order', order }, split.restCents, first && meansOf(first));
    if (voucher && instrument) payment.remainderMeans = meansOf(instrument);
    if (isKept) user.cartPayments.set(area.id, payment.uuid);
    begin(payment, world, user, now);
    return nextLink(payment);
  },
} satisfies Partial<HandlerTable>;
