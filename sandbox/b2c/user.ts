import type { DietPreference } from '../../src/api/catalogue.ts';
import type { PaymentContext } from '../../src/api/payments.ts';
import type { PrivacyConsent } from '../../src/api/session.ts';
import type { Wire } from './handler.ts';

export type Instrument = Record<Exclude<keyof WireInstrument, 'sublabel'>, string> & Pick<WireInstrument, 'sublabel'>;
type WireInstrument = Wire<'getInstruments'>['instruments'][number];

/** The behaviour of a card when it is charged (Braintree's published test numbers). */
export interface Card {
  readonly bin: string;
  readonly lastFour: string;
  readonly behaviour: 'accepted' | 'challenge' | 'declined';
  cardholderName: string | null;
}

export type SavedInstrument = Instrument & { readonly card: Card | null };

/** A saved instrument by its uuid, or a method that needs none (voucher codes). */
export type PreferredMeans = { readonly uuid: string } | { readonly provider: string };

/** One customer's data in one world. Money in cents. */
export interface User {
  readonly email: string;
  nickName: string | null;
  walletCents: number;
  /** Null: the customer's company gives no credit. */
  creditCents: number | null;
  instruments: SavedInstrument[];
  readonly preferences: Record<PaymentContext, PreferredMeans | null>;
  dietPreference: DietPreference | null;
  consent: PrivacyConsent;
  /** By selling area: item id and quantity, in the order of adding. */
  readonly carts: Map<string, Map<string, number>>;
  /** By selling area: the payment under way. Its cart is kept until the payment ends (`World.keepsCarts`). */
  readonly cartPayments: Map<string, string>;
}

/** The instrument without the card's test behaviour. */
export function wireInstrument({ card: _card, ...instrument }: SavedInstrument): Instrument {
  return instrument;
}
