/** What the screens know of hosted fields and of 3-D Secure; Braintree's SDK stays behind it. */

/** Each is a frame of the vendor's: its digits never reach our page. */
export const CARD_FIELDS = ['number', 'expirationDate', 'cvv'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

export interface FieldState {
  readonly isEmpty: boolean;
  readonly isValid: boolean;
  /** False: no further digit can make it valid. */
  readonly isPotentiallyValid: boolean;
  readonly isFocused: boolean;
}
export type FieldStates = Readonly<Record<CardField, FieldState>>;

/** The vendor cannot be reached, or took too long, or refuses. */
export class CardError extends Error {
  override readonly name = 'CardError';
}

/** The mounted fields. */
export interface CardForm {
  /** Exchanges the digits for a nonce. @throws CardError */
  tokenize(cardholderName: string, signal: AbortSignal): Promise<string>;
  focus(field: CardField): void;
  /** What is wrong with a field, said inside its frame; null takes it back. */
  mark(field: CardField, message: string | null): void;
}

export interface MountOptions {
  readonly clientToken: string;
  readonly fields: Readonly<Record<CardField, { readonly host: HTMLElement; readonly label: string; readonly placeholder: string }>>;
  onChange(states: FieldStates): void;
  /** Enter was pressed inside a field. */
  onSubmit(): void;
}

/** What a 3-D Secure verification asks the bank. */
export interface Verification {
  readonly clientToken: string;
  readonly nonce: string;
  /** The first digits of the card. */
  readonly bin: string;
  /** Decimal euro, `12.50`. */
  readonly amount: string;
  readonly additionalInformation: Readonly<Record<string, unknown>>;
  /** The device's own; left out when it could not be learnt. */
  readonly ipAddress?: string;
}

export interface VerifiedCard {
  readonly nonce: string;
  /** Braintree's word for what the bank said. A refusal is an answer, too. */
  readonly status: string;
  readonly hasLiabilityShifted: boolean;
}

export interface CardGateway {
  /** Resolves once the fields can be written in. Aborting removes them. @throws CardError */
  mount(options: MountOptions, signal: AbortSignal): Promise<CardForm>;
  /** May show the bank's window over the page. Aborting takes the window away. @throws CardError */
  verify(verification: Verification, signal: AbortSignal): Promise<VerifiedCard>;
}

/** The SDK is large: it comes with the first screen that needs it. */
export interface CardVendor {
  load(): Promise<CardGateway>;
}

export const braintreeCard: CardVendor = {
  load: async () => (await import('./braintree-card.ts')).gateway,
};
