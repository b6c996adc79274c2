import type { PaymentMethod } from '../../registry/manifest.ts';

export const edenred_ticket = {
  folder: 'pay-edenred',
  add: { title: 'Aggiungi Ticket Restaurant Edenred', component: 'AddEdenred' },
  confirm: { title: 'Aggiungi Ticket Restaurant Edenred', component: 'ConfirmEdenred' },
  pay: { step: 'pay', title: 'Ticket Restaurant Edenred', component: 'PayEdenred' },
} as const satisfies PaymentMethod;
