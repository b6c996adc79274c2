import { type Cents, formatMoney } from '../../../api/index.ts';
import { useLanguage } from './language.ts';

/** Writes cents as the language around does: `3,50 €`, `€3.50`. */
export function useMoney(): (cents: Cents) => string {
  const lang = useLanguage();
  return (cents) => formatMoney(cents, lang);
}
