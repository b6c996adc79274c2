/** Converts money: integer cents inside, decimal euro on the wire, Italian text on screen (part 1 §9). */

/** An amount in integer euro cents. */
export type Cents = number;

/** Cents of a decimal euro amount. Half cents round away from zero, by the digits as written: the float 1.005 is below 1,005. */
export function centsFromEuro(euro: number): Cents {
  const sign = euro < 0 ? -1 : 1;
  // 15 significant digits restore the decimal as written: a float holds that many exactly.
  const [digits, exponent] = Math.abs(euro).toExponential(14).split('e');
  const cents = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  return cents === 0 ? 0 : sign * cents;
}

/** Writes cents as the wire's decimal euro amount. */
export const euroFromCents = (cents: Cents): number => Number(`${cents}e-2`);

/** `1.234,50` – Italian digits without a currency sign. Never prints `-0,00`. */
export function formatAmount(cents: Cents): string {
  const rounded = Math.round(cents);
  const digits = String(Math.abs(rounded)).padStart(3, '0');
  const euro = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${rounded < 0 ? '−' : ''}${euro},${digits.slice(-2)}`;
}

/** `1.234,50 €` with a no-break space, so that the currency sign never wraps to the next line. */
export const formatMoney = (cents: Cents): string => `${formatAmount(cents)}\u00a0€`;
