import type { Menu, MenuItem } from '../../api/index.ts';

export interface MenuSection {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/**
 * Categories and items by displayOrder, without hidden items (menuDisplayType NO) and without empty categories
 * (part 2 §2 'Public menus').
 */
export function arrangeMenu(menu: Menu): readonly MenuSection[] {
  const byCategory = new Map<string, MenuItem[]>();
  for (const item of menu.items) {
    if (item.menuDisplayType === 'NO') continue;
    const items = byCategory.get(item.categoryId);
    if (items === undefined) byCategory.set(item.categoryId, [item]);
    else items.push(item);
  }
  return menu.categories
    .slice()
    .sort((a, b) => a.displayOrder - b.displayOrder)
    .flatMap(({ id, label }) => {
      const items = byCategory.get(id);
      return items === undefined ? [] : [{ id, label, items: items.slice().sort((a, b) => a.displayOrder - b.displayOrder) }];
    });
}
