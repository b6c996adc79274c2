import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { address, declaration, invalidAsNull, key, label, listOf, MAX_DISHES, number, object, orNull } from './schema.ts';

const menuItem = object({
  id: key,
  categoryId: key,
  label,
  image: invalidAsNull(address),
  displayOrder: number,
  menuDisplayType: invalidAsNull(v.picklist(['NO', 'SMALL', 'BIG'])),
  diet: orNull(declaration),
  allergensString: orNull(declaration),
  ingredients: orNull(declaration),
});
export type MenuItem = v.InferOutput<typeof menuItem>;

/** A public menu: no prices, no session (part 2 §2 'Public menus'). */
export const menu = object({
  title: invalidAsNull(label),
  categories: listOf(object({ id: key, label, displayOrder: number })),
  items: listOf(menuItem, MAX_DISHES),
});
export type Menu = v.InferOutput<typeof menu>;

export const getMenu = endpoint({
  method: 'GET',
  path: 'b2c/menu/uuid/{UUID}',
  access: 'public',
  // An intranet page that stays open all day shows the kitchen's changes.
  freshness: { refreshMs: 5 * 60_000 },
  response: menu,
});
