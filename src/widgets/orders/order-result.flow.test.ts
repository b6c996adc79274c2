import { describe, expect, test } from 'vitest';
import type { LockerOrderInfo } from '../../api/index.ts';
import { testForeignPairs } from '../shared/flow/test-kit.ts';
import { type OrderResultEvent, type OrderResultState, step } from './order-result.flow.ts';

type ActionType = LockerOrderInfo['actionType'];

const info = (actionType: ActionType, loading = false): LockerOrderInfo => ({
  actionType,
  loading,
  message: null,
  order: {
    id: 'ordine-1001',
    items: [{ label: 'Penne', quantity: 2, itemId: null, image: null, totalCents: null }],
    customSuccessMessage: null,
    createdAt: null,
    totalCents: null,
    area: null,
    payments: null,
  },
});
/** An order for a fridge. */
const known = (actionType: ActionType, loading = false, isFridge = true) => ({
  info: info(actionType, loading),
  isFridge,
  remembered: null,
});
const answered = (actionType: ActionType, isFinal: boolean, at = 1000): OrderResultEvent => ({
  type: 'answered',
  known: known(actionType, !isFinal),
  isFinal,
  at,
});
const failure = { kind: 'network' } as const;

const STATES: Readonly<Record<OrderResultState['name'], OrderResultState>> = {
  loading: { name: 'loading' },
  openingLocker: { name: 'openingLocker', known: known('openingLocker', true), isOver: false },
  awaitingPayment: { name: 'awaitingPayment', known: known('awaitingPayment', true), isOver: false },
  openingLockerError: { name: 'openingLockerError', known: known('openingLockerError') },
  failed: { name: 'failed', known: known('failed') },
  completed: { name: 'completed', known: known('completed'), completedAt: 1000 },
  running: { name: 'running', known: known('openingLocker', true) },
  error: { name: 'error', failure, known: null },
};

test('opening the page asks for the order', () => {
  expect(step(STATES.loading, { type: 'opened' })).toEqual({ state: { name: 'loading' }, command: { type: 'poll' } });
});

describe('an answer decides the state', () => {
  test.each<[ActionType, isFinal: boolean, OrderResultState['name']]>([
    ['awaitingPayment', false, 'awaitingPayment'],
    ['openingLocker', false, 'openingLocker'],
    // Completed, and still loading: the machine is not done with the door, which nobody reopens yet.
    ['completed', false, 'completed'],
    ['openingLockerError', false, 'openingLockerError'],
    ['failed', false, 'failed'],
    ['completed', true, 'completed'],
    ['openingLockerError', true, 'openingLockerError'],
    ['failed', true, 'failed'],
    // Not loading any more, and yet not done: its own title, and only the person asks again.
    ['openingLocker', true, 'openingLocker'],
    ['awaitingPayment', true, 'awaitingPayment'],
  ])('%s (final: %s) is %s', (actionType, isFinal, name) => {
    for (const before of [STATES.loading, STATES.openingLocker, STATES.awaitingPayment]) {
      const next = step(before, answered(actionType, isFinal));
      expect(next.state).toMatchObject({ name, known: known(actionType, !isFinal) });
      expect(next.command).toBeUndefined();
    }
  });

  test('a word that is not known: loading goes on, and then the order is under way', () => {
    expect(step(STATES.loading, answered(null, false))).toEqual({ state: STATES.loading });
    expect(step(STATES.loading, answered(null, true)).state).toMatchObject({ name: 'running', known: known(null, false) });
    const exhausted = { type: 'exhausted', known: known(null, true) } as const;
    expect(step(STATES.loading, exhausted).state).toEqual({ name: 'running', known: known(null, true) });
  });

  test('a word that is not known replaces no outcome', () => {
    expect(step(STATES.failed, answered(null, true))).toEqual({ state: STATES.failed });
    expect(step(STATES.openingLockerError, answered(null, true))).toEqual({ state: STATES.openingLockerError });
    const early = step(STATES.openingLocker, answered('completed', false, 5000)).state;
    expect(step(early, answered(null, false, 6000))).toEqual({ state: early });
    expect(step(early, answered(null, true, 7000)).state).toEqual({ ...early, completedAt: 7000 });
  });

  test('completed remembers when', () => {
    expect(step(STATES.openingLocker, answered('completed', true, 5000)).state).toMatchObject({ name: 'completed', completedAt: 5000 });
  });
});

test.each(['openingLocker', 'awaitingPayment'] as const)('%s that is over is asked for again by RICARICA alone', (actionType) => {
  const over = step(STATES.loading, answered(actionType, true)).state;
  expect(over).toMatchObject({ name: actionType, isOver: true });
  expect(step(over, { type: 'reload-pressed' })).toEqual({ state: { name: 'loading' }, command: { type: 'poll' } });
});

test('completed and loading: nothing to reopen, and a later answer still counts', () => {
  const early = step(STATES.openingLocker, answered('completed', false, 5000)).state;
  expect(step(early, { type: 'reopen-pressed', at: 5001 })).toEqual({ state: early });
  expect(step(early, { type: 'exhausted', known: null })).toEqual({ state: early });
  expect(step(early, answered('completed', true, 6000)).state).toMatchObject({ name: 'completed', completedAt: 6000 });
});

test.each(['failed', 'openingLockerError'] as const)('%s stays after the last answer', (name) => {
  expect(step(STATES[name], { type: 'exhausted', known: null })).toEqual({ state: STATES[name] });
});

test('seven answers that said loading: Ordine in corso, with what is known; RICARICA asks again', () => {
  const running = step(STATES.openingLocker, { type: 'exhausted', known: null });
  expect(running).toEqual({ state: { name: 'running', known: known('openingLocker', true) } });
  expect(step(running.state, { type: 'reload-pressed' })).toEqual({ state: { name: 'loading' }, command: { type: 'poll' } });
});

test('a failed request: the error keeps what is known; RICARICA asks again', () => {
  expect(step(STATES.loading, { type: 'failed', failure }).state).toEqual({ name: 'error', failure, known: null });
  const error = step(STATES.awaitingPayment, { type: 'failed', failure }).state;
  expect(error).toEqual({ name: 'error', failure, known: known('awaitingPayment', true) });
  expect(step(error, { type: 'reload-pressed' })).toEqual({ state: { name: 'loading' }, command: { type: 'poll' } });
});

describe('Riapri il fridge: 60 seconds after completion [P2-4.20]', () => {
  test.each([
    // pressed at, completed at 1000
    [1000, true],
    [31_000, true],
    [60_999, true],
    [61_000, false],
    [600_000, false],
  ])('pressed at %i ms', (at, opens) => {
    const next = step(STATES.completed, { type: 'reopen-pressed', at });
    if (opens)
      expect(next).toEqual({
        state: { name: 'openingLocker', known: known('completed'), isOver: false },
        command: { type: 'retry-opening' },
      });
    else expect(next).toEqual({ state: STATES.completed });
  });

  test('at a counter there is nothing to open', () => {
    const atCounter = { name: 'completed', known: known('completed', false, false), completedAt: 1000 } as const;
    expect(step(atCounter, { type: 'reopen-pressed', at: 1000 })).toEqual({ state: atCounter });
  });

  test('RIPROVA APERTURA has no such limit', () => {
    expect(step(STATES.openingLockerError, { type: 'reopen-pressed', at: 10 ** 12 })).toEqual({
      state: { name: 'openingLocker', known: known('openingLockerError'), isOver: false },
      command: { type: 'retry-opening' },
    });
  });

  test('a second press while the door opens sends nothing', () => {
    const opening = step(STATES.openingLockerError, { type: 'reopen-pressed', at: 0 }).state;
    expect(step(opening, { type: 'reopen-pressed', at: 0 })).toEqual({ state: opening });
  });
});

describe('events that a state does not handle', () => {
  const foreign: [OrderResultState['name'], OrderResultEvent[]][] = [
    ['loading', [{ type: 'reload-pressed' }, { type: 'reopen-pressed', at: 0 }]],
    ['openingLocker', [{ type: 'opened' }, { type: 'reload-pressed' }, { type: 'reopen-pressed', at: 0 }]],
    ['awaitingPayment', [{ type: 'opened' }, { type: 'reload-pressed' }, { type: 'reopen-pressed', at: 0 }]],
    ['openingLockerError', [{ type: 'opened' }, { type: 'reload-pressed' }]],
    ['failed', [{ type: 'opened' }, { type: 'reload-pressed' }, { type: 'reopen-pressed', at: 0 }]],
    [
      'completed',
      [
        { type: 'opened' },
        { type: 'reload-pressed' },
        { type: 'exhausted', known: null },
        { type: 'failed', failure },
        answered('openingLocker', false),
      ],
    ],
    [
      'running',
      [
        { type: 'opened' },
        { type: 'exhausted', known: null },
        { type: 'failed', failure },
        answered('failed', true),
        { type: 'reopen-pressed', at: 0 },
      ],
    ],
    [
      'error',
      [
        { type: 'opened' },
        { type: 'exhausted', known: null },
        { type: 'failed', failure },
        answered('failed', true),
        { type: 'reopen-pressed', at: 0 },
      ],
    ],
  ];
  testForeignPairs(
    step,
    foreign.flatMap(([name, events]) => events.map((event) => [STATES[name], event] as const)),
  );

  test('only a press ever opens a door', () => {
    for (const state of Object.values(STATES)) {
      for (const event of [
        { type: 'opened' },
        { type: 'exhausted', known: null },
        { type: 'failed', failure },
        answered('completed', true),
      ] as OrderResultEvent[])
        expect(step(state, event).command?.type).not.toBe('retry-opening');
    }
  });
});
