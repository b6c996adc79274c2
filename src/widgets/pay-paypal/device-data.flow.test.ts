import { describe, expect, test } from 'vitest';
import { type DeviceDataCommand, type DeviceDataEvent, type DeviceDataState, type Retry, step } from './device-data.flow.ts';
import type { DeviceClient } from './gateway.ts';

const CLIENT: DeviceClient = { collect: async () => '{}' };
const LINK = { type: 'internal', link: '/wallet/recharge/u1' } as const;
const error = (code: number, retry: Retry, sentence: string | null = null): DeviceDataState => ({ name: 'ERROR', code, sentence, retry });

const STATES: Readonly<Record<DeviceDataState['name'], DeviceDataState>> = {
  FETCH_TOKEN: { name: 'FETCH_TOKEN' },
  LOAD_PAYPAL: { name: 'LOAD_PAYPAL', clientToken: 'token' },
  CREATE_CLIENT: { name: 'CREATE_CLIENT', clientToken: 'token' },
  COLLECT_DEVICE_DATA: { name: 'COLLECT_DEVICE_DATA' },
  SEND_DEVICE_DATA: { name: 'SEND_DEVICE_DATA' },
  READ_OUTCOME: { name: 'READ_OUTCOME' },
  CANCEL_PAYMENT: { name: 'CANCEL_PAYMENT' },
  DONE: { name: 'DONE' },
  ERROR: error(20144, 'start'),
};
const EVENTS: Readonly<Record<DeviceDataEvent['type'], DeviceDataEvent>> = {
  opened: { type: 'opened' },
  'token-fetched': { type: 'token-fetched', clientToken: 'token' },
  'paypal-loaded': { type: 'paypal-loaded' },
  'client-created': { type: 'client-created', client: CLIENT },
  collected: { type: 'collected', deviceData: '{}' },
  'moved-on': { type: 'moved-on', link: LINK },
  'still-open': { type: 'still-open' },
  failed: { type: 'failed', sentence: 'No.' },
  'outcome-unknown': { type: 'outcome-unknown' },
  'retry-pressed': { type: 'retry-pressed' },
  'cancel-pressed': { type: 'cancel-pressed' },
};

type Row = [from: DeviceDataState, event: DeviceDataEvent['type'], to: DeviceDataState, command?: DeviceDataCommand];
const CANCELLING = [STATES.CANCEL_PAYMENT, { type: 'cancel' }] as const;
const table: Row[] = [
  [STATES.FETCH_TOKEN, 'opened', STATES.FETCH_TOKEN, { type: 'fetch-token' }],
  [STATES.FETCH_TOKEN, 'token-fetched', STATES.LOAD_PAYPAL, { type: 'load-paypal' }],
  [STATES.FETCH_TOKEN, 'failed', error(20144, 'start')],
  [STATES.LOAD_PAYPAL, 'paypal-loaded', STATES.CREATE_CLIENT, { type: 'create-client', clientToken: 'token' }],
  [STATES.LOAD_PAYPAL, 'failed', error(20144, 'start')],
  [STATES.CREATE_CLIENT, 'client-created', STATES.COLLECT_DEVICE_DATA, { type: 'collect', client: CLIENT }],
  [STATES.CREATE_CLIENT, 'failed', error(20144, 'start')],
  [STATES.COLLECT_DEVICE_DATA, 'collected', STATES.SEND_DEVICE_DATA, { type: 'send', deviceData: '{}' }],
  [STATES.COLLECT_DEVICE_DATA, 'failed', error(20146, 'start')],
  [STATES.SEND_DEVICE_DATA, 'moved-on', STATES.DONE, { type: 'follow', link: LINK }],
  [STATES.SEND_DEVICE_DATA, 'failed', error(20147, 'start', 'No.')],
  [STATES.SEND_DEVICE_DATA, 'outcome-unknown', STATES.READ_OUTCOME, { type: 'read-outcome' }],
  [STATES.READ_OUTCOME, 'moved-on', STATES.DONE, { type: 'follow', link: LINK }],
  [STATES.READ_OUTCOME, 'still-open', error(20147, 'start')],
  [STATES.READ_OUTCOME, 'failed', error(20147, 'read-outcome', 'No.')],
  [STATES.DONE, 'failed', error(20147, 'read-outcome', 'No.')],
  [STATES.CANCEL_PAYMENT, 'moved-on', STATES.DONE, { type: 'follow', link: LINK }],
  [STATES.CANCEL_PAYMENT, 'failed', error(20148, 'cancel', 'No.')],
  [error(20146, 'start'), 'retry-pressed', STATES.FETCH_TOKEN, { type: 'fetch-token' }],
  [error(20147, 'read-outcome'), 'retry-pressed', STATES.READ_OUTCOME, { type: 'read-outcome' }],
  [error(20148, 'cancel'), 'retry-pressed', ...CANCELLING],
  [STATES.FETCH_TOKEN, 'cancel-pressed', ...CANCELLING],
  [STATES.LOAD_PAYPAL, 'cancel-pressed', ...CANCELLING],
  [STATES.CREATE_CLIENT, 'cancel-pressed', ...CANCELLING],
  [STATES.COLLECT_DEVICE_DATA, 'cancel-pressed', ...CANCELLING],
  [STATES.ERROR, 'cancel-pressed', ...CANCELLING],
];

test.each(table.map((row) => [row[0].name, row[1], row[2].name, row] as const))('%s + %s = %s', (_, __, ___, [from, event, to, command]) =>
  expect(step(from, EVENTS[event])).toEqual(command === undefined ? { state: to } : { state: to, command }),
);

describe('a foreign event leaves the very same state', () => {
  const foreign = Object.values(STATES).flatMap((state) =>
    Object.values(EVENTS)
      .filter(({ type }) => !table.some(([from, event]) => from.name === state.name && event === type))
      .map((event) => [state.name, event.type, state, event] as const),
  );
  test.each(foreign)('%s: %s', (_, __, state, event) => {
    const next = step(state, event);
    expect(next.state).toBe(state);
    expect(next.command).toBeUndefined();
  });
});
