import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { address, declaration, invalidAsNull, label, listOf, MAX_DISHES, object, orNull } from './schema.ts';
import { displayOrder, id } from './values.ts';

const menuItem = object({
  id: orNull(id),
  categoryId: id,
  label,
  image: invalidAsNull(address),
  displayOrder,
  menuDisplayType: invalidAsNull(v.picklist(['NO', 'SMALL', 'BIG'])),
  diet: orNull(declaration),
  allergensString: orNull(declaration),
  ingredients: orNull(declaration),
});

/** A public menu: no prices, no session (P2-2.110 to P2-2.119). */
export const menu = object({
  title: invalidAsNull(label),
  categories: listOf(object({ id, label, displayOrder })),
  // The identifier is not sent anywhere, so the index replaces a missing one.
  items: v.pipe(
    listOf(menuItem, MAX_DISHES),
    v.transform((items) => items.map((item, place) => ({ ...item, id: item.id ?? String(place) }))),
  ),
});
export type MenuItem = Menu['items'][number];
export type Menu = v.InferOutput<typeof menu>;

export const getMenu = endpoint({
  method: 'GET',
  path: 'b2c/menu/uuid/{UUID}',
  access: 'public',
  // An intranet page that stays open all day shows the kitchen's changes.
  freshness: { refreshMs: 5 * 60_000 },
  response: menu,
});
