import { describe, expect, test } from 'vitest';
import { testForeign, testTable } from '../flow/test-kit.ts';
import { createPaymentStepFlow, type StepCommand, type StepError, type StepEvent, type StepState } from './payment-step.ts';

/** A step that asks a vendor; every state has a code of its own. */
type Own = { readonly name: 'ASK_VENDOR' };
type State = StepState | Own;
const stepOf = (leavesOnCancel: boolean) =>
  createPaymentStepFlow<Own, never, { readonly type: 'ask' }>({
    provesIn: 'ASK_VENDOR',
    begin: { state: { name: 'ASK_VENDOR' }, command: { type: 'ask' } },
    own: (state) => ({ state }),
    codeOf: (name) => ({ READ_PAYMENT: 1, ASK_VENDOR: 2, SEND: 3, CANCEL: 4 })[name],
    leavesOnCancel,
  });
const step = stepOf(false);

const LINK = { type: 'internal', link: '/wallet/recharge/u1' } as const;
const AT_PAYMENT = { type: 'internal', link: '/payment/u1' } as const;
const ELSEWHERE = ['error', 'loading', 'collectPI', 'cancelled'] as const;

type Outcome = Extract<StepEvent, { type: 'outcome-read' }>['outcome'];
type Result = Extract<StepEvent, { type: 'submitted' }>['result'];
const movedOn = (actionType: 'redirect' | (typeof ELSEWHERE)[number]): Outcome => ({
  kind: 'moved-on',
  link: actionType === 'redirect' ? LINK : AT_PAYMENT,
  actionType,
});
const reads = (outcome: Outcome): StepEvent => ({ type: 'outcome-read', outcome });
const OPEN = reads({ kind: 'open' });
const UNLISTED = reads({ kind: 'unlisted' });
const submitted = (result: Result): StepEvent => ({ type: 'submitted', result });
const said = (message: string) => ({ kind: 'http', status: 500, error: null, message }) as const;

const error = (code: number, certainty: StepError['certainty'], retry: StepError['retry'], sentence: string | null = null): StepState => ({
  name: 'ERROR',
  code,
  sentence,
  certainty,
  retry,
});
type Reading = Extract<StepState, { name: 'READ_OUTCOME' }>;
/** Something failed, and the payment is read before that is said. */
const reading = (code: number, after: Partial<Reading['after']> = {}): Reading => ({
  name: 'READ_OUTCOME',
  after: { code, sentence: null, isRefusal: false, isCancel: false, ...after },
});

const S = {
  READ_PAYMENT: { name: 'READ_PAYMENT' },
  ASK_VENDOR: { name: 'ASK_VENDOR' },
  SEND: { name: 'SEND' },
  CANCEL: { name: 'CANCEL' },
  READ_OUTCOME: reading(3),
  DONE: { name: 'DONE', code: 3 },
  ERROR: error(1, 'open', 'start'),
} as const satisfies Record<State['name'], State>;

const failed: StepEvent = { type: 'failed', sentence: 'No.' };
const retry: StepEvent = { type: 'retry-pressed' };
const cancel: StepEvent = { type: 'cancel-pressed' };
const READING = { type: 'read-outcome' } as const;
const followed = (code: number, link: typeof LINK | typeof AT_PAYMENT = LINK) =>
  [
    { name: 'DONE', code },
    { type: 'follow', link },
  ] as const;

type Row = [from: State, event: StepEvent, to: State, command?: StepCommand | { readonly type: 'ask' }];
const table: Row[] = [
  [S.READ_PAYMENT, { type: 'opened' }, S.READ_PAYMENT, { type: 'read-payment' }],
  [S.READ_PAYMENT, OPEN, S.ASK_VENDOR, { type: 'ask' }],
  [S.READ_PAYMENT, UNLISTED, S.ASK_VENDOR, { type: 'ask' }],
  [S.READ_PAYMENT, reads(movedOn('redirect')), ...followed(1)],
  ...ELSEWHERE.map((why): Row => [S.READ_PAYMENT, reads(movedOn(why)), ...followed(1, AT_PAYMENT)]),
  [S.READ_PAYMENT, failed, error(1, 'unknown', 'start', 'No.')],
  [S.ASK_VENDOR, { type: 'proved', proof: 'nonce' }, S.SEND, { type: 'send', proof: 'nonce' }],
  [S.ASK_VENDOR, failed, reading(2, { sentence: 'No.' }), READING],
  // Each result of a press that pays, and of one that cancels.
  ...(['SEND', 'CANCEL'] as const).flatMap((name): Row[] => {
    const code = name === 'SEND' ? 3 : 4;
    const isCancel = name === 'CANCEL';
    const refused = { sentence: 'No.', isRefusal: true, isCancel };
    const notDone = reading(code, { sentence: 'No.', isCancel });
    return [
      [S[name], submitted({ type: 'done', answer: { type: 'moved-on', link: LINK } }), ...followed(code)],
      [S[name], submitted({ type: 'done', answer: { type: 'refused', sentence: 'No.' } }), reading(code, refused), READING],
      [S[name], submitted({ type: 'done', answer: { type: 'failed', sentence: 'No.' } }), notDone, READING],
      [S[name], submitted({ type: 'changed', now: movedOn('redirect'), why: 'state' }), ...followed(code)],
      [S[name], submitted({ type: 'changed', now: movedOn('cancelled'), why: 'state' }), ...followed(code, AT_PAYMENT)],
      [S[name], submitted({ type: 'busy' }), reading(code, { isCancel }), READING],
      [S[name], submitted({ type: 'not-sent', failure: said('No.') }), notDone, READING],
      [S[name], submitted({ type: 'refused', failure: said('No.') }), notDone, READING],
      [S[name], submitted({ type: 'outcome-unknown', failure: said('No.') }), notDone, READING],
      [S[name], submitted({ type: 'outcome-unknown', failure: { kind: 'network' } }), reading(code, { isCancel }), READING],
    ];
  }),
  [S.CANCEL, { type: 'cancelled', link: AT_PAYMENT }, ...followed(4, AT_PAYMENT)],
  // What is said once the payment was read.
  [reading(2, { sentence: 'No.' }), OPEN, error(2, 'open', 'start', 'No.')],
  [reading(3), UNLISTED, error(3, 'unknown', 'read-outcome')],
  [reading(3), failed, error(3, 'unknown', 'read-outcome')],
  [reading(3), reads(movedOn('redirect')), ...followed(3)],
  ...ELSEWHERE.map((why): Row => [reading(3), reads(movedOn(why)), ...followed(3, AT_PAYMENT)]),
  [reading(3, { isRefusal: true }), OPEN, error(3, 'open', 'start')],
  [reading(3, { isRefusal: true }), reads(movedOn('error')), error(3, 'refused', 'start')],
  [reading(3, { isRefusal: true }), reads(movedOn('redirect')), ...followed(3)],
  [reading(4, { isCancel: true }), OPEN, error(4, 'open', 'cancel')],
  [reading(4, { isCancel: true }), UNLISTED, error(4, 'unknown', 'cancel')],
  [reading(4, { isCancel: true }), failed, error(4, 'unknown', 'cancel')],
  [reading(4, { isCancel: true }), reads(movedOn('cancelled')), ...followed(4, AT_PAYMENT)],
  [reading(4, { isCancel: true }), reads(movedOn('redirect')), ...followed(4)],
  [reading(4, { isCancel: true, isRefusal: true }), reads(movedOn('error')), error(4, 'refused', 'cancel')],
  [S.DONE, failed, error(3, 'unknown', 'read-outcome', 'No.')],
  [error(3, 'open', 'start'), retry, S.READ_PAYMENT, { type: 'read-payment' }],
  [error(3, 'unknown', 'read-outcome', 'No.'), retry, reading(3, { sentence: 'No.' }), READING],
  [error(4, 'unknown', 'cancel'), retry, S.CANCEL, { type: 'cancel' }],
  // Not once it is sent: the money may be on its way.
  ...([S.READ_PAYMENT, S.ASK_VENDOR, S.ERROR] as const).map((from): Row => [from, cancel, S.CANCEL, { type: 'cancel' }]),
];

testTable(step, table);

describe('a step that was cancelled leaves, where it is told to', () => {
  const LEFT = { state: { name: 'DONE', code: 4 }, command: { type: 'leave' } };
  test.each<[string, State, StepEvent]>([
    ['by its answer', S.CANCEL, { type: 'cancelled', link: AT_PAYMENT }],
    ['although the answer was lost', reading(4, { isCancel: true }), reads(movedOn('cancelled'))],
  ])('%s', (_, from, event) => expect(stepOf(true)(from, event)).toEqual(LEFT));
});

const events: readonly StepEvent[] = [
  { type: 'opened' },
  OPEN,
  { type: 'proved', proof: 'nonce' },
  submitted({ type: 'busy' }),
  { type: 'cancelled', link: AT_PAYMENT },
  failed,
  retry,
  cancel,
];
testForeign(step, Object.values(S), events, {
  READ_PAYMENT: ['opened', 'outcome-read', 'failed', 'cancel-pressed'],
  ASK_VENDOR: ['proved', 'failed', 'cancel-pressed'],
  SEND: ['submitted'],
  CANCEL: ['submitted', 'cancelled'],
  READ_OUTCOME: ['outcome-read', 'failed'],
  DONE: ['failed'],
  ERROR: ['retry-pressed', 'cancel-pressed'],
});
