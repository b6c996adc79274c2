import type { PaymentContext } from '../../../src/api/payments.ts';
import { optionsFor, PREFERENCE_CONTEXTS } from '../payment-methods.ts';
import type { HandlerTable } from '../handler.ts';
import { badRequest, notFound } from '../http.ts';
import { begin, cancel, findOrTry, findPayment, meansOf, settle, TRIAL_PAYMENTS, wirePayment } from '../payments.ts';
import { type User, wireInstrument } from '../user.ts';

/** Number of polls until the other company answers. */
const POLLS_UNTIL_PAID = 2;

function contextOf(text: string): PaymentContext {
  const context = PREFERENCE_CONTEXTS.find((candidate) => candidate === text);
  if (context === undefined) throw notFound();
  return context;
}

/** Removes the preferences for a deleted instrument. */
function forget(user: User, uuid: string): void {
  for (const context of PREFERENCE_CONTEXTS) {
    const means = user.preferences[context];
    if (means !== null && 'uuid' in means && means.uuid === uuid) user.preferences[context] = null;
  }
}

export const paymentHandlers = {
  getInstruments: ({ user }) => ({ instruments: user.instruments.map(wireInstrument) }),
  deleteInstrument({ params, user }) {
    const found = user.instruments.find(({ id }) => id === params.id);
    if (!found) throw notFound();
    user.instruments = user.instruments.filter((instrument) => instrument !== found);
    forget(user, found.uuid);
    return { message: 'success' };
  },
  getPaymentOptions({ params, user }) {
    const { types, options } = optionsFor(contextOf(params.context));
    return { paymentInstruments: user.instruments.filter(({ type }) => types.includes(type)).map(wireInstrument), paymentOptions: options };
  },
  updatePaymentPreference({ params, user, body }) {
    const context = contextOf(params.context);
    const { types, options } = optionsFor(context);
    if (body.paymentInstrumentId !== undefined) {
      const saved = user.instruments.find(({ id, type }) => id === body.paymentInstrumentId && types.includes(type));
      if (!saved) return { error: true, message: 'Il metodo scelto non è più disponibile.' };
      user.preferences[context] = { uuid: saved.uuid };
    } else {
      if (!options.some(({ provider }) => provider === body.provider))
        return { error: true, message: 'Il metodo scelto non è disponibile qui.' };
      user.preferences[context] = { provider: body.provider };
    }
    return { error: false };
  },

  getPayment({ params, world, user, now }) {
    const trial = TRIAL_PAYMENTS[params.uuid];
    const payment = trial === undefined ? findPayment(world, user, params.uuid) : findOrTry(world, user, params.uuid, trial.type);
    payment.polls += 1;
    if (payment.state === 'waiting' && payment.polls <= (trial?.polls ?? 0))
      return { ...wirePayment(payment), actionType: 'loading', linkAction: null };
    if (payment.state === 'waiting' && payment.means?.type === 'satispay_standard' && payment.polls > POLLS_UNTIL_PAID)
      settle(payment, world, user, now);
    return wirePayment(payment);
  },
  updatePaymentInstrument({ params, body, world, user, now }) {
    const payment = findPayment(world, user, params.uuid);
    // Paid or cancelled already: the answer says so, and the customer is not charged again.
    if (payment.state === 'paid' || payment.state === 'cancelled') return wirePayment(payment);
    const instrument = user.instruments.find(({ uuid }) => uuid === body.uuid);
    if (!instrument) throw badRequest('Il metodo di pagamento scelto non è più disponibile.');
    payment.means = meansOf(instrument);
    payment.remainderMeans = null;
    begin(payment, world, user, now);
    return wirePayment(payment);
  },
  cancelPayment({ params, world, user }) {
    const payment = findPayment(world, user, params.uuid);
    cancel(payment, user);
    return wirePayment(payment);
  },
} satisfies Partial<HandlerTable>;
