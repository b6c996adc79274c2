import { newInstrument } from '../cards.ts';
import type { Contract } from '../../../src/api/contract.ts';
import type { Call, HandlerTable, Wire } from '../handler.ts';
import { badRequest, notFound } from '../http.ts';
import { findOrTry, resultLink, settle } from '../payments.ts';
import type { SavedInstrument } from '../user.ts';
import type { World } from '../world.ts';
import { wireInstrument } from './payments.ts';

/** Satispay finds the account after a few questions. */
const POLLS_UNTIL_REDIRECT = 2;

/** A request to link a Satispay account; it waits until the customer answers on Satispay's page. */
export interface SatispayAdd {
  readonly email: string;
  readonly returnUrl: string;
  readonly keyToUpdate: string;
  status: 'PENDING' | 'ACCEPTED' | 'CANCELED';
  instrument: SavedInstrument | null;
}

export function acceptSatispayAdd(add: SatispayAdd, world: World): void {
  if (add.status !== 'PENDING') return;
  add.status = 'ACCEPTED';
  add.instrument = newInstrument(world, {
    type: 'satispay_standard',
    category: 'wallet',
    provider: 'satispay',
    label: 'Satispay',
    sublabel: add.email,
  });
  world.user(add.email).instruments.push(add.instrument);
}

export function refuseSatispayAdd(add: SatispayAdd): void {
  if (add.status === 'PENDING') add.status = 'CANCELED';
}

/** Payments that show one answer each, for trying the screens. */
const TRIALS: Readonly<Record<string, (origin: string) => Wire<'getSatispayTicketRedirect'>>> = {
  /** Stays so for ever. */
  'prova-attesa': () => ({ data: { loading: true } }),
  'prova-errore': () => ({ error: 'Il tuo account Satispay non ha buoni pasto.' }),
  /** Until the customer answers on Satispay's page. */
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

export const satispayHandlers = {
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
} satisfies Partial<HandlerTable>;
