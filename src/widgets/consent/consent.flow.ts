import { getPrivacyConsent, type PrivacyConsent, setPrivacyConsent } from '../../api/index.ts';
import { createMachine, runBy, stepBy, useMachine } from '../shared/flow/machine.ts';

/** The two questions, by their field names on the wire. */
export const QUESTIONS = ['acceptMarketingData', 'acceptProfilingData'] as const;
type ConsentAnswers = Readonly<Record<keyof PrivacyConsent, boolean>>;

/** Fetches the current consent, then sends the answers (part 2 §4 'Consent'). The specification names no states. */
export type ConsentState =
  | { readonly name: 'FETCHING_DATA' | 'ERROR_FETCHING_DATA' }
  /** `hasTried`: the person pressed 'Prosegui' while an answer was missing. */
  | { readonly name: 'AWAIT_DATA'; readonly choices: PrivacyConsent; readonly hasTried: boolean }
  /** The last state: when the request ends, with or without success, the host continues. */
  | { readonly name: 'SENDING_DATA'; readonly choices: ConsentAnswers };

export type ConsentEvent =
  | { readonly type: 'opened' | 'fetch-failed' | 'retry-pressed' | 'proceed-pressed' }
  | { readonly type: 'fetched'; readonly choices: PrivacyConsent }
  | { readonly type: 'chosen'; readonly question: keyof PrivacyConsent; readonly isYes: boolean };

export type ConsentCommand = { readonly type: 'fetch' } | { readonly type: 'send'; readonly choices: ConsentAnswers };

export const step = stepBy<ConsentState, ConsentEvent, ConsentCommand>({
  FETCHING_DATA: {
    opened: (state) => ({ state, command: { type: 'fetch' } }),
    fetched: (_, { choices }) => ({ state: { name: 'AWAIT_DATA', choices, hasTried: false } }),
    'fetch-failed': () => ({ state: { name: 'ERROR_FETCHING_DATA' } }),
  },
  ERROR_FETCHING_DATA: { 'retry-pressed': () => ({ state: { name: 'FETCHING_DATA' }, command: { type: 'fetch' } }) },
  AWAIT_DATA: {
    chosen: (state, { question, isYes }) => ({ state: { ...state, choices: { ...state.choices, [question]: isYes } } }),
    'proceed-pressed': (state) => {
      const { acceptMarketingData, acceptProfilingData } = state.choices;
      if (acceptMarketingData === null || acceptProfilingData === null) return { state: { ...state, hasTried: true } };
      const choices = { acceptMarketingData, acceptProfilingData };
      return { state: { name: 'SENDING_DATA', choices }, command: { type: 'send', choices } };
    },
  },
});

/** Time-out of the request. Its answer is ignored, so the person does not wait longer. */
const SEND_LIMIT_MS = 8000;

export const useConsent = (onDone: () => void) =>
  useMachine(
    ({ client }) =>
      createMachine<ConsentState, ConsentEvent, ConsentCommand>(
        { name: 'FETCHING_DATA' },
        step,
        runBy({
          fetch: async (_, { send, signal }) => {
            try {
              const { data } = await client.call(getPrivacyConsent, { signal });
              send({ type: 'fetched', choices: data });
            } catch {
              send({ type: 'fetch-failed' });
            }
          },
          send: async ({ choices }, { signal }) => {
            // Errors are ignored (part 2 §7). Quiet: the next page gets the same 401 and then remembers its own path.
            await client.call(setPrivacyConsent, { body: { data: choices }, quiet: true, timeoutMs: SEND_LIMIT_MS }).catch(() => undefined);
            if (!signal.aborted) onDone();
          },
        }),
      ),
    { type: 'opened' },
  );
