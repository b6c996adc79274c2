import type { Lang } from '../../../api/index.ts';

/** The name of a menu, for the title of its page. In Italian when the sentences cannot be loaded. */
export const menuTitle = (lang: Lang): Promise<string> =>
  lang === 'it'
    ? Promise.resolve('Menu')
    : import('../../../texts/menus.ts').then(({ MENUS }) => MENUS[lang].menu.title).catch(() => 'Menu');
