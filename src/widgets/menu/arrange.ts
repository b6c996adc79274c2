import type { Menu, MenuItem } from '../../api/index.ts';
import { arrange, type Section } from '../shared/rules/arrange.ts';

/** The sections of a menu without its hidden items (menuDisplayType NO, part 2 §2 'Public menus'). */
export const arrangeMenu = ({ categories, items }: Menu): readonly Section<MenuItem>[] =>
  arrange(
    categories,
    items.filter(({ menuDisplayType }) => menuDisplayType !== 'NO'),
  );
