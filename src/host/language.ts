import type { Lang } from '../api/index.ts';

/** The person's choice, else the first of the browser's languages that the provider offers, else the provider's first. */
export function chooseLanguage(offered: readonly Lang[], chosen: string | null = null): Lang {
  const own = offered.find((lang) => lang === chosen);
  if (own !== undefined) return own;
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase());
  return (wanted.find((lang) => offered.some((each) => each === lang)) as Lang | undefined) ?? offered[0] ?? 'it';
}
