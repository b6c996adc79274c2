import type { PellegriniText } from '../../widgets/pay-pellegrini/text.ts';
import type { PluxeeText } from '../../widgets/pay-pluxee/text.ts';
import type { VoucherText } from '../../widgets/shared/payment/voucher/text.ts';

export const voucher: VoucherText = {
  confirm: 'Confirm',
  loading: 'Loading the top-up',
  loadErrorTitle: 'Oops… There was an error\nwhile loading the data.',
  loadErrorText: 'No code is lost: try again to see how your top-up is going.',
  notFoundTitle: 'Top-up not found',
  notFoundText: 'It may belong to another account. Go back and start again from your wallet.',
  back: 'Go back',
  home: 'Go to Home',

  submitting: 'We are checking the code: it usually takes a few seconds.',
  submittingSlow: 'It is taking longer than usual. Stay on this page: the code is used only once.',
  checking: 'We check how your top-up is going before we continue.',
  checkErrorTitle: 'We do not know whether the code was used',
  checkErrorText: 'The code is still here. Try again when you are online: we check the top-up without sending the code again.',

  problems: {
    missing: 'The code is required',
    refused: 'The code was not accepted. Check it and try again.',
    failed: 'There was an error while processing your request.',
    unsent: 'We could not send the code. Check your connection and try again.',
    unanswered: 'There was no answer, and the code does not appear to have been used. You can try again.',
    busy: 'Another window is already working on this payment. Wait a moment, then try again.',
  },

  waitingTitle: 'We are confirming your vouchers',
  waitingText: 'It usually takes a few seconds. There is no need to enter the code again.',
  lateTitle: 'Confirming…',
  lateText: 'It is taking longer than usual. Your code is safe: do not enter it again, check back in a moment.',
  leavingTitle: 'All set',
  leavingText: 'Taking you to the next step.',
  leavingSlow: 'If nothing happens, reload the page: the code is not used again.',
  strandedTitle: 'We cannot take you to the next step',
  strandedText: 'Your request has been recorded: do not enter the code again. Try again, or go back to Home.',
};

export const pellegrini: PellegriniText = {
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

export const pluxee: PluxeeText = {
  title: 'Pluxee top-up',
  label: 'Pluxee code',
  steps: [
    'Open the Pluxee app and choose to pay with a code.',
    'Say how many vouchers to use: 8 vouchers at most.',
    'Type the code from the app here below and press Confirm.',
  ],
  problems: { invalid: 'Invalid code.' },
};
