import { useState } from 'react';
import { confirmEdenredLogin, failureOf, getEdenredLogin, type Instrument, serverSentence } from '../../api/index.ts';
import { createFlow, type Steps, useFlow } from '../shared/flow/flow.ts';
import { createInstrumentRegistration } from '../shared/payment/instrument-registration.ts';
import { openBrowserWindow } from '../shared/payment/partner-window.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { type Attempt, attemptOf, listenForCode, windowName } from './gateway.ts';

/**
 * The login at Edenred, in a separate window (P2-2.69); the specification names no states. READY
 * offers 'Continua'; `isClosed`: the person closed the window before. DONE: the parent component continues.
 */
type EdenredLoginState =
  | { readonly name: 'READY'; readonly isClosed: boolean }
  | { readonly name: 'BLOCKED'; readonly attempt: Attempt }
  | { readonly name: 'REQUEST_LOGIN' | 'AWAIT_CODE' | 'CONFIRM_LOGIN' | 'DONE' }
  /**
   * `message`: the server's own sentence, shown instead of ours. `isUnknown`: the code may have added the account. The app
   * looks for the account before the next login.
   */
  | { readonly name: 'ERROR_LOGIN'; readonly message: string | null; readonly isUnknown: boolean };

type LoginSteps = Steps<EdenredLoginState>;

const isBusy = ({ name }: EdenredLoginState) => name === 'REQUEST_LOGIN' || name === 'CONFIRM_LOGIN';

export interface EdenredLoginPorts {
  onDone(instrument: Instrument): void;
  /** The code was sent and the outcome is unknown. The parent reads the status itself; without this handler it is an error. */
  onUncertain?(): void;
}

export function useEdenredLogin({ onDone, onUncertain }: EdenredLoginPorts) {
  const runtime = useRuntime();
  const { client, tracking, addresses } = runtime;
  const [accounts] = useState(() => createInstrumentRegistration(runtime, 'edenred_ticket'));

  function failed(state: EdenredLoginState, thrown: unknown): EdenredLoginState {
    // The parent's `onDone` threw.
    if (state.name === 'DONE') return state;
    return { name: 'ERROR_LOGIN', message: serverSentence(failureOf(thrown)), isUnknown: state.name === 'CONFIRM_LOGIN' };
  }
  const [state, { run }] = useFlow(() => createFlow<EdenredLoginState>({ name: 'READY', isClosed: false }, { isBusy, failed }));

  /** Adds the account. A null `code` sends nothing: the last code may be used up, so the app looks whether it has added the account. */
  const confirm =
    (code: string | null): LoginSteps =>
    async (set, signal) => {
      set({ name: 'CONFIRM_LOGIN' });
      const send = async (code: string) => {
        const { instrument, message } = await client.call(confirmEdenredLogin, { body: { code } });
        return instrument === null ? { message: message?.trim() || null } : { instrument };
      };
      const result = await (code === null ? accounts.lookUp(signal) : accounts.register(() => send(code), signal));
      signal.throwIfAborted();
      if (result === null) return;
      if (result.type === 'added') {
        set({ name: 'DONE' });
        return onDone(result.instrument);
      }
      // The server gave no reason: its answer may have been lost.
      if (result.sentence === null && onUncertain !== undefined) return onUncertain();
      set({ name: 'ERROR_LOGIN', message: result.sentence, isUnknown: result.isUnknown });
    };

  const open =
    (attempt: Attempt): LoginSteps =>
    async (set, signal) => {
      const opened = openBrowserWindow(attempt.href, windowName(attempt));
      if (opened === null) return set({ name: 'BLOCKED', attempt });
      set({ name: 'AWAIT_CODE' });
      const stop = listenForCode(opened, attempt.state, {
        onCode: (code) => run(confirm(code)),
        onClosed: () => run(async (set) => set({ name: 'READY', isClosed: true })),
      });
      signal.addEventListener('abort', () => {
        stop();
        opened.close();
      });
    };

  /** Each attempt gets a new link and a new state. */
  const request: LoginSteps = async (set, signal) => {
    set({ name: 'REQUEST_LOGIN' });
    const attempt = attemptOf(await client.call(getEdenredLogin, { signal }), addresses);
    signal.throwIfAborted();
    if (attempt !== null) return open(attempt)(set, signal);
    tracking.event('Error/Payment', 'refused link of Edenred’s login');
    set({ name: 'ERROR_LOGIN', message: null, isUnknown: false });
  };

  return {
    state,
    /** 'Continua', 'Riprova', or a button that opens the window. */
    proceed() {
      if (state.name === 'BLOCKED') run(open(state.attempt));
      else run(state.name === 'ERROR_LOGIN' && state.isUnknown ? confirm(null) : request);
    },
  };
}
