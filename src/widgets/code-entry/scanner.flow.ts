import { stepBy, type Transition } from '../shared/flow/machine.ts';
import type { CameraAccess, ScanFailure } from './gateway.ts';

/** The scanner (part 1 §4). */
export type ScannerState =
  | { readonly name: 'LOADING' | 'QRCODE_NOT_SUPPORTED' | 'PERMISSION_DENIED' }
  /** `hasFailed`: the camera did not open, but the permission was not denied. */
  | { readonly name: 'SHOW_BUTTON'; readonly hasFailed: boolean }
  /** `isReading`: pictures arrive. `isForeign`: the visible code is not one of ours. */
  | { readonly name: 'SHOW_READER'; readonly isReading: boolean; readonly isForeign: boolean };

export type ScannerEvent =
  | { readonly type: 'access-checked'; readonly access: CameraAccess }
  | { readonly type: 'failed'; readonly kind: ScanFailure }
  | { readonly type: 'opened' | 'enable-pressed' | 'started' | 'code-seen' | 'foreign-seen' | 'camera-lost' | 'page-hidden' };

/** `read` opens the camera; any later command closes it. */
export type ScannerCommand = { readonly type: 'check-access' | 'read' | 'release' };

type ScannerTransition = Transition<ScannerState, ScannerCommand>;

const start = (): ScannerTransition => ({ state: { name: 'SHOW_READER', isReading: false, isForeign: false }, command: { type: 'read' } });
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
    started: (state) => ({ state: state.isReading ? state : { ...state, isReading: true } }),
    failed: (_, { kind }) => ({ state: WITHOUT_READER[kind] }),
    'code-seen': (state) => ({ state: state.isForeign ? { ...state, isForeign: false } : state }),
    'foreign-seen': (state) => ({ state: state.isForeign ? state : { ...state, isForeign: true } }),
    'camera-lost': release(true),
    'page-hidden': release(false),
  },
});
