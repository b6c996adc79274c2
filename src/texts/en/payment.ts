import type { PaymentText } from '../../widgets/shared/payment/text.ts';

export const payment: PaymentText = {
  gatewayError: (code, phone) =>
    phone === null
      ? `There was an error.\nTry again (Gateway error: ${code})`
      : `There was an error.\nTry again or call us on ${phone} (Gateway error: ${code})`,
  sending: 'Confirming your payment',
  sendingSlow: 'It is taking longer than usual. The payment does not repeat by itself: you can safely wait.',
  reading: 'Checking your payment',
  readingText: 'Something went wrong: before you try again, we check whether the payment has already gone through.',
  cancelling: 'Cancelling',
  cancellingText: 'Just a moment.',
  certainty: {
    open: 'We have charged nothing with this method. You can try again or cancel the payment.',
    refused: 'You can try again or cancel the payment.',
    unknown: 'We do not know yet whether the payment has gone through: try again, and we check it before we send anything else.',
  },
  cancelErrorText: 'We could not cancel the payment. You can try again.',
  cancel: 'Cancel',
  paymentWith: (label) => `Payment with ${label}`,
  mayClose: 'You can close this window',
};
