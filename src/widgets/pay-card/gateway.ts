/** The interface to hosted fields and 3-D Secure. Only its implementation knows Braintree's SDK. */
import { VendorError } from '../shared/payment/vendor-sdk.ts';

/** Each field is an iframe of the vendor: its digits never reach our page. */
export const CARD_FIELDS = ['number', 'expirationDate', 'cvv'] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export const forEachField = <T>(make: (name: CardField) => T): Readonly<Record<CardField, T>> => ({
  number: make('number'),
  expirationDate: make('expirationDate'),
  cvv: make('cvv'),
});

export interface FieldState {
  readonly isEmpty: boolean;
  readonly isValid: boolean;
  /** False when no further digit can make it valid. */
  readonly isPotentiallyValid: boolean;
  readonly isFocused: boolean;
}
export type FieldStates = Readonly<Record<CardField, FieldState>>;

/** The vendor refused the call for another reason than what was typed: the client token may have expired. */
export class TokenRefusedError extends VendorError {}

export interface CardForm {
  /** Exchanges the digits for a nonce. @throws VendorError, or TokenRefusedError */
  tokenize(cardholderName: string, signal: AbortSignal): Promise<string>;
  focus(field: CardField): void;
  /** Sets the error that the field announces inside its iframe; null removes it. */
  mark(field: CardField, message: string | null): void;
}

export interface MountOptions {
  readonly clientToken: string;
  readonly fields: Readonly<Record<CardField, { readonly host: HTMLElement; readonly label: string; readonly placeholder: string }>>;
  onChange(states: FieldStates): void;
  /** Enter was pressed inside a field. */
  onSubmit(): void;
}

export interface Verification {
  readonly clientToken: string;
  readonly nonce: string;
  /** The first digits of the card. */
  readonly bin: string;
  /** Decimal euro, `12.50`. */
  readonly amount: string;
  readonly additionalInformation: Readonly<Record<string, unknown>>;
  /** The device's public address; absent when the look-up failed. */
  readonly ipAddress?: string;
}

export interface VerifiedCard {
  readonly nonce: string;
  /** Braintree's status of the bank's answer. A refusal is an answer, too. */
  readonly status: string;
  readonly hasLiabilityShifted: boolean;
}

export interface CardGateway {
  /** Resolves when the fields accept input. Aborting removes them. @throws VendorError */
  mount(options: MountOptions, signal: AbortSignal): Promise<CardForm>;
  /** May show the bank's window over the page. Aborting removes the window. @throws VendorError */
  verify(verification: Verification, signal: AbortSignal): Promise<VerifiedCard>;
}

/** The SDK is large: it loads with the first screen that needs it. */
export interface CardVendor {
  load(): Promise<CardGateway>;
}

export const braintreeCard: CardVendor = {
  load: async () => (await import('./braintree-card.ts')).gateway,
};
