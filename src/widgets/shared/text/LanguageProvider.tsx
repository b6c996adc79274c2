import { type ReactNode, useEffect, useState } from 'react';
import type { Lang } from '../../../api/index.ts';
import { TEXTS } from '../../../texts/languages.ts';
import { ITALIAN, type Language, LanguageContext } from './language.ts';
import type { Elements } from './Text.tsx';

const LOAD_TIMEOUT_MS = 5000;

/** A language with its sentences: Italian, when those of another one do not load in time. */
export async function loadLanguage(lang: Lang): Promise<Language> {
  if (lang === 'it') return ITALIAN;
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, LOAD_TIMEOUT_MS));
  return Promise.race([TEXTS[lang](), tooLate]).then(
    (sentences) => ({ lang, sentences }),
    () => ITALIAN,
  );
}

export interface LanguageProviderProps {
  /** The language of the widgets inside. */
  readonly lang: Lang;
  /** Shown while the sentences of another language than Italian load. */
  readonly fallback?: Elements;
  /** The widgets. */
  readonly children: ReactNode;
}

/** Sets the language of all widgets inside. When its sentences do not load, the widgets are in Italian. */
export function LanguageProvider({ lang, fallback = null, children }: LanguageProviderProps) {
  // Null until the first sentences are there. A later change keeps the current ones until the next ones are.
  const [language, setLanguage] = useState(lang === 'it' ? ITALIAN : null);
  useEffect(() => {
    let isCurrent = true;
    void loadLanguage(lang).then((next) => {
      if (isCurrent) setLanguage(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [lang]);
  return language === null ? fallback : <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>;
}
