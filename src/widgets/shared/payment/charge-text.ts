import { formatMoney, type Cents } from '../../../api/index.ts';

/**
 * What each of two instruments pays. The second instrument (`partialAmountMethod`) is charged first, with whatever it holds; how
 * much that is only its provider knows.
 */
export const chargeText = {
  howYouPay: 'Come paghi',
  /** `atMost`: the rest to pay; null when it is not known here. */
  first: (atMost: Cents | null) => (atMost === null ? 'Paga per primo' : `Paga per primo, fino a ${formatMoney(atMost)}`),
  rest: 'Paga il resto',
  change: 'Cambia',
  changeInstrument: (label: string) => `Cambia metodo di pagamento: ${label}`,
} as const;
