import type { Area, AreaItem } from '../data/areas.ts';
import type { Wire } from './handler.ts';
import { euro } from './money.ts';
import { wirePayment } from './payments.ts';
import type { User } from './user.ts';
import type { World } from './world.ts';

export interface CartLine {
  readonly item: AreaItem;
  readonly quantity: number;
}

export function linesOf(user: User, area: Area): CartLine[] {
  return [...(user.carts.get(area.id) ?? [])].flatMap(([id, quantity]) => {
    const item = area.items.find((candidate) => candidate.id === id);
    return item ? [{ item, quantity }] : [];
  });
}

export const totalOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { item, quantity }) => sum + item.cents * quantity, 0);

/** Sets an absolute quantity; 0 removes the line. */
export function setQuantity(user: User, area: Area, itemId: string, quantity: number): void {
  const cart = user.carts.get(area.id) ?? new Map<string, number>();
  if (quantity === 0) cart.delete(itemId);
  else cart.set(itemId, quantity);
  user.carts.set(area.id, cart);
}

/** Null for an empty cart (part 1 §4). */
export function wireOrder(lines: readonly CartLine[]): Wire<'editItem'>['lockerSellingOrder'] {
  if (lines.length === 0) return null;
  return {
    items: lines.map(({ item, quantity }) => ({
      id: `riga-${item.id}`,
      itemSaleableId: item.id,
      label: item.label,
      quantity,
      totalWithTax: euro(item.cents * quantity),
      unitPriceWithTax: euro(item.cents),
      photoUrl: item.image,
      availableQuantity: item.availableQuantity,
    })),
    totalWithTax: euro(totalOf(lines)),
  };
}

export function wireCart(user: User, area: Area, world: World): Wire<'editItem'> {
  const payment = world.payments.get(user.cartPayments.get(area.id) ?? '');
  return {
    lockerSellingOrder: wireOrder(linesOf(user, area)),
    actionType: payment === undefined ? null : wirePayment(payment).actionType,
    paymentUUID: payment?.uuid ?? null,
  };
}

/** Corporate credit first, then the wallet; an instrument pays the remainder (part 1 §9). */
export interface Split {
  readonly creditCents: number;
  readonly walletCents: number;
  readonly restCents: number;
}

function splitOf(user: User, totalCents: number, useCredit: boolean, useWallet: boolean): Split {
  const creditCents = useCredit ? Math.min(user.creditCents ?? 0, totalCents) : 0;
  const walletCents = useWallet ? Math.min(user.walletCents, totalCents - creditCents) : 0;
  return { creditCents, walletCents, restCents: totalCents - creditCents - walletCents };
}

/**
 * The splits that the customer may have seen: credit and wallet can each be switched off (part 1 §4).
 * Any other split was computed from outdated balances.
 */
export const possibleSplits = (user: User, totalCents: number): Split[] =>
  [true, false].flatMap((useCredit) => [true, false].map((useWallet) => splitOf(user, totalCents, useCredit, useWallet)));
