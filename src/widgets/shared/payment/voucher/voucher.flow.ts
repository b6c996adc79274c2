import { type ApiFailure, isNotFound, type Link, serverSentence } from '../../../../api/index.ts';
import type { Transition } from '../../flow/machine.ts';
import type { SubmitResult } from '../money-operation.ts';

/** A voucher ticket, in the form that all providers share. */
export interface VoucherTicket<Status extends string> {
  readonly status: Status;
  readonly redirect: Link | null;
  /** The provider's own sentence about why a code was refused. */
  readonly message: string | null;
}

/**
 * What a status requires. `entry`: the person enters a code. `wait`: the ticket is polled. `redirect`: the person follows the
 * ticket's link. `error`: the ticket is stuck, and only the person reads it again. `over`: nothing can be done any more.
 */
export type VoucherMeaning = 'entry' | 'wait' | 'redirect' | 'error' | 'over';

/** The differences between providers. */
export interface VoucherRules<Status extends string> {
  readonly meanings: Readonly<Record<Status, VoucherMeaning>>;
  /** Why a text without white space is not a valid code; null when it may be one. */
  problemOf(code: string): string | null;
}

/** Why the person must enter the code again. Only `rule` and `refused` are the code's fault. */
export type CodeProblem =
  | { readonly kind: 'rule'; readonly sentence: string }
  /** The provider refused the code. */
  | { readonly kind: 'refused'; readonly message: string | null }
  /** The server refused the call: nothing happened. */
  | { readonly kind: 'failed'; readonly message: string | null }
  /** It was not sent: the ticket could not be read before. */
  | { readonly kind: 'unsent' }
  /** No answer came, and the ticket shows that nothing happened. */
  | { readonly kind: 'unanswered' }
  /** Another window is sending a code. */
  | { readonly kind: 'busy' };

/** `code`: the text exactly as typed. No failure loses it. */
export type VoucherState<Status extends string> = { readonly code: string } & (
  | { readonly name: 'LOADING' }
  | { readonly name: 'LOAD_ERROR'; readonly failure: ApiFailure }
  | { readonly name: 'DRAFT'; readonly problem: CodeProblem | null }
  | { readonly name: 'SUBMITTING' }
  /** It is unknown whether a code was used: the ticket is read before the code may be sent again. */
  | { readonly name: 'CHECKING' | 'CHECK_ERROR'; readonly doubt: 'unanswered' | 'busy' }
  | { readonly name: 'WAITING'; readonly status: Status }
  /** The polling plan is exhausted: 'Conferma in corso...'. */
  | { readonly name: 'LATE'; readonly status: Status }
  | { readonly name: 'HALTED'; readonly status: Status; readonly message: string | null }
  | { readonly name: 'OVER'; readonly status: Status; readonly message: string | null }
  | { readonly name: 'LEAVING'; readonly status: Status; readonly link: Link | null }
  /** The link guard refused the ticket's link. */
  | { readonly name: 'STRANDED'; readonly status: Status }
);

export type VoucherEvent<Status extends string> =
  | { readonly type: 'opened' }
  | { readonly type: 'answered'; readonly ticket: VoucherTicket<Status> }
  | { readonly type: 'exhausted' }
  | { readonly type: 'read-failed'; readonly failure: ApiFailure }
  | { readonly type: 'edited'; readonly code: string }
  | { readonly type: 'confirm-pressed' }
  | { readonly type: 'submitted'; readonly result: SubmitResult<VoucherTicket<Status>, VoucherTicket<Status>> }
  | { readonly type: 'redirect-refused' }
  | { readonly type: 'retry-pressed' }
  /** The person returned by Back, and the page came from the back/forward cache. */
  | { readonly type: 'returned' };

export type VoucherCommand<Status extends string> =
  | { readonly type: 'read' }
  /** Costs money: only a press causes it. */
  | { readonly type: 'submit'; readonly code: string }
  /** The answer was `wait`: it counts as the first request of the polling. */
  | { readonly type: 'wait'; readonly ticket: VoucherTicket<Status> }
  | { readonly type: 'follow'; readonly link: Link | null };

/** Removes white space: people paste codes with spaces, or type them in groups. */
export const bareCode = (typed: string): string => typed.replace(/[\s\u200B\u2060]/g, '');

/** The machine of a voucher whose code is typed in (part 2 §4 'Pellegrini ticket status', 'Pluxee ticket status'). */
export function createVoucherStep<Status extends string>({ meanings, problemOf }: VoucherRules<Status>) {
  type State = VoucherState<Status>;
  type Next = Transition<State, VoucherCommand<Status>>;

  const read = (state: State): Next => ({ state, command: { type: 'read' } });

  function answered(state: State, ticket: VoucherTicket<Status>): Next {
    const { code } = state;
    const { status, redirect } = ticket;
    const message = ticket.message?.trim() || null;
    switch (state.name) {
      case 'LOADING':
      case 'SUBMITTING':
      case 'CHECKING':
      case 'WAITING':
        break;
      default:
        return { state };
    }
    switch (meanings[status]) {
      case 'entry':
        return { state: { name: 'DRAFT', code, problem: problemAfter(state, message) } };
      case 'wait': {
        const waiting: State = { name: 'WAITING', code, status };
        // In the other states the polling is running already.
        return state.name === 'SUBMITTING' ? { state: waiting, command: { type: 'wait', ticket } } : { state: waiting };
      }
      case 'redirect':
        return { state: { name: 'LEAVING', code, status, link: redirect }, command: { type: 'follow', link: redirect } };
      case 'error':
        return { state: { name: 'HALTED', code, status, message } };
      case 'over':
        return { state: { name: 'OVER', code, status, message } };
      default:
        return { state };
    }
  }

  /** Why the person must enter a code again; null the first time. */
  function problemAfter(state: State, message: string | null): CodeProblem | null {
    if (state.name === 'SUBMITTING') return { kind: 'refused', message };
    if (state.name === 'CHECKING' && message === null) return { kind: state.doubt };
    return message === null || state.name === 'LOADING' ? null : { kind: 'refused', message };
  }

  function submitted(state: State, result: SubmitResult<VoucherTicket<Status>, VoucherTicket<Status>>): Next {
    const { code } = state;
    switch (result.type) {
      case 'done':
        return answered(state, result.answer);
      case 'changed':
        return answered(state, result.now);
      case 'busy':
        return read({ name: 'CHECKING', code, doubt: 'busy' });
      case 'not-sent':
        return isNotFound(result.failure)
          ? { state: { name: 'LOAD_ERROR', code, failure: result.failure } }
          : { state: { name: 'DRAFT', code, problem: { kind: 'unsent' } } };
      case 'refused':
        return { state: { name: 'DRAFT', code, problem: { kind: 'failed', message: serverSentence(result.failure) } } };
      case 'outcome-unknown':
        return read({ name: 'CHECKING', code, doubt: 'unanswered' });
      default:
        return result satisfies never;
    }
  }

  return function step(state: State, event: VoucherEvent<Status>): Next {
    const same: Next = { state };
    const { code } = state;
    switch (event.type) {
      case 'opened':
        return state.name === 'LOADING' ? read(state) : same;
      case 'answered':
        return answered(state, event.ticket);
      case 'exhausted':
        return state.name === 'WAITING' ? { state: { ...state, name: 'LATE' } } : same;
      case 'read-failed':
        if (state.name === 'CHECKING') return { state: { ...state, name: 'CHECK_ERROR' } };
        return state.name === 'LOADING' || state.name === 'WAITING'
          ? { state: { name: 'LOAD_ERROR', code, failure: event.failure } }
          : same;
      case 'edited':
        return state.name === 'DRAFT' ? { state: { name: 'DRAFT', code: event.code, problem: null } } : same;
      case 'confirm-pressed': {
        if (state.name !== 'DRAFT') return same;
        const bare = bareCode(code);
        const sentence = problemOf(bare);
        return sentence === null
          ? { state: { name: 'SUBMITTING', code }, command: { type: 'submit', code: bare } }
          : { state: { name: 'DRAFT', code, problem: { kind: 'rule', sentence } } };
      }
      case 'submitted':
        return state.name === 'SUBMITTING' ? submitted(state, event.result) : same;
      case 'redirect-refused':
        return state.name === 'LEAVING' ? { state: { name: 'STRANDED', code, status: state.status } } : same;
      case 'retry-pressed':
        switch (state.name) {
          case 'LOAD_ERROR':
          case 'HALTED':
          case 'STRANDED':
            return read({ name: 'LOADING', code });
          case 'CHECK_ERROR':
            return read({ ...state, name: 'CHECKING' });
          case 'LATE':
            return read({ ...state, name: 'WAITING' });
          default:
            return same;
        }
      case 'returned':
        return state.name === 'LEAVING' ? read({ name: 'LOADING', code }) : same;
      default:
        return event satisfies never;
    }
  };
}
