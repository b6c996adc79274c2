import type { OrderingSentence } from '../ordering/text.ts';

/** The sentence of part 1 §5 if a quantity is not available, otherwise null. `available` null means unknown. */
export const refuseQuantity = (requested: number, available: number | null, label: string): OrderingSentence | null =>
  available === null || requested <= available ? null : (text) => text.onlyAvailable(available, label);
