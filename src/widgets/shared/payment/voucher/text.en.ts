import type { VoucherText } from './text.ts';

export const ENGLISH: VoucherText = {
  confirm: 'Confirm',
  loading: 'Loading the top-up',
  loadErrorTitle: 'Oops… There was an error while loading the data.',
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
