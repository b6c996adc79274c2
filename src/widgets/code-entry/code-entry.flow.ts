import type { Transition } from '../shared/flow/machine.ts';
import type { LinkTarget } from '../shared/rules/links.ts';

type CodeSource = 'address' | 'hand' | 'camera';

/** The code entry (part 1 §4). `code` is the value of the field. */
export type CodeEntryState =
  | {
      readonly name: 'AWAIT_DATA' | 'AWAIT_CODE' | 'CODE_OBLIGATORY' | 'CODE_NOT_FOUND' | 'ERROR_CODE' | 'ERROR_FETCHING_DATA';
      readonly code: string;
    }
  /** LEFT: the app is opening the code's target. This name is ours, not the specification's. */
  | { readonly name: 'FETCH_DATA' | 'FETCHING_DATA' | 'LEFT'; readonly code: string; readonly source: CodeSource };

export type CodeEntryEvent =
  /** `code`: the one in the page's address, null without one. */
  | { readonly type: 'opened'; readonly code: string | null }
  | { readonly type: 'edited' | 'code-scanned'; readonly code: string }
  | { readonly type: 'confirm-pressed' | 'fetch-started' | 'fetch-failed' | 'not-found' | 'follow-refused' }
  /** `target`: null when the guard refuses the link. */
  | { readonly type: 'resolved'; readonly target: LinkTarget | null }
  /** The person came back to this page from the code's target. */
  | { readonly type: 'returned' };

export type CodeEntryCommand =
  | { readonly type: 'fetch'; readonly code: string }
  /** `isReplacing`: replace the history entry, because Back to this address would open the target again. */
  | { readonly type: 'follow'; readonly target: LinkTarget; readonly isReplacing: boolean }
  /** Aborts the lookup of the current code. */
  | { readonly type: 'give-up' };

type CodeEntryTransition = Transition<CodeEntryState, CodeEntryCommand>;

function resolve(code: string, source: CodeSource): CodeEntryTransition {
  return { state: { name: 'FETCH_DATA', code, source }, command: { type: 'fetch', code } };
}

export function step(state: CodeEntryState, event: CodeEntryEvent): CodeEntryTransition {
  const same = { state };
  const isBusy = state.name === 'FETCH_DATA' || state.name === 'FETCHING_DATA' || state.name === 'LEFT';
  switch (event.type) {
    case 'opened':
      if (state.name !== 'AWAIT_DATA') return same;
      return event.code === null ? { state: { name: 'AWAIT_CODE', code: '' } } : resolve(event.code, 'address');
    case 'edited': {
      if (state.name === 'LEFT') return same;
      const edited: CodeEntryState = { name: 'AWAIT_CODE', code: event.code };
      return isBusy ? { state: edited, command: { type: 'give-up' } } : { state: edited };
    }
    case 'confirm-pressed': {
      if (isBusy) return same;
      const code = state.code.trim();
      return code === '' ? { state: { name: 'CODE_OBLIGATORY', code: '' } } : resolve(code, 'hand');
    }
    case 'code-scanned':
      return isBusy ? same : resolve(event.code, 'camera');
    case 'fetch-started':
      return state.name === 'FETCH_DATA' ? { state: { ...state, name: 'FETCHING_DATA' } } : same;
    case 'resolved':
      if (state.name !== 'FETCHING_DATA') return same;
      if (event.target === null) return { state: { name: 'ERROR_CODE', code: state.code } };
      return {
        state: { ...state, name: 'LEFT' },
        command: { type: 'follow', target: event.target, isReplacing: state.source === 'address' },
      };
    case 'not-found':
      return state.name === 'FETCHING_DATA' ? { state: { name: 'CODE_NOT_FOUND', code: state.code } } : same;
    case 'fetch-failed':
      return state.name === 'FETCHING_DATA' ? { state: { name: 'ERROR_FETCHING_DATA', code: state.code } } : same;
    case 'follow-refused':
      return state.name === 'LEFT' ? { state: { name: 'ERROR_CODE', code: state.code } } : same;
    case 'returned':
      return state.name === 'LEFT' ? { state: { name: 'AWAIT_CODE', code: state.code } } : same;
    default:
      return event satisfies never;
  }
}
