import { describe, expect, test } from 'vitest';
import type { Instrument } from '../../api/index.ts';
import { testEveryPair } from '../shared/flow/test-kit.ts';
import { newInstrument } from '../shared/payment/test-kit.ts';
import { initialState, type SatispayAddCommand, type SatispayAddEvent, type SatispayAddState, step } from './satispay-add.ts';

const instrument = newInstrument({ provider: 'satispay', type: 'satispay_standard' });
const href = 'https://satispay.example/1';
const REQUEST = { id: 'r-1', href };

const STATES = {
  REQUEST_REDIRECT: { name: 'REQUEST_REDIRECT' },
  REDIRECT_READY: { name: 'REDIRECT_READY', request: REQUEST, isBlocked: false },
  REQUEST_INFO: { name: 'REQUEST_INFO', request: REQUEST },
  REQUEST_INFO_MAX_ATTEMPT: { name: 'REQUEST_INFO_MAX_ATTEMPT', request: REQUEST },
  'REQUEST_INFO_MAX_ATTEMPT without a request': { name: 'REQUEST_INFO_MAX_ATTEMPT', request: null },
  REQUEST_CANCEL: { name: 'REQUEST_CANCEL', request: REQUEST },
  ERROR_REQUEST_REDIRECT: { name: 'ERROR_REQUEST_REDIRECT', message: null },
  ERROR_REQUEST_INFO: { name: 'ERROR_REQUEST_INFO', request: REQUEST, message: null, isOver: false },
  'ERROR_REQUEST_INFO, refused': { name: 'ERROR_REQUEST_INFO', request: REQUEST, message: null, isOver: true },
  ERROR_REQUEST_CANCEL: { name: 'ERROR_REQUEST_CANCEL', message: null, request: REQUEST },
  'ERROR_REQUEST_CANCEL without a request': { name: 'ERROR_REQUEST_CANCEL', message: null, request: null },
  DONE: { name: 'DONE' },
  LEFT: { name: 'LEFT' },
} as const satisfies Record<string, SatispayAddState>;
type Name = keyof typeof STATES;

const info = (status: 'PENDING' | 'ACCEPTED' | 'CANCELED', given: Instrument | null = null) => ({ status, instrument: given });
const EVENTS = {
  opened: { type: 'opened' },
  requested: { type: 'requested', id: 'r-1', href },
  'open-pressed': { type: 'open-pressed' },
  'page-opened': { type: 'page-opened' },
  'window-blocked': { type: 'window-blocked' },
  PENDING: { type: 'answered', info: info('PENDING') },
  ACCEPTED: { type: 'answered', info: info('ACCEPTED', instrument) },
  'ACCEPTED without an instrument': { type: 'answered', info: info('ACCEPTED') },
  CANCELED: { type: 'answered', info: info('CANCELED') },
  failed: { type: 'failed', message: 'No.' },
  exhausted: { type: 'exhausted' },
  'tab-visible': { type: 'tab-visible' },
  'retry-pressed': { type: 'retry-pressed' },
  'cancel-pressed': { type: 'cancel-pressed' },
} as const satisfies Record<string, SatispayAddEvent>;
type EventName = keyof typeof EVENTS;

const poll: SatispayAddCommand = { type: 'poll', id: 'r-1' };
const watch: SatispayAddCommand = { type: 'watch' };
const request: SatispayAddCommand = { type: 'request' };
const cancel: SatispayAddCommand = { type: 'cancel', id: 'r-1' };
const open: SatispayAddCommand = { type: 'open', href };
const BLOCKED: SatispayAddState = { ...STATES.REDIRECT_READY, isBlocked: true };

/** Every step there is; whatever is not listed keeps the very same state and orders nothing. */
const TABLE: [Name, EventName, SatispayAddState, SatispayAddCommand?][] = [
  ['REQUEST_REDIRECT', 'opened', STATES.REQUEST_REDIRECT, request],
  ['REQUEST_REDIRECT', 'requested', STATES.REDIRECT_READY, { type: 'remember', id: 'r-1', href }],
  ['REQUEST_REDIRECT', 'failed', { name: 'ERROR_REQUEST_REDIRECT', message: 'No.' }],
  ['REDIRECT_READY', 'open-pressed', STATES.REDIRECT_READY, open],
  ['REDIRECT_READY', 'page-opened', STATES.REQUEST_INFO, poll],
  ['REDIRECT_READY', 'window-blocked', BLOCKED],
  ['REDIRECT_READY', 'cancel-pressed', STATES.REQUEST_CANCEL, cancel],
  ['REQUEST_INFO', 'opened', STATES.REQUEST_INFO, poll],
  ['REQUEST_INFO', 'open-pressed', STATES.REQUEST_INFO, open],
  ['REQUEST_INFO', 'page-opened', STATES.REQUEST_INFO, poll],
  ['REQUEST_INFO', 'window-blocked', BLOCKED],
  ['REQUEST_INFO', 'PENDING', STATES.REQUEST_INFO],
  ['REQUEST_INFO', 'ACCEPTED', STATES.DONE, { type: 'finish', instrument }],
  ['REQUEST_INFO', 'ACCEPTED without an instrument', STATES.DONE, { type: 'finish', instrument: null }],
  ['REQUEST_INFO', 'CANCELED', STATES['ERROR_REQUEST_INFO, refused']],
  ['REQUEST_INFO', 'failed', { ...STATES.ERROR_REQUEST_INFO, message: 'No.' }],
  ['REQUEST_INFO', 'exhausted', STATES.REQUEST_INFO_MAX_ATTEMPT, watch],
  ['REQUEST_INFO', 'cancel-pressed', STATES.REQUEST_CANCEL, cancel],
  ['REQUEST_INFO_MAX_ATTEMPT', 'tab-visible', STATES.REQUEST_INFO, poll],
  ['REQUEST_INFO_MAX_ATTEMPT', 'retry-pressed', STATES.REQUEST_INFO, poll],
  ['REQUEST_INFO_MAX_ATTEMPT', 'open-pressed', STATES.REQUEST_INFO_MAX_ATTEMPT, open],
  ['REQUEST_INFO_MAX_ATTEMPT', 'page-opened', STATES.REQUEST_INFO, poll],
  ['REQUEST_INFO_MAX_ATTEMPT', 'window-blocked', BLOCKED],
  ['REQUEST_INFO_MAX_ATTEMPT', 'cancel-pressed', STATES.REQUEST_CANCEL, cancel],
  ['REQUEST_INFO_MAX_ATTEMPT without a request', 'retry-pressed', STATES.REQUEST_REDIRECT, request],
  ['REQUEST_INFO_MAX_ATTEMPT without a request', 'cancel-pressed', STATES['ERROR_REQUEST_CANCEL without a request']],
  ['REQUEST_CANCEL', 'CANCELED', STATES.LEFT, { type: 'leave' }],
  ['REQUEST_CANCEL', 'ACCEPTED', STATES.DONE, { type: 'finish', instrument }],
  ['REQUEST_CANCEL', 'PENDING', STATES.ERROR_REQUEST_CANCEL],
  ['REQUEST_CANCEL', 'ACCEPTED without an instrument', STATES.DONE, { type: 'finish', instrument: null }],
  ['REQUEST_CANCEL', 'failed', { ...STATES.ERROR_REQUEST_CANCEL, message: 'No.' }],
  ['ERROR_REQUEST_REDIRECT', 'retry-pressed', STATES.REQUEST_REDIRECT, request],
  ['ERROR_REQUEST_INFO', 'retry-pressed', STATES.REQUEST_INFO, poll],
  ['ERROR_REQUEST_INFO', 'cancel-pressed', STATES.REQUEST_CANCEL, cancel],
  ['ERROR_REQUEST_INFO, refused', 'retry-pressed', STATES.REQUEST_REDIRECT, request],
  ['ERROR_REQUEST_INFO, refused', 'cancel-pressed', STATES.REQUEST_CANCEL, cancel],
  ['ERROR_REQUEST_CANCEL', 'retry-pressed', STATES.REQUEST_INFO, poll],
  ['ERROR_REQUEST_CANCEL', 'cancel-pressed', STATES.REQUEST_CANCEL, cancel],
  ['ERROR_REQUEST_CANCEL without a request', 'retry-pressed', STATES.REQUEST_REDIRECT, request],
  ['ERROR_REQUEST_CANCEL without a request', 'cancel-pressed', STATES['ERROR_REQUEST_CANCEL without a request']],
];

describe('every state and every event [P2-4.69]', () => {
  testEveryPair(step, STATES, EVENTS, TABLE);

  test('only opening and a press ever make a request', () => {
    const makers = TABLE.filter(([, , , command]) => command?.type === 'request').map(([, event]) => event);
    expect([...new Set(makers)].sort()).toEqual(['opened', 'retry-pressed']);
  });
});

describe('where it begins', () => {
  test.each([
    [null, false, { name: 'REQUEST_REDIRECT' }],
    ['r-1', true, { name: 'REQUEST_INFO', request: REQUEST }],
    ['r-1', false, { name: 'REQUEST_INFO', request: REQUEST }],
    [null, true, { name: 'REQUEST_INFO_MAX_ATTEMPT', request: null }],
  ])('id %j, block-polling %j', (id, blocksPolling, state) => {
    expect(initialState(id, id === null ? null : href, blocksPolling)).toEqual(state);
  });
});
