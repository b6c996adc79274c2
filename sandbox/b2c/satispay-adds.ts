import { newInstrument } from './cards.ts';
import type { SavedInstrument } from './user.ts';
import type { World } from './world.ts';

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
