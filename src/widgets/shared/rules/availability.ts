/**
 * Why a quantity cannot be had, as the sentence of part 1 §5, or null. `available` null means that nobody knows.
 */
export function refuseQuantity(requested: number, available: number | null, label: string): string | null {
  if (available === null || requested <= available) return null;
  return available === 1 ? `È disponibile solo ${available} ${label}` : `Sono disponibili solo ${available} ${label}`;
}
