import { useEffect } from 'react';

/** The page is read aloud, and hyphenated, in the language of its menu. */
export function usePageLanguage(lang: 'it' | 'en'): void {
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
}
