import { getPellegriniTicket, submitPellegriniTicket } from '../../api/index.ts';
import { SUBMIT_TIMEOUT_MS, useVoucher, type VoucherService } from '../shared/payment/voucher/use-voucher.ts';
import { pellegriniRules, type PellegriniStatus } from './pellegrini.flow.ts';

export const pellegriniService: VoucherService<PellegriniStatus> = {
  ...pellegriniRules,
  intent: 'pellegrini',
  read: (client, uuid, signal) => client.call(getPellegriniTicket, { params: { uuid }, signal }),
  submit: (client, uuid, code) =>
    client.call(submitPellegriniTicket, { params: { uuid }, body: { token: code }, timeoutMs: SUBMIT_TIMEOUT_MS }),
};

export const usePellegrini = (uuid: string) => useVoucher(uuid, pellegriniService);
