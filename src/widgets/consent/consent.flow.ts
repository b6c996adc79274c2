import type { PrivacyConsent } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';

/** The two questions, by their field names on the wire. */
export type ConsentQuestion = keyof PrivacyConsent;
export const QUESTIONS = ['acceptMarketingData', 'acceptProfilingData'] as const satisfies readonly ConsentQuestion[];

/** Both questions answered. */
export type ConsentAnswers = Readonly<Record<ConsentQuestion, boolean>>;

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

/** The answers; null until both are given. */
function answersOf({ acceptMarketingData, acceptProfilingData }: PrivacyConsent): ConsentAnswers | null {
  return acceptMarketingData === null || acceptProfilingData === null ? null : { acceptMarketingData, acceptProfilingData };
}

export function step(state: ConsentState, event: ConsentEvent): Transition<ConsentState, ConsentCommand> {
  const same = { state };
  switch (event.type) {
    case 'opened':
      return state.name === 'FETCHING_DATA' ? { state, command: { type: 'fetch' } } : same;
    case 'fetched':
      return state.name === 'FETCHING_DATA' ? { state: { name: 'AWAIT_DATA', choices: event.choices, hasTried: false } } : same;
    case 'fetch-failed':
      return state.name === 'FETCHING_DATA' ? { state: { name: 'ERROR_FETCHING_DATA' } } : same;
    case 'retry-pressed':
      return state.name === 'ERROR_FETCHING_DATA' ? { state: { name: 'FETCHING_DATA' }, command: { type: 'fetch' } } : same;
    case 'chosen':
      return state.name === 'AWAIT_DATA' ? { state: { ...state, choices: { ...state.choices, [event.question]: event.isYes } } } : same;
    case 'proceed-pressed': {
      if (state.name !== 'AWAIT_DATA') return same;
      const choices = answersOf(state.choices);
      return choices === null
        ? { state: { ...state, hasTried: true } }
        : { state: { name: 'SENDING_DATA', choices }, command: { type: 'send', choices } };
    }
    case 'sent':
      return state.name === 'SENDING_DATA' ? { state: { ...state, name: 'LEFT' }, command: { type: 'leave' } } : same;
    default:
      return event satisfies never;
  }
}
