import { useEffect, useMemo, useRef } from 'react';
import type { Menu, MenuItem } from '../../api/index.ts';
import { arrange, type Section } from '../shared/rules/arrange.ts';
import { type ContentStatus, useContentStatus, useElement } from '../shared/runtime/element-events.ts';

/** The sections of a menu without its hidden items (menuDisplayType NO, P2-2.113). */
export const arrangeMenu = ({ categories, items }: Menu): readonly Section<MenuItem>[] =>
  arrange(
    categories,
    items.filter(({ menuDisplayType }) => menuDisplayType !== 'NO'),
    // Italian in each language, as the categories of the kitchen are.
    'Altro',
  );

/**
 * The sections of a menu, none without a menu. Tells the page of an element whether the menu is there (`without`: why not), and
 * when the kitchen has changed it.
 */
export function useSections(menu: Menu | null | undefined, without: ContentStatus): readonly Section<MenuItem>[] {
  const sections = useMemo(() => (menu == null ? [] : arrangeMenu(menu)), [menu]);
  const { onMenuChanged } = useElement();
  useContentStatus(menu == null ? without : sections.length === 0 ? 'empty' : 'ready');
  const last = useRef<Menu>(undefined);
  useEffect(() => {
    if (menu == null) return;
    // Each reading makes a new object, also of the same menu.
    if (onMenuChanged && last.current && JSON.stringify(last.current) !== JSON.stringify(menu)) onMenuChanged(null);
    last.current = menu;
  }, [menu, onMenuChanged]);
  return sections;
}
