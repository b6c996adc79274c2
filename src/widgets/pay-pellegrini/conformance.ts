import { manual, type MethodConformance, reading, STEP } from '../../../conformance/asking.ts';

export const pellegrini = {
  path: 'b2c/payment/integration/pellegrini/',
  ids: {
    'pellegrini-ticket': 'a payment by Pellegrini vouchers (UUID)',
  },
  calls: {
    getPellegriniTicket: ['The state of a Pellegrini voucher payment', reading({ uuid: 'pellegrini-ticket' })],
    submitPellegriniTicket: ['Pays with a Pellegrini code; costs money', manual(STEP)],
  },
} as const satisfies MethodConformance;
