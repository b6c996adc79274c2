import { describe, expect, test } from 'vitest';
import type { Instrument, Payment } from '../../api/index.ts';
import { type PaymentStatusCommand, type PaymentStatusEvent, type PaymentStatusState, step } from './payment-status.flow.ts';

const LINK = { type: 'internal', link: '/locker-selling-order/ordine-1001' } as const;
const CARD: Instrument = { id: 'c', uuid: 'u', label: 'Carta', sublabel: null, provider: 'visa', type: 'braintree_cc', category: 'card' };
const NETWORK = { kind: 'network' } as const;
const GONE = { kind: 'http', status: 404, error: 'Not Found', message: null } as const;
/** A gateway's 404, without the contract's JSON. */
const ASTRAY = { ...GONE, error: null } as const;

const answer = (actionType: Payment['actionType'], change: Partial<Payment> = {}, problem: string | null = null): PaymentStatusEvent => ({
  type: 'answered',
  payment: { uuid: 'p', actionType, linkAction: null, message: null, ...change },
  problem,
});

const COLLECT = { name: 'collectPI', problem: null } as const;
const ERROR = { name: 'error', message: 'La carta è stata rifiutata.', problem: null } as const;
const STATES = {
  loading: { name: 'loading' },
  retry: { name: 'retry' },
  updating: { name: 'updating' },
  cancelled: { name: 'cancelled' },
  left: { name: 'left' },
  redirect: { name: 'redirect', link: LINK },
  collectPI: COLLECT,
  error: ERROR,
  cancelling: { name: 'cancelling' },
  unsent: { name: 'unsent', picked: CARD },
  failed: { name: 'failed', failure: NETWORK },
} as const satisfies Record<PaymentStatusState['name'], PaymentStatusState>;

const EVENTS: Readonly<Record<PaymentStatusEvent['type'], PaymentStatusEvent>> = {
  opened: { type: 'opened' },
  looked: { type: 'looked', picked: null },
  answered: answer('loading'),
  exhausted: { type: 'exhausted' },
  failed: { type: 'failed', failure: NETWORK },
  'retry-pressed': { type: 'retry-pressed' },
  'pay-pressed': { type: 'pay-pressed', picked: CARD },
  updated: { type: 'updated', problem: null },
  'update-unsent': { type: 'update-unsent', picked: CARD, failure: NETWORK },
  'cancel-pressed': { type: 'cancel-pressed' },
  'cancel-refused': { type: 'cancel-refused', problem: 'No.' },
  'cancel-uncertain': { type: 'cancel-uncertain' },
  'link-refused': { type: 'link-refused' },
};

const POLL = { type: 'poll', problem: null } as const;

const table: [from: PaymentStatusState, event: PaymentStatusEvent, to: PaymentStatusState, command?: PaymentStatusCommand][] = [
  [STATES.loading, EVENTS.opened, STATES.loading, { type: 'look' }],
  [STATES.loading, EVENTS.looked, STATES.loading, POLL],
  [STATES.loading, { type: 'looked', picked: CARD }, STATES.updating, { type: 'update', picked: CARD }],
  // Each actionType of the specification.
  [STATES.loading, answer('loading'), STATES.loading],
  [STATES.loading, answer('redirect', { linkAction: LINK }), STATES.redirect, { type: 'follow', link: LINK }],
  [STATES.loading, answer('redirect'), { name: 'redirect', link: null }, { type: 'follow', link: null }],
  [STATES.loading, answer('collectPI'), COLLECT],
  [STATES.loading, answer('error', { message: 'La carta è stata rifiutata.' }), ERROR],
  [STATES.loading, answer('error'), { name: 'error', message: null, problem: null }],
  [STATES.loading, answer('cancelled'), STATES.cancelled],
  // What a refused press has to say goes with the state that is found afterwards.
  [STATES.loading, answer('collectPI', {}, 'Non più.'), { name: 'collectPI', problem: 'Non più.' }],
  [STATES.loading, answer('error', {}, 'Non più.'), { name: 'error', message: null, problem: 'Non più.' }],
  [STATES.loading, EVENTS.exhausted, STATES.retry],
  [STATES.loading, EVENTS.failed, STATES.failed],
  [STATES.retry, EVENTS['retry-pressed'], STATES.loading, POLL],
  [STATES.failed, EVENTS['retry-pressed'], STATES.loading, POLL],
  // After an update the status is read, whatever became of it.
  [STATES.updating, EVENTS.updated, STATES.loading, POLL],
  [STATES.updating, { type: 'updated', problem: 'Non più.' }, STATES.loading, { type: 'poll', problem: 'Non più.' }],
  // Nothing was sent: the pick is kept for the next press.
  [STATES.updating, EVENTS['update-unsent'], STATES.unsent],
  [STATES.updating, { type: 'update-unsent', picked: CARD, failure: GONE }, { name: 'failed', failure: GONE }],
  [STATES.updating, { type: 'update-unsent', picked: CARD, failure: ASTRAY }, STATES.unsent],
  [STATES.unsent, EVENTS['retry-pressed'], STATES.updating, { type: 'update', picked: CARD }],
  // With what the payment was sent with before.
  [ERROR, EVENTS['pay-pressed'], STATES.updating, { type: 'update', picked: CARD }],
  [ERROR, EVENTS['cancel-pressed'], STATES.cancelling, { type: 'cancel' }],
  [COLLECT, EVENTS['cancel-pressed'], STATES.cancelling, { type: 'cancel' }],
  [STATES.cancelling, answer('cancelled'), STATES.left, { type: 'leave' }],
  // Too late: it was paid meanwhile, or is on its way.
  [STATES.cancelling, answer('redirect', { linkAction: LINK }), STATES.redirect, { type: 'follow', link: LINK }],
  [STATES.cancelling, answer('loading'), STATES.loading, POLL],
  [STATES.cancelling, answer('error', { message: 'La carta è stata rifiutata.' }), ERROR],
  [STATES.cancelling, answer('collectPI'), COLLECT],
  [STATES.cancelling, EVENTS['cancel-refused'], STATES.loading, { type: 'poll', problem: 'No.' }],
  // Nobody knows: the status does.
  [STATES.cancelling, EVENTS['cancel-uncertain'], STATES.loading, POLL],
  [STATES.redirect, EVENTS['link-refused'], { name: 'failed', failure: null }],
];

test.each(table.map((row) => [row[0].name, row[1].type, row[2].name, row] as const))(
  '%s + %s = %s',
  (_, __, ___, [from, event, to, command]) =>
    expect(step(from, event)).toEqual(command === undefined ? { state: to } : { state: to, command }),
);

describe('a foreign event leaves the very same state', () => {
  const heard: Readonly<Record<PaymentStatusState['name'], readonly PaymentStatusEvent['type'][]>> = {
    loading: ['opened', 'looked', 'answered', 'exhausted', 'failed'],
    retry: ['retry-pressed'],
    updating: ['updated', 'update-unsent'],
    unsent: ['retry-pressed'],
    cancelled: [],
    left: [],
    redirect: ['link-refused'],
    collectPI: ['cancel-pressed'],
    error: ['pay-pressed', 'cancel-pressed'],
    cancelling: ['answered', 'cancel-refused', 'cancel-uncertain'],
    failed: ['retry-pressed'],
  };
  const foreign = Object.values(STATES).flatMap((state) =>
    Object.values(EVENTS)
      .filter(({ type }) => !heard[state.name].includes(type))
      .map((event) => [state.name, event.type, state, event] as const),
  );
  test.each(foreign)('%s: %s', (_, __, state, event) => {
    const next = step(state, event);
    expect(next.state).toBe(state);
    expect(next.command).toBeUndefined();
  });
});

test('nothing but a press and a pick leads to a call with an effect', () => {
  const effects = Object.values(STATES).flatMap((state) =>
    [...Object.values(EVENTS), { type: 'looked', picked: CARD } as const]
      .filter((event) => ['update', 'cancel'].includes(step(state, event).command?.type ?? ''))
      .map((event) => `${state.name} + ${event.type}`),
  );
  expect(effects).toEqual([
    'loading + looked',
    'collectPI + cancel-pressed',
    'error + pay-pressed',
    'error + cancel-pressed',
    'unsent + retry-pressed',
  ]);
});
