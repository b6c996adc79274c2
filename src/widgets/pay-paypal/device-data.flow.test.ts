import { describe, expect, test } from 'vitest';
import { type DeviceDataCommand, type DeviceDataEvent, type DeviceDataState, step } from './device-data.flow.ts';
import type { DeviceClient } from './gateway.ts';

const CLIENT: DeviceClient = { collect: async () => '{}' };
const LINK = { type: 'internal', link: '/wallet/recharge/u1' } as const;
const AT_PAYMENT = { type: 'internal', link: '/payment/u1' } as const;

type Outcome = Extract<DeviceDataEvent, { type: 'outcome-read' }>['outcome'];
const movedOn = (actionType: 'redirect' | 'error' | 'loading' | 'collectPI' | 'cancelled'): Outcome => ({
  kind: 'moved-on',
  link: actionType === 'redirect' ? LINK : AT_PAYMENT,
  actionType,
});
const reads = (outcome: Outcome): DeviceDataEvent => ({ type: 'outcome-read', outcome });
const OPEN = reads({ kind: 'open' });
const UNLISTED = reads({ kind: 'unlisted' });

type ErrorState = Extract<DeviceDataState, { name: 'ERROR' }>;
type ReadState = Extract<DeviceDataState, { name: 'READ_OUTCOME' }>;
type Code = ErrorState['code'];
const error = (code: Code, known: ErrorState['known'], retry: ErrorState['retry'], sentence: string | null = null): ErrorState => ({
  name: 'ERROR',
  code,
  sentence,
  known,
  retry,
});
/** Something failed, and the payment is read before that is said. */
const reading = (code: Code, after: Partial<ReadState['after']> = {}): ReadState => ({
  name: 'READ_OUTCOME',
  after: { code, sentence: null, isRefusal: false, isCancel: false, ...after },
});

const STATES: Readonly<Record<DeviceDataState['name'], DeviceDataState>> = {
  READ_PAYMENT: { name: 'READ_PAYMENT' },
  FETCH_TOKEN: { name: 'FETCH_TOKEN' },
  LOAD_PAYPAL: { name: 'LOAD_PAYPAL', clientToken: 'token' },
  CREATE_CLIENT: { name: 'CREATE_CLIENT', clientToken: 'token' },
  COLLECT_DEVICE_DATA: { name: 'COLLECT_DEVICE_DATA' },
  SEND_DEVICE_DATA: { name: 'SEND_DEVICE_DATA' },
  READ_OUTCOME: reading(20147),
  CANCEL_PAYMENT: { name: 'CANCEL_PAYMENT' },
  DONE: { name: 'DONE', code: 20147 },
  ERROR: error(20144, 'open', 'start'),
};
const EVENTS: Readonly<Record<DeviceDataEvent['type'], DeviceDataEvent>> = {
  opened: { type: 'opened' },
  'outcome-read': OPEN,
  'token-fetched': { type: 'token-fetched', clientToken: 'token' },
  'paypal-loaded': { type: 'paypal-loaded' },
  'client-created': { type: 'client-created', client: CLIENT },
  collected: { type: 'collected', deviceData: '{}' },
  'moved-on': { type: 'moved-on', link: LINK },
  refused: { type: 'refused', sentence: 'No.' },
  failed: { type: 'failed', sentence: 'No.' },
  'retry-pressed': { type: 'retry-pressed' },
  'cancel-pressed': { type: 'cancel-pressed' },
};

type Row = [from: DeviceDataState, event: DeviceDataEvent, to: DeviceDataState, command?: DeviceDataCommand];
const READING = { type: 'read-outcome' } as const;
const CANCELLING = [STATES.CANCEL_PAYMENT, { type: 'cancel' }] as const;
const followed = (code: Code) =>
  [
    { name: 'DONE', code },
    { type: 'follow', link: LINK },
  ] as const;
const toPayment = (code: Code) =>
  [
    { name: 'DONE', code },
    { type: 'follow', link: AT_PAYMENT },
  ] as const;
const SAID = { sentence: 'No.' };
const ELSEWHERE = ['error', 'loading', 'collectPI', 'cancelled'] as const;

const table: Row[] = [
  [STATES.READ_PAYMENT, EVENTS.opened, STATES.READ_PAYMENT, { type: 'read-payment' }],
  [STATES.READ_PAYMENT, OPEN, STATES.FETCH_TOKEN, { type: 'fetch-token' }],
  [STATES.READ_PAYMENT, UNLISTED, STATES.FETCH_TOKEN, { type: 'fetch-token' }],
  [STATES.READ_PAYMENT, reads(movedOn('redirect')), ...followed(20144)],
  ...ELSEWHERE.map((why): Row => [STATES.READ_PAYMENT, reads(movedOn(why)), ...toPayment(20144)]),
  [STATES.READ_PAYMENT, EVENTS.failed, error(20144, 'unknown', 'start', 'No.')],
  [STATES.FETCH_TOKEN, EVENTS['token-fetched'], STATES.LOAD_PAYPAL, { type: 'load-paypal' }],
  [STATES.FETCH_TOKEN, EVENTS.failed, reading(20144, SAID), READING],
  [STATES.LOAD_PAYPAL, EVENTS['paypal-loaded'], STATES.CREATE_CLIENT, { type: 'create-client', clientToken: 'token' }],
  [STATES.LOAD_PAYPAL, EVENTS.failed, reading(20144, SAID), READING],
  [STATES.CREATE_CLIENT, EVENTS['client-created'], STATES.COLLECT_DEVICE_DATA, { type: 'collect', client: CLIENT }],
  [STATES.CREATE_CLIENT, EVENTS.failed, reading(20144, SAID), READING],
  [STATES.COLLECT_DEVICE_DATA, EVENTS.collected, STATES.SEND_DEVICE_DATA, { type: 'send', deviceData: '{}' }],
  [STATES.COLLECT_DEVICE_DATA, EVENTS.failed, reading(20146, SAID), READING],
  [STATES.SEND_DEVICE_DATA, EVENTS['moved-on'], ...followed(20147)],
  [STATES.SEND_DEVICE_DATA, EVENTS.refused, reading(20147, { ...SAID, isRefusal: true }), READING],
  [STATES.SEND_DEVICE_DATA, EVENTS.failed, reading(20147, SAID), READING],
  [STATES.CANCEL_PAYMENT, EVENTS['moved-on'], ...followed(20148)],
  [STATES.CANCEL_PAYMENT, EVENTS.refused, reading(20148, { ...SAID, isRefusal: true, isCancel: true }), READING],
  [STATES.CANCEL_PAYMENT, EVENTS.failed, reading(20148, { ...SAID, isCancel: true }), READING],
  ...([20144, 20146, 20147] as const).flatMap((code): Row[] => [
    [reading(code, SAID), OPEN, error(code, 'open', 'start', 'No.')],
    [reading(code, SAID), UNLISTED, error(code, 'unknown', 'read-outcome', 'No.')],
    [reading(code), EVENTS.failed, error(code, 'unknown', 'read-outcome')],
    [reading(code), reads(movedOn('redirect')), ...followed(code)],
    ...ELSEWHERE.map((why): Row => [reading(code), reads(movedOn(why)), ...toPayment(code)]),
  ]),
  [reading(20147, { ...SAID, isRefusal: true }), OPEN, error(20147, 'open', 'start', 'No.')],
  [reading(20147, { ...SAID, isRefusal: true }), reads(movedOn('error')), error(20147, 'refused', 'start', 'No.')],
  [reading(20147, { ...SAID, isRefusal: true }), reads(movedOn('redirect')), ...followed(20147)],
  [reading(20148, { isCancel: true }), OPEN, error(20148, 'open', 'cancel')],
  [reading(20148, { isCancel: true }), UNLISTED, error(20148, 'unknown', 'cancel')],
  [reading(20148, { isCancel: true }), EVENTS.failed, error(20148, 'unknown', 'cancel')],
  [reading(20148, { isCancel: true }), reads(movedOn('cancelled')), ...toPayment(20148)],
  [reading(20148, { isCancel: true }), reads(movedOn('redirect')), ...followed(20148)],
  [reading(20148, { ...SAID, isCancel: true, isRefusal: true }), reads(movedOn('error')), error(20148, 'refused', 'cancel', 'No.')],
  [STATES.DONE, EVENTS.failed, error(20147, 'unknown', 'read-outcome', 'No.')],
  [error(20147, 'open', 'start'), EVENTS['retry-pressed'], STATES.READ_PAYMENT, { type: 'read-payment' }],
  [error(20147, 'unknown', 'read-outcome', 'No.'), EVENTS['retry-pressed'], reading(20147, SAID), READING],
  [error(20148, 'unknown', 'cancel'), EVENTS['retry-pressed'], ...CANCELLING],
  ...(['READ_PAYMENT', 'FETCH_TOKEN', 'LOAD_PAYPAL', 'CREATE_CLIENT', 'COLLECT_DEVICE_DATA', 'ERROR'] as const).map((name): Row => [
    STATES[name],
    EVENTS['cancel-pressed'],
    ...CANCELLING,
  ]),
];

test.each(table.map((row) => [row[0].name, row[1].type, row[2].name, row] as const))(
  '%s + %s = %s',
  (_, __, ___, [from, event, to, command]) =>
    expect(step(from, event)).toEqual(command === undefined ? { state: to } : { state: to, command }),
);

describe('a foreign event leaves the very same state', () => {
  const foreign = Object.values(STATES).flatMap((state) =>
    Object.values(EVENTS)
      .filter(({ type }) => !table.some(([from, event]) => from.name === state.name && event.type === type))
      .map((event) => [state.name, event.type, state, event] as const),
  );
  test.each(foreign)('%s: %s', (_, __, state, event) => {
    const next = step(state, event);
    expect(next.state).toBe(state);
    expect(next.command).toBeUndefined();
  });
});
