import type { CardText } from '../../widgets/pay-card/text.ts';

export const card: CardText = {
  add: {
    title: 'Add a card',
    lead: 'Enter the details of your credit or debit card.',
    safe: 'The card details go straight to our payment partner: we neither see nor keep them.',
    name: 'Name on the card',
    fields: {
      number: { label: 'Card number', placeholder: '0000 0000 0000 0000', missing: 'The number is required', wrong: 'Invalid number' },
      expirationDate: {
        label: 'Expiry date (MM/YY)',
        placeholder: 'MM / YY',
        missing: 'The expiry date is required',
        wrong: 'Invalid expiry date',
      },
      cvv: { label: 'CVV', placeholder: '123', missing: 'The CVV is required', wrong: 'Invalid CVV' },
    },
    add: 'Add card',
    loading: 'Loading the secure form',
    loadingSlow: 'It is taking longer than usual. You can wait, or go back and try again later.',
    sending: 'We are adding the card',
    sendingSlow: 'It is taking longer than usual. The card is not added twice: you can safely wait.',
    reading: 'We are checking whether the card was added',
    renewed: 'We have reloaded the secure form: type number, expiry date and CVV again.',
    unknown: 'We do not know yet whether the card was added: try again, and we check it before we send anything else.',
    leave: 'Back',
  },
  verify: {
    title: 'Payment verification',
    loading: {
      title: 'Preparing the verification',
      text: 'It takes a few seconds.',
      slow: 'It is taking longer than usual. You can wait, or cancel the payment.',
    },
    verifying: {
      title: 'Verification in progress',
      text: 'Your bank may ask you to confirm. Stay on this page until it is finished.',
      slow: 'It is taking longer than usual. If your bank has written to you, open its app and confirm.',
    },
    sendingText: 'Your bank has answered. Just a moment more, there is no need to repeat anything.',
    nameTitle: 'Whose card is it?',
    nameLead: (card, amount) => `To pay ${amount}${card === null ? '' : ` with ${card}`}, the bank asks for the cardholder’s name.`,
    name: 'Cardholder’s first name and surname',
    proceed: 'Confirm',
    cancel: 'Cancel',
    error: (code) => `There was an error\nwhile verifying the payment (CODE: ${code})`,
  },
  nameMissing: 'The cardholder is required',
};
