import type { PayPalText } from '../../widgets/pay-paypal/text.ts';

export const paypal: PayPalText = {
  add: {
    title: 'Link PayPal',
    lead: (product) => `Click here to add PayPal to your ${product} profile.`,
    note: 'PayPal’s window opens: sign in, confirm, and you are straight back here.',
    agreement: (product) => `Purchases on ${product}`,
    loading: 'Connecting to PayPal',
    loadingText: 'It takes a few seconds.',
    loadingSlow: 'It is taking longer than usual. You can wait, or go back and try again later.',
    sending: 'We are adding PayPal',
    sendingText: 'You have confirmed. Just a moment more, there is no need to repeat anything.',
    sendingSlow: 'It is taking longer than usual. PayPal is not added twice: you can safely wait.',
    reading: 'We are checking whether PayPal was added',
    readingText: 'Something went wrong: before you try again, we look among your payment methods.',
    blocked: 'The browser blocked PayPal’s window. Allow windows for this site and try again.',
    unknownText: 'We do not know yet whether PayPal was added: try again, and we check it before we send anything else.',
    leave: 'Back',
  },
  device: {
    title: 'PayPal verification',
    loading: {
      title: 'Verification in progress',
      text: 'PayPal is checking that it is you who pays. It takes a few seconds.',
      slow: 'It is taking longer than usual. You can wait, or cancel the payment.',
    },
    sendingText: 'Just a moment more, there is no need to repeat anything.',
  },
};
