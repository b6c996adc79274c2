import type { ChargeText } from '../../widgets/shared/payment/charge-text.ts';

export const charge: ChargeText = {
  first: (atMost) => `Zahlt zuerst, bis zu ${atMost}`,
  rest: 'Zahlt den Rest',
  change: 'Ändern',
  changeInstrument: (label) => `Zahlungsart ändern: ${label}`,
};
