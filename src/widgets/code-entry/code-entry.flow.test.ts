import { describe } from 'vitest';
import { testForeign, testTable } from '../shared/flow/test-kit.ts';
import { type CodeEntryCommand, type CodeEntryEvent, type CodeEntryState, step } from './code-entry.flow.ts';

const code = 'milano1';
const STATES = {
  AWAIT_DATA: { name: 'AWAIT_DATA', code: '' },
  AWAIT_CODE: { name: 'AWAIT_CODE', code },
  FETCH_DATA: { name: 'FETCH_DATA', code, source: 'hand' },
  FETCHING_DATA: { name: 'FETCHING_DATA', code, source: 'hand' },
  CODE_OBLIGATORY: { name: 'CODE_OBLIGATORY', code: '' },
  CODE_NOT_FOUND: { name: 'CODE_NOT_FOUND', code },
  ERROR_CODE: { name: 'ERROR_CODE', code },
  ERROR_FETCHING_DATA: { name: 'ERROR_FETCHING_DATA', code },
  LEFT: { name: 'LEFT', code, source: 'hand' },
} as const satisfies Record<CodeEntryState['name'], CodeEntryState>;

const target = { kind: 'internal', path: '/selling-area/milano-1' } as const;
const EVENTS = {
  opened: { type: 'opened', code: null },
  edited: { type: 'edited', code: 'mensa' },
  'confirm-pressed': { type: 'confirm-pressed' },
  'code-scanned': { type: 'code-scanned', code: 'caffe1' },
  'fetch-started': { type: 'fetch-started' },
  resolved: { type: 'resolved', target },
  failed: { type: 'failed', problem: 'ERROR_CODE' },
  returned: { type: 'returned' },
} as const satisfies Record<CodeEntryEvent['type'], CodeEntryEvent>;

const table: [from: CodeEntryState, event: CodeEntryEvent, to: CodeEntryState, command?: CodeEntryCommand][] = [
  [STATES.AWAIT_DATA, EVENTS.opened, { name: 'AWAIT_CODE', code: '' }],
  [
    STATES.AWAIT_DATA,
    { type: 'opened', code: 'milano1' },
    { name: 'FETCH_DATA', code: 'milano1', source: 'address' },
    { type: 'fetch', code: 'milano1' },
  ],
  [STATES.FETCH_DATA, EVENTS['fetch-started'], STATES.FETCHING_DATA],

  // Typing resets to AWAIT_CODE, and gives up what was asked for.
  ...(['AWAIT_DATA', 'AWAIT_CODE', 'CODE_OBLIGATORY', 'CODE_NOT_FOUND', 'ERROR_CODE', 'ERROR_FETCHING_DATA'] as const).map(
    (name): (typeof table)[number] => [STATES[name], EVENTS.edited, { name: 'AWAIT_CODE', code: 'mensa' }],
  ),
  [STATES.FETCH_DATA, EVENTS.edited, { name: 'AWAIT_CODE', code: 'mensa' }, { type: 'give-up' }],
  [STATES.FETCHING_DATA, EVENTS.edited, { name: 'AWAIT_CODE', code: 'mensa' }, { type: 'give-up' }],

  [{ name: 'AWAIT_CODE', code: '' }, EVENTS['confirm-pressed'], STATES.CODE_OBLIGATORY],
  [{ name: 'AWAIT_CODE', code: '  ' }, EVENTS['confirm-pressed'], STATES.CODE_OBLIGATORY],
  [STATES.AWAIT_DATA, EVENTS['confirm-pressed'], STATES.CODE_OBLIGATORY],
  [STATES.CODE_OBLIGATORY, EVENTS['confirm-pressed'], STATES.CODE_OBLIGATORY],
  [{ name: 'AWAIT_CODE', code: ' milano1 ' }, EVENTS['confirm-pressed'], STATES.FETCH_DATA, { type: 'fetch', code: 'milano1' }],
  ...(['CODE_NOT_FOUND', 'ERROR_CODE', 'ERROR_FETCHING_DATA'] as const).map((name): (typeof table)[number] => [
    STATES[name],
    EVENTS['confirm-pressed'],
    STATES.FETCH_DATA,
    { type: 'fetch', code: 'milano1' },
  ]),

  // A scanned code is resolved like a typed one.
  ...(['AWAIT_DATA', 'AWAIT_CODE', 'CODE_OBLIGATORY', 'CODE_NOT_FOUND', 'ERROR_CODE', 'ERROR_FETCHING_DATA'] as const).map(
    (name): (typeof table)[number] => [
      STATES[name],
      EVENTS['code-scanned'],
      { name: 'FETCH_DATA', code: 'caffe1', source: 'camera' },
      { type: 'fetch', code: 'caffe1' },
    ],
  ),

  [STATES.FETCHING_DATA, EVENTS.resolved, STATES.LEFT, { type: 'follow', target, isReplacing: false }],
  [
    { ...STATES.FETCHING_DATA, source: 'camera' },
    EVENTS.resolved,
    { ...STATES.LEFT, source: 'camera' },
    { type: 'follow', target, isReplacing: false },
  ],
  // Back must not lead to the address that resolves at once.
  [
    { ...STATES.FETCHING_DATA, source: 'address' },
    EVENTS.resolved,
    { ...STATES.LEFT, source: 'address' },
    { type: 'follow', target, isReplacing: true },
  ],
  ...(['CODE_NOT_FOUND', 'ERROR_CODE', 'ERROR_FETCHING_DATA'] as const).map((problem): (typeof table)[number] => [
    STATES.FETCHING_DATA,
    { type: 'failed', problem },
    STATES[problem],
  ]),
  [STATES.LEFT, EVENTS.failed, STATES.ERROR_CODE],
  [STATES.LEFT, EVENTS.returned, STATES.AWAIT_CODE],
];

describe('the states of the code [P1-4.14] [P1-4.15] [P1-4.16]', () => testTable(step, table));

const anywhere = ['edited', 'confirm-pressed', 'code-scanned'] as const;
const heard: Readonly<Record<CodeEntryState['name'], readonly CodeEntryEvent['type'][]>> = {
  AWAIT_DATA: ['opened', ...anywhere],
  AWAIT_CODE: anywhere,
  FETCH_DATA: ['edited', 'fetch-started'],
  FETCHING_DATA: ['edited', 'resolved', 'failed'],
  CODE_OBLIGATORY: anywhere,
  CODE_NOT_FOUND: anywhere,
  ERROR_CODE: anywhere,
  ERROR_FETCHING_DATA: anywhere,
  LEFT: ['failed', 'returned'],
};
testForeign(step, Object.values(STATES), Object.values(EVENTS), heard);
