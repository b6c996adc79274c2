import { displayableFailure, getUserInfo, serverSentence, setUserInfo } from '../../api/index.ts';
import { createMachine, runBy, useMachine } from '../shared/flow/machine.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { step } from './nickname.flow.ts';

const createNickname = ({ client }: Runtime, onSaved: (nickname: string) => void) =>
  createMachine(
    { name: 'FETCHING_DATA' },
    step,
    runBy({
      fetch: async (_, { send, signal }) => {
        try {
          send({ type: 'fetched', nickname: (await client.call(getUserInfo, { signal })).nickName });
        } catch (thrown) {
          const failure = displayableFailure(thrown);
          if (failure !== null) send({ type: 'fetch-failed', failure });
        }
      },
      send: async ({ nickname }, { send }) => {
        try {
          await client.call(setUserInfo, { body: { nickName: nickname } });
          send({ type: 'saved' });
        } catch (thrown) {
          const failure = displayableFailure(thrown);
          if (failure !== null) send({ type: 'save-failed', message: serverSentence(failure) });
        }
      },
      leave: ({ nickname }) => onSaved(nickname),
    }),
  );

export function useNickname(onSaved: (nickname: string) => void) {
  const runtime = useRuntime();
  return useMachine(() => createNickname(runtime, onSaved), { type: 'opened' });
}
