import type { CatalogueItem, RememberedLine } from '../../../api/index.ts';
import type { OrderingStore } from '../ordering/ordering-store.ts';
import type { OrderingSentence } from '../ordering/text.ts';
import type { Shortfalls } from '../ordering/ordering-state.ts';
import { isSoldOut, refuseQuantity } from './availability.ts';

interface Reorder {
  /** Absolute quantities. Items that are in the cart already are neither doubled nor lowered. */
  readonly edits: readonly { readonly item: CatalogueItem; readonly quantity: number }[];
  readonly shortfalls: Shortfalls;
  /** The unavailable items, in one message; null when all are available. */
  readonly refusal: OrderingSentence | null;
}

/** What can be ordered again from an earlier order: items that are still sellable, up to the available quantity. */
export function planReorder(
  lines: readonly RememberedLine[],
  items: readonly CatalogueItem[],
  quantityOf: (itemId: string) => number,
): Reorder {
  const edits: Reorder['edits'][number][] = [];
  const gone: string[] = [];
  const refusals: OrderingSentence[] = [];
  const shortfalls: Record<string, Shortfalls[string]> = {};
  for (const { itemId, label, quantity: wanted } of lines) {
    const item = items.find(({ id }) => id === itemId);
    if (item === undefined || item.expired || isSoldOut(item)) {
      gone.push(item?.label ?? label);
      continue;
    }
    const current = quantityOf(itemId);
    const quantity = Math.min(wanted, item.availableQuantity ?? wanted);
    if (quantity > current) edits.push({ item, quantity });
    const refusal = wanted > current ? refuseQuantity(wanted, item.availableQuantity, item.label) : null;
    if (refusal === null) continue;
    refusals.push(refusal);
    shortfalls[itemId] = { left: quantity, wanted };
  }
  if (gone.length > 0) refusals.unshift((text) => text.gone(gone));
  return { edits, shortfalls, refusal: refusals.length === 0 ? null : (text) => refusals.map((sentence) => sentence(text)).join('. ') };
}

/** Puts what is left of an earlier order into the cart. One message lists what cannot be had. */
export function reorder(store: OrderingStore, lines: readonly RememberedLine[], items: readonly CatalogueItem[]): void {
  const { edits, shortfalls, refusal } = planReorder(lines, items, store.quantityOf);
  for (const { item, quantity } of edits) store.setQuantity(item, quantity);
  store.setShortfalls(shortfalls);
  if (refusal !== null) store.showMessage(refusal);
}
