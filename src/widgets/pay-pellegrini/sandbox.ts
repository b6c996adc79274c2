import type { Wire } from '../../../sandbox/b2c/handler.ts';
import type { MethodStandIn } from '../../../sandbox/b2c/payment-methods.ts';
import { cancel, findOrTry, nextLink, type Payment, settle, TRIAL_LINKS } from '../../../sandbox/b2c/payments.ts';

type Ticket = Wire<'getPellegriniTicket'>;

/** Payment ids with statuses that no voucher code of the sandbox produces: `/payment/integration/pellegrini/pay/prova-confirmed`… */
const TRIALS: Readonly<Record<string, Ticket>> = {
  'prova-confirmed': { status: 'CONFIRMED', redirect: TRIAL_LINKS.orders, message: null },
  'prova-no-link': { status: 'COMPLETED', redirect: null, message: null },
  'prova-hostile-link': { status: 'COMPLETED', redirect: TRIAL_LINKS.hostile, message: null },
};

/** The status that each accepted code gives the payment. */
const OUTCOMES: ReadonlyMap<string, Payment['voucher']> = new Map([
  ['5000001', 'COMPLETED'],
  ['5000003', 'AWAITING_COMPLETION'],
  ['5000004', 'CANCEL'],
]);

function wire(payment: Payment, message: string | null = null): Ticket {
  const { voucher } = payment;
  return { status: voucher === 'REFUNDED' ? 'CANCEL' : voucher, redirect: voucher === 'COMPLETED' ? nextLink(payment) : null, message };
}

export const pellegrini = {
  option: { category: 'ticket', label: 'Pellegrini', sublabel: 'Con il codice dell’app Pellegrini', contexts: ['walletRechargeMethod'] },
  codes: [
    ['5000001', 'riesce'],
    ['5000002', 'è scaduto'],
    ['5000003', 'resta in attesa'],
    ['5000004', 'è annullato'],
  ],
  handlers: {
    getPellegriniTicket: ({ params, world, user }) => TRIALS[params.uuid] ?? wire(findOrTry(world, user, params.uuid, 'pellegrini')),
    submitPellegriniTicket({ params, body, world, user, now }) {
      const payment = findOrTry(world, user, params.uuid, 'pellegrini');
      if (payment.voucher !== 'DRAFT') return wire(payment);
      if (body.token === '5000002') return wire(payment, 'Il codice è scaduto: generane uno nuovo nell’app Pellegrini.');
      const outcome = OUTCOMES.get(body.token);
      if (outcome === undefined) return wire(payment, 'Codice Pellegrini non riconosciuto.');
      payment.voucher = outcome;
      if (outcome === 'COMPLETED') settle(payment, world, user, now);
      if (outcome === 'CANCEL') cancel(payment, user);
      return wire(payment);
    },
  },
} satisfies MethodStandIn;
