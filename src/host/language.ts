import type { Lang } from '../api/index.ts';

/** The first of the browser's languages that the provider offers, else the provider's first. */
export function chooseLanguage(offered: readonly Lang[]): Lang {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase());
  return (wanted.find((lang) => offered.some((each) => each === lang)) as Lang | undefined) ?? offered[0] ?? 'it';
}
