import { describe, expect, test } from 'vitest';
import { testEveryPair } from '../shared/flow/test-kit.ts';
import { type AddPayPalCommand, type AddPayPalEvent, type AddPayPalState, codeOf, step } from './add-paypal.ts';
import type { PayPalClient } from './gateway.ts';

const CLIENT: PayPalClient = { mountButton: async () => undefined };
const ACCOUNT = { id: '1', uuid: 'u1', label: 'PayPal', sublabel: null, provider: 'paypal', type: 'braintree_paypal', category: 'wallet' };

const STATES: Readonly<Record<AddPayPalState['name'], AddPayPalState>> = {
  INITIAL: { name: 'INITIAL' },
  FETCH_TOKEN: { name: 'FETCH_TOKEN' },
  LOAD_PAYPAL: { name: 'LOAD_PAYPAL' },
  CREATE_CLIENT: { name: 'CREATE_CLIENT' },
  CLIENT_CREATED: { name: 'CLIENT_CREATED', client: CLIENT },
  SEND_NONCE: { name: 'SEND_NONCE' },
  READ_ACCOUNTS: { name: 'READ_ACCOUNTS' },
  DONE: { name: 'DONE' },
  ERROR_FETCH_TOKEN: { name: 'ERROR_FETCH_TOKEN' },
  ERROR_LOAD_PAYPAL: { name: 'ERROR_LOAD_PAYPAL' },
  ERROR_CREATE_CLIENT: { name: 'ERROR_CREATE_CLIENT' },
  ERROR_CLIENT_CREATED: { name: 'ERROR_CLIENT_CREATED' },
  ERROR_SEND_NONCE: { name: 'ERROR_SEND_NONCE', sentence: 'No.', isUnknown: false },
};
const EVENTS: Readonly<Record<AddPayPalEvent['type'], AddPayPalEvent>> = {
  opened: { type: 'opened' },
  'token-fetched': { type: 'token-fetched' },
  'paypal-loaded': { type: 'paypal-loaded' },
  'client-created': { type: 'client-created', client: CLIENT },
  approved: { type: 'approved', nonce: 'nonce' },
  cancelled: { type: 'cancelled' },
  added: { type: 'added', instrument: ACCOUNT },
  'not-added': { type: 'not-added', sentence: 'No.', isUnknown: false },
  failed: { type: 'failed' },
  'retry-pressed': { type: 'retry-pressed' },
};

type Row = [from: AddPayPalState['name'], event: AddPayPalEvent['type'], to: AddPayPalState['name'], command?: AddPayPalCommand];
const table: Row[] = [
  ['INITIAL', 'opened', 'FETCH_TOKEN', { type: 'prepare' }],
  ['FETCH_TOKEN', 'token-fetched', 'LOAD_PAYPAL'],
  ['FETCH_TOKEN', 'failed', 'ERROR_FETCH_TOKEN'],
  ['LOAD_PAYPAL', 'paypal-loaded', 'CREATE_CLIENT'],
  ['LOAD_PAYPAL', 'failed', 'ERROR_LOAD_PAYPAL'],
  ['CREATE_CLIENT', 'client-created', 'CLIENT_CREATED'],
  ['CREATE_CLIENT', 'failed', 'ERROR_CREATE_CLIENT'],
  ['CLIENT_CREATED', 'approved', 'SEND_NONCE', { type: 'send', nonce: 'nonce' }],
  ['CLIENT_CREATED', 'cancelled', 'DONE', { type: 'leave' }],
  ['CLIENT_CREATED', 'failed', 'ERROR_CLIENT_CREATED'],
  ['SEND_NONCE', 'added', 'DONE', { type: 'transfer-instrument', instrument: ACCOUNT }],
  ['SEND_NONCE', 'not-added', 'ERROR_SEND_NONCE'],
  ['READ_ACCOUNTS', 'added', 'DONE', { type: 'transfer-instrument', instrument: ACCOUNT }],
  ['READ_ACCOUNTS', 'not-added', 'ERROR_SEND_NONCE'],
  ...(['FETCH_TOKEN', 'LOAD_PAYPAL', 'CREATE_CLIENT', 'CLIENT_CREATED', 'SEND_NONCE'] as const).map((name): Row => [
    `ERROR_${name}`,
    'retry-pressed',
    'FETCH_TOKEN',
    { type: 'prepare' },
  ]),
];

testEveryPair(
  step,
  STATES,
  EVENTS,
  table.map(([from, event, to, ...command]) => [from, event, STATES[to], ...command] as const),
);

describe('nobody knows whether the account was added', () => {
  const UNKNOWN: AddPayPalState = { name: 'ERROR_SEND_NONCE', sentence: null, isUnknown: true };

  test.each(['SEND_NONCE', 'READ_ACCOUNTS'] as const)('%s', (from) =>
    expect(step(STATES[from], { type: 'not-added', sentence: null, isUnknown: true })).toEqual({ state: UNKNOWN }),
  );
  test('the next press looks, and sends nothing', () =>
    expect(step(UNKNOWN, EVENTS['retry-pressed'])).toEqual({ state: { name: 'READ_ACCOUNTS' }, command: { type: 'look-up' } }));
});

test('the codes of part 2 §8', () => {
  expect(codeOf('ERROR_SEND_NONCE')).toBe(20142);
  for (const name of ['ERROR_FETCH_TOKEN', 'ERROR_LOAD_PAYPAL', 'ERROR_CREATE_CLIENT', 'ERROR_CLIENT_CREATED'] as const)
    expect(codeOf(name)).toBe(20144);
});
