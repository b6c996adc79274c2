import { useEffect, useState } from 'react';
import type { Lang } from '../../api/index.ts';
import type * as MenusModule from '../../texts/menus.ts';
import { ITALIAN, type Language } from '../shared/text/language.ts';

const LOAD_TIMEOUT_MS = 5000;

/**
 * A menu's language with its sentences; null while they load. When they do not load in time, the menu is in Italian until they do.
 * `attempt`: another number loads them again.
 */
export function useMenuLanguage(lang: Lang, attempt = 0): Language | null {
  const [language, setLanguage] = useState<Language | null>(null);
  useEffect(() => {
    if (lang === 'it') return;
    const speak = (module?: typeof MenusModule) => setLanguage(module === undefined ? ITALIAN : { lang, sentences: module.MENUS[lang] });
    const timer = setTimeout(speak, LOAD_TIMEOUT_MS);
    const stop = () => clearTimeout(timer);
    import('../../texts/menus.ts').then(speak, () => speak()).finally(stop);
    return stop;
  }, [lang, attempt]);
  return lang === 'it' ? ITALIAN : language;
}
