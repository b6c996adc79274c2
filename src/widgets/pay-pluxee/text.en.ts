import type { PluxeeText } from './text.ts';

export const ENGLISH: PluxeeText = {
  title: 'Pluxee top-up',
  label: 'Pluxee code',
  steps: [
    'Open the Pluxee app and choose to pay with a code.',
    'Say how many vouchers to use: 8 vouchers at most.',
    'Type the code from the app here below and press Confirm.',
  ],
  problems: { invalid: 'Invalid code.' },
};
