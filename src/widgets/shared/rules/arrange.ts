interface Ordered {
  readonly displayOrder: number;
}

interface Category {
  readonly id: string;
  readonly label: string;
}

export interface Section<Item> extends Category {
  readonly items: readonly Item[];
}

const byOrder = (a: Ordered, b: Ordered) => a.displayOrder - b.displayOrder;

const OTHER_ID = 'altro';

/**
 * Categories and their items by displayOrder, as menus and shops show them; empty categories are left out. Items of a category that
 * is not listed stand in a last section, `otherLabel`.
 */
export function arrange<C extends Category & Ordered, Item extends Ordered & { readonly categoryId: string }>(
  categories: readonly C[],
  items: readonly Item[],
  otherLabel: string,
): readonly ((C | Category) & Section<Item>)[] {
  const known = new Set(categories.map(({ id }) => id));
  const idOf = ({ categoryId }: Item) => (known.has(categoryId) ? categoryId : OTHER_ID);
  const other = { id: OTHER_ID, label: otherLabel };
  return [...[...categories].sort(byOrder), ...(known.has(OTHER_ID) ? [] : [other])]
    .map((category) => ({ ...category, items: items.filter((item) => idOf(item) === category.id).sort(byOrder) }))
    .filter((section) => section.items.length > 0);
}

/** Number of cards that the browser lays out together, or skips together while they are off-screen. */
export const CHUNK = 24;

export const chunksOf = <Item>(items: readonly Item[], size = CHUNK): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
