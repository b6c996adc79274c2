import { type Dish, DISH_CATEGORIES, type DishCategory, dishes } from './dishes.ts';

export const CATEGORY_LABELS: Readonly<Record<DishCategory, string>> = {
  primi: 'Primi',
  secondi: 'Secondi',
  insalate: 'Insalate e poke',
  panini: 'Panini',
  dolci: 'Dolci',
  bevande: 'Bevande',
  snack: 'Snack',
};

/** The first dishes of each category, in the given numbers. */
export const bestOf = (counts: Partial<Record<DishCategory, number>>): Dish[] =>
  DISH_CATEGORIES.flatMap((category) => dishes.filter((dish) => dish.category === category).slice(0, counts[category] ?? 0));

/** The categories of the dishes, in the order of a meal. */
export function categoriesOf(offered: readonly Dish[]): { id: string; label: string; displayOrder: number }[] {
  const used = new Set(offered.map(({ category }) => category));
  return DISH_CATEGORIES.filter((category) => used.has(category)).map((category, index) => ({
    id: category,
    label: CATEGORY_LABELS[category],
    displayOrder: index + 1,
  }));
}

export const pictureUrl = (key: string): string => `/sandbox/pictures/${key}.svg`;
