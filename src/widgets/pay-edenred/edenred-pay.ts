import { type AnswerOf, confirmEdenredTicket, getEdenredTicket, serverSentence, skipEdenredTicket } from '../../api/index.ts';
import {
  type Acting,
  ACTION_TIMEOUT_MS,
  createPolledPayment,
  type PolledPaymentRules,
  type PolledPaymentState,
} from '../shared/payment/polled-payment.ts';
import type { PressProblem } from '../shared/payment/failed-press.ts';
import { paymentLock } from '../shared/payment/payment-outcome.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';

export type EdenredTicket = AnswerOf<typeof getEdenredTicket>;

export type EdenredAction = 'confirm' | 'skip';
export type EdenredProblem = PressProblem<'uncertain' | 'busy' | 'changed' | 'loginUncertain' | 'error'>;
export type EdenredPayState = PolledPaymentState<EdenredTicket, EdenredProblem> | Acting<EdenredAction>;

/** Paying without vouchers: only when the server allows it and the payment is still open. */
export const canSkip = ({ skipOption, status }: EdenredTicket): boolean =>
  skipOption === 'CAN-SKIP' && status !== 'LOADING' && status !== 'COMPLETED' && status !== 'SKIPPED' && status !== 'NOT_FOUND';

/** The offer is the one that the person has seen and confirmed. */
const isSameOffer = (a: EdenredTicket, b: EdenredTicket): boolean =>
  a.total === b.total &&
  a.vouchers.length === b.vouchers.length &&
  a.vouchers.every(({ value, count }, index) => value === b.vouchers[index]?.value && count === b.vouchers[index].count);

/** Whether the press that the person made for `shown` is still right. */
export const allows = (action: EdenredAction, shown: EdenredTicket, now: EdenredTicket): boolean =>
  action === 'skip' ? canSkip(now) && now.status === shown.status : now.status === 'AWAITING_CONFIRM' && isSameOffer(shown, now);

/** Payment with Edenred's vouchers, by the wire's nine statuses (P2-4.39 to P2-4.46). */
export const edenredRules: PolledPaymentRules<EdenredTicket, EdenredProblem> = {
  requirementOf({ status }) {
    if (status === 'LOADING') return 'wait';
    return status === 'COMPLETED' || status === 'SKIPPED' ? 'redirect' : 'decision';
  },
  linkOf: ({ redirect }) => redirect,
  /** A problem applies only while the status asks for the press that had the problem. */
  problemOf: ({ status }, problem) =>
    status === 'LOADING' || status === (problem?.name === 'loginUncertain' ? 'NEED_LOGIN' : 'AWAITING_CONFIRM') ? problem : null,
};

const ENDPOINTS = { confirm: confirmEdenredTicket, skip: skipEdenredTicket } as const;

export function createEdenredPay(runtime: Runtime, uuid: string) {
  const { client } = runtime;
  const params = { uuid };
  const payment = createPolledPayment<EdenredTicket, EdenredProblem, Acting<EdenredAction>>(runtime, {
    ...edenredRules,
    read: (signal) => client.call(getEdenredTicket, { params, signal }),
  });
  const { act, getState, goOn, read, run } = payment;

  return {
    ...payment,
    /** Pays with the offered vouchers, or skips them. Costs money. */
    press(action: EdenredAction): void {
      const shown = getState();
      if (shown.name !== 'DECISION' || !allows(action, shown.data, shown.data)) return;
      run(async (set, signal) => {
        set({ name: 'ACTING', action });
        const result = await act({
          lock: paymentLock(uuid),
          event: ['payment', `edenred ${action}`],
          allows: (now) => allows(action, shown.data, now),
          send: () => client.call(ENDPOINTS[action], { params, body: {}, timeoutMs: ACTION_TIMEOUT_MS }),
        });
        switch (result?.type) {
          case undefined:
            return;
          case 'done':
            return goOn(set, signal, result.answer);
          case 'changed':
            // The offer differs from the one that the person saw, or another tab has settled the ticket.
            return goOn(set, signal, result.now, { name: 'changed' });
          case 'not-sent':
            return set({ name: 'FAILED', failure: result.failure, problem: null });
          // In all other cases the status shows the outcome.
          case 'busy':
            return read(set, signal, { problem: { name: 'busy' } });
          case 'refused':
            return read(set, signal, { problem: { name: 'error', sentence: serverSentence(result.failure) } });
          case 'outcome-unknown':
            return read(set, signal, { problem: { name: 'uncertain' } });
          default:
            return result satisfies never;
        }
      });
    },
  };
}

export type EdenredPay = ReturnType<typeof createEdenredPay>;
