import { Menu } from '../../widgets/menu/index.ts';
import { menuQuery } from './menu-query.ts';
import { narrowMenu } from './menu-screen.css.ts';
import { usePageLanguage } from './use-page-language.ts';

/** The public menu as a page (title 'Menu'), or for a partner's frame: only the menu, with the appearance from its address. */
export function MenuScreen({ menuId, isForFrame }: { menuId: string; isForFrame: boolean }) {
  const { layout = 'grid', lang = 'it', controls = 'full' } = menuQuery();
  usePageLanguage(lang);
  return (
    <main className={isForFrame ? undefined : narrowMenu}>
      <Menu menuId={menuId} layout={isForFrame ? layout : 'list'} lang={lang} controls={controls} isPage={!isForFrame} />
    </main>
  );
}
