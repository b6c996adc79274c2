import type { PaymentMethod } from '../../registry/manifest.ts';

export const pellegrini = {
  folder: 'pay-pellegrini',
  pay: { step: 'pay', title: 'Ricarica Pellegrini', component: 'Pellegrini' },
} as const satisfies PaymentMethod;
