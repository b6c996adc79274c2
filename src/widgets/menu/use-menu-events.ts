import { useEffect, useRef } from 'react';
import type { Menu } from '../../api/index.ts';
import { type ContentStatus, useContentStatus, useElement } from '../shared/runtime/element-events.ts';

/**
 * Tells the page of an element whether the menu is there, and when the kitchen has changed it.
 * @param without The status while there is no menu.
 */
export function useMenuEvents(menu: Menu | null | undefined, sections: number, without: ContentStatus): void {
  const { onMenuChanged } = useElement();
  useContentStatus(menu == null ? without : sections === 0 ? 'empty' : 'ready');
  /** The last menu as text: each reading makes a new object, also of the same menu. */
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (menu == null || onMenuChanged === undefined) return;
    const content = JSON.stringify(menu);
    if (last.current !== undefined && last.current !== content) onMenuChanged(null);
    last.current = content;
  }, [menu, onMenuChanged]);
}
