import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { address, declaration, invalidAsNull, key, label, listOf, MAX_DISHES, orNull } from './schema.ts';

const menuItem = z.object({
  id: key,
  categoryId: key,
  label,
  image: invalidAsNull(address),
  displayOrder: z.number(),
  menuDisplayType: invalidAsNull(z.enum(['NO', 'SMALL', 'BIG'])),
  diet: orNull(declaration),
  allergensString: orNull(declaration),
  ingredients: orNull(declaration),
});
export type MenuItem = z.output<typeof menuItem>;

/** A public menu: no prices, no session (part 2 §2 'Public menus'). */
export const menu = z.object({
  title: invalidAsNull(label),
  categories: listOf(z.object({ id: key, label, displayOrder: z.number() })),
  items: listOf(menuItem, MAX_DISHES),
});
export type Menu = z.output<typeof menu>;

export const getMenu = endpoint({
  method: 'GET',
  path: 'b2c/menu/uuid/{UUID}',
  access: 'public',
  // An intranet page that stays open all day shows the kitchen's changes.
  freshness: { refreshMs: 5 * 60_000 },
  response: menu,
});
