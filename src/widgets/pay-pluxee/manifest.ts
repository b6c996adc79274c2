import type { PaymentMethod } from '../../registry/manifest.ts';

/** The company was called Sodexo, and its addresses still are. */
export const sodexo = {
  folder: 'pay-pluxee',
  pay: { step: 'pay', title: 'Ricarica Pluxee', component: 'Pluxee' },
} as const satisfies PaymentMethod;
