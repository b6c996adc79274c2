import type { HandlerTable, Wire } from '../handler.ts';
import { badRequest } from '../http.ts';
import { euro } from '../money.ts';
import { isVoucher, labelOfProvider } from '../payment-methods.ts';
import {
  begin,
  findPayment,
  type Means,
  meansOf,
  nextLink,
  openPayment,
  type Payment,
  RECHARGE_PAGE,
  resultLink,
  settle,
} from '../payments.ts';
import type { User } from '../user.ts';

const LEAST_CENTS = 100;
const MOST_CENTS = 50_000;
/** The result page shows its loading state for one poll, then follows the link. */
const POLLS_UNTIL_DONE = 1;
const POLLS_UNTIL_PAID = 2;

/** The preferred recharge method: a saved instrument, or a voucher whose code is entered later. */
function preferredMeans(user: User): (Means & { provider: string; sublabel: string | null }) | null {
  const chosen = user.preferences.walletRechargeMethod;
  if (chosen === null) return null;
  if ('provider' in chosen)
    return { type: chosen.provider, provider: chosen.provider, label: labelOfProvider(chosen.provider), sublabel: null, card: null };
  const saved = user.instruments.find(({ uuid }) => uuid === chosen.uuid);
  return saved ? { ...meansOf(saved), provider: saved.provider, sublabel: saved.sublabel ?? null } : null;
}

/** `resultUrl` as a path of the app. */
function resultPath(resultUrl: string, origin: string): string {
  try {
    const url = new URL(resultUrl, origin);
    if (url.origin === origin) return `${url.pathname.replace('%7Buuid%7D', '{uuid}')}${url.search}`;
  } catch {
    // Not a valid URL.
  }
  return RECHARGE_PAGE;
}

type Recharge = Wire<'getRecharge'>;

const wire = (payment: Payment, actionType: Recharge['actionType'], link: string | null = null): Recharge => ({
  uuid: payment.uuid,
  actionType,
  linkAction: link === null ? null : { type: 'internal', link },
  message: payment.message,
});

export const walletHandlers = {
  getWallet: ({ user }) => ({
    balance: euro(user.walletCents),
    corporateCredit: user.creditCents === null ? null : { balance: euro(user.creditCents) },
  }),
  getRechargeConfig({ user }) {
    const means = preferredMeans(user);
    if (!means) return { amountType: null, payWith: null };
    // Vouchers have fixed values: the amount is only a target.
    return {
      amountType: isVoucher(means.type) ? 'TargetAmount' : 'DefinedAmount',
      payWith: { provider: means.provider, label: means.label, sublabel: means.sublabel },
    };
  },
  submitRecharge({ body, world, user, now, origin }) {
    if (body.amount < LEAST_CENTS) throw badRequest('L’importo minimo è 1,00 €.');
    if (body.amount > MOST_CENTS) throw badRequest('L’importo massimo è 500,00 €.');
    const means = preferredMeans(user);
    if (!means) throw badRequest('Scegli come ricaricare.');
    const payment = openPayment(world, user, { kind: 'recharge', resultPath: resultPath(body.resultUrl, origin) }, body.amount, means);
    begin(payment, world, user, now);
    if (payment.state === 'failed') return wire(payment, 'error');
    const { link } = nextLink(payment);
    // The customer has no other page to visit: the recharge's own page waits for the other company.
    return wire(payment, 'redirect', link === `/payment/${payment.uuid}` ? resultLink(payment).link : link);
  },
  getRecharge({ params, world, user, now }) {
    const payment = findPayment(world, user, params.uuid);
    payment.polls += 1;
    if (payment.state === 'waiting' && payment.means?.type === 'satispay_standard' && payment.polls > POLLS_UNTIL_PAID)
      settle(payment, world, user, now);
    switch (payment.state) {
      case 'paid':
        return payment.polls > POLLS_UNTIL_DONE ? wire(payment, 'redirect', resultLink(payment).link) : wire(payment, 'loading');
      case 'cancelled':
        return wire(payment, 'cancelled');
      case 'failed':
      case 'collect':
        return wire(payment, 'error');
      case 'waiting': {
        const { link } = nextLink(payment);
        return link === `/payment/${payment.uuid}` ? wire(payment, 'loading') : wire(payment, 'redirect', link);
      }
      default:
        return payment.state satisfies never;
    }
  },
} satisfies Partial<HandlerTable>;
