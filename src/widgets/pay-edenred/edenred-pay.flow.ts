import type { AnswerOf, getEdenredTicket, Link } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';

export type EdenredTicket = AnswerOf<typeof getEdenredTicket>;

/** The statuses in which the person decides. */
type Status = 'NEED_LOGIN' | 'AWAITING_CONFIRM' | 'NO_VOUCHERS' | 'EMPTY_WALLET' | 'ERROR' | 'NOT_FOUND';

/**
 * Payment with Edenred's vouchers. The wire's nine statuses keep their names (part 2 §4 'Edenred ticket status'); COMPLETED
 * and SKIPPED follow a link. MAX_LOADING: all requests answered LOADING. CONFIRMING, SKIPPING: a call that costs money is
 * running. FAILED: the status could not be read, or its link was refused; `message`: the server's own sentence.
 */
export type EdenredPayState =
  | { readonly name: 'LOADING' | 'MAX_LOADING' }
  /** `problem`: why the last press had no effect. */
  | { readonly name: Status; readonly ticket: EdenredTicket; readonly problem: string | null }
  | { readonly name: 'CONFIRMING' | 'SKIPPING'; readonly ticket: EdenredTicket }
  | { readonly name: 'COMPLETED' | 'SKIPPED' }
  | { readonly name: 'FAILED'; readonly message: string | null; readonly isNotFound: boolean };

export type EdenredPayEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'answered'; readonly ticket: EdenredTicket; readonly problem: string | null }
  | { readonly type: 'exhausted' }
  /** `isNotFound`: the payment does not exist, or belongs to another account. */
  | { readonly type: 'failed'; readonly message: string | null; readonly isNotFound: boolean }
  | { readonly type: 'confirm-pressed' }
  | { readonly type: 'skip-pressed' }
  /** The call may have been carried out or refused: the app reads the status. */
  | { readonly type: 'sent'; readonly problem: string | null }
  /** The login succeeded, or may have: the app reads the status. `problem`: shown when the status still asks for the login. */
  | { readonly type: 'logged-in'; readonly problem: string | null }
  | { readonly type: 'retry-pressed' }
  | { readonly type: 'link-refused' };

export type EdenredPayCommand =
  | { readonly type: 'poll'; readonly problem: string | null }
  | { readonly type: 'confirm' | 'skip'; readonly ticket: EdenredTicket }
  | { readonly type: 'follow'; readonly link: Link | null };

type Next = Transition<EdenredPayState, EdenredPayCommand>;

const read = (problem: string | null = null): Next => ({ state: { name: 'LOADING' }, command: { type: 'poll', problem } });

/** Paying without vouchers: only when the server allows it and the payment is still open. */
export const canSkip = ({ skipOption, status }: EdenredTicket): boolean =>
  skipOption === 'CAN-SKIP' && status !== 'LOADING' && status !== 'COMPLETED' && status !== 'SKIPPED' && status !== 'NOT_FOUND';

/** The offer is the one that the person has seen and confirmed. */
export const isSameOffer = (a: EdenredTicket, b: EdenredTicket): boolean =>
  a.status === b.status &&
  a.total === b.total &&
  a.vouchers.length === b.vouchers.length &&
  a.vouchers.every(({ value, count }, index) => value === b.vouchers[index]?.value && count === b.vouchers[index].count);

/** `isPolled`: the reading belongs to a poll, which continues after LOADING. The answer to a press has no poll. */
function answered(ticket: EdenredTicket, problem: string | null, isPolled: boolean): Next {
  switch (ticket.status) {
    case 'LOADING':
      return isPolled ? { state: { name: 'LOADING' } } : read();
    case 'COMPLETED':
    case 'SKIPPED':
      return { state: { name: ticket.status }, command: { type: 'follow', link: ticket.redirect } };
    default:
      return { state: { name: ticket.status, ticket, problem } };
  }
}

export function step(state: EdenredPayState, event: EdenredPayEvent): Next {
  const same: Next = { state };
  const isSending = state.name === 'CONFIRMING' || state.name === 'SKIPPING';
  switch (event.type) {
    case 'opened':
      return state.name === 'LOADING' ? read() : same;
    case 'answered':
      return state.name === 'LOADING' || isSending ? answered(event.ticket, event.problem, !isSending) : same;
    case 'exhausted':
      return state.name === 'LOADING' ? { state: { name: 'MAX_LOADING' } } : same;
    case 'failed':
      return state.name === 'LOADING' || isSending
        ? { state: { name: 'FAILED', message: event.message, isNotFound: event.isNotFound } }
        : same;
    case 'confirm-pressed':
      return state.name === 'AWAITING_CONFIRM'
        ? { state: { name: 'CONFIRMING', ticket: state.ticket }, command: { type: 'confirm', ticket: state.ticket } }
        : same;
    case 'skip-pressed':
      return 'problem' in state && canSkip(state.ticket)
        ? { state: { name: 'SKIPPING', ticket: state.ticket }, command: { type: 'skip', ticket: state.ticket } }
        : same;
    case 'sent':
      return isSending ? read(event.problem) : same;
    case 'logged-in':
      return state.name === 'NEED_LOGIN' ? read(event.problem) : same;
    case 'retry-pressed':
      return state.name === 'MAX_LOADING' || state.name === 'FAILED' || 'problem' in state ? read() : same;
    case 'link-refused':
      return state.name === 'COMPLETED' || state.name === 'SKIPPED'
        ? { state: { name: 'FAILED', message: null, isNotFound: false } }
        : same;
    default:
      return event satisfies never;
  }
}
