import { manual, type MethodConformance, NONCE, reading, STEP } from '../../../conformance/asking.ts';

export const braintree_cc = {
  path: 'b2c/payment/integration/braintree/braintree-cc-',
  ids: {
    'card-payment': 'a payment that waits for 3-D Secure (UUID)',
  },
  waiting: 'card-payment',
  calls: {
    addCard: ['Saves a card by its nonce', manual(NONCE)],
    getThreeDSecureFlow: ['What the 3-D Secure verification of a payment needs', reading({ uuid: 'card-payment' })],
    finishThreeDSecureFlow: ['Pays with a verified nonce; costs money', manual(STEP)],
    cancelThreeDSecureFlow: ['Gives up the 3-D Secure verification (a GET with an effect: never prefetch it)', manual(STEP)],
    saveCardholderName: ['Saves the name on the card of a payment', manual(STEP)],
  },
} as const satisfies MethodConformance;
