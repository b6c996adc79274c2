import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { orNull } from './schema.ts';

const menuItem = z.object({
  id: z.string(),
  categoryId: z.string(),
  label: z.string(),
  image: orNull(z.string()),
  displayOrder: z.number(),
  menuDisplayType: orNull(z.enum(['NO', 'SMALL', 'BIG'])),
  diet: orNull(z.string()),
  allergensString: orNull(z.string()),
  ingredients: orNull(z.string()),
});
export type MenuItem = z.output<typeof menuItem>;

/** A public menu: no prices, no session (part 2 §2 'Public menus'). */
export const menu = z.object({
  title: orNull(z.string()),
  categories: z.array(z.object({ id: z.string(), label: z.string(), displayOrder: z.number() })),
  items: z.array(menuItem),
});
export type Menu = z.output<typeof menu>;

export const getMenu = endpoint({ method: 'GET', path: 'b2c/menu/uuid/{UUID}', access: 'public', response: menu });
