import type { HandlerTable, Wire } from '../handler.ts';
import { newInstrument } from '../cards.ts';
import { cancel, fail, findOrTry, nextLink, type Payment, settle, settlePart } from '../payments.ts';
import type { User } from '../user.ts';
import type { World } from '../world.ts';
import { wireInstrument } from './payments.ts';

type Pellegrini = Wire<'getPellegriniTicket'>;
type Pluxee = Wire<'getPluxeeTicket'>;
type Edenred = Wire<'getEdenredTicket'>;

/** Ids that show what no code leads to: `/payment/integration/pellegrini/pay/prova-confirmed`… */
const ORDERS = { type: 'internal', link: '/lista-ordini' } as const;
const HOSTILE = { type: 'external', link: 'javascript:alert(document.domain)' } as const;
const PELLEGRINI_TRIALS: Readonly<Record<string, Pellegrini>> = {
  'prova-confirmed': { status: 'CONFIRMED', redirect: ORDERS, message: null },
  'prova-no-link': { status: 'COMPLETED', redirect: null, message: null },
  'prova-hostile-link': { status: 'COMPLETED', redirect: HOSTILE, message: null },
};
const PLUXEE_TRIALS: Readonly<Record<string, Pluxee>> = {
  'prova-cancelled': { status: 'CANCELLED', redirect: ORDERS },
  'prova-awaiting-refund': { status: 'AWAITING_REFUND', redirect: ORDERS },
  'prova-no-link': { status: 'REFUNDED', redirect: null },
  'prova-hostile-link': { status: 'COMPLETED', redirect: HOSTILE },
};

// ---- Pellegrini -----------------------------------------------------------------------------------------------

function wirePellegrini(payment: Payment, message: string | null = null): Pellegrini {
  const { voucher } = payment;
  return { status: voucher === 'REFUNDED' ? 'CANCEL' : voucher, redirect: voucher === 'COMPLETED' ? nextLink(payment) : null, message };
}

// ---- Pluxee ---------------------------------------------------------------------------------------------------

function wirePluxee(payment: Payment): Pluxee {
  const { voucher } = payment;
  const isOver = voucher === 'COMPLETED' || voucher === 'REFUNDED' || voucher === 'CANCEL';
  return { status: voucher === 'CANCEL' ? 'CANCELLED' : voucher, redirect: isOver ? nextLink(payment) : null };
}

function submitPluxee(payment: Payment, otp: string, world: World, user: User, now: number): string | null {
  switch (otp) {
    case '100001':
      payment.voucher = 'COMPLETED';
      settle(payment, world, user, now);
      return null;
    case '100002':
      // Stays so for ever.
      payment.voucher = 'AWAITING_COMPLETION';
      return null;
    case '100003':
      payment.voucher = 'REFUNDED';
      cancel(payment, user);
      return null;
    case '100004':
      return 'Il codice è scaduto: generane uno nuovo nell’app Pluxee.';
    default:
      return 'Codice Pluxee non riconosciuto.';
  }
}

// ---- Edenred --------------------------------------------------------------------------------------------------

/** The face value of the demo's vouchers, in cents, and how many the customer has. */
const VOUCHER_CENTS = 800;
const VOUCHERS = 8;

interface Trial {
  readonly status: Edenred['status'];
  readonly failureReasons?: string[];
  /** Over once the customer has logged in to Edenred. */
  readonly isUntilLogin?: true;
}

/** Ids that show one status each, for trying the screens: `prova-need-login`, `prova-no-vouchers`… */
const TRIALS: Readonly<Record<string, Trial>> = {
  'prova-not-found': { status: 'NOT_FOUND' },
  'prova-need-login': { status: 'NEED_LOGIN', isUntilLogin: true },
  'prova-no-vouchers': { status: 'NO_VOUCHERS' },
  'prova-empty-wallet': { status: 'EMPTY_WALLET' },
  'prova-error': { status: 'ERROR', failureReasons: ['Transazione rifiutata (010)'] },
  'prova-error-altro': { status: 'ERROR', failureReasons: ['Servizio non disponibile (020)'] },
  'prova-loading': { status: 'LOADING' },
};
/** A payment that may go without vouchers, as an order's does. */
const SKIPPABLE_TRIAL = 'prova-skip';

const hasEdenred = (user: User): boolean => user.instruments.some(({ type }) => type === 'edenred_ticket');

function trialOf({ uuid }: Payment, user: User): Trial | undefined {
  const trial = TRIALS[uuid];
  return trial?.isUntilLogin && hasEdenred(user) ? undefined : trial;
}

const canSkip = ({ purpose, uuid }: Payment): boolean => purpose.kind === 'order' || uuid === SKIPPABLE_TRIAL;

function edenredStatus(payment: Payment, count: number): Edenred['status'] {
  switch (payment.state) {
    case 'paid':
      return 'COMPLETED';
    case 'failed':
      return payment.means?.type === 'edenred_ticket' && count === 0 ? 'NO_VOUCHERS' : 'ERROR';
    case 'cancelled':
      return 'ERROR';
    case 'collect':
      return 'SKIPPED';
    case 'waiting':
      if (payment.means?.type !== 'edenred_ticket') return 'COMPLETED';
      if (payment.polls <= 1) return 'LOADING';
      return count === 0 ? 'NO_VOUCHERS' : 'AWAITING_CONFIRM';
    default:
      return payment.state satisfies never;
  }
}

/** Vouchers give no change: as many whole ones as fit. */
const voucherCount = (payment: Payment): number => Math.min(VOUCHERS, Math.floor(payment.cents / VOUCHER_CENTS));

function wireEdenred(payment: Payment, user: User): Edenred {
  const trial = trialOf(payment, user);
  const count = trial ? 0 : voucherCount(payment);
  const status = trial?.status ?? edenredStatus(payment, count);
  return {
    status,
    redirect: status === 'COMPLETED' || status === 'SKIPPED' ? nextLink(payment) : null,
    vouchers: count > 0 ? [{ value: VOUCHER_CENTS, count }] : [],
    total: count * VOUCHER_CENTS,
    failureReasons: trial?.failureReasons ?? (status === 'ERROR' ? ['Pagamento non riuscito (020)'] : []),
    username: status === 'NEED_LOGIN' ? null : user.email,
    skipOption: canSkip(payment) ? 'CAN-SKIP' : null,
  };
}

const isWaitingForEdenred = (payment: Payment, user: User): boolean =>
  payment.state === 'waiting' && payment.means?.type === 'edenred_ticket' && trialOf(payment, user) === undefined;

export const voucherHandlers = {
  getPellegriniTicket: ({ params, world, user }) =>
    PELLEGRINI_TRIALS[params.uuid] ?? wirePellegrini(findOrTry(world, user, params.uuid, 'pellegrini')),
  submitPellegriniTicket({ params, body, world, user, now }) {
    const payment = findOrTry(world, user, params.uuid, 'pellegrini');
    if (payment.voucher !== 'DRAFT') return wirePellegrini(payment);
    switch (body.token) {
      case '5000001':
        payment.voucher = 'COMPLETED';
        settle(payment, world, user, now);
        return wirePellegrini(payment);
      case '5000002':
        return wirePellegrini(payment, 'Il codice è scaduto: generane uno nuovo nell’app Pellegrini.');
      case '5000003':
        payment.voucher = 'AWAITING_COMPLETION';
        return wirePellegrini(payment);
      case '5000004':
        payment.voucher = 'CANCEL';
        cancel(payment, user);
        return wirePellegrini(payment);
      default:
        return wirePellegrini(payment, 'Codice Pellegrini non riconosciuto.');
    }
  },

  getPluxeeTicket: ({ params, world, user }) => PLUXEE_TRIALS[params.uuid] ?? wirePluxee(findOrTry(world, user, params.uuid, 'sodexo')),
  submitPluxeeTicket({ params, body, world, user, now }) {
    const payment = findOrTry(world, user, params.uuid, 'sodexo');
    const refusal = payment.voucher === 'DRAFT' ? submitPluxee(payment, body.otp, world, user, now) : null;
    return {
      success: refusal === null,
      data: { ...wirePluxee(payment), errors: refusal === null ? null : [refusal] },
      errorMessage: refusal,
    };
  },

  getEdenredLogin: ({ origin }) => ({ type: 'external', link: `${origin}/sandbox/edenred/login` }),
  confirmEdenredLogin({ body, world, user }) {
    if (body.code === '' || body.code === 'errore') return { instrument: null, message: 'Edenred non ha confermato l’accesso. Riprova.' };
    const known = user.instruments.find(({ type }) => type === 'edenred_ticket');
    const instrument =
      known ??
      newInstrument(world, {
        type: 'edenred_ticket',
        category: 'ticket',
        provider: 'edenred',
        label: 'Ticket Restaurant Edenred',
        sublabel: user.email,
      });
    if (!known) user.instruments.push(instrument);
    return { instrument: wireInstrument(instrument), message: null };
  },
  getEdenredTicket({ params, world, user }) {
    const payment = findOrTry(world, user, params.uuid, 'edenred_ticket');
    payment.polls += 1;
    const ticket = wireEdenred(payment, user);
    const isStuck = (ticket.status === 'NO_VOUCHERS' || ticket.status === 'EMPTY_WALLET') && ticket.skipOption === null;
    // Its page offers another method.
    if (isStuck && payment.state === 'waiting') fail(payment, 'I tuoi buoni non coprono questo importo.');
    return ticket;
  },
  confirmEdenredTicket({ params, world, user, now }) {
    const payment = findOrTry(world, user, params.uuid, 'edenred_ticket');
    const cents = voucherCount(payment) * VOUCHER_CENTS;
    if (isWaitingForEdenred(payment, user) && cents > 0) settlePart(payment, cents, world, user, now);
    return wireEdenred(payment, user);
  },
  skipEdenredTicket({ params, world, user, now }) {
    const payment = findOrTry(world, user, params.uuid, 'edenred_ticket');
    if (isWaitingForEdenred(payment, user) && canSkip(payment)) settlePart(payment, 0, world, user, now);
    const answer = wireEdenred(payment, user);
    return answer.status === 'COMPLETED' ? { ...answer, status: 'SKIPPED' } : answer;
  },
} satisfies Partial<HandlerTable>;
