import { defineText } from '../text/language.ts';

/**
 * What each of two instruments pays. The second instrument (`partialAmountMethod`) is charged first, with whatever it holds: only
 * its provider knows how much that is.
 */
const ITALIAN = {
  first: (atMost: string) => `Paga per primo, fino a ${atMost}`,
  rest: 'Paga il resto',
  change: 'Cambia',
  changeInstrument: (label: string) => `Cambia metodo di pagamento: ${label}`,
};

export type ChargeText = Readonly<typeof ITALIAN>;
export const useChargeText = defineText('charge', ITALIAN);
