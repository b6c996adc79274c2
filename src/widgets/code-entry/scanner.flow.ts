import type { Transition } from '../shared/flow/machine.ts';
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
  | { readonly type: 'opened' | 'enable-pressed' | 'started' | 'code-seen' | 'foreign-seen' | 'page-hidden' }
  /** The camera was unplugged, taken by another program, or the permission was withdrawn during the scan. */
  | { readonly type: 'camera-lost' };

/** `read` opens the camera; any later command closes it. */
export type ScannerCommand = { readonly type: 'check-access' | 'read' | 'release' };

const STARTING: Transition<ScannerState, ScannerCommand> = {
  state: { name: 'SHOW_READER', isReading: false, isForeign: false },
  command: { type: 'read' },
};

export function step(state: ScannerState, event: ScannerEvent): Transition<ScannerState, ScannerCommand> {
  const same = { state };
  switch (event.type) {
    case 'opened':
      return state.name === 'LOADING' ? { state, command: { type: 'check-access' } } : same;
    case 'access-checked':
      if (state.name !== 'LOADING') return same;
      switch (event.access) {
        case 'unsupported':
          return { state: { name: 'QRCODE_NOT_SUPPORTED' } };
        case 'denied':
          return { state: { name: 'PERMISSION_DENIED' } };
        case 'ask':
          return { state: { name: 'SHOW_BUTTON', hasFailed: false } };
        case 'granted':
          return STARTING;
        default:
          return event.access satisfies never;
      }
    case 'enable-pressed':
      // Also after a denial: the person may have changed the browser's settings.
      return state.name === 'SHOW_BUTTON' || state.name === 'PERMISSION_DENIED' ? STARTING : same;
    case 'started':
      return state.name === 'SHOW_READER' && !state.isReading ? { state: { ...state, isReading: true } } : same;
    case 'failed':
      if (state.name !== 'SHOW_READER') return same;
      switch (event.kind) {
        case 'denied':
          return { state: { name: 'PERMISSION_DENIED' } };
        case 'unsupported':
          return { state: { name: 'QRCODE_NOT_SUPPORTED' } };
        case 'unavailable':
          return { state: { name: 'SHOW_BUTTON', hasFailed: true } };
        default:
          return event.kind satisfies never;
      }
    case 'code-seen':
      return state.name === 'SHOW_READER' && state.isForeign ? { state: { ...state, isForeign: false } } : same;
    case 'foreign-seen':
      return state.name === 'SHOW_READER' && !state.isForeign ? { state: { ...state, isForeign: true } } : same;
    case 'camera-lost':
      return state.name === 'SHOW_READER' ? { state: { name: 'SHOW_BUTTON', hasFailed: true }, command: { type: 'release' } } : same;
    case 'page-hidden':
      return state.name === 'SHOW_READER' ? { state: { name: 'SHOW_BUTTON', hasFailed: false }, command: { type: 'release' } } : same;
    default:
      return event satisfies never;
  }
}
