import { useEffect, useRef } from 'react';
import { DeadlineError, withDeadline } from '../shared/flow/deadline.ts';
import { reportingMissingCode } from '../shared/flow/missing-code.ts';
import { createFlow, type Steps, useFlow } from '../shared/flow/flow.ts';
import { useEffectEvent } from '../shared/flow/use-effect-event.ts';
import { codeOfQr } from '../shared/rules/links.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { type Camera, type CameraAccess, ScanError, type ScanFailure, type Torch } from './gateway.ts';

/** The scanner (P1-4.17 to P1-4.22). */
export type ScannerState =
  | { readonly name: 'LOADING' | 'QRCODE_NOT_SUPPORTED' | 'PERMISSION_DENIED' }
  /** `hasFailed`: the camera did not open, but the permission was not denied. */
  | { readonly name: 'SHOW_BUTTON'; readonly hasFailed: boolean }
  /** `isReading`: pictures arrive. `isForeign`: the visible code is not one of ours. */
  | { readonly name: 'SHOW_READER'; readonly isReading: boolean; readonly isForeign: boolean; readonly torch: Torch | null };

/** What the person sees instead of the reader. */
const WITHOUT_READER: Readonly<Record<Exclude<CameraAccess | ScanFailure, 'granted'>, ScannerState>> = {
  unsupported: { name: 'QRCODE_NOT_SUPPORTED' },
  denied: { name: 'PERMISSION_DENIED' },
  ask: { name: 'SHOW_BUTTON', hasFailed: false },
  unavailable: { name: 'SHOW_BUTTON', hasFailed: true },
};

/** How long the browser may take to say what it knows of the camera. */
const ACCESS_LIMIT_MS = 3000;
/** How long a camera may take to open; `getUserMedia` has no limit, and some browsers never answer. */
const OPENING_LIMIT_MS = 10_000;
/** The permission prompt stays open for so many of these periods. */
const PROMPT_PERIODS = 6;

const withinLimit = (access: Promise<CameraAccess>): Promise<CameraAccess> => withDeadline(access, ACCESS_LIMIT_MS).catch(() => 'ask');

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
      const isAsking = (await withinLimit(camera.access())) === 'ask';
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

  const read: Steps<ScannerState> = async (set, signal) => {
    set({ name: 'SHOW_READER', isReading: false, isForeign: false, torch: null });
    const change = (next: { readonly isReading?: true; readonly isForeign?: boolean; readonly torch?: Torch | null }) => {
      const state = scanner.getState();
      if (state.name === 'SHOW_READER') set({ ...state, ...next });
    };
    const isNew = createSightings(environment.now);
    const onText = (text: string) => {
      if (signal.aborted || !isNew(text)) return;
      const code = codeOfQr(text, ownDomains);
      change({ isForeign: code === null });
      if (code !== null) onCode(code);
    };
    try {
      const reader = await reportingMissingCode(camera.loadReader());
      // The reader's container is drawn now, unless the person has left.
      const place = host.current;
      if (signal.aborted || place === null) return;
      const listener = { onText, onLost: () => close(true) };
      const torch = await openWithin(camera, (session) => reader.start(place, listener, session), signal);
      change({ isReading: true, torch });
    } catch (thrown) {
      if (signal.aborted) return;
      const kind = thrown instanceof ScanError ? thrown.kind : 'unavailable';
      if (kind === 'unavailable') tracking.event('Error/Scanner', thrown instanceof Error ? thrown.message : 'unknown');
      set(WITHOUT_READER[kind]);
    }
  };

  const check: Steps<ScannerState> = async (set, signal) => {
    const asked = camera.access().catch((): CameraAccess => 'ask');
    if ((await withinLimit(asked)) === 'ask') set(WITHOUT_READER.ask);
    // A slow answer still counts, unless the person has pressed the button.
    const access = await asked;
    if (access !== 'granted') return set(WITHOUT_READER[access]);
    // Do not open the camera in a hidden page: show the button instead.
    if (environment.isVisible()) return read(set, signal);
    set(WITHOUT_READER.ask);
  };

  const [state, scanner] = useFlow(
    () => createFlow<ScannerState>({ name: 'LOADING' }),
    (flow) => flow.run(check),
  );

  /** New steps abort `read`, which closes the camera. `hasFailed`: the camera was taken away. */
  const close = (hasFailed: boolean) => {
    if (scanner.getState().name === 'SHOW_READER') scanner.run(async (set) => set({ name: 'SHOW_BUTTON', hasFailed }));
  };
  const onHidden = useEffectEvent(() => close(false));
  useEffect(() => environment.onHidden(onHidden), [environment]);

  return {
    state,
    host,
    enable(): void {
      const { name } = scanner.getState();
      // After a refusal the person may have changed the browser's settings.
      if (name === 'SHOW_BUTTON' || name === 'PERMISSION_DENIED') scanner.run(read);
    },
  };
}
