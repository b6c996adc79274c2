import { testForeign, testTable } from '../shared/flow/test-kit.ts';
import type { StepCommand } from '../shared/payment/payment-step.ts';
import { type DeviceDataEvent, type DeviceDataState, step } from './device-data.ts';

/** Those of this step; what it shares with the others is in `payment-step.test.ts`. */
const S = {
  READ_PAYMENT: { name: 'READ_PAYMENT' },
  CREATE_CLIENT: { name: 'CREATE_CLIENT' },
  COLLECT_DEVICE_DATA: { name: 'COLLECT_DEVICE_DATA' },
  SEND: { name: 'SEND' },
  CANCEL: { name: 'CANCEL' },
} as const satisfies Record<string, DeviceDataState>;
const failed: DeviceDataEvent = { type: 'failed', sentence: 'No.' };
const busy: DeviceDataEvent = { type: 'submitted', result: { type: 'busy' } };
const AT_PAYMENT = { type: 'internal', link: '/payment/u1' } as const;
/** With the code of part 2 §8. */
const readAfter = (code: number, sentence: string | null, isCancel = false) =>
  [{ name: 'READ_OUTCOME', after: { code, sentence, isRefusal: false, isCancel } }, { type: 'read-outcome' }] as const;

type Row = [from: DeviceDataState, event: DeviceDataEvent, to: DeviceDataState, command?: StepCommand | { readonly type: 'prepare' }];
const table: Row[] = [
  [S.READ_PAYMENT, { type: 'outcome-read', outcome: { kind: 'open' } }, S.CREATE_CLIENT, { type: 'prepare' }],
  [S.READ_PAYMENT, failed, { name: 'ERROR', code: 20144, sentence: 'No.', certainty: 'unknown', retry: 'start' }],
  [S.CREATE_CLIENT, { type: 'client-created' }, S.COLLECT_DEVICE_DATA],
  [S.CREATE_CLIENT, failed, ...readAfter(20144, 'No.')],
  [S.COLLECT_DEVICE_DATA, { type: 'proved', proof: '{}' }, S.SEND, { type: 'send', proof: '{}' }],
  [S.COLLECT_DEVICE_DATA, failed, ...readAfter(20146, 'No.')],
  [S.SEND, busy, ...readAfter(20147, null)],
  [S.CANCEL, busy, ...readAfter(20148, null, true)],
  // Cancelled, the payment's page is next.
  [S.CANCEL, { type: 'cancelled', link: AT_PAYMENT }, { name: 'DONE', code: 20148 }, { type: 'follow', link: AT_PAYMENT }],
];

testTable(step, table);

testForeign(step, Object.values(S), [{ type: 'client-created' }, { type: 'proved', proof: '{}' }], {
  CREATE_CLIENT: ['client-created'],
  COLLECT_DEVICE_DATA: ['proved'],
});
