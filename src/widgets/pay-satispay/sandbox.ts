import type { Contract } from '../../api/contract.ts';
import type { Call, Wire } from '../../../sandbox/b2c/handler.ts';
import { badRequest, notFound } from '../../../sandbox/b2c/http.ts';
import type { MethodStandIn } from '../../../sandbox/b2c/payment-methods.ts';
import { findOrTry, resultLink, settle } from '../../../sandbox/b2c/payments.ts';
import { refuseSatispayAdd, type SatispayAdd } from '../../../sandbox/b2c/satispay-adds.ts';
import { wireInstrument } from '../../../sandbox/b2c/user.ts';

/** Number of polls until Satispay has found the account. */
const POLLS_UNTIL_REDIRECT = 2;

/** Trial payments with one fixed answer each, to try the screens. */
const TRIALS: Readonly<Record<string, (origin: string) => Wire<'getSatispayTicketRedirect'>>> = {
  /** The payment never leaves this status. */
  'prova-attesa': () => ({ data: { loading: true } }),
  'prova-errore': () => ({ error: 'Il tuo account Satispay non ha buoni pasto.' }),
  /** Waits for the customer's answer on Satispay's page. */
  'prova-esterno': (origin) => ({ data: { redirect: { type: 'external', link: `${origin}/sandbox/satispay/prova-esterno` } } }),
};

function findAdd({ world, user, params }: Pick<Call<Contract['getSatispayAdd']>, 'world' | 'user' | 'params'>): SatispayAdd {
  const add = world.satispayAdds.get(params.id);
  if (add?.email !== user.email) throw notFound();
  return add;
}

const wireAdd = ({ status, instrument }: SatispayAdd): Wire<'getSatispayAdd'> => ({
  data: { status, instrument: instrument && wireInstrument(instrument) },
});

export const satispay_standard = {
  option: { category: 'wallet', label: 'Satispay', sublabel: null, contexts: ['definedAmountMethod', 'walletRechargeMethod'] },
  handlers: {
    addSatispay({ world, user, origin, body }) {
      const id = world.nextId('satispay');
      world.satispayAdds.set(id, { ...body, email: user.email, status: 'PENDING', instrument: null });
      return { data: { id, redirect: { type: 'external', link: `${origin}/sandbox/satispay/${id}` } } };
    },
    getSatispayAdd: (call) => wireAdd(findAdd(call)),
    cancelSatispayAdd(call) {
      const add = findAdd(call);
      refuseSatispayAdd(add);
      return wireAdd(add);
    },
  },
} satisfies MethodStandIn;

export const satispay_ticket = {
  option: { category: 'ticket', label: 'Buoni pasto Satispay', sublabel: null, contexts: ['definedAmountMethod', 'walletRechargeMethod'] },
  handlers: {
    getSatispayTicketRedirect({ params, world, user, now, origin }) {
      const payment = findOrTry(world, user, params.uuid, 'satispay_ticket');
      if (payment.state === 'cancelled') throw badRequest('Il pagamento è stato annullato.');
      const trial = TRIALS[params.uuid];
      if (trial && payment.state === 'waiting') return trial(origin);
      payment.polls += 1;
      if (payment.polls <= POLLS_UNTIL_REDIRECT) return { data: { loading: true } };
      settle(payment, world, user, now);
      return { data: { redirect: resultLink(payment) } };
    },
  },
} satisfies MethodStandIn;
