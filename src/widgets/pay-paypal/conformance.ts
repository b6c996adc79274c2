import { hand, type MethodConformance, NONCE, STEP } from '../../../conformance/asking.ts';

export const braintree_paypal = {
  path: 'b2c/payment/integration/braintree/braintree-paypal-',
  ids: {
    'paypal-payment': 'a payment that waits for PayPal’s device data (UUID)',
  },
  waiting: 'paypal-payment',
  calls: {
    addPaypalAccount: ['Saves a PayPal account by its nonce', hand(NONCE)],
    submitDeviceData: ['Pays by PayPal with the device data; costs money', hand(STEP)],
    cancelPaypalPayment: ['Cancels a PayPal payment', hand(STEP)],
  },
} as const satisfies MethodConformance;
