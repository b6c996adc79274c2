/** The interface to PayPal. Only its implementation knows Braintree's and PayPal's SDKs. */

/** The vendor is unreachable, timed out, or refused. */
export class PayPalError extends Error {
  override readonly name = 'PayPalError';
}

export interface ButtonHandlers {
  /** The customer agreed; the nonce identifies the account. */
  onApproved(nonce: string): void;
  /** The customer closed PayPal's window, or refused. */
  onCancelled(): void;
  onFailed(thrown: unknown): void;
}

/** The text to which the customer agrees in PayPal's window. */
export interface Agreement {
  readonly description: string;
}

/** A loaded PayPal SDK, ready to draw its button. */
export interface PayPalClient {
  /** Draws PayPal's own button. Aborting removes it. @throws PayPalError */
  mountButton(host: HTMLElement, agreement: Agreement, handlers: ButtonHandlers, signal: AbortSignal): Promise<void>;
}

/** A Braintree client that can collect device data. */
export interface DeviceClient {
  /** The device data for PayPal's fraud protection. @throws PayPalError */
  collect(signal: AbortSignal): Promise<string>;
}

export interface PayPalGateway {
  /** @throws PayPalError */
  createClient(clientToken: string, signal: AbortSignal): Promise<PayPalClient>;
  /** @throws PayPalError */
  createDeviceClient(clientToken: string, signal: AbortSignal): Promise<DeviceClient>;
}

/** The SDKs are large: they load with the first screen that needs them. */
export interface PayPalVendor {
  load(): Promise<PayPalGateway>;
}

export const braintreePayPal: PayPalVendor = {
  load: async () => (await import('./braintree-paypal.ts')).gateway,
};
