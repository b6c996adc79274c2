import { confirmEdenredLogin, failureOf, getEdenredLogin, type Instrument, isAbort, serverSentence } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import type { OpenWindow } from '../shared/payment/partner-window.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type EdenredLoginCommand, type EdenredLoginEvent, type EdenredLoginState, step } from './edenred-login.flow.ts';
import { attemptOf, listenForCode, windowName } from './gateway.ts';

function createEdenredLogin({ client, tracking }: Runtime, openWindow: OpenWindow, onDone: (instrument: Instrument) => void) {
  return createMachine<EdenredLoginState, EdenredLoginEvent, EdenredLoginCommand>(
    { name: 'READY', isClosed: false },
    step,
    async (command, { send, signal }) => {
      const fail = (thrown: unknown) => {
        const failure = failureOf(thrown);
        // Who is being sent to the login sees no error on the way.
        if (isAbort(thrown) || failure.kind === 'unauthorized') return;
        send({ type: 'failed', message: serverSentence(failure) });
      };
      switch (command.type) {
        case 'ask':
          try {
            const attempt = attemptOf(await client.call(getEdenredLogin, { signal }), window.location.origin);
            if (attempt !== null) return send({ type: 'link', attempt });
            tracking.event('Error/Payment', 'refused link of Edenred’s login');
            return send({ type: 'failed', message: null });
          } catch (thrown) {
            return fail(thrown);
          }
        case 'open': {
          const opened = openWindow(command.attempt.href, windowName(command.attempt));
          if (opened === null) return send({ type: 'blocked' });
          const stop = listenForCode(opened, command.attempt.state, {
            onCode: (code) => send({ type: 'code', code }),
            onClosed: () => send({ type: 'closed' }),
          });
          return signal.addEventListener('abort', () => {
            stop();
            opened.close();
          });
        }
        case 'confirm':
          try {
            const { instrument, message } = await client.call(confirmEdenredLogin, { body: { code: command.code } });
            return send(instrument === null ? { type: 'failed', message: message?.trim() || null } : { type: 'confirmed', instrument });
          } catch (thrown) {
            return fail(thrown);
          }
        case 'finish':
          return onDone(command.instrument);
        default:
          return command satisfies never;
      }
    },
  );
}

export function useEdenredLogin(openWindow: OpenWindow, onDone: (instrument: Instrument) => void) {
  const runtime = useRuntime();
  return useMachine(() => createEdenredLogin(runtime, openWindow, onDone));
}
