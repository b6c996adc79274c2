import type { CartOrder, CatalogueItem, LineItem } from '../../../api/index.ts';

/** A quantity that a person chose and the server has not answered yet. */
export interface CartEdit {
  readonly item: CartEditItem;
  /** The new absolute quantity; 0 removes. */
  readonly quantity: number;
  /** The upselling that suggested it. */
  readonly upsellingId: string | null;
}

/** The item data that an edit needs, whether they come from the catalogue or from a line of the cart. */
export interface CartEditItem {
  readonly itemId: string;
  readonly priceListId: string;
  readonly label: string;
  readonly unitPrice: number;
  readonly image: string | null;
  readonly availableQuantity: number | null;
}

export const editOfCatalogueItem = (item: CatalogueItem): CartEditItem => ({
  itemId: item.id,
  priceListId: item.priceListId,
  label: item.label,
  unitPrice: item.priceCents,
  image: item.image,
  availableQuantity: item.availableQuantity,
});

/** The cart as displayed: the server's cart with the pending edits (optimistic update). An empty cart is null (part 1 §4). */
export function applyEdits(server: CartOrder | null, edits: Iterable<CartEdit>): CartOrder | null {
  const lines = new Map<string, LineItem>();
  for (const line of server?.items ?? []) lines.set(line.itemId, line);
  for (const { item, quantity } of edits) {
    const known = lines.get(item.itemId);
    if (quantity <= 0) lines.delete(item.itemId);
    else {
      const unitPrice = known?.unitPrice ?? item.unitPrice;
      lines.set(item.itemId, {
        id: known?.id ?? `local-${item.itemId}`,
        itemId: item.itemId,
        label: known?.label ?? item.label,
        image: known?.image ?? item.image,
        availableQuantity: known?.availableQuantity ?? item.availableQuantity,
        unitPrice,
        quantity,
        total: unitPrice * quantity,
      });
    }
  }
  if (lines.size === 0) return null;
  const items = [...lines.values()];
  return { items, total: items.reduce((sum, line) => sum + line.total, 0) };
}
