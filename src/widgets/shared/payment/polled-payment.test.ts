import { expect, test } from 'vitest';
import type { ApiFailure } from '../../../api/index.ts';
import { testEveryPair } from '../flow/test-kit.ts';
import {
  createPolledPaymentFlow,
  type PolledPaymentCommand,
  type PolledPaymentEvent,
  type PolledPaymentState,
  type Requirement,
} from './polled-payment.ts';

interface Data {
  readonly status: Requirement;
  readonly takes?: string;
}
type State = PolledPaymentState<Data, string, string>;
type Event = PolledPaymentEvent<Data, string, string>;
type Command = PolledPaymentCommand<Data, string>;

const link = { type: 'internal', link: '/wallet' } as const;
const offline: ApiFailure = { kind: 'network' };
/** Notes what was asked of it, so that a table can tell. */
const problemOf = (data: Data, problem: string | null, previous: Data | null) =>
  [data.status, problem, previous?.status].filter(Boolean).join(' after ');
const step = createPolledPaymentFlow<Data, string, string>({
  requirementOf: ({ status }) => status,
  linkOf: () => link,
  allows: (action, { takes }) => action === takes,
  problemOf,
});

const WAIT: Data = { status: 'wait' };
const DECISION: Data = { status: 'decision', takes: 'pay' };
const REDIRECT: Data = { status: 'redirect' };

const STATES = {
  READING: { name: 'READING', data: null, problem: null },
  'READING of one that waits': { name: 'READING', data: WAIT, problem: 'No.' },
  LATE: { name: 'LATE', data: WAIT },
  DECISION: { name: 'DECISION', data: DECISION, problem: 'No.' },
  ACTING: { name: 'ACTING', action: 'pay' },
  UNSENT: { name: 'UNSENT', action: 'pay' },
  REDIRECT: { name: 'REDIRECT', data: REDIRECT },
  FAILED: { name: 'FAILED', failure: offline, problem: 'No.' },
  LEFT: { name: 'LEFT' },
} as const satisfies Record<string, State>;

const acted = (outcome: Extract<Event, { type: 'acted' }>['outcome']): Event => ({ type: 'acted', outcome });
const EVENTS = {
  opened: { type: 'opened' },
  begun: { type: 'begun', action: null },
  'begun with a pick': { type: 'begun', action: 'pick' },
  'answered wait': { type: 'answered', data: WAIT },
  'answered decision': { type: 'answered', data: DECISION },
  'answered redirect': { type: 'answered', data: REDIRECT },
  exhausted: { type: 'exhausted' },
  failed: { type: 'failed', failure: offline },
  pressed: { type: 'pressed', action: 'pay' },
  'pressed what is not possible': { type: 'pressed', action: 'fly' },
  'acted read': acted({ type: 'read', problem: 'Perso.' }),
  'acted wait': acted({ type: 'answered', data: WAIT, problem: null }),
  'acted decision': acted({ type: 'answered', data: DECISION, problem: 'Rifiutato.' }),
  'acted redirect': acted({ type: 'answered', data: REDIRECT, problem: null }),
  'acted rejected': acted({ type: 'rejected', data: DECISION, problem: 'Rifiutato.' }),
  'acted unsent': acted({ type: 'unsent' }),
  'acted failed': acted({ type: 'failed', failure: offline }),
  'acted left': acted({ type: 'left' }),
  'problem-changed': { type: 'problem-changed', problem: null },
  'reading-needed': { type: 'reading-needed', problem: 'Chissà.' },
  'retry-pressed': { type: 'retry-pressed' },
  'link-refused': { type: 'link-refused' },
  'page-restored': { type: 'page-restored' },
} as const satisfies Record<string, Event>;
type EventName = keyof typeof EVENTS;

const reading = (data: Data | null, problem: string | null): State => ({ name: 'READING', data, problem });
const poll = (first: Data | null = null) => ({ type: 'poll', first }) as const;
const follow = { type: 'follow', link } as const;
const pay = [STATES.ACTING, { type: 'act', action: 'pay' }] as const;
const decision = (problem: string | null): [State] => [{ name: 'DECISION', data: DECISION, problem }];
const failed = (problem: string | null, failure: ApiFailure | null = offline): [State] => [{ name: 'FAILED', failure, problem }];

/** Where each event leads, and the command that it causes. Every other event changes nothing. */
const LEADS: Readonly<Record<keyof typeof STATES, Partial<Record<EventName, readonly [state: State, command?: Command]>>>> = {
  READING: {
    opened: [STATES.READING, { type: 'begin' }],
    begun: [STATES.READING, poll()],
    'begun with a pick': [
      { name: 'ACTING', action: 'pick' },
      { type: 'act', action: 'pick' },
    ],
    'answered wait': [reading(WAIT, 'wait')],
    'answered decision': decision('decision'),
    'answered redirect': [STATES.REDIRECT, follow],
    exhausted: [{ name: 'LATE', data: null }],
    failed: failed(null),
  },
  'READING of one that waits': {
    opened: [STATES['READING of one that waits'], { type: 'begin' }],
    begun: [STATES.READING, poll()],
    'begun with a pick': [
      { name: 'ACTING', action: 'pick' },
      { type: 'act', action: 'pick' },
    ],
    'answered wait': [reading(WAIT, 'wait after No. after wait')],
    'answered decision': decision('decision after No. after wait'),
    'answered redirect': [STATES.REDIRECT, follow],
    exhausted: [STATES.LATE],
    failed: failed('No.'),
  },
  LATE: { 'retry-pressed': [reading(WAIT, null), poll()] },
  DECISION: {
    pressed: pay,
    'problem-changed': decision(null),
    'reading-needed': [reading(null, 'Chissà.'), poll()],
    'retry-pressed': [STATES.READING, poll()],
  },
  ACTING: {
    'acted read': [reading(null, 'Perso.'), poll()],
    // The answer to the press counts as the first of the polling.
    'acted wait': [reading(WAIT, 'wait'), poll(WAIT)],
    'acted decision': decision('decision after Rifiutato.'),
    'acted redirect': [STATES.REDIRECT, follow],
    'acted rejected': decision('Rifiutato.'),
    'acted unsent': [STATES.UNSENT],
    'acted failed': failed(null),
    'acted left': [STATES.LEFT, { type: 'leave' }],
  },
  UNSENT: { 'retry-pressed': pay },
  REDIRECT: { 'link-refused': failed(null, null), 'page-restored': [STATES.READING, poll()] },
  FAILED: { 'retry-pressed': [reading(null, 'No.'), poll()] },
  LEFT: {},
};

testEveryPair(
  step,
  STATES,
  EVENTS,
  Object.entries(LEADS).flatMap(([from, leads]) =>
    Object.entries(leads).map(([event, to]) => [from as keyof typeof STATES, event as EventName, ...to] as const),
  ),
);

test('only a press that the payment accepts, and a pick, lead to a call with an effect', () => {
  const effects = Object.entries(STATES).flatMap(([name, state]) =>
    Object.entries(EVENTS).flatMap(([event, value]) => (step(state, value).command?.type === 'act' ? [`${name} + ${event}`] : [])),
  );
  expect(effects).toEqual([
    'READING + begun with a pick',
    'READING of one that waits + begun with a pick',
    'DECISION + pressed',
    'UNSENT + retry-pressed',
  ]);
});
