import { manual, type MethodConformance, OUTSIDE, reading, STEP } from '../../../conformance/asking.ts';

export const edenred_ticket = {
  path: 'b2c/payment/integration/edenred/',
  ids: {
    'edenred-ticket': 'a payment by Edenred vouchers (UUID)',
  },
  calls: {
    getEdenredLogin: ['The address of the Edenred login', reading({})],
    confirmEdenredLogin: ['Links an Edenred account by the code of its login', manual(OUTSIDE)],
    getEdenredTicket: ['The state and the vouchers of an Edenred payment; amounts in cents', reading({ uuid: 'edenred-ticket' })],
    confirmEdenredTicket: ['Pays with the Edenred vouchers shown; costs money', manual(STEP)],
    skipEdenredTicket: ['Goes on without Edenred vouchers', manual(STEP)],
  },
} as const satisfies MethodConformance;
