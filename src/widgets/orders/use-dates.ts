import { useLocale } from '../shared/text/language.ts';

export const MONTH = { month: 'long', year: 'numeric' } as const;
const TIME = { day: 'numeric', ...MONTH, hour: '2-digit', minute: '2-digit' } as const;

/** Writes when an order was made (ISO 8601 or epoch ms); empty for a time that is unknown or cannot be read. */
export function useDates(): (at: string | number | null, format?: Intl.DateTimeFormatOptions) => string {
  const locale = useLocale();
  return (at, format = TIME) => {
    const date = new Date(at ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? '' : date.toLocaleString(locale, format);
  };
}
