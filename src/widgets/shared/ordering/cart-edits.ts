import type { CartOrder, CatalogueItem, LineItem, WireId } from '../../../api/index.ts';
import type { OrderingState } from './ordering-state.ts';

/** A quantity that a person chose and the server has not answered yet. */
export interface CartEdit {
  readonly item: CartEditItem;
  /** The new absolute quantity; 0 removes. */
  readonly quantity: number;
  /** The upselling that suggested it. */
  readonly upsellingId: WireId | null;
}

/** The item data that an edit needs, whether they come from the catalogue or from a line of the cart. */
export interface CartEditItem extends Pick<LineItem, 'itemId' | 'wireId' | 'label' | 'unitPrice' | 'image' | 'availableQuantity'> {
  readonly priceListId: WireId;
}

export function editItemOf(item: CatalogueItem | LineItem, shown: Pick<OrderingState, 'area' | 'order'>): CartEditItem {
  if ('itemId' in item) {
    const known = shown.area?.catalogue.items.find(({ id }) => id === item.itemId);
    // A line whose item left the catalogue can still be lowered and removed.
    if (known !== undefined) return editItemOf(known, shown);
    const { itemId, wireId, label, unitPrice, image, availableQuantity } = item;
    return { itemId, wireId, priceListId: '', label, unitPrice, image, availableQuantity };
  }
  const { id, wireId, priceListId, label, priceCents, image, availableQuantity } = item;
  // Each edit's answer contains the remaining quantity; the catalogue's is older.
  const line = shown.order?.items.find(({ itemId }) => itemId === id);
  return {
    itemId: id,
    wireId,
    priceListId,
    label,
    unitPrice: priceCents,
    image,
    availableQuantity: line?.availableQuantity ?? availableQuantity,
  };
}

/** The unanswered edits: at most one for each item, with the newest absolute quantity. */
export function createEditQueue() {
  const waiting = new Map<string, CartEdit>();
  let inFlight: CartEdit | null = null;
  return {
    all: (): readonly CartEdit[] => (inFlight === null ? [...waiting.values()] : [inFlight, ...waiting.values()]),
    add(edit: CartEdit): void {
      // Deleted and set again, so that the edits are sent in the order of the taps.
      waiting.delete(edit.item.itemId);
      waiting.set(edit.item.itemId, edit);
    },
    /** The next edit to send. Null while one is in flight, so that answers cannot overtake each other, and when none is waiting. */
    take(): CartEdit | null {
      const next = waiting.values().next().value;
      if (inFlight !== null || next === undefined) return null;
      waiting.delete(next.item.itemId);
      inFlight = next;
      return next;
    },
    /** The edit in flight has its answer. */
    settle(): void {
      inFlight = null;
    },
    clear(): void {
      inFlight = null;
      waiting.clear();
    },
  };
}

/** The cart as displayed: the server's cart with the pending edits (optimistic update). An empty cart is null (P1-4.23, P1-4.24). */
export function applyEdits(server: CartOrder | null, edits: readonly CartEdit[]): CartOrder | null {
  const filled = (server?.items ?? []).filter(({ quantity }) => quantity > 0);
  const lines = new Map<string, LineItem>(filled.map((line) => [line.itemId, line]));
  for (const { item, quantity } of edits) {
    const { priceListId: _, ...local } = item;
    const known = lines.get(item.itemId);
    const image = known?.image ?? item.image;
    const availableQuantity = known?.availableQuantity ?? item.availableQuantity;
    const line = { id: null, ...local, ...known, image, availableQuantity };
    if (quantity <= 0) lines.delete(item.itemId);
    else lines.set(item.itemId, { ...line, quantity, total: line.unitPrice * quantity });
  }
  if (lines.size === 0) return null;
  if (server !== null && edits.length === 0) return filled.length === server.items.length ? server : { ...server, items: filled };
  const items = [...lines.values()];
  return { items, total: items.reduce((sum, line) => sum + line.total, 0) };
}
