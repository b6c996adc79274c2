/**
 * Money: integer cents inside, decimal euro on the wire, Italian text on screen.
 * The only module that converts between the three (part 1 §9: rounded to 2 decimals, never below 0).
 */

/** An amount in integer euro cents. */
export type Cents = number;

/**
 * Reads a decimal euro amount of the wire as cents.
 * Half cents round away from zero on the decimal digits as written, not on the binary float (1.005 is 1,01 €).
 */
export function centsFromEuro(euro: number): Cents {
  const sign = euro < 0 ? -1 : 1;
  // 15 significant digits restore the decimal as written: a float holds that many exactly.
  const [digits, exponent] = Math.abs(euro).toExponential(14).split('e');
  const cents = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  return cents === 0 ? 0 : sign * cents;
}

/** Writes cents as the wire's decimal euro amount. */
export function euroFromCents(cents: Cents): number {
  return Number(`${cents}e-2`);
}

/** `1.234,50` – Italian digits without a currency sign. Never prints `-0,00`. */
export function formatAmount(cents: Cents): string {
  const rounded = Math.round(cents);
  const digits = String(Math.abs(rounded)).padStart(3, '0');
  const euro = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${rounded < 0 ? '−' : ''}${euro},${digits.slice(-2)}`;
}

/** `1.234,50 €` with a no-break space, so that the currency sign never wraps to the next line. */
export function formatMoney(cents: Cents): string {
  return `${formatAmount(cents)}\u00a0€`;
}
