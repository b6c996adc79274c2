/** Converts money: integer cents inside, decimal euro on the wire, text on screen (P1-9.2). */
import type { Lang } from './language.ts';

/** An amount in integer euro cents. */
export type Cents = number;

/** Cents of a decimal euro amount. Half cents round away from zero, by the digits as written: the float 1.005 is below 1,005. */
export function centsFromEuro(euro: number): Cents {
  // 15 significant digits restore the decimal as written: a float holds that many exactly.
  const [digits, exponent] = Math.abs(euro).toExponential(14).split('e');
  const cents = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  // Adding zero makes the negative zero positive.
  return Math.sign(euro) * cents + 0;
}

/** Writes cents as the wire's decimal euro amount. */
export const euroFromCents = (cents: Cents): number => Number(`${cents}e-2`);

/** `1.234,50`, or `1,234.50` in English: digits without a currency sign. Never prints `-0,00`. */
export function formatAmount(cents: Cents, lang?: Lang): string {
  const rounded = Math.round(cents);
  const digits = String(Math.abs(rounded)).padStart(3, '0');
  const [thousands, decimals] = lang === 'en' ? [',', '.'] : ['.', ','];
  const euro = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, thousands);
  return `${rounded < 0 ? '−' : ''}${euro}${decimals}${digits.slice(-2)}`;
}

/** `1.234,50 €` with a no-break space, so that the currency sign never wraps to the next line; `€1,234.50` in English. */
export function formatMoney(cents: Cents, lang?: Lang): string {
  const amount = formatAmount(cents, lang);
  return lang === 'en' ? amount.replace(/\d/, '€$&') : `${amount}\u00a0€`;
}
