import type { PellegriniText } from './text.ts';

export const ENGLISH: PellegriniText = {
  title: 'Pellegrini top-up',
  label: 'Pellegrini code',
  where: 'Create the code in the Pellegrini app and type it here: it has 7 digits and starts with 5.',
  problems: {
    length: 'Invalid code. It must have 7 digits',
    start: 'Invalid code. It must start with the number 5',
  },
  endings: {
    AWAITING_COMPLETION: {
      title: 'There was an error with your code',
      text: 'The top-up is not confirmed yet. Do not enter another code: try again in a moment, or contact us.',
    },
    CANCEL: {
      title: 'Transaction cancelled',
      text: 'This top-up is closed. To use a voucher, start again from your wallet.',
    },
  },
};
