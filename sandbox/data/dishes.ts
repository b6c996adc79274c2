/** The demo's products: about eighty written by hand, and any number composed from parts. */
import type { Dish, DishCategory, DishEntry } from './dish.ts';
import { DISH_CATEGORIES, toDish } from './dish.ts';
import { INSALATE, PANINI } from './dishes-cold.ts';
import { PRIMI, SECONDI } from './dishes-hot.ts';
import { BEVANDE, DOLCI, SNACK } from './dishes-sweet.ts';
import { variants } from './variants.ts';

export type { AllergenKey, Diet, Dish, DishCategory, Nutrition } from './dish.ts';
export { ALLERGEN_KEYS, ALLERGEN_NAMES, DISH_CATEGORIES } from './dish.ts';

const BY_CATEGORY: Readonly<Record<DishCategory, readonly DishEntry[]>> = {
  primi: PRIMI,
  secondi: SECONDI,
  insalate: INSALATE,
  panini: PANINI,
  dolci: DOLCI,
  bevande: BEVANDE,
  snack: SNACK,
};

/** In the order of the categories; the best of each category first. */
export const dishes: readonly Dish[] = DISH_CATEGORIES.flatMap((category) => BY_CATEGORY[category].map((entry) => toDish(category, entry)));

/** `count` distinct dishes in the order of the categories: the dishes above, then composed ones. Deterministic. */
export function dishVariants(count: number): Dish[] {
  if (count <= dishes.length) {
    // A shorter list still contains every category, each with its best dishes.
    const share = count / dishes.length;
    const picked = DISH_CATEGORIES.flatMap((category) => {
      const own = dishes.filter((dish) => dish.category === category);
      return own.slice(0, Math.floor(own.length * share));
    });
    const rest = dishes.filter((dish) => !picked.includes(dish)).slice(0, count - picked.length);
    return inOrder([...picked, ...rest]);
  }
  const labels = new Set(dishes.map((dish) => dish.label));
  const derived = variants(count - dishes.length + 20)
    .map(({ category, entry }) => toDish(category, entry))
    .filter((dish) => !labels.has(dish.label))
    .slice(0, count - dishes.length);
  return inOrder([...dishes, ...derived]);
}

function inOrder(list: readonly Dish[]): Dish[] {
  return DISH_CATEGORIES.flatMap((category) => list.filter((dish) => dish.category === category));
}
