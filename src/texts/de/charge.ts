import type { ChargeText } from '../../widgets/shared/payment/charge-text.ts';

export const charge: ChargeText = {
  first: (atMost) => `Zuerst, bis zu ${atMost}`,
  rest: 'Für den Rest',
  change: 'Ändern',
  changeInstrument: (label) => `Zahlungsart ändern: ${label}`,
};
