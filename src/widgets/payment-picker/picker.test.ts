import { describe, expect, test } from 'vitest';
import type { PaymentOption } from '../../api/index.ts';
import { testForeign, testTable } from '../shared/flow/test-kit.ts';
import { newInstrument } from '../shared/payment/test-kit.ts';
import {
  type Choice,
  type Choices,
  type PickerCommand,
  type PickerEvent,
  type PickerProblem,
  type PickerState,
  singleOption,
  step,
} from './picker.ts';

const CARD = newInstrument();
const option = (provider: string, canCreatePI: 'Yes' | 'No'): PaymentOption => ({
  label: provider,
  sublabel: null,
  provider,
  category: 'x',
  canCreatePI,
  createPIPath: canCreatePI === 'Yes' ? `/payment/integration/${provider}/add` : null,
});
const PAYPAL = option('braintree_paypal', 'Yes');
const EDENRED = option('edenred_ticket', 'Yes');
const PELLEGRINI = option('pellegrini', 'No');
const PLUXEE = option('sodexo', 'No');

const ALL: Choices = { instruments: [CARD], options: [PAYPAL, PELLEGRINI] };
const SAVED: Choice = CARD;

const STATES = {
  FETCHING_DATA: { name: 'FETCHING_DATA', problem: null },
  ERROR_FETCHING_DATA: { name: 'ERROR_FETCHING_DATA' },
  AWAIT_CHOICE: { name: 'AWAIT_CHOICE', choices: ALL, problem: null },
  SENDING_DATA: { name: 'SENDING_DATA', choice: SAVED, choices: ALL },
  PICKED: { name: 'PICKED', choices: ALL },
} as const satisfies Record<PickerState['name'], PickerState>;

const EVENTS: Readonly<Record<PickerEvent['type'], PickerEvent>> = {
  opened: { type: 'opened' },
  'pick-taken': { type: 'pick-taken', picked: null },
  fetched: { type: 'fetched', choices: ALL, opensSingle: false },
  failed: { type: 'failed', sentence: null },
  'retry-pressed': { type: 'retry-pressed' },
  chosen: { type: 'chosen', choice: SAVED },
  sent: { type: 'sent' },
  stayed: { type: 'stayed' },
  'create-refused': { type: 'create-refused' },
};

const awaiting = (choices: Choices, problem: PickerProblem | null = null): PickerState => ({ name: 'AWAIT_CHOICE', choices, problem });
const fetched = (choices: Choices, opensSingle = true): PickerEvent => ({ type: 'fetched', choices, opensSingle });
const SEND_FAILED = { name: 'send-failed', sentence: null } as const;
const FAILED_BEFORE = { name: 'FETCHING_DATA', problem: SEND_FAILED } as const;
const ONLY: Choices = { instruments: [], options: [EDENRED, PELLEGRINI] };

const table: [from: PickerState, event: PickerEvent, to: PickerState, command?: PickerCommand][] = [
  // Only the opening takes what was added elsewhere; a retry fetches.
  [STATES.FETCHING_DATA, EVENTS.opened, STATES.FETCHING_DATA, { type: 'take-pick' }],
  [STATES.FETCHING_DATA, EVENTS['pick-taken'], STATES.FETCHING_DATA, { type: 'fetch' }],
  // What was added elsewhere is sent at once.
  [
    STATES.FETCHING_DATA,
    { type: 'pick-taken', picked: CARD },
    { name: 'SENDING_DATA', choice: SAVED, choices: null },
    { type: 'send', choice: SAVED },
  ],
  [STATES.FETCHING_DATA, EVENTS.fetched, awaiting(ALL)],
  // The only way is opened directly, once, and not over a sentence that nobody has read.
  [STATES.FETCHING_DATA, fetched(ONLY), awaiting(ONLY), { type: 'create', option: EDENRED, isAutomatic: true }],
  [STATES.FETCHING_DATA, fetched(ONLY, false), awaiting(ONLY)],
  [FAILED_BEFORE, fetched(ONLY), awaiting(ONLY, SEND_FAILED)],
  [FAILED_BEFORE, EVENTS.fetched, awaiting(ALL, SEND_FAILED)],
  [STATES.FETCHING_DATA, EVENTS.failed, STATES.ERROR_FETCHING_DATA],
  [STATES.ERROR_FETCHING_DATA, EVENTS['retry-pressed'], STATES.FETCHING_DATA, { type: 'fetch' }],
  [STATES.AWAIT_CHOICE, EVENTS['retry-pressed'], STATES.FETCHING_DATA, { type: 'fetch' }],
  [STATES.AWAIT_CHOICE, EVENTS.chosen, STATES.SENDING_DATA, { type: 'send', choice: SAVED }],
  [
    STATES.AWAIT_CHOICE,
    { type: 'chosen', choice: PELLEGRINI },
    { name: 'SENDING_DATA', choice: PELLEGRINI, choices: ALL },
    { type: 'send', choice: PELLEGRINI },
  ],
  [
    awaiting(ALL, SEND_FAILED),
    { type: 'chosen', choice: PAYPAL },
    STATES.AWAIT_CHOICE,
    { type: 'create', option: PAYPAL, isAutomatic: false },
  ],
  [STATES.AWAIT_CHOICE, EVENTS['create-refused'], awaiting(ALL, { name: 'create-refused' })],
  [STATES.SENDING_DATA, EVENTS.sent, STATES.PICKED, { type: 'leave', choice: SAVED }],
  [{ name: 'SENDING_DATA', choice: PELLEGRINI, choices: ALL }, EVENTS.sent, STATES.PICKED, { type: 'leave', choice: PELLEGRINI }],
  [STATES.SENDING_DATA, EVENTS.failed, awaiting(ALL, SEND_FAILED)],
  [STATES.SENDING_DATA, { type: 'failed', sentence: 'Non oggi.' }, awaiting(ALL, { name: 'send-failed', sentence: 'Non oggi.' })],
  [STATES.PICKED, EVENTS.stayed, STATES.AWAIT_CHOICE],
  [{ name: 'PICKED', choices: null }, EVENTS.stayed, STATES.FETCHING_DATA, { type: 'fetch' }],
  // Nothing was read yet: the list comes with the sentence.
  [{ ...STATES.SENDING_DATA, choices: null }, EVENTS.failed, FAILED_BEFORE, { type: 'fetch' }],
];

testTable(step, table);

const heard: Readonly<Record<PickerState['name'], readonly PickerEvent['type'][]>> = {
  FETCHING_DATA: ['opened', 'pick-taken', 'fetched', 'failed'],
  ERROR_FETCHING_DATA: ['retry-pressed'],
  AWAIT_CHOICE: ['retry-pressed', 'chosen', 'create-refused'],
  SENDING_DATA: ['sent', 'failed'],
  PICKED: ['stayed'],
};
testForeign(step, Object.values(STATES), Object.values(EVENTS), heard);

describe('the single option', () => {
  test.each([
    ['one that can create', [EDENRED], EDENRED],
    ['next to others that cannot', [PELLEGRINI, EDENRED, PLUXEE], EDENRED],
    ['two that can', [PAYPAL, EDENRED], null],
    ['none that can', [PELLEGRINI], null],
    ['nothing at all', [], null],
  ] as const)('%s', (_, options, expected) => expect(singleOption(options)).toBe(expected));
});
