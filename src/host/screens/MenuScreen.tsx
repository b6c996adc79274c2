import { Menu } from '../../widgets/menu/index.ts';
import { usePageLanguage } from '../use-page-language.ts';
import { narrowMenu } from './menu-screen.css.ts';

/** The public menu as a page (title 'Menu'). Its address accepts `lang=en` and `controls=none`, as the element does. */
export default function MenuScreen({ UUID }: { UUID: string }) {
  // Without menu-query.ts: its code for colours would delay the first paint, and this page has no such parameters.
  const query = new URLSearchParams(window.location.search);
  const lang = query.get('lang') === 'en' ? 'en' : 'it';
  usePageLanguage(lang);
  return (
    <main className={narrowMenu}>
      <Menu menuId={UUID} layout="list" lang={lang} controls={query.get('controls') === 'none' ? 'none' : 'full'} isPage />
    </main>
  );
}
