/** Steps of the checks in a selling area: they find an article that can be bought, put it into the cart and take it out again. */
import type { CatalogueItem, SellingArea } from '../src/api/catalogue.ts';
import { euroFromCents } from '../src/api/money.ts';
import { type Answer, answerOf, type Kit, NotChecked } from './check.ts';
import type { Exchange, Request } from './exchange.ts';

export const readArea = async (kit: Kit): Promise<SellingArea> =>
  (await answerOf(kit, 'getSellingArea', { params: { id: kit.id('area') } })).value;

/** @throws NotChecked when nothing can be sold there now. */
export async function openArea(kit: Kit): Promise<SellingArea> {
  const area = await readArea(kit);
  if (!area.catalogue.isOpen) throw new NotChecked('the selling area of --area is closed');
  return area;
}

export const quantityOf = (order: SellingArea['cart']['order'], item: CatalogueItem): number =>
  order?.items.find(({ itemId }) => itemId === item.id)?.quantity ?? 0;

/** The articles that are not in the cart and of which two are available, the cheapest first. */
export function sellable({ catalogue, cart }: SellingArea): CatalogueItem[] {
  return catalogue.items
    .filter(({ expired, priceCents, availableQuantity }) => !expired && priceCents > 0 && (availableQuantity ?? 2) >= 2)
    .filter((item) => quantityOf(cart.order, item) === 0)
    .sort((a, b) => a.priceCents - b.priceCents);
}

/** The body of the call as our client writes it. */
export function editBody(kit: Kit, item: CatalogueItem, quantity: number) {
  return {
    lockerId: kit.id('area'),
    itemSaleableId: item.id,
    itemSaleablePriceListId: item.priceListId,
    quantity,
    localPrice: euroFromCents(item.priceCents),
    localLabel: item.label,
    availableQuantity: item.availableQuantity,
    walletBalance: null,
    corporateCreditBalance: null,
    upsellingId: null,
  };
}

export const edit = (kit: Kit, item: CatalogueItem, quantity: number, request: Request = {}): Promise<Answer<'editItem'>> =>
  answerOf(kit, 'editItem', { ...request, body: editBody(kit, item, quantity) });

/** Runs with an article that can be bought, and takes it out of the cart afterwards, whatever happened. */
export async function withItem<T>(kit: Kit, act: (item: CatalogueItem, area: SellingArea) => Promise<T>): Promise<T> {
  const area = await openArea(kit);
  const [item] = sellable(area);
  if (item === undefined)
    throw new NotChecked('the selling area has no article that costs something, is not in the cart and is there twice');
  try {
    return await act(item, area);
  } finally {
    await putBack(kit, item);
  }
}

/** Takes the article out of the cart. No check depends on the answer, so it is not among the expected ones. */
export const putBack = (kit: Kit, item: CatalogueItem): Promise<Exchange> => kit.talk.ask('editItem', { body: editBody(kit, item, 0) });

/** The header with the idempotency key. */
export const withIdempotencyKey = (kit: Kit, key: string): Request =>
  kit.options.idempotencyHeader === null ? {} : { headers: { [kit.options.idempotencyHeader]: key } };

/** Creates keys as our client does. */
export const newIdempotencyKey = (): string => crypto.randomUUID().replaceAll('-', '');
