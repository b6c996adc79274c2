import type { Card, Instrument, SavedInstrument } from './user.ts';
import type { World } from './world.ts';

/** The behaviour of Braintree's published test numbers, by their last four digits. All others are accepted. */
const BEHAVIOUR: Readonly<Record<string, Card['behaviour']>> = {
  '1018': 'challenge',
  '1026': 'challenge',
  '1034': 'challenge',
  '1042': 'challenge',
  '1059': 'challenge',
  '1091': 'challenge',
  '5100': 'declined',
};
/** The bank refuses this card before it is saved. */
const REFUSED_ON_ADD = '1115';

/**
 * The nonces of the Braintree stand-in contain the card's first and last digits (`tokencc_sandbox_411111_1111`), so that the
 * two servers need no shared memory.
 */
export const cardNonce = (number: string, name: string): string =>
  `tokencc_sandbox_${number.slice(0, 6)}_${number.slice(-4)}_${encodeURIComponent(name)}`;

/** `cardholderName`: absent from a nonce that was not made from the form. */
export type NonceCard = Pick<Card, 'bin' | 'lastFour'> & Partial<Pick<Card, 'cardholderName'>>;

export function cardOfNonce(nonce: string): NonceCard | null {
  const ours = /^tokencc_sandbox_(\d{6})_(\d{4})(?:_(.+))?$/.exec(nonce);
  if (ours)
    return { bin: ours[1] ?? '', lastFour: ours[2] ?? '', cardholderName: ours[3] === undefined ? null : decodeURIComponent(ours[3]) };
  // Braintree's own published test nonces.
  if (nonce === 'fake-valid-nonce' || nonce === 'fake-valid-visa-nonce') return { bin: '411111', lastFour: '1111' };
  if (nonce === 'fake-processor-declined-visa-nonce') return { bin: '400011', lastFour: REFUSED_ON_ADD };
  return null;
}

export const isRefused = (card: NonceCard): boolean => card.lastFour === REFUSED_ON_ADD;

function brandOf(bin: string): string {
  if (bin.startsWith('3')) return 'amex';
  return /^(5[1-5]|2[2-7])/.test(bin) ? 'mastercard' : 'visa';
}

export function newCard(world: World, { bin, lastFour, cardholderName = null }: NonceCard): SavedInstrument {
  return {
    ...newInstrument(world, {
      type: 'braintree_cc',
      category: 'card',
      provider: brandOf(bin),
      label: `Carta •••• ${lastFour}`,
      sublabel: 'Scade 12/30',
    }),
    card: { bin, lastFour, behaviour: BEHAVIOUR[lastFour] ?? 'accepted', cardholderName },
  };
}

export const newInstrument = (world: World, kind: Omit<Instrument, 'id' | 'uuid'>): SavedInstrument => ({
  ...kind,
  id: world.nextId('metodo'),
  uuid: world.nextUuid(),
  card: null,
});
