import type { Catalogue, CatalogueItem } from '../../api/index.ts';

export interface CatalogueSection {
  readonly id: string;
  readonly label: string;
  readonly items: readonly CatalogueItem[];
}

const byOrder = (a: { displayOrder: number }, b: { displayOrder: number }) => a.displayOrder - b.displayOrder;

/** Categories and their items by displayOrder; empty categories are left out. */
export function arrangeCatalogue({ categories, items }: Catalogue): readonly CatalogueSection[] {
  const byCategory = new Map<string, CatalogueItem[]>();
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
      return own === undefined ? [] : [{ id, label, items: own.slice().sort(byOrder) }];
    });
}

/** The 'chef recommends' section: items flagged new (part 1 §2). */
export const recommendedOf = ({ items }: Catalogue): readonly CatalogueItem[] => items.filter((item) => item.isNew).sort(byOrder);
