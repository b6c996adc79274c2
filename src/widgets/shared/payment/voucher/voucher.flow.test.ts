import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '../../../../api/index.ts';
import { bareCode, createVoucherStep, type VoucherEvent, type VoucherMeaning, type VoucherState } from './voucher.flow.ts';

/** A provider with one status for each meaning, and codes that begin with x. */
const step = createVoucherStep<VoucherMeaning>({
  meanings: { entry: 'entry', wait: 'wait', redirect: 'redirect', error: 'error', over: 'over' },
  problemOf: (code) => (code.startsWith('x') ? null : 'Comincia con x'),
});
type State = VoucherState<VoucherMeaning>;
type Event = VoucherEvent<VoucherMeaning>;

const link = { type: 'internal', link: '/wallet' } as const;
const offline: ApiFailure = { kind: 'network' };
const refusal: ApiFailure = { kind: 'http', status: 422, error: 'Unprocessable Entity', message: 'Non oggi.' };
const code = ' x 12 ';

const STATES: Readonly<Record<State['name'], State>> = {
  LOADING: { name: 'LOADING', code },
  LOAD_ERROR: { name: 'LOAD_ERROR', code, failure: offline },
  DRAFT: { name: 'DRAFT', code, problem: null },
  SUBMITTING: { name: 'SUBMITTING', code },
  CHECKING: { name: 'CHECKING', code, doubt: 'unanswered' },
  CHECK_ERROR: { name: 'CHECK_ERROR', code, doubt: 'unanswered' },
  WAITING: { name: 'WAITING', code, status: 'wait' },
  LATE: { name: 'LATE', code, status: 'wait' },
  HALTED: { name: 'HALTED', code, status: 'error', message: null },
  OVER: { name: 'OVER', code, status: 'over', message: null },
  LEAVING: { name: 'LEAVING', code, status: 'redirect', link },
  STRANDED: { name: 'STRANDED', code, status: 'redirect' },
};

const ticket = (status: VoucherMeaning, message: string | null = null) => ({ status, redirect: link, message });
const EVENTS = {
  opened: { type: 'opened' },
  entry: { type: 'answered', ticket: ticket('entry') },
  wait: { type: 'answered', ticket: ticket('wait') },
  redirect: { type: 'answered', ticket: ticket('redirect') },
  error: { type: 'answered', ticket: ticket('error') },
  over: { type: 'answered', ticket: ticket('over') },
  exhausted: { type: 'exhausted' },
  'read-failed': { type: 'read-failed', failure: offline },
  edited: { type: 'edited', code: 'x9' },
  'confirm-pressed': { type: 'confirm-pressed' },
  done: { type: 'submitted', result: { type: 'done', answer: ticket('wait') } },
  changed: { type: 'submitted', result: { type: 'changed', now: ticket('over'), isElsewhere: false } },
  unsent: { type: 'submitted', result: { type: 'not-sent', failure: offline } },
  missing: { type: 'submitted', result: { type: 'not-sent', failure: { kind: 'http', status: 404, error: 'Not Found', message: null } } },
  // A gateway's 404, without the contract's JSON.
  astray: { type: 'submitted', result: { type: 'not-sent', failure: { kind: 'http', status: 404, error: null, message: null } } },
  lost: { type: 'submitted', result: { type: 'outcome-unknown', failure: offline } },
  declined: { type: 'submitted', result: { type: 'refused', failure: refusal } },
  busy: { type: 'submitted', result: { type: 'busy' } },
  'redirect-refused': { type: 'redirect-refused' },
  'retry-pressed': { type: 'retry-pressed' },
  returned: { type: 'returned' },
} as const satisfies Record<string, Event>;
type EventName = keyof typeof EVENTS;

/** Where each event leads, and what it orders; whatever is not here changes nothing. */
const LEADS: Readonly<Record<State['name'], Partial<Record<EventName, string>>>> = {
  LOADING: {
    opened: 'LOADING read',
    entry: 'DRAFT',
    wait: 'WAITING',
    redirect: 'LEAVING follow',
    error: 'HALTED',
    over: 'OVER',
    'read-failed': 'LOAD_ERROR',
  },
  LOAD_ERROR: { 'retry-pressed': 'LOADING read' },
  DRAFT: { edited: 'DRAFT', 'confirm-pressed': 'SUBMITTING submit' },
  SUBMITTING: {
    entry: 'DRAFT',
    wait: 'WAITING wait',
    redirect: 'LEAVING follow',
    error: 'HALTED',
    over: 'OVER',
    done: 'WAITING wait',
    changed: 'OVER',
    unsent: 'DRAFT',
    missing: 'LOAD_ERROR',
    astray: 'DRAFT',
    lost: 'CHECKING read',
    declined: 'DRAFT',
    busy: 'CHECKING read',
  },
  CHECKING: {
    entry: 'DRAFT',
    wait: 'WAITING',
    redirect: 'LEAVING follow',
    error: 'HALTED',
    over: 'OVER',
    'read-failed': 'CHECK_ERROR',
  },
  CHECK_ERROR: { 'retry-pressed': 'CHECKING read' },
  WAITING: {
    entry: 'DRAFT',
    wait: 'WAITING',
    redirect: 'LEAVING follow',
    error: 'HALTED',
    over: 'OVER',
    exhausted: 'LATE',
    'read-failed': 'LOAD_ERROR',
  },
  LATE: { 'retry-pressed': 'WAITING read' },
  HALTED: { 'retry-pressed': 'LOADING read' },
  OVER: {},
  LEAVING: { 'redirect-refused': 'STRANDED', returned: 'LOADING read' },
  STRANDED: { 'retry-pressed': 'LOADING read' },
};

describe.each(Object.values(STATES).map((state) => [state.name, state] as const))('%s', (name, state) => {
  test.each(Object.keys(EVENTS) as EventName[])('%s', (event) => {
    const next = step(state, EVENTS[event]);
    const expected = LEADS[name][event];
    if (expected === undefined) expect([next.state, next.command]).toEqual([state, undefined]);
    else expect([next.state.name, next.command?.type].filter(Boolean).join(' ')).toBe(expected);
    if (expected === undefined) expect(next.state).toBe(state);
    // What was typed is still there, wherever it led.
    expect(next.state.code).toBe(event === 'edited' && name === 'DRAFT' ? 'x9' : code);
  });
});

test('only a press on a code that follows the rule ever costs money', () => {
  for (const state of Object.values(STATES))
    for (const [name, event] of Object.entries(EVENTS))
      if (step(state, event).command?.type === 'submit') expect([state.name, name]).toEqual(['DRAFT', 'confirm-pressed']);
  expect(step({ name: 'DRAFT', code: 'y1', problem: null }, { type: 'confirm-pressed' })).toEqual({
    state: { name: 'DRAFT', code: 'y1', problem: { kind: 'rule', sentence: 'Comincia con x' } },
  });
});

test('a code is sent without its white space, and stays in the field as it was typed', () => {
  expect(step(STATES.DRAFT, { type: 'confirm-pressed' })).toEqual({
    state: { name: 'SUBMITTING', code: ' x 12 ' },
    command: { type: 'submit', code: 'x12' },
  });
  expect(bareCode('\u00A05 000\t001\u200B\n')).toBe('5000001');
});

describe('why the code is asked for again', () => {
  const problemAfter = (state: State, event: Event) => {
    const next = step(state, event).state;
    return next.name === 'DRAFT' ? next.problem : 'no draft';
  };
  test.each<[string, State, Event, unknown]>([
    ['the first time: nothing', STATES.LOADING, EVENTS.entry, null],
    [
      'a sentence that the ticket still has is of another visit',
      STATES.LOADING,
      { type: 'answered', ticket: ticket('entry', 'Scaduto.') },
      null,
    ],
    [
      'refused, in the provider’s words',
      STATES.SUBMITTING,
      { type: 'answered', ticket: ticket('entry', 'Scaduto.') },
      { kind: 'refused', message: 'Scaduto.' },
    ],
    ['refused without a word', STATES.SUBMITTING, EVENTS.entry, { kind: 'refused', message: null }],
    [
      'refused with an empty one',
      STATES.SUBMITTING,
      { type: 'answered', ticket: ticket('entry', '  ') },
      { kind: 'refused', message: null },
    ],
    ['the call was refused', STATES.SUBMITTING, EVENTS.declined, { kind: 'failed', message: 'Non oggi.' }],
    ['it never left', STATES.SUBMITTING, EVENTS.unsent, { kind: 'unsent' }],
    ['no answer, and nothing happened', STATES.CHECKING, EVENTS.entry, { kind: 'unanswered' }],
    [
      'no answer, and the ticket says why',
      STATES.CHECKING,
      { type: 'answered', ticket: ticket('entry', 'Scaduto.') },
      { kind: 'refused', message: 'Scaduto.' },
    ],
    ['another window', { name: 'CHECKING', code, doubt: 'busy' }, EVENTS.entry, { kind: 'busy' }],
    ['waited for, and back again', STATES.WAITING, EVENTS.entry, null],
  ])('%s', (_, state, event, problem) => {
    expect(problemAfter(state, event)).toEqual(problem);
  });
  test('typing takes it away', () => {
    expect(problemAfter({ name: 'DRAFT', code, problem: { kind: 'unsent' } }, EVENTS.edited)).toBeNull();
  });
});
