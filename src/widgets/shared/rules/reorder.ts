import type { CatalogueItem, RememberedLine } from '../../../api/index.ts';
import type { OrderingSentence } from '../ordering/text.ts';
import { isSoldOut, refuseQuantity } from './availability.ts';

export interface Reorder {
  /** Absolute quantities. Items that are in the cart already are neither doubled nor lowered. */
  readonly edits: readonly { readonly item: CatalogueItem; readonly quantity: number }[];
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
    if (refusal !== null) refusals.push(refusal);
  }
  if (gone.length > 0) refusals.unshift((text) => text.gone(gone));
  return { edits, refusal: refusals.length === 0 ? null : (text) => refusals.map((sentence) => sentence(text)).join('. ') };
}
