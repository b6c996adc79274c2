import { createContext, useContext } from 'react';
import type * as EnglishModule from '../../../registry/english.ts';
import type { Lang } from '../../../api/index.ts';

/** The English sentences of every dictionary, by its name. */
export type English = typeof EnglishModule;

export interface Language {
  readonly lang: Lang;
  /** Absent in Italian, whose sentences come with each widget. */
  readonly english?: English;
}

export const LanguageContext = createContext<Language>({ lang: 'it' });

/** The language of the interface around. What the server sends stays in its own language. */
export const useLanguage = (): Lang => useContext(LanguageContext).lang;

/** The locale of dates, times and numbers in the language around. */
export const useLocale = (): 'it-IT' | 'en-GB' => (useLanguage() === 'en' ? 'en-GB' : 'it-IT');

/** Makes the hook that reads a widget's sentences in the language around. */
export function defineText<Name extends keyof English>(name: Name, italian: English[Name]): () => English[Name] {
  return () => useContext(LanguageContext).english?.[name] ?? italian;
}

/** The context's value for a widget that brings its own sentences in every language, as the menu does. */
export const OWN_SENTENCES: Readonly<Record<Lang, Language>> = { it: { lang: 'it' }, en: { lang: 'en' } };
