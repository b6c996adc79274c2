import { manual, type MethodConformance, reading, STEP } from '../../../conformance/asking.ts';

export const sodexo = {
  path: 'b2c/payment/integration/sodexo/',
  ids: {
    'pluxee-ticket': 'a payment by Pluxee vouchers (UUID)',
  },
  calls: {
    getPluxeeTicket: ['The state of a Pluxee voucher payment', reading({ uuid: 'pluxee-ticket' })],
    submitPluxeeTicket: ['Pays with a Pluxee code; costs money', manual(STEP)],
  },
} as const satisfies MethodConformance;
