interface Ordered {
  readonly displayOrder: number;
}

export interface Section<Item> {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Item[];
}

const byOrder = (a: Ordered, b: Ordered) => a.displayOrder - b.displayOrder;

/** Categories and their items by displayOrder, as menus and shops show them; empty categories are left out. */
export function arrange<Item extends Ordered & { readonly categoryId: string }>(
  categories: readonly (Ordered & { readonly id: string; readonly label: string })[],
  items: readonly Item[],
): readonly Section<Item>[] {
  const byCategory = new Map<string, Item[]>();
  for (const item of items) {
    const own = byCategory.get(item.categoryId);
    if (own === undefined) byCategory.set(item.categoryId, [item]);
    else own.push(item);
  }
  return categories
    .slice()
    .sort(byOrder)
    .flatMap(({ id, label }) => {
      const own = byCategory.get(id);
      return own === undefined ? [] : [{ id, label, items: own.sort(byOrder) }];
    });
}

/** Number of cards that the browser lays out together, or skips together while they are off-screen. */
export const CHUNK = 24;

export function chunksOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const chunks: Item[][] = [];
  for (let start = 0; start < items.length; start += CHUNK) chunks.push(items.slice(start, start + CHUNK));
  return chunks;
}
