import { useEffect, useRef } from 'react';
import type { Menu } from '../../api/index.ts';
import { type ContentStatus, useContentStatus, useElement } from '../shared/runtime/element-events.ts';

/** Tells the page of an element whether the menu is there (`without`: why not), and when the kitchen has changed it. */
export function useMenuEvents(menu: Menu | null | undefined, sections: number, without: ContentStatus): void {
  const { onMenuChanged } = useElement();
  useContentStatus(menu == null ? without : sections === 0 ? 'empty' : 'ready');
  const last = useRef<Menu>(undefined);
  useEffect(() => {
    if (menu == null) return;
    // Each reading makes a new object, also of the same menu.
    if (onMenuChanged && last.current && JSON.stringify(last.current) !== JSON.stringify(menu)) onMenuChanged(null);
    last.current = menu;
  }, [menu, onMenuChanged]);
}
