import { Menu } from '../../widgets/menu/index.ts';
import { usePageLanguage } from '../use-page-language.ts';
import { narrowMenu } from './menu-screen.css.ts';

/** The public menu as a page (title 'Menu'). Its address may say `lang=en` and `controls=none`, as on the element. */
export default function MenuScreen({ UUID }: { UUID: string }) {
  // Not by menu-query.ts: a frame's colours would cost the first picture of a page that has none to choose.
  const query = new URLSearchParams(window.location.search);
  const lang = query.get('lang') === 'en' ? 'en' : 'it';
  usePageLanguage(lang);
  return (
    <main className={narrowMenu}>
      <Menu menuId={UUID} layout="list" lang={lang} controls={query.get('controls') === 'none' ? 'none' : 'full'} isPage />
    </main>
  );
}
