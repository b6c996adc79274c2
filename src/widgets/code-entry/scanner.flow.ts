import { useEffect, useRef } from 'react';
import { DeadlineError, withDeadline } from '../shared/flow/deadline.ts';
import { reportingMissingCode } from '../shared/flow/missing-code.ts';
import { createMachine, runBy, stepBy, type Transition, useMachine } from '../shared/flow/machine.ts';
import { codeOfQr } from '../shared/rules/links.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { type Camera, type CameraAccess, ScanError, type ScanFailure, type Torch } from './gateway.ts';

/** The scanner (part 1 §4). */
export type ScannerState =
  | { readonly name: 'LOADING' | 'QRCODE_NOT_SUPPORTED' | 'PERMISSION_DENIED' }
  /** `hasFailed`: the camera did not open, but the permission was not denied. */
  | { readonly name: 'SHOW_BUTTON'; readonly hasFailed: boolean }
  /** `isReading`: pictures arrive. `isForeign`: the visible code is not one of ours. */
  | { readonly name: 'SHOW_READER'; readonly isReading: boolean; readonly isForeign: boolean; readonly torch: Torch | null };

export type ScannerEvent =
  | { readonly type: 'access-checked'; readonly access: CameraAccess }
  | { readonly type: 'failed'; readonly kind: ScanFailure }
  | { readonly type: 'started'; readonly torch: Torch | null }
  | { readonly type: 'code-seen'; readonly isForeign: boolean }
  | { readonly type: 'opened' | 'enable-pressed' | 'camera-lost' | 'page-hidden' };

/** `read` opens the camera; any later command closes it. */
export type ScannerCommand = { readonly type: 'check-access' | 'read' | 'release' };

type ScannerTransition = Transition<ScannerState, ScannerCommand>;

const start = (): ScannerTransition => ({
  state: { name: 'SHOW_READER', isReading: false, isForeign: false, torch: null },
  command: { type: 'read' },
});
const release = (hasFailed: boolean) => (): ScannerTransition => ({
  state: { name: 'SHOW_BUTTON', hasFailed },
  command: { type: 'release' },
});

/** What the person sees instead of the reader. */
const WITHOUT_READER: Readonly<Record<Exclude<CameraAccess | ScanFailure, 'granted'>, ScannerState>> = {
  unsupported: { name: 'QRCODE_NOT_SUPPORTED' },
  denied: { name: 'PERMISSION_DENIED' },
  ask: { name: 'SHOW_BUTTON', hasFailed: false },
  unavailable: { name: 'SHOW_BUTTON', hasFailed: true },
};

export const step = stepBy<ScannerState, ScannerEvent, ScannerCommand>({
  LOADING: {
    opened: (state) => ({ state, command: { type: 'check-access' } }),
    'access-checked': (_, { access }) => (access === 'granted' ? start() : { state: WITHOUT_READER[access] }),
  },
  SHOW_BUTTON: { 'enable-pressed': start },
  // The person may have changed the browser's settings.
  PERMISSION_DENIED: { 'enable-pressed': start },
  SHOW_READER: {
    started: (state, { torch }) => ({ state: { ...state, isReading: true, torch } }),
    failed: (_, { kind }) => ({ state: WITHOUT_READER[kind] }),
    'code-seen': (state, { isForeign }) => ({ state: { ...state, isForeign } }),
    'camera-lost': release(true),
    'page-hidden': release(false),
  },
});

/** How long the browser may take to say what it knows of the camera. */
const ACCESS_LIMIT_MS = 3000;
/** How long a camera may take to open; `getUserMedia` has no limit, and some browsers never answer. */
const OPENING_LIMIT_MS = 10_000;
/** The permission prompt stays open for so many of these periods. */
const PROMPT_PERIODS = 6;

const accessTo = (camera: Camera): Promise<CameraAccess> => withDeadline(camera.access(), ACCESS_LIMIT_MS).catch(() => 'ask');

/** Opens the camera with a time limit, which does not count while the person is asked for the permission. @throws ScanError */
async function openWithin(camera: Camera, open: (signal: AbortSignal) => Promise<Torch | null>, signal: AbortSignal) {
  // Closes a camera that opens too late.
  const session = new AbortController();
  signal.addEventListener('abort', () => session.abort());
  const opening = open(session.signal);
  for (let period = 1; ; period += 1) {
    try {
      return await withDeadline(opening, OPENING_LIMIT_MS, signal);
    } catch (thrown) {
      if (!(thrown instanceof DeadlineError)) throw thrown;
      const isAsking = (await accessTo(camera)) === 'ask';
      if (isAsking && period < PROMPT_PERIODS) continue;
      session.abort();
      throw new ScanError(isAsking ? 'ask' : 'unavailable', { cause: thrown });
    }
  }
}

/** The camera reports a text several times a second; after this long out of view, the same text counts as new. */
const OUT_OF_VIEW_MS = 2000;

/** Tells whether a text comes into view; it answers false while the text stays there. */
export function createSightings(now: () => number): (text: string) => boolean {
  let last: { readonly text: string; readonly at: number } | null = null;
  return (text) => {
    const at = now();
    const isNew = last === null || last.text !== text || at - last.at > OUT_OF_VIEW_MS;
    last = { text, at };
    return isNew;
  };
}

export interface ScannerPorts {
  readonly camera: Camera;
  readonly ownDomains: readonly string[];
  onCode(code: string): void;
}

/** `host`: the ref of the element that contains the camera's picture. */
export function useScanner({ camera, ownDomains, onCode }: ScannerPorts) {
  const { environment, tracking } = useRuntime();
  const host = useRef<HTMLDivElement>(null);
  const create = () =>
    createMachine<ScannerState, ScannerEvent, ScannerCommand>(
      { name: 'LOADING' },
      step,
      runBy({
        async 'check-access'(_, { send }) {
          const access = await accessTo(camera);
          // Do not open the camera in a hidden page: show the button instead.
          send({ type: 'access-checked', access: access === 'granted' && !environment.isVisible() ? 'ask' : access });
        },
        async read(_, { send, signal }) {
          const isNew = createSightings(environment.now);
          const onText = (text: string) => {
            if (!isNew(text)) return;
            const code = codeOfQr(text, ownDomains);
            send({ type: 'code-seen', isForeign: code === null });
            if (code !== null) onCode(code);
          };
          try {
            const reader = await reportingMissingCode(camera.loadReader());
            // The reader's container is drawn now, unless the person has left.
            const place = host.current;
            if (signal.aborted || place === null) return;
            const listener = { onText, onLost: () => send({ type: 'camera-lost' }) };
            const torch = await openWithin(camera, (session) => reader.start(place, listener, session), signal);
            send({ type: 'started', torch });
          } catch (thrown) {
            if (signal.aborted) return;
            const kind = thrown instanceof ScanError ? thrown.kind : 'unavailable';
            if (kind === 'unavailable') tracking.event('Error/Scanner', thrown instanceof Error ? thrown.message : 'unknown');
            send({ type: 'failed', kind });
          }
        },
        // A new command has aborted `read`, which closes the camera.
        release: () => undefined,
      }),
    );
  const [state, send] = useMachine(create, { type: 'opened' });
  useEffect(() => environment.onHidden(() => send({ type: 'page-hidden' })), [environment, send]);
  return { state, send, host };
}
