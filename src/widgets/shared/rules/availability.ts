/** The sentence of part 1 §5 if a quantity is not available, otherwise null. `available` null means unknown. */
export function refuseQuantity(requested: number, available: number | null, label: string): string | null {
  if (available === null || requested <= available) return null;
  return available === 1 ? `È disponibile solo ${available} ${label}` : `Sono disponibili solo ${available} ${label}`;
}
