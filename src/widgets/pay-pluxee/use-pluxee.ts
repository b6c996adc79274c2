import { getPluxeeTicket, submitPluxeeTicket } from '../../api/index.ts';
import { SUBMIT_TIMEOUT_MS, useVoucher, type VoucherService } from '../shared/payment/voucher/use-voucher.ts';
import { pluxeeRules, type PluxeeStatus } from './pluxee.flow.ts';

export const pluxeeService: VoucherService<PluxeeStatus> = {
  ...pluxeeRules,
  intent: 'sodexo',
  async read(client, uuid, signal) {
    const { status, redirect } = await client.call(getPluxeeTicket, { params: { uuid }, signal });
    return { status, redirect, message: null };
  },
  async submit(client, uuid, code) {
    const { success, data, errorMessage } = await client.call(submitPluxeeTicket, {
      params: { uuid },
      body: { otp: code },
      timeoutMs: SUBMIT_TIMEOUT_MS,
    });
    return { status: data.status, redirect: data.redirect, message: success ? null : errorMessage };
  },
};

export const usePluxee = (uuid: string) => useVoucher(uuid, pluxeeService);
