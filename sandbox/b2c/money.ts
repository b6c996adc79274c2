/**
 * The back end's money: integer cents inside, decimal euro on the wire.
 * Deliberately independent of the client's module, so that one cannot hide a mistake of the other.
 */

/** Cents as the wire's decimal number. One division gives the nearest double, which JSON prints as the expected decimal. */
export const euro = (cents: number): number => cents / 100;

/** `6,40 €`, as the catalogue prints its prices (with a no-break space). */
export function priceLabel(cents: number): string {
  return `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}\u00a0€`;
}
