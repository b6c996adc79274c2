/** For the tests of the menu: a dish of which little is known. */
import type { MenuItem } from '../../api/index.ts';

export const newMenuItem = (id: string, change: Partial<MenuItem> = {}): MenuItem => ({
  id,
  categoryId: 'p',
  label: id,
  image: null,
  displayOrder: 1,
  menuDisplayType: 'BIG',
  diet: null,
  allergensString: null,
  ingredients: null,
  ...change,
});
