import type { ChargeText } from '../../widgets/shared/payment/charge-text.ts';

export const charge: ChargeText = {
  first: (atMost) => `Pays first, up to ${atMost}`,
  rest: 'Pays the rest',
  change: 'Change',
  changeInstrument: (label) => `Change payment method: ${label}`,
};
