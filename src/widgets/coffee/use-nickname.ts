import { displayableFailure, getUserInfo, serverSentence, setUserInfo } from '../../api/index.ts';
import { createMachine, type Machine, useMachine } from '../shared/flow/machine.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type NicknameCommand, type NicknameEvent, type NicknameState, step } from './nickname.flow.ts';

export function createNickname({ client }: Runtime, onSaved: (nickname: string) => void): Machine<NicknameState, NicknameEvent> {
  return createMachine<NicknameState, NicknameEvent, NicknameCommand>(
    { name: 'FETCHING_DATA' },
    step,
    async (command, { send, signal }) => {
      switch (command.type) {
        case 'fetch':
          try {
            send({ type: 'fetched', nickname: (await client.call(getUserInfo, { signal })).nickName });
          } catch (thrown) {
            const failure = displayableFailure(thrown);
            if (failure !== null) send({ type: 'fetch-failed', failure });
          }
          return;
        case 'send':
          try {
            await client.call(setUserInfo, { body: { nickName: command.nickname } });
            send({ type: 'saved' });
          } catch (thrown) {
            const failure = displayableFailure(thrown);
            if (failure !== null) send({ type: 'save-failed', message: serverSentence(failure) });
          }
          return;
        case 'leave':
          return onSaved(command.nickname);
        default:
          return command satisfies never;
      }
    },
  );
}

export function useNickname(onSaved: (nickname: string) => void) {
  const runtime = useRuntime();
  return useMachine<NicknameState, NicknameEvent>(() => createNickname(runtime, onSaved), { type: 'opened' });
}
