/**
 * The back end's own money: integer cents inside, decimal euro on its wire.
 * Written apart from the client's module on purpose, so that one cannot hide the other's mistake.
 */

/** Cents as the wire's decimal number. One division: the nearest double, which JSON prints as it was meant. */
export const euro = (cents: number): number => cents / 100;

/** `6,40 €`, as the catalogue prints its prices (with a no-break space). */
export function priceLabel(cents: number): string {
  return `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}\u00a0€`;
}
