import type { PaymentMethod } from '../../registry/manifest.ts';

export const braintree_paypal = {
  folder: 'pay-paypal',
  hasVendor: true,
  add: { title: 'Collega PayPal', component: 'AddPayPal' },
  pay: { step: 'device_data', title: 'Verifica PayPal', component: 'DeviceData' },
} as const satisfies PaymentMethod;
