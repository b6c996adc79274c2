import type { ChargeText } from './charge-text.ts';

export const ENGLISH: ChargeText = {
  first: (atMost) => `Pays first, up to ${atMost}`,
  rest: 'Pays the rest',
  change: 'Change',
  changeInstrument: (label) => `Change payment method: ${label}`,
};
