import { failureOf, getUserInfo, serverSentence, setUserInfo } from '../../api/index.ts';
import { createFlow, type Steps, useFlow } from '../shared/flow/flow.ts';
import { fetchAnswer } from '../shared/flow/query-client.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';

/** Most characters that the machine's display shows (P2-9.7). */
const MAX_LETTERS = 10;

/** What is wrong with a name; null when it is valid. Spaces around it do not count. */
export function problemOf(nickname: string): 'empty' | 'too-long' | null {
  const letters = [...nickname.trim()].length;
  return letters === 0 ? 'empty' : letters > MAX_LETTERS ? 'too-long' : null;
}

/** Makes the first letter a capital and removes leading spaces (P2-5.13). Idempotent. */
export function capitalised(typed: string): string {
  const [first = '', ...rest] = [...typed.trimStart()];
  const capital = first.toLocaleUpperCase('it');
  // Some letters have a capital form of several characters.
  return ([...capital].length === 1 ? capital : first) + rest.join('');
}

/** 'Modifica Nome' (P2-2.103). `nickname` is the content of the field; it survives every failure. */
export type NicknameState =
  | { readonly name: 'FETCHING_DATA' | 'ERROR_FETCHING_DATA' }
  /** `isTried`: the person pressed 'SALVA' on an invalid name. */
  | { readonly name: 'AWAIT_NAME'; readonly nickname: string; readonly isTried: boolean }
  | { readonly name: 'SENDING_DATA' | 'SAVED'; readonly nickname: string }
  | { readonly name: 'ERROR_SENDING_DATA'; readonly nickname: string; readonly message: string | null };

export const isSaving = ({ name }: NicknameState) => name === 'SENDING_DATA' || name === 'SAVED';

function failed(state: NicknameState, thrown: unknown): NicknameState {
  // The host's `onSaved` threw.
  if (state.name === 'SAVED') return state;
  if (!('nickname' in state)) return { name: 'ERROR_FETCHING_DATA' };
  return { name: 'ERROR_SENDING_DATA', nickname: state.nickname, message: serverSentence(failureOf(thrown)) };
}

export function useNickname(onSaved: (nickname: string) => void) {
  const runtime = useRuntime();

  const fetchName: Steps<NicknameState> = async (set, signal) => {
    set({ name: 'FETCHING_DATA' });
    const { nickName } = await fetchAnswer(runtime, getUserInfo, {}, signal);
    set({ name: 'AWAIT_NAME', nickname: nickName ?? '', isTried: false });
  };
  const [state, form] = useFlow(
    () => createFlow<NicknameState>({ name: 'FETCHING_DATA' }, { isBusy: isSaving, failed }),
    (flow) => flow.run(fetchName),
  );

  return {
    state,
    retry: () => form.run(fetchName),
    type: (nickname: string) => form.set({ name: 'AWAIT_NAME', nickname, isTried: false }),
    save(typed: string) {
      const nickname = capitalised(typed).trim();
      if (problemOf(nickname) !== null) return form.set({ name: 'AWAIT_NAME', nickname: typed, isTried: true });
      form.run(async (set) => {
        set({ name: 'SENDING_DATA', nickname });
        await runtime.client.call(setUserInfo, { body: { nickName: nickname } });
        set({ name: 'SAVED', nickname });
        onSaved(nickname);
      });
    },
  };
}
