import { describe, expect, test } from 'vitest';
import { testForeign, testTable } from '../shared/flow/test-kit.ts';
import { createSightings, type ScannerCommand, type ScannerEvent, type ScannerState, step } from './scanner.flow.ts';

const STATES = {
  LOADING: { name: 'LOADING' },
  QRCODE_NOT_SUPPORTED: { name: 'QRCODE_NOT_SUPPORTED' },
  PERMISSION_DENIED: { name: 'PERMISSION_DENIED' },
  SHOW_BUTTON: { name: 'SHOW_BUTTON', hasFailed: false },
  SHOW_READER: { name: 'SHOW_READER', isReading: false, isForeign: false, torch: null },
} as const satisfies Record<ScannerState['name'], ScannerState>;
const READING = { ...STATES.SHOW_READER, isReading: true };
const READ = { type: 'read' } as const;

const looked = (access: Extract<ScannerEvent, { type: 'access-checked' }>['access']) => ({ type: 'access-checked', access }) as const;
const failed = (kind: Extract<ScannerEvent, { type: 'failed' }>['kind']) => ({ type: 'failed', kind }) as const;

const table: [from: ScannerState, event: ScannerEvent, to: ScannerState, command?: ScannerCommand][] = [
  [STATES.LOADING, { type: 'opened' }, STATES.LOADING, { type: 'check-access' }],
  [STATES.LOADING, looked('unsupported'), STATES.QRCODE_NOT_SUPPORTED],
  [STATES.LOADING, looked('denied'), STATES.PERMISSION_DENIED],
  [STATES.LOADING, looked('ask'), STATES.SHOW_BUTTON],
  [STATES.LOADING, looked('granted'), STATES.SHOW_READER, READ],

  [STATES.SHOW_BUTTON, { type: 'enable-pressed' }, STATES.SHOW_READER, READ],
  [{ name: 'SHOW_BUTTON', hasFailed: true }, { type: 'enable-pressed' }, STATES.SHOW_READER, READ],
  [STATES.PERMISSION_DENIED, { type: 'enable-pressed' }, STATES.SHOW_READER, READ],

  [STATES.SHOW_READER, { type: 'started', torch: null }, READING],
  [STATES.SHOW_READER, failed('denied'), STATES.PERMISSION_DENIED],
  [STATES.SHOW_READER, failed('unsupported'), STATES.QRCODE_NOT_SUPPORTED],
  [STATES.SHOW_READER, failed('unavailable'), { name: 'SHOW_BUTTON', hasFailed: true }],
  [READING, failed('unavailable'), { name: 'SHOW_BUTTON', hasFailed: true }],

  [READING, { type: 'code-seen', isForeign: true }, { ...READING, isForeign: true }],
  [{ ...READING, isForeign: true }, { type: 'code-seen', isForeign: false }, READING],

  [STATES.SHOW_READER, { type: 'camera-lost' }, { name: 'SHOW_BUTTON', hasFailed: true }, { type: 'release' }],
  [READING, { type: 'camera-lost' }, { name: 'SHOW_BUTTON', hasFailed: true }, { type: 'release' }],

  // The button is also shown when the page is hidden, and the camera rests.
  [STATES.SHOW_READER, { type: 'page-hidden' }, STATES.SHOW_BUTTON, { type: 'release' }],
  [READING, { type: 'page-hidden' }, STATES.SHOW_BUTTON, { type: 'release' }],
];

describe('the states of the scanner [P1-4.17]', () => testTable(step, table));

const EVENTS: readonly ScannerEvent[] = [
  { type: 'opened' },
  looked('granted'),
  { type: 'enable-pressed' },
  { type: 'started', torch: null },
  failed('denied'),
  { type: 'code-seen', isForeign: false },
  { type: 'camera-lost' },
  { type: 'page-hidden' },
];
const heard: Readonly<Record<ScannerState['name'], readonly ScannerEvent['type'][]>> = {
  LOADING: ['opened', 'access-checked'],
  QRCODE_NOT_SUPPORTED: [],
  PERMISSION_DENIED: ['enable-pressed'],
  SHOW_BUTTON: ['enable-pressed'],
  SHOW_READER: ['started', 'failed', 'code-seen', 'camera-lost', 'page-hidden'],
};
testForeign(step, Object.values(STATES), EVENTS, heard);

const MILANO = 'https://pausa.example/code-landing/milano1';
const MENSA = 'https://pausa.example/code-landing/mensa2';
const FOREIGN = 'https://evil.com/code-landing/milano1';

test('a text counts once while it is in view, and again when it comes back', () => {
  let now = 0;
  const isNew = createSightings(() => now);
  const seen = [
    [0, MILANO],
    [300, MILANO],
    [2200, MILANO],
    [4200, MILANO],
    [6300, MILANO],
    [6600, MENSA],
    [6900, MILANO],
    [7200, FOREIGN],
    [7500, FOREIGN],
  ].map(([at, text]) => {
    now = Number(at);
    return isNew(String(text));
  });
  expect(seen).toEqual([true, false, false, false, true, true, true, true, false]);
});
