import type { PaymentMethod } from '../../registry/manifest.ts';

/** Pluxee was called Sodexo; the addresses still use the old name. */
export const sodexo = {
  folder: 'pay-pluxee',
  pay: { step: 'pay', title: 'Ricarica Pluxee', component: 'Pluxee' },
} as const satisfies PaymentMethod;
