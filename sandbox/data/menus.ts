import type { Wire } from '../b2c/handler.ts';
import { type Dish, dishVariants } from './dishes.ts';
import { HOSTILE_MENU } from './hostile-menu.ts';
import { categoriesOf, pictureUrl } from './selections.ts';

type Menu = Wire<'getMenu'>;
type MenuItem = Menu['items'][number];

export const MENU_IDS = {
  canteen: '00000000-0000-4000-8000-000000000001',
  large: '00000000-0000-4000-8000-000000000002',
  empty: '00000000-0000-4000-8000-000000000003',
  hostile: '00000000-0000-4000-8000-000000000004',
} as const;

/** Most dishes are big. Every sixth is small, every thirteenth hidden, every ninth has no data. */
function item(dish: Dish, index: number): MenuItem {
  const isUnknown = index % 9 === 7;
  return {
    id: `voce-${index + 1}`,
    categoryId: dish.category,
    label: dish.label,
    image: index % 10 === 9 ? null : pictureUrl(dish.key),
    displayOrder: index + 1,
    menuDisplayType: index % 13 === 12 ? 'NO' : index % 6 === 5 ? 'SMALL' : index % 5 === 4 ? null : 'BIG',
    diet: isUnknown ? null : dish.diet,
    allergensString: isUnknown ? null : dish.allergensString,
    ingredients: isUnknown ? null : dish.ingredients,
  };
}

export function menu(title: string, count: number): Menu {
  const dishes = dishVariants(count);
  return { title, categories: categoriesOf(dishes), items: dishes.map(item) };
}

export const MENUS: ReadonlyMap<string, Menu> = new Map([
  [MENU_IDS.canteen, menu('Mensa Corso Italia', 40)],
  [MENU_IDS.large, menu('Tutti i piatti', 600)],
  [MENU_IDS.empty, { title: 'Mensa chiusa', categories: [], items: [] }],
  [MENU_IDS.hostile, HOSTILE_MENU],
]);
