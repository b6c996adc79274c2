import type { PaymentMethod } from '../../registry/manifest.ts';

export const satispay_standard = {
  folder: 'pay-satispay',
  add: { title: 'Aggiungi Satispay', component: 'AddSatispay' },
} as const satisfies PaymentMethod;

export const satispay_ticket = {
  folder: 'pay-satispay',
  pay: { step: 'pay', title: 'Paga con Satispay', component: 'PaySatispayTicket' },
} as const satisfies PaymentMethod;
