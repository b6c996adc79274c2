import { manual, type MethodConformance, OUTSIDE, reading } from '../../../conformance/asking.ts';

export const satispay_standard = {
  path: 'b2c/payment/integration/satispay/standard/',
  ids: {
    'satispay-add': 'a request to link a Satispay account',
  },
  calls: {
    addSatispay: ['Starts to link a Satispay account', manual(OUTSIDE)],
    getSatispayAdd: ['The state of a Satispay link', reading({ id: 'satispay-add' })],
    cancelSatispayAdd: ['Gives up a Satispay link', manual(OUTSIDE)],
  },
} as const satisfies MethodConformance;

export const satispay_ticket = {
  path: 'b2c/payment/integration/satispay/ticket/',
  ids: {
    'satispay-ticket': 'a payment by Satispay vouchers (UUID)',
  },
  calls: {
    getSatispayTicketRedirect: ['The address of a Satispay voucher payment, once it is ready', reading({ uuid: 'satispay-ticket' })],
  },
} as const satisfies MethodConformance;
