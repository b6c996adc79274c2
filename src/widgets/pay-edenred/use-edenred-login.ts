import { confirmEdenredLogin, getEdenredLogin, type Instrument } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { attempt } from '../shared/payment/attempt.ts';
import { createInstrumentRegistration, type RegistrationResult } from '../shared/payment/instrument-registration.ts';
import { openBrowserWindow, type WindowProps } from '../shared/payment/partner-window.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import { type EdenredLoginCommand, type EdenredLoginEvent, type EdenredLoginState, step } from './edenred-login.flow.ts';
import { attemptOf, listenForCode, windowName } from './gateway.ts';

export interface EdenredLoginPorts extends WindowProps {
  onDone(instrument: Instrument): void;
  /** The code was sent and the outcome is unknown. The parent reads the status itself; without this handler it is an error. */
  onUncertain?(): void;
}

function createEdenredLogin(runtime: Runtime, { openWindow = openBrowserWindow, onDone, onUncertain }: EdenredLoginPorts) {
  const { client, tracking, addresses } = runtime;
  const accounts = createInstrumentRegistration(runtime, 'edenred_ticket');

  return createMachine<EdenredLoginState, EdenredLoginEvent, EdenredLoginCommand>(
    { name: 'READY', isClosed: false },
    step,
    async (command, { send, signal }) => {
      const sendResult = (result: RegistrationResult | null) => {
        if (result === null) return;
        // The server gave no reason: its answer may have been lost.
        const isUncertain = result.type === 'not-added' && result.sentence === null;
        if (isUncertain && onUncertain !== undefined && !signal.aborted) onUncertain();
        else send(result);
      };
      switch (command.type) {
        case 'fetch-link':
          return attempt<EdenredLoginEvent>(runtime, send, async () => {
            const login = attemptOf(await client.call(getEdenredLogin, { signal }), addresses);
            if (login !== null) return { type: 'link', attempt: login };
            tracking.event('Error/Payment', 'refused link of Edenred’s login');
            return { type: 'failed', sentence: null };
          });
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
          return sendResult(
            await accounts.register(async () => {
              const { instrument, message } = await client.call(confirmEdenredLogin, { body: { code: command.code } });
              return instrument === null ? { message: message?.trim() || null } : { instrument };
            }, signal),
          );
        case 'look-up':
          return sendResult(await accounts.lookUp(signal));
        case 'finish':
          return onDone(command.instrument);
        default:
          return command satisfies never;
      }
    },
  );
}

export const useEdenredLogin = (ports: EdenredLoginPorts) => useMachine((runtime) => createEdenredLogin(runtime, ports));
