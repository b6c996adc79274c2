import type { PrivacyConsent } from '../../api/index.ts';
import { stepBy } from '../shared/flow/machine.ts';

/** The two questions, by their field names on the wire. */
export type ConsentQuestion = keyof PrivacyConsent;
export const QUESTIONS = ['acceptMarketingData', 'acceptProfilingData'] as const satisfies readonly ConsentQuestion[];

/** The answers to both questions. */
type ConsentAnswers = Readonly<Record<ConsentQuestion, boolean>>;

/** Fetches the current consent, then sends the answers (part 2 §4 'Consent'). The specification names no states. */
export type ConsentState =
  | { readonly name: 'FETCHING_DATA' | 'ERROR_FETCHING_DATA' }
  /** `hasTried`: the person pressed 'Prosegui' while an answer was missing. */
  | { readonly name: 'AWAIT_DATA'; readonly choices: PrivacyConsent; readonly hasTried: boolean }
  /** LEFT: the request has ended, with or without success, and the host continues. */
  | { readonly name: 'SENDING_DATA' | 'LEFT'; readonly choices: ConsentAnswers };

export type ConsentEvent =
  | { readonly type: 'opened' | 'fetch-failed' | 'retry-pressed' | 'proceed-pressed' }
  | { readonly type: 'fetched'; readonly choices: PrivacyConsent }
  | { readonly type: 'chosen'; readonly question: ConsentQuestion; readonly isYes: boolean }
  /** The request ended. Errors are ignored and the person continues (part 2 §7). */
  | { readonly type: 'sent' };

export type ConsentCommand = { readonly type: 'fetch' | 'leave' } | { readonly type: 'send'; readonly choices: ConsentAnswers };

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
  SENDING_DATA: { sent: ({ choices }) => ({ state: { name: 'LEFT', choices }, command: { type: 'leave' } }) },
});
