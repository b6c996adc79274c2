import type { Lang } from '../api/index.ts';
import type { Language } from '../widgets/shared/text/language.ts';
import { loadEnglish } from '../widgets/shared/text/LanguageProvider.tsx';

/** The first of the browser's languages that the provider offers, else the provider's first. */
export function chooseLanguage(offered: readonly Lang[]): Lang {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase());
  return (wanted.find((lang) => offered.some((each) => each === lang)) as Lang | undefined) ?? offered[0] ?? 'it';
}

/** Loads the sentences of a language. The app is in Italian when those of another one do not load. */
export async function loadLanguage(lang: Lang): Promise<Language> {
  const english = lang === 'it' ? undefined : await loadEnglish().catch(() => undefined);
  return english === undefined ? { lang: 'it' } : { lang, english };
}
