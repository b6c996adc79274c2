import type { Menu, MenuItem } from '../../api/index.ts';
import { arrange, type Section } from '../shared/rules/arrange.ts';

/** What a menu shows: hidden items (menuDisplayType NO) are left out (part 2 §2 'Public menus'). */
export const arrangeMenu = ({ categories, items }: Menu): readonly Section<MenuItem>[] =>
  arrange(
    categories,
    items.filter(({ menuDisplayType }) => menuDisplayType !== 'NO'),
  );
