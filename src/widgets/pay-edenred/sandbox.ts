import { newInstrument } from '../../../sandbox/b2c/cards.ts';
import type { Wire } from '../../../sandbox/b2c/handler.ts';
import type { MethodStandIn } from '../../../sandbox/b2c/payment-methods.ts';
import { fail, findOrTry, nextLink, type Payment, settlePart } from '../../../sandbox/b2c/payments.ts';
import { type User, wireInstrument } from '../../../sandbox/b2c/user.ts';

type Ticket = Wire<'getEdenredTicket'>;

/** The face value of the demo's vouchers, in cents, and the customer's number of vouchers. */
const VOUCHER_CENTS = 800;
const VOUCHERS = 8;

/** `isUntilLogin`: the trial ends when the customer has logged in to Edenred. */
type Trial = Pick<Ticket, 'status'> & Partial<Pick<Ticket, 'failureReasons'>> & { readonly isUntilLogin?: true };

/** Ids that show one status each, to try the screens: `prova-need-login`, `prova-no-vouchers`… */
const TRIALS: Readonly<Record<string, Trial>> = {
  'prova-not-found': { status: 'NOT_FOUND' },
  'prova-need-login': { status: 'NEED_LOGIN', isUntilLogin: true },
  'prova-no-vouchers': { status: 'NO_VOUCHERS' },
  'prova-empty-wallet': { status: 'EMPTY_WALLET' },
  'prova-error': { status: 'ERROR', failureReasons: ['Transazione rifiutata (010)'] },
  'prova-error-altro': { status: 'ERROR', failureReasons: ['Servizio non disponibile (020)'] },
  'prova-loading': { status: 'LOADING' },
};
/** A payment that can skip the vouchers, like the payment of an order. */
const SKIPPABLE_TRIAL = 'prova-skip';

const hasEdenred = (user: User): boolean => user.instruments.some(({ type }) => type === 'edenred_ticket');

function trialOf({ uuid }: Payment, user: User): Trial | undefined {
  const trial = TRIALS[uuid];
  return trial?.isUntilLogin && hasEdenred(user) ? undefined : trial;
}

const canSkip = ({ purpose, uuid }: Payment): boolean => purpose.kind === 'order' || uuid === SKIPPABLE_TRIAL;

function edenredStatus(payment: Payment, count: number): Ticket['status'] {
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

/** As many whole vouchers as fit the amount, because vouchers give no change. */
const voucherCount = (payment: Payment): number => Math.min(VOUCHERS, Math.floor(payment.cents / VOUCHER_CENTS));

function wireEdenred(payment: Payment, user: User): Ticket {
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

export const edenred_ticket = {
  option: {
    category: 'ticket',
    label: 'Ticket Restaurant Edenred',
    sublabel: 'Buoni pasto elettronici',
    contexts: ['walletRechargeMethod', 'partialAmountMethod'],
  },
  handlers: {
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
      // The page of a failed payment offers another method.
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
  },
} satisfies MethodStandIn;
