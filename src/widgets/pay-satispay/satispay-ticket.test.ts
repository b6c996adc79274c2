import { testEveryPair } from '../shared/flow/test-kit.ts';
import { type SatispayTicketCommand, type SatispayTicketEvent, type SatispayTicketState, step } from './satispay-ticket.ts';

const href = 'https://satispay.example/1';
const link = { type: 'internal', link: '/payment/1' } as const;

const STATES = {
  REQUEST_REDIRECT: { name: 'REQUEST_REDIRECT' },
  REDIRECT_READY: { name: 'REDIRECT_READY', href, isBlocked: false },
  MAX_REQUEST_REDIRECT: { name: 'MAX_REQUEST_REDIRECT', href: null },
  'MAX_REQUEST_REDIRECT with a page': { name: 'MAX_REQUEST_REDIRECT', href },
  ERROR_REQUEST_REDIRECT: { name: 'ERROR_REQUEST_REDIRECT', message: null },
  LEFT: { name: 'LEFT' },
} as const satisfies Record<string, SatispayTicketState>;
type Name = keyof typeof STATES;

const EVENTS = {
  opened: { type: 'opened' },
  external: { type: 'external', href },
  internal: { type: 'internal', link },
  exhausted: { type: 'exhausted' },
  failed: { type: 'failed', message: 'No.' },
  'retry-pressed': { type: 'retry-pressed' },
  'person-returned': { type: 'person-returned' },
  'open-pressed': { type: 'open-pressed' },
  'page-opened': { type: 'page-opened' },
  'window-blocked': { type: 'window-blocked' },
} as const satisfies Record<string, SatispayTicketEvent>;
type EventName = keyof typeof EVENTS;

const poll: SatispayTicketCommand = { type: 'poll' };
const watch: SatispayTicketCommand = { type: 'watch', isAtPartner: false };
const watchPartner: SatispayTicketCommand = { type: 'watch', isAtPartner: true };
const open: SatispayTicketCommand = { type: 'open', href };
const BLOCKED: SatispayTicketState = { name: 'REDIRECT_READY', href, isBlocked: true };

/** Every step there is; whatever is not listed keeps the very same state and orders nothing. */
const TABLE: [Name, EventName, SatispayTicketState, SatispayTicketCommand?][] = [
  ['REQUEST_REDIRECT', 'opened', STATES.REQUEST_REDIRECT, poll],
  ['REQUEST_REDIRECT', 'external', STATES.REDIRECT_READY],
  ['REQUEST_REDIRECT', 'internal', STATES.LEFT, { type: 'follow', link }],
  ['REQUEST_REDIRECT', 'exhausted', STATES.MAX_REQUEST_REDIRECT, watch],
  ['REQUEST_REDIRECT', 'failed', { name: 'ERROR_REQUEST_REDIRECT', message: 'No.' }],
  ['REDIRECT_READY', 'open-pressed', STATES.REDIRECT_READY, open],
  ['REDIRECT_READY', 'page-opened', STATES['MAX_REQUEST_REDIRECT with a page'], watchPartner],
  ['REDIRECT_READY', 'window-blocked', BLOCKED],
  ['MAX_REQUEST_REDIRECT', 'retry-pressed', STATES.REQUEST_REDIRECT, poll],
  ['MAX_REQUEST_REDIRECT', 'person-returned', STATES.REQUEST_REDIRECT, poll],
  ['MAX_REQUEST_REDIRECT with a page', 'retry-pressed', STATES.REQUEST_REDIRECT, poll],
  ['MAX_REQUEST_REDIRECT with a page', 'person-returned', STATES.REQUEST_REDIRECT, poll],
  ['MAX_REQUEST_REDIRECT with a page', 'open-pressed', STATES['MAX_REQUEST_REDIRECT with a page'], open],
  ['MAX_REQUEST_REDIRECT with a page', 'page-opened', STATES['MAX_REQUEST_REDIRECT with a page'], watchPartner],
  ['MAX_REQUEST_REDIRECT with a page', 'window-blocked', BLOCKED],
  // Asked about while the person is there.
  ['MAX_REQUEST_REDIRECT with a page', 'internal', STATES.LEFT, { type: 'follow', link }],
  ['MAX_REQUEST_REDIRECT with a page', 'failed', { name: 'ERROR_REQUEST_REDIRECT', message: 'No.' }],
  ['ERROR_REQUEST_REDIRECT', 'retry-pressed', STATES.REQUEST_REDIRECT, poll],
  ['LEFT', 'failed', { name: 'ERROR_REQUEST_REDIRECT', message: 'No.' }],
];

testEveryPair(step, STATES, EVENTS, TABLE);
