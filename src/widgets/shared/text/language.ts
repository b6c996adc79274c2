import { createContext, useContext } from 'react';
import type { Sentences } from '../../../texts/languages.ts';
import { type Lang, localeOf } from '../../../api/index.ts';

export interface Language {
  readonly lang: Lang;
  /** Absent in Italian, whose sentences come with each widget. */
  readonly sentences?: Partial<Sentences>;
}

export const ITALIAN: Language = { lang: 'it' };

export const LanguageContext = createContext(ITALIAN);

/** The language of the interface around. What the server sends stays in its own language. */
export const useLanguage = (): Lang => useContext(LanguageContext).lang;

/** The locale of dates, times and numbers in the language around. */
export const useLocale = (): string => localeOf(useLanguage());

/** Makes the hook that reads a widget's sentences in the language around. Builds leave out what nothing reads. */
/* @__NO_SIDE_EFFECTS__ */
export function defineText<Name extends keyof Sentences>(name: Name, italian: Sentences[Name]): () => Sentences[Name] {
  return () => (useContext(LanguageContext).sentences as Sentences | undefined)?.[name] ?? italian;
}
