/** The languages of the interface. */
export const LANGUAGES = ['it', 'en', 'de'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** The locale of dates, times and numbers: German as in Alto Adige. */
export const localeOf = (lang: Lang): string => (lang === 'en' ? 'en-GB' : `${lang}-IT`);
