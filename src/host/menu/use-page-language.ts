import { useEffect } from 'react';

/** Sets the page's language to its menu's, for screen readers and hyphenation. */
export function usePageLanguage(lang: 'it' | 'en'): void {
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
}
