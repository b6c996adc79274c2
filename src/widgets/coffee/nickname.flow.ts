import type { ApiFailure } from '../../api/index.ts';
import { stepBy, type Transition } from '../shared/flow/machine.ts';

/** Most characters that the machine's display shows (part 2 §5). */
const MAX_LETTERS = 10;

/** What is wrong with a name; null when it is valid. Spaces around it do not count. */
export function problemOf(nickname: string): 'empty' | 'too-long' | null {
  const letters = [...nickname.trim()].length;
  return letters === 0 ? 'empty' : letters > MAX_LETTERS ? 'too-long' : null;
}

/** Makes the first letter a capital and removes leading spaces (part 2 §5). Idempotent. */
export function capitalised(typed: string): string {
  const [first = '', ...rest] = [...typed.trimStart()];
  const capital = first.toLocaleUpperCase('it');
  // Some letters have a capital form of several characters.
  return ([...capital].length === 1 ? capital : first) + rest.join('');
}

/** 'Modifica Nome' (part 2 §2 'Coffee'). `nickname` is the content of the field; it survives every failure. */
export type NicknameState =
  | { readonly name: 'FETCHING_DATA' }
  | { readonly name: 'ERROR_FETCHING_DATA'; readonly failure: ApiFailure }
  /** `isTried`: the person pressed 'SALVA' on an invalid name. */
  | { readonly name: 'AWAIT_NAME'; readonly nickname: string; readonly isTried: boolean }
  | { readonly name: 'SENDING_DATA' | 'SAVED'; readonly nickname: string }
  | { readonly name: 'ERROR_SENDING_DATA'; readonly nickname: string; readonly message: string | null };

export type NicknameEvent =
  | { readonly type: 'opened' | 'retry-pressed' | 'save-pressed' | 'saved' }
  | { readonly type: 'fetched'; readonly nickname: string | null }
  | { readonly type: 'fetch-failed'; readonly failure: ApiFailure }
  | { readonly type: 'typed'; readonly nickname: string }
  | { readonly type: 'save-failed'; readonly message: string | null };

export type NicknameCommand = { readonly type: 'fetch' } | { readonly type: 'send' | 'leave'; readonly nickname: string };

const type = (_: NicknameState, { nickname }: { readonly nickname: string }) =>
  ({ state: { name: 'AWAIT_NAME', nickname, isTried: false } }) as const;

function save(state: { readonly nickname: string }): Transition<NicknameState, NicknameCommand> {
  const nickname = capitalised(state.nickname).trim();
  if (problemOf(nickname) !== null) return { state: { name: 'AWAIT_NAME', nickname: state.nickname, isTried: true } };
  return { state: { name: 'SENDING_DATA', nickname }, command: { type: 'send', nickname } };
}

export const step = stepBy<NicknameState, NicknameEvent, NicknameCommand>({
  FETCHING_DATA: {
    opened: (state) => ({ state, command: { type: 'fetch' } }),
    fetched: (_, { nickname }) => ({ state: { name: 'AWAIT_NAME', nickname: nickname ?? '', isTried: false } }),
    'fetch-failed': (_, { failure }) => ({ state: { name: 'ERROR_FETCHING_DATA', failure } }),
  },
  ERROR_FETCHING_DATA: { 'retry-pressed': () => ({ state: { name: 'FETCHING_DATA' }, command: { type: 'fetch' } }) },
  AWAIT_NAME: { typed: type, 'save-pressed': save },
  SENDING_DATA: {
    saved: ({ nickname }) => ({ state: { name: 'SAVED', nickname }, command: { type: 'leave', nickname } }),
    'save-failed': ({ nickname }, { message }) => ({ state: { name: 'ERROR_SENDING_DATA', nickname, message } }),
  },
  ERROR_SENDING_DATA: { typed: type, 'save-pressed': save },
});
