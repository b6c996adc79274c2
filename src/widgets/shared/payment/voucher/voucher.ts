import { type ApiClient, isNotFound, type Link, serverSentence } from '../../../../api/index.ts';
import type { MethodName } from '../../../../registry/payment-methods.ts';
import type { Runtime } from '../../runtime/runtime.tsx';
import type { PressProblem } from '../failed-press.ts';
import { paymentLock } from '../payment-outcome.ts';
import { type Acting, createPolledPayment, type PolledPaymentRules, type PolledPaymentState } from '../polled-payment.ts';

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

/** One voucher provider: its rules, and its two calls. `Wrong`: what may be wrong with a text that was typed. */
export interface VoucherService<Status extends string, Wrong extends string = never> {
  readonly provider: MethodName;
  readonly meanings: Readonly<Record<Status, VoucherMeaning>>;
  /** Why a text without white space is not a valid code; null when it may be one. It is never asked about an empty text. */
  problemOf(code: string): Wrong | null;
  read(client: ApiClient, uuid: string, signal: AbortSignal): Promise<VoucherTicket<Status>>;
  /** Costs money. It has no signal, so that nothing aborts it. */
  submit(client: ApiClient, uuid: string, code: string): Promise<VoucherTicket<Status>>;
}

type VoucherProblem<Wrong extends string> = PressProblem<'missing' | 'refused' | 'failed' | 'unsent' | 'unanswered' | 'busy' | Wrong>;
type Paying = Acting<'pay'>;
export type VoucherState<Status extends string, Wrong extends string = never> =
  | PolledPaymentState<VoucherTicket<Status>, VoucherProblem<Wrong>>
  | Paying;

/** Removes white space: people paste codes with spaces, or type them in groups. */
export const bareCode = (typed: string): string => typed.replace(/[\s\u200B\u2060]/g, '');

/** A voucher whose code is typed in (P2-4.29 to P2-4.38). */
const voucherRules = <Status extends string, Wrong extends string>({
  meanings,
}: VoucherService<Status, Wrong>): PolledPaymentRules<VoucherTicket<Status>, VoucherProblem<Wrong>> => ({
  requirementOf({ status }) {
    const meaning: VoucherMeaning = meanings[status];
    return meaning === 'wait' || meaning === 'redirect' ? meaning : 'decision';
  },
  linkOf: ({ redirect }) => redirect,
  problemOf(ticket, problem, previous) {
    if (meanings[ticket.status] !== 'entry') return null;
    // A message on opening belongs to an earlier visit.
    if (problem === null && previous === null) return null;
    const sentence = ticket.message?.trim() || null;
    return sentence === null ? problem : { name: 'refused', sentence };
  },
});

export function createVoucher<Status extends string, Wrong extends string = never>(
  runtime: Runtime,
  uuid: string,
  service: VoucherService<Status, Wrong>,
) {
  const { client } = runtime;
  type Ticket = VoucherTicket<Status>;
  const payment = createPolledPayment<Ticket, VoucherProblem<Wrong>, Paying>(runtime, {
    ...voucherRules(service),
    read: (signal) => service.read(client, uuid, signal),
  });
  const { act, getState, goOn, read, run } = payment;
  const allows = ({ status }: Ticket) => service.meanings[status] === 'entry';

  return {
    ...payment,
    /** Pays with the code. Costs money. */
    pay(code: string): void {
      const shown = getState();
      if (shown.name !== 'DECISION' || !allows(shown.data)) return;
      const { data } = shown;
      run(async (set, signal) => {
        set({ name: 'ACTING', action: 'pay' });
        const result = await act({
          lock: paymentLock(uuid),
          event: ['payment', `${service.provider} submit`],
          allows,
          send: () => service.submit(client, uuid, code),
          signal,
        });
        switch (result?.type) {
          case undefined:
            return;
          case 'done':
            return goOn(set, signal, result.answer, { name: 'refused' });
          case 'changed':
            return goOn(set, signal, result.now);
          case 'not-sent':
            if (isNotFound(result.failure)) return set({ name: 'FAILED', failure: result.failure, problem: null });
            return set({ name: 'DECISION', data, problem: { name: 'unsent' } });
          case 'refused':
            return set({ name: 'DECISION', data, problem: { name: 'failed', sentence: serverSentence(result.failure) } });
          // It is unknown whether a code was used: the ticket is read before the code may be sent again.
          case 'busy':
            return read(set, signal, { problem: { name: 'busy' } });
          case 'outcome-unknown':
            return read(set, signal, { problem: { name: 'unanswered' } });
          default:
            return result satisfies never;
        }
      });
    },
  };
}

export type Voucher<Status extends string, Wrong extends string> = ReturnType<typeof createVoucher<Status, Wrong>>;
