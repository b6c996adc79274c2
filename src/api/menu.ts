import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { address, declaration, invalidAs, invalidAsNull, label, listOf, MAX_DISHES, object, orNull } from './schema.ts';
import { id, number } from './values.ts';

const displayOrder = invalidAs(number, 0);
const menuItem = object({
  id,
  categoryId: id,
  label,
  image: invalidAsNull(address),
  displayOrder,
  menuDisplayType: invalidAsNull(v.picklist(['NO', 'SMALL', 'BIG'])),
  diet: orNull(declaration),
  allergensString: orNull(declaration),
  ingredients: orNull(declaration),
});
export type MenuItem = v.InferOutput<typeof menuItem>;

/** A public menu: no prices, no session (part 2 §2 'Public menus'). */
export const menu = object({
  title: invalidAsNull(label),
  categories: listOf(object({ id, label, displayOrder })),
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
