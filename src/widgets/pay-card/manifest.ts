import type { PaymentMethod } from '../../registry/manifest.ts';

export const braintree_cc = {
  folder: 'pay-card',
  hasVendor: true,
  add: { title: 'Aggiungi Carta', component: 'AddCard' },
  pay: { step: '3dsecure-flow', title: 'Verifica Pagamento', component: 'ThreeDSecure' },
} as const satisfies PaymentMethod;
