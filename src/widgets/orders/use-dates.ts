import { useLocale } from '../shared/text/language.ts';

export const MONTH = { month: 'long', year: 'numeric' } as const;
const TIME = { day: 'numeric', ...MONTH, hour: '2-digit', minute: '2-digit' } as const;

/** Writes when an order was made (epoch ms); empty for a time that is unknown. */
export function useDates(): (at: number | null, format?: Intl.DateTimeFormatOptions) => string {
  const locale = useLocale();
  return (at, format = TIME) => (at === null ? '' : new Date(at).toLocaleString(locale, format));
}
