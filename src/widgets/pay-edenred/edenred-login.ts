import { confirmEdenredLogin, getEdenredLogin, type Instrument } from '../../api/index.ts';
import { createMachine, runBy, stepBy, type Transition, useMachine } from '../shared/flow/machine.ts';
import { attempt, type AttemptFailed } from '../shared/payment/attempt.ts';
import { createInstrumentRegistration, type RegistrationResult } from '../shared/payment/instrument-registration.ts';
import { openBrowserWindow, type WindowProps } from '../shared/payment/partner-window.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import { type Attempt, attemptOf, listenForCode, windowName } from './gateway.ts';

/**
 * The login at Edenred, in a separate window (part 2 §2 'Ticket providers'); the specification names no states. READY
 * offers 'Continua'; `isClosed`: the person closed the window before. DONE: the parent component continues.
 */
export type EdenredLoginState =
  | { readonly name: 'READY'; readonly isClosed: boolean }
  | { readonly name: 'BLOCKED' | 'AWAIT_CODE'; readonly attempt: Attempt }
  | { readonly name: 'REQUEST_LOGIN' | 'CONFIRM_LOGIN' | 'DONE' }
  /**
   * `message`: the server's own sentence, shown instead of ours. `isUnknown`: the code may have added the account. The app
   * looks for the account before the next login.
   */
  | { readonly name: 'ERROR_LOGIN'; readonly message: string | null; readonly isUnknown: boolean };

export type EdenredLoginEvent =
  /** `continue-pressed`: 'Continua', 'Riprova', or the button that opens the window again. */
  | { readonly type: 'continue-pressed' | 'open-pressed' | 'blocked' | 'closed' }
  | { readonly type: 'link'; readonly attempt: Attempt }
  | { readonly type: 'code'; readonly code: string }
  | RegistrationResult
  /** There is no login link. */
  | AttemptFailed;

export type EdenredLoginCommand =
  | { readonly type: 'fetch-link' | 'look-up' }
  | { readonly type: 'open'; readonly attempt: Attempt }
  | { readonly type: 'confirm'; readonly code: string }
  | { readonly type: 'finish'; readonly instrument: Instrument };

type Next = Transition<EdenredLoginState, EdenredLoginCommand>;

/** Each attempt gets a new link and a new state. */
const request = (): Next => ({ state: { name: 'REQUEST_LOGIN' }, command: { type: 'fetch-link' } });
const open = (login: Attempt): Next => ({ state: { name: 'AWAIT_CODE', attempt: login }, command: { type: 'open', attempt: login } });

export const step = stepBy<EdenredLoginState, EdenredLoginEvent, EdenredLoginCommand>({
  READY: { 'continue-pressed': request },
  REQUEST_LOGIN: {
    link: (_, event) => open(event.attempt),
    failed: (_, { sentence }) => ({ state: { name: 'ERROR_LOGIN', message: sentence, isUnknown: false } }),
  },
  AWAIT_CODE: {
    'continue-pressed': request,
    blocked: (state) => ({ state: { name: 'BLOCKED', attempt: state.attempt } }),
    closed: () => ({ state: { name: 'READY', isClosed: true } }),
    code: (_, { code }) => ({ state: { name: 'CONFIRM_LOGIN' }, command: { type: 'confirm', code } }),
  },
  BLOCKED: { 'open-pressed': (state) => open(state.attempt) },
  CONFIRM_LOGIN: {
    added: (_, { instrument }) => ({ state: { name: 'DONE' }, command: { type: 'finish', instrument } }),
    'not-added': (_, { sentence, isUnknown }) => ({ state: { name: 'ERROR_LOGIN', message: sentence, isUnknown } }),
  },
  ERROR_LOGIN: {
    'continue-pressed': ({ isUnknown }) => (isUnknown ? { state: { name: 'CONFIRM_LOGIN' }, command: { type: 'look-up' } } : request()),
  },
});

export interface EdenredLoginPorts extends WindowProps {
  onDone(instrument: Instrument): void;
  /** The code was sent and the outcome is unknown. The parent reads the status itself; without this handler it is an error. */
  onUncertain?(): void;
}

function createEdenredLogin(runtime: Runtime, { openWindow = openBrowserWindow, onDone, onUncertain }: EdenredLoginPorts) {
  const { client, tracking, addresses } = runtime;
  const accounts = createInstrumentRegistration(runtime, 'edenred_ticket');

  /** The result as an event; null when the parent takes over, or there is none. */
  function resultEvent(result: RegistrationResult | null, signal: AbortSignal): RegistrationResult | null {
    // The server gave no reason: its answer may have been lost.
    const isUncertain = result?.type === 'not-added' && result.sentence === null;
    if (!isUncertain || onUncertain === undefined || signal.aborted) return result;
    onUncertain();
    return null;
  }

  return createMachine(
    { name: 'READY', isClosed: false },
    step,
    runBy({
      'fetch-link': (_, { send, signal }) =>
        attempt<EdenredLoginEvent>(runtime, send, async () => {
          const login = attemptOf(await client.call(getEdenredLogin, { signal }), addresses);
          if (login !== null) return { type: 'link', attempt: login };
          tracking.event('Error/Payment', 'refused link of Edenred’s login');
          return { type: 'failed', sentence: null };
        }),
      open({ attempt: login }, { send, signal }) {
        const opened = openWindow(login.href, windowName(login));
        if (opened === null) return send({ type: 'blocked' });
        const stop = listenForCode(opened, login.state, {
          onCode: (code) => send({ type: 'code', code }),
          onClosed: () => send({ type: 'closed' }),
        });
        signal.addEventListener('abort', () => {
          stop();
          opened.close();
        });
      },
      // A code works only once: after a lost answer it may be used up, so the app looks for the account instead.
      confirm: ({ code }, { send, signal }) =>
        attempt<EdenredLoginEvent>(runtime, send, async () => {
          const added = await accounts.register(async () => {
            const { instrument, message } = await client.call(confirmEdenredLogin, { body: { code } });
            return instrument === null ? { message: message?.trim() || null } : { instrument };
          }, signal);
          return resultEvent(added, signal);
        }),
      'look-up': (_, { send, signal }) =>
        attempt<EdenredLoginEvent>(runtime, send, async () => resultEvent(await accounts.lookUp(signal), signal)),
      finish: ({ instrument }) => onDone(instrument),
    }),
  );
}

export const useEdenredLogin = (ports: EdenredLoginPorts) => useMachine((runtime) => createEdenredLogin(runtime, ports));
