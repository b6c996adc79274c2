import { newInstrument } from '../cards.ts';
import type { Contract } from '../../../src/api/contract.ts';
import type { Call, HandlerTable, Wire } from '../handler.ts';
import { badRequest, notFound } from '../http.ts';
import { findOrTry, resultLink, settle } from '../payments.ts';
import type { SavedInstrument } from '../user.ts';
import { wireInstrument } from './payments.ts';

/** Satispay answers after a few questions, as if the customer had taken a moment in its app. */
const POLLS_UNTIL_ACCEPTED = 3;
const POLLS_UNTIL_REDIRECT = 2;

/** A request to link a Satispay account. */
export interface SatispayAdd {
  readonly email: string;
  status: 'PENDING' | 'ACCEPTED' | 'CANCELED';
  polls: number;
  instrument: SavedInstrument | null;
}

function findAdd({ world, user, params }: Pick<Call<Contract['getSatispayAdd']>, 'world' | 'user' | 'params'>): SatispayAdd {
  const add = world.satispayAdds.get(params.id);
  if (add?.email !== user.email) throw notFound();
  return add;
}

const wireAdd = ({ status, instrument }: SatispayAdd): Wire<'getSatispayAdd'> => ({
  data: { status, instrument: instrument && wireInstrument(instrument) },
});

export const satispayHandlers = {
  addSatispay({ world, user, origin }) {
    const id = world.nextId('satispay');
    world.satispayAdds.set(id, { email: user.email, status: 'PENDING', polls: 0, instrument: null });
    return { data: { id, redirect: { type: 'external', link: `${origin}/sandbox/satispay/${id}` } } };
  },
  getSatispayAdd(call) {
    const add = findAdd(call);
    add.polls += 1;
    if (add.status === 'PENDING' && add.polls > POLLS_UNTIL_ACCEPTED) {
      add.status = 'ACCEPTED';
      add.instrument = newInstrument(call.world, {
        type: 'satispay_standard',
        category: 'wallet',
        provider: 'satispay',
        label: 'Satispay',
        sublabel: call.user.email,
      });
      call.user.instruments.push(add.instrument);
    }
    return wireAdd(add);
  },
  cancelSatispayAdd(call) {
    const add = findAdd(call);
    if (add.status === 'PENDING') add.status = 'CANCELED';
    return wireAdd(add);
  },
  getSatispayTicketRedirect({ params, world, user, now }) {
    const payment = findOrTry(world, user, params.uuid, 'satispay_ticket');
    if (payment.state === 'cancelled') throw badRequest('Il pagamento è stato annullato.');
    payment.polls += 1;
    if (payment.polls <= POLLS_UNTIL_REDIRECT) return { data: { loading: true } };
    settle(payment, world, user, now);
    return { data: { redirect: resultLink(payment) } };
  },
} satisfies Partial<HandlerTable>;
