import { type AnswerOf, confirmEdenredTicket, getEdenredTicket, serverSentence, skipEdenredTicket } from '../../api/index.ts';
import {
  ACTION_TIMEOUT_MS,
  createPolledPayment,
  type PolledPaymentEvent,
  type PolledPaymentRules,
  type PolledPaymentState,
} from '../shared/payment/polled-payment.ts';
import type { PressProblem } from '../shared/payment/attempt.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';

export type EdenredTicket = AnswerOf<typeof getEdenredTicket>;

/** `ticket`: as the person saw it at the press. */
export type EdenredAction = { readonly type: 'confirm' | 'skip'; readonly ticket: EdenredTicket };
export type EdenredProblem = PressProblem<'uncertain' | 'busy' | 'changed' | 'loginUncertain' | 'error'>;
export type EdenredPayState = PolledPaymentState<EdenredTicket, EdenredAction, EdenredProblem>;
export type EdenredPayEvent = PolledPaymentEvent<EdenredTicket, EdenredAction, EdenredProblem>;

/** Paying without vouchers: only when the server allows it and the payment is still open. */
export const canSkip = ({ skipOption, status }: EdenredTicket): boolean =>
  skipOption === 'CAN-SKIP' && status !== 'LOADING' && status !== 'COMPLETED' && status !== 'SKIPPED' && status !== 'NOT_FOUND';

/** The offer is the one that the person has seen and confirmed. */
const isSameOffer = (a: EdenredTicket, b: EdenredTicket): boolean =>
  a.total === b.total &&
  a.vouchers.length === b.vouchers.length &&
  a.vouchers.every(({ value, count }, index) => value === b.vouchers[index]?.value && count === b.vouchers[index].count);

/** Payment with Edenred's vouchers, by the wire's nine statuses (part 2 §4 'Edenred ticket status'). */
export const edenredRules: PolledPaymentRules<EdenredTicket, EdenredAction, EdenredProblem> = {
  requirementOf({ status }) {
    if (status === 'LOADING') return 'wait';
    return status === 'COMPLETED' || status === 'SKIPPED' ? 'redirect' : 'decision';
  },
  linkOf: ({ redirect }) => redirect,
  allows: ({ type, ticket }, now) =>
    type === 'skip' ? canSkip(now) && now.status === ticket.status : now.status === 'AWAITING_CONFIRM' && isSameOffer(ticket, now),
  /** A problem applies only while the status asks for the press that had the problem. */
  problemOf: ({ status }, problem) =>
    status === 'LOADING' || status === (problem?.name === 'loginUncertain' ? 'NEED_LOGIN' : 'AWAITING_CONFIRM') ? problem : null,
};

const ENDPOINTS = { confirm: confirmEdenredTicket, skip: skipEdenredTicket } as const;

export function createEdenredPay(runtime: Runtime, uuid: string) {
  const { client } = runtime;
  const params = { uuid };

  return createPolledPayment<EdenredTicket, EdenredAction, EdenredProblem>(runtime, {
    ...edenredRules,
    read: (signal) => client.call(getEdenredTicket, { params, signal }),
    submissionOf: ({ type }) => ({
      lock: `pay.edenred.${uuid}`,
      event: ['payment', `edenred ${type}`],
      send: () => client.call(ENDPOINTS[type], { params, body: {}, timeoutMs: ACTION_TIMEOUT_MS }),
    }),
    outcomeOf(_, result) {
      switch (result.type) {
        case 'done':
          return { type: 'answered', data: result.answer, problem: null };
        case 'changed':
          // The offer differs from the one that the person saw, or another tab has settled the ticket.
          return { type: 'answered', data: result.now, problem: { name: 'changed' } };
        case 'not-sent':
          return { type: 'failed', failure: result.failure };
        // In all other cases the status shows the outcome.
        case 'busy':
          return { type: 'read', problem: { name: 'busy' } };
        case 'refused':
          return { type: 'read', problem: { name: 'error', sentence: serverSentence(result.failure) } };
        case 'outcome-unknown':
          return { type: 'read', problem: { name: 'uncertain' } };
        default:
          return result satisfies never;
      }
    },
  });
}
