import type { Wire } from '../../../sandbox/b2c/handler.ts';
import type { MethodStandIn } from '../../../sandbox/b2c/payment-methods.ts';
import { cancel, findOrTry, nextLink, type Payment, settle, TRIAL_LINKS } from '../../../sandbox/b2c/payments.ts';

type Ticket = Wire<'getPluxeeTicket'>;

/** Payment ids with statuses that no voucher code of the sandbox produces: `/payment/integration/sodexo/pay/prova-cancelled`… */
const TRIALS: Readonly<Record<string, Ticket>> = {
  'prova-cancelled': { status: 'CANCELLED', redirect: TRIAL_LINKS.orders },
  'prova-awaiting-refund': { status: 'AWAITING_REFUND', redirect: TRIAL_LINKS.orders },
  'prova-no-link': { status: 'REFUNDED', redirect: null },
  'prova-hostile-link': { status: 'COMPLETED', redirect: TRIAL_LINKS.hostile },
};

/** The status that each accepted code gives the payment. */
const OUTCOMES: ReadonlyMap<string, Payment['voucher']> = new Map([
  ['100001', 'COMPLETED'],
  ['100002', 'AWAITING_COMPLETION'],
  ['100003', 'REFUNDED'],
]);

function wire(payment: Payment): Ticket {
  const { voucher } = payment;
  const isOver = voucher === 'COMPLETED' || voucher === 'REFUNDED' || voucher === 'CANCEL';
  return { status: voucher === 'CANCEL' ? 'CANCELLED' : voucher, redirect: isOver ? nextLink(payment) : null };
}

export const sodexo = {
  option: { category: 'ticket', label: 'Pluxee', sublabel: 'Con il codice dell’app Pluxee', contexts: ['walletRechargeMethod'] },
  codes: [
    ['100001', 'riesce'],
    ['100002', 'resta in attesa'],
    ['100003', 'viene rimborsato'],
    ['100004', 'è rifiutato'],
  ],
  handlers: {
    getPluxeeTicket: ({ params, world, user }) => TRIALS[params.uuid] ?? wire(findOrTry(world, user, params.uuid, 'sodexo')),
    submitPluxeeTicket({ params, body, world, user, now }) {
      const payment = findOrTry(world, user, params.uuid, 'sodexo');
      const answer = (refusal: string | null = null) => ({
        success: refusal === null,
        data: { ...wire(payment), errors: refusal === null ? null : [refusal] },
        errorMessage: refusal,
      });
      if (payment.voucher !== 'DRAFT') return answer();
      if (body.otp === '100004') return answer('Il codice è scaduto: generane uno nuovo nell’app Pluxee.');
      const outcome = OUTCOMES.get(body.otp);
      if (outcome === undefined) return answer('Codice Pluxee non riconosciuto.');
      payment.voucher = outcome;
      if (outcome === 'COMPLETED') settle(payment, world, user, now);
      if (outcome === 'REFUNDED') cancel(payment, user);
      return answer();
    },
  },
} satisfies MethodStandIn;
