import { Menu } from '../../widgets/menu/index.ts';
import { menuQuery } from '../menu-query.ts';
import { usePageLanguage } from '../use-page-language.ts';

/** The public menu for a partner's frame: only the menu, with the appearance from its address (menu-query.ts). */
export default function IframeMenuScreen({ UUID }: { UUID: string }) {
  const { layout = 'grid', lang = 'it', controls = 'full' } = menuQuery();
  usePageLanguage(lang);
  return (
    <main>
      <Menu menuId={UUID} {...{ layout, lang, controls }} />
    </main>
  );
}
