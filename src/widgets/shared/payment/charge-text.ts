import { formatMoney, type Cents } from '../../../api/index.ts';

/**
 * What each of two instruments pays. The second instrument (`partialAmountMethod`) is charged first, with whatever it holds: only
 * its provider knows how much that is.
 */
export const chargeText = {
  first: (atMost: Cents) => `Paga per primo, fino a ${formatMoney(atMost)}`,
  rest: 'Paga il resto',
  change: 'Cambia',
  changeInstrument: (label: string) => `Cambia metodo di pagamento: ${label}`,
} as const;
