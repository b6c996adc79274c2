import type { Transition } from '../shared/flow/machine.ts';
import type { guardCodeLink } from '../shared/rules/links.ts';

/** Where a code leads, already through the link guard. */
export type CodeTarget = NonNullable<ReturnType<typeof guardCodeLink>>;

/** How the code came: with the address of the page, by hand, or by the camera. */
export type CodeSource = 'address' | 'hand' | 'camera';

/** The code entry (part 1 §4). `code` is what stands in the field. */
export type CodeEntryState =
  | {
      readonly name: 'AWAIT_DATA' | 'AWAIT_CODE' | 'CODE_OBLIGATORY' | 'CODE_NOT_FOUND' | 'ERROR_CODE' | 'ERROR_FETCHING_DATA';
      readonly code: string;
    }
  /** LEFT: the person is on the way to where the code leads; named by us. */
  | { readonly name: 'FETCH_DATA' | 'FETCHING_DATA' | 'LEFT'; readonly code: string; readonly source: CodeSource };

export type CodeEntryEvent =
  /** `code`: the one in the page's address, null without one. */
  | { readonly type: 'opened'; readonly code: string | null }
  | { readonly type: 'edited'; readonly code: string }
  | { readonly type: 'confirm-pressed' }
  | { readonly type: 'code-scanned'; readonly code: string }
  | { readonly type: 'fetch-started' }
  /** `target`: null when the guard refuses the link. */
  | { readonly type: 'resolved'; readonly target: CodeTarget | null }
  | { readonly type: 'not-found' }
  | { readonly type: 'fetch-failed' }
  | { readonly type: 'follow-refused' }
  /** Back in the browser, from where the code led. */
  | { readonly type: 'returned' };

export type CodeEntryCommand =
  | { readonly type: 'fetch'; readonly code: string }
  /** `isReplacing`: Back must not lead to an address that leads here again. */
  | { readonly type: 'follow'; readonly target: CodeTarget; readonly isReplacing: boolean }
  /** The code under way is not wanted any more. */
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
