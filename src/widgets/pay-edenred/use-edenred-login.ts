import { confirmEdenredLogin, failureToTell, getEdenredLogin, type Instrument, serverSentence } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { type Adding, createAdder } from '../shared/payment/added-instrument.ts';
import type { OpenWindow } from '../shared/payment/partner-window.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type EdenredLoginCommand, type EdenredLoginEvent, type EdenredLoginState, step } from './edenred-login.flow.ts';
import { attemptOf, listenForCode, windowName } from './gateway.ts';

export interface EdenredLoginPorts {
  openWindow: OpenWindow;
  onDone(instrument: Instrument): void;
  /** The code has added nothing, for no reason that is known: who knows more looks itself. Else it is an error. */
  onUncertain?(): void;
}

function createEdenredLogin({ client, storage, tracking, addresses }: Runtime, { openWindow, onDone, onUncertain }: EdenredLoginPorts) {
  const accounts = createAdder({ client, storage }, { type: 'edenred_ticket', intent: 'pay.add-edenred' });

  return createMachine<EdenredLoginState, EdenredLoginEvent, EdenredLoginCommand>(
    { name: 'READY', isClosed: false },
    step,
    async (command, { send, signal }) => {
      const fail = (thrown: unknown) => {
        const failure = failureToTell(thrown);
        if (failure === null) return;
        send({ type: 'failed', message: serverSentence(failure), isUnknown: false });
      };
      const tell = async (task: () => Promise<Adding>) => {
        try {
          const adding = await task();
          if (adding.type === 'added') return send({ type: 'confirmed', instrument: adding.instrument });
          const message = adding.type === 'refused' ? adding.sentence : null;
          // The server has given no reason: perhaps it was its answer that got lost.
          if (message === null && onUncertain !== undefined && !signal.aborted) return onUncertain();
          send({ type: 'failed', message, isUnknown: adding.type === 'unknown' });
        } catch (thrown) {
          fail(thrown);
        }
      };
      switch (command.type) {
        case 'ask':
          try {
            const attempt = attemptOf(await client.call(getEdenredLogin, { signal }), addresses);
            if (attempt !== null) return send({ type: 'link', attempt });
            tracking.event('Error/Payment', 'refused link of Edenred’s login');
            return send({ type: 'failed', message: null, isUnknown: false });
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
          return tell(() =>
            accounts.add(async () => {
              // Good for once: a code whose answer is lost may be spent, and what it has added is looked for.
              const { instrument, message } = await client.call(confirmEdenredLogin, { body: { code: command.code } });
              return instrument === null ? { message: message?.trim() || null } : { instrument };
            }, signal),
          );
        case 'look-up':
          return tell(() => accounts.lookUp(signal));
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
