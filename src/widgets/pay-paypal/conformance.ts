import { manual, type MethodConformance, NONCE, STEP } from '../../../conformance/asking.ts';

export const braintree_paypal = {
  path: 'b2c/payment/integration/braintree/braintree-paypal-',
  ids: {
    'paypal-payment': 'a payment that waits for PayPal’s device data (UUID)',
  },
  waiting: 'paypal-payment',
  calls: {
    addPaypalAccount: ['Saves a PayPal account by its nonce', manual(NONCE)],
    submitDeviceData: ['Pays by PayPal with the device data; costs money', manual(STEP)],
    cancelPaypalPayment: ['Cancels a PayPal payment', manual(STEP)],
  },
} as const satisfies MethodConformance;
