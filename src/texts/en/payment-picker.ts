import type { PaymentPickerText } from '../../widgets/payment-picker/text.ts';

const PAY = { title: 'Choose how to pay', saved: 'Your payment methods' };
const TOP_UP = { title: 'Choose how to top up', saved: 'Your top-up methods' };

export const paymentPicker: PaymentPickerText = {
  contexts: { definedAmountMethod: PAY, walletRechargeMethod: TOP_UP, partialAmountMethod: TOP_UP },
  signIn: 'Sign in to choose how to pay',
  partialLead: 'This method pays first, as far as it goes. The other method of your order pays the rest.',
  fresh: 'Use a new method',
  loading: 'Loading the payment methods',
  sendingTitle: 'We are saving your choice',
  sendingText: 'It takes a few seconds, then we take you back to where you were.',
  sendingSlow: 'It is taking longer than usual: the connection is slow. Your choice is not lost.',
  sending: 'Sending your choice',
  chosen: (label) => `You chose: ${label}`,
  sendError: 'The data could not be sent',
  blocked: 'Oops… It is not possible to continue.',
  blockedText: 'We cannot load the payment methods. Try again in a moment.',
  nothingText: 'There is no method here that you can use now.',
  back: 'Go back',
  day: 'Day',
  dayNote: 'Read how to top up with Day vouchers',
};
