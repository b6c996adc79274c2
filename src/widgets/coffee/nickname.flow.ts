import { getUserInfo, setUserInfo } from '../../api/index.ts';
import { createMachine, runBy, stepBy, type Transition, useMachine } from '../shared/flow/machine.ts';
import { fetchAnswer } from '../shared/flow/query-client.ts';
import { attempt, type AttemptFailed } from '../shared/payment/attempt.ts';

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
  | { readonly name: 'ERROR_FETCHING_DATA' }
  /** `isTried`: the person pressed 'SALVA' on an invalid name. */
  | { readonly name: 'AWAIT_NAME'; readonly nickname: string; readonly isTried: boolean }
  | { readonly name: 'SENDING_DATA' | 'SAVED'; readonly nickname: string }
  | { readonly name: 'ERROR_SENDING_DATA'; readonly nickname: string; readonly message: string | null };

export type NicknameEvent =
  | { readonly type: 'opened' | 'retry-pressed' | 'save-pressed' | 'saved' }
  | { readonly type: 'fetched' | 'typed'; readonly nickname: string }
  | AttemptFailed;

export type NicknameCommand = { readonly type: 'fetch' } | { readonly type: 'send' | 'leave'; readonly nickname: string };

const enter = (_: NicknameState, { nickname }: { readonly nickname: string }) =>
  ({ state: { name: 'AWAIT_NAME', nickname, isTried: false } }) as const;

function save(state: { readonly nickname: string }): Transition<NicknameState, NicknameCommand> {
  const nickname = capitalised(state.nickname).trim();
  if (problemOf(nickname) !== null) return { state: { name: 'AWAIT_NAME', nickname: state.nickname, isTried: true } };
  return { state: { name: 'SENDING_DATA', nickname }, command: { type: 'send', nickname } };
}

export const step = stepBy<NicknameState, NicknameEvent, NicknameCommand>({
  FETCHING_DATA: {
    opened: (state) => ({ state, command: { type: 'fetch' } }),
    fetched: enter,
    failed: () => ({ state: { name: 'ERROR_FETCHING_DATA' } }),
  },
  ERROR_FETCHING_DATA: { 'retry-pressed': () => ({ state: { name: 'FETCHING_DATA' }, command: { type: 'fetch' } }) },
  AWAIT_NAME: { typed: enter, 'save-pressed': save },
  SENDING_DATA: {
    saved: ({ nickname }) => ({ state: { name: 'SAVED', nickname }, command: { type: 'leave', nickname } }),
    failed: ({ nickname }, { sentence }) => ({ state: { name: 'ERROR_SENDING_DATA', nickname, message: sentence } }),
  },
  ERROR_SENDING_DATA: { typed: enter, 'save-pressed': save },
});

export const useNickname = (onSaved: (nickname: string) => void) =>
  useMachine(
    (runtime) =>
      createMachine<NicknameState, NicknameEvent, NicknameCommand>(
        { name: 'FETCHING_DATA' },
        step,
        runBy({
          fetch: (_, { send, signal }) =>
            attempt<NicknameEvent>(runtime, send, async () => {
              const { nickName } = await fetchAnswer(runtime, getUserInfo, {}, signal);
              return { type: 'fetched', nickname: nickName ?? '' };
            }),
          send: ({ nickname }, { send }) =>
            attempt<NicknameEvent>(runtime, send, async () => {
              await runtime.client.call(setUserInfo, { body: { nickName: nickname } });
              return { type: 'saved' };
            }),
          leave: ({ nickname }) => onSaved(nickname),
        }),
      ),
    { type: 'opened' },
  );
