import { confirmEdenredLogin, failureToTell, getEdenredLogin, type Instrument, serverSentence } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { createInstrumentRegistration, type RegistrationResult } from '../shared/payment/instrument-registration.ts';
import type { OpenWindow } from '../shared/payment/partner-window.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type EdenredLoginCommand, type EdenredLoginEvent, type EdenredLoginState, step } from './edenred-login.flow.ts';
import { attemptOf, listenForCode, windowName } from './gateway.ts';

export interface EdenredLoginPorts {
  openWindow: OpenWindow;
  onDone(instrument: Instrument): void;
  /** The code was sent and the outcome is unknown. The parent reads the status itself; without this handler it is an error. */
  onUncertain?(): void;
}

function createEdenredLogin(runtime: Runtime, { openWindow, onDone, onUncertain }: EdenredLoginPorts) {
  const { client, tracking, addresses } = runtime;
  const accounts = createInstrumentRegistration(runtime, 'edenred_ticket');

  return createMachine<EdenredLoginState, EdenredLoginEvent, EdenredLoginCommand>(
    { name: 'READY', isClosed: false },
    step,
    async (command, { send, signal }) => {
      const tell = (result: RegistrationResult | null) => {
        if (result === null) return;
        if (result.type === 'added') return send({ type: 'confirmed', instrument: result.instrument });
        const message = result.type === 'refused' ? result.sentence : null;
        // The server gave no reason: its answer may have been lost.
        if (message === null && onUncertain !== undefined && !signal.aborted) return onUncertain();
        send({ type: 'failed', message, isUnknown: result.type === 'unknown' });
      };
      switch (command.type) {
        case 'ask':
          try {
            const attempt = attemptOf(await client.call(getEdenredLogin, { signal }), addresses);
            if (attempt !== null) return send({ type: 'link', attempt });
            tracking.event('Error/Payment', 'refused link of Edenred’s login');
            return send({ type: 'failed', message: null, isUnknown: false });
          } catch (thrown) {
            const failure = failureToTell(thrown);
            if (failure !== null) send({ type: 'failed', message: serverSentence(failure), isUnknown: false });
            return;
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
          // A code works only once: after a lost answer it may be used up, so the app looks for the account instead.
          return tell(
            await accounts.register(async () => {
              const { instrument, message } = await client.call(confirmEdenredLogin, { body: { code: command.code } });
              return instrument === null ? { message: message?.trim() || null } : { instrument };
            }, signal),
          );
        case 'look-up':
          return tell(await accounts.lookUp(signal));
        case 'finish':
          return onDone(command.instrument);
        default:
          return command satisfies never;
      }
    },
  );
}

export function useEdenredLogin(ports: EdenredLoginPorts) {
  const runtime = useRuntime();
  return useMachine(() => createEdenredLogin(runtime, ports));
}
