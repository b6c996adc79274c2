import {
  confirmEdenredLogin,
  failureOf,
  getEdenredLogin,
  type Instrument,
  isAbort,
  isOutcomeUnknown,
  serverSentence,
} from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { newcomer, readInstruments } from '../shared/payment/added-instrument.ts';
import type { OpenWindow } from '../shared/payment/partner-window.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type EdenredLoginCommand, type EdenredLoginEvent, type EdenredLoginState, step } from './edenred-login.flow.ts';
import { attemptOf, listenForCode, windowName } from './gateway.ts';

export interface EdenredLoginPorts {
  openWindow: OpenWindow;
  onDone(instrument: Instrument): void;
  /** No answer came to the code, and no new account is there: who knows more looks itself. Else it is an error. */
  onUncertain?(): void;
}

const EDENRED_TYPE = 'edenred_ticket';

function createEdenredLogin({ client, tracking }: Runtime, { openWindow, onDone, onUncertain }: EdenredLoginPorts) {
  /** The accounts that there were before, to know a new one by. */
  let before: readonly Instrument[] | null = null;

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
            const [link, accounts] = await Promise.all([
              client.call(getEdenredLogin, { signal }),
              readInstruments(client, EDENRED_TYPE, signal),
            ]);
            before = accounts;
            const attempt = attemptOf(link, window.location.origin);
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
            if (!isOutcomeUnknown(failureOf(thrown))) return fail(thrown);
            // The code is good for once and may be spent: what it has added is looked for before anything is said.
            const added = newcomer(before, await readInstruments(client, EDENRED_TYPE, signal));
            if (added !== null) return send({ type: 'confirmed', instrument: added });
            if (onUncertain === undefined || signal.aborted) return fail(thrown);
            return onUncertain();
          }
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
