/** The languages of the interface. */
export type Lang = 'it' | 'en' | 'de';
export const LANGUAGES: readonly Lang[] = ['it', 'en', 'de'];

/** The locale of dates, times and numbers: German as in Alto Adige. */
export const localeOf = (lang: Lang): string => (lang === 'en' ? 'en-GB' : `${lang}-IT`);
