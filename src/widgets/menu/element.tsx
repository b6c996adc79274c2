import type { ReactNode } from 'react';
import { defineElement } from '../shared/runtime/elements/index.ts';
import { publicRuntime } from '../shared/runtime/public-runtime.ts';
import { RuntimeProvider } from '../shared/runtime/runtime.tsx';
import '../shared/ui/theme.css.ts';
import { Menu } from './Menu.tsx';
import { embedded } from '../shared/ui/embedded.css.ts';

/**
 * `<pausa-menu menu-id="…">`: a public menu on any page. It stores nothing and needs no session.
 *
 * @csspart menu - the whole menu
 * @csspart title - its heading
 * @csspart section - one category
 * @csspart item - one dish
 */
export interface PausaMenuProps {
  /** The menu's UUID. */
  menuId?: string;
  /**
   * Cards side by side, or one below the other.
   * @default grid
   */
  layout?: 'grid' | 'list';
  /**
   * Origin of the product API.
   * @default the origin that served the script
   */
  apiBaseUrl?: string;
  /**
   * Colours; `auto`: as the reader's system.
   * @default light
   */
  theme?: 'light' | 'dark' | 'auto';
}

const scriptOrigin = new URL(import.meta.url).origin;

function PausaMenu({ menuId, layout = 'grid', apiBaseUrl = scriptOrigin, theme = 'light' }: PausaMenuProps): ReactNode {
  // Nothing to show before the page has said which menu: attributes may come one by one.
  if (menuId === undefined || menuId === '') return null;
  return (
    <RuntimeProvider runtime={publicRuntime(apiBaseUrl)}>
      <div data-pausa-root="" data-theme={theme} className={embedded}>
        <Menu key={`${apiBaseUrl} ${menuId}`} menuId={menuId} layout={layout} />
      </div>
    </RuntimeProvider>
  );
}

defineElement<PausaMenuProps>({
  tag: 'pausa-menu',
  component: PausaMenu,
  attributes: { menuId: 'string', layout: ['grid', 'list'], apiBaseUrl: 'string', theme: ['light', 'dark', 'auto'] },
});
