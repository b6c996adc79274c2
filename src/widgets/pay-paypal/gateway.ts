/** What the screens know of PayPal; Braintree's and PayPal's SDKs stay behind it. */

/** The vendor cannot be reached, or took too long, or refuses. */
export class PayPalError extends Error {
  override readonly name = 'PayPalError';
}

export interface ButtonHandlers {
  /** The customer agreed; the nonce stands for the account. */
  onApproved(nonce: string): void;
  /** The customer closed PayPal's window, or said no. */
  onCancelled(): void;
  onFailed(thrown: unknown): void;
}

/** What the customer agrees to in PayPal's window. */
export interface Agreement {
  readonly description: string;
}

/** PayPal, ready for its button to be drawn. */
export interface PayPalClient {
  /** Draws PayPal's own button. Aborting takes it away. @throws PayPalError */
  mountButton(host: HTMLElement, agreement: Agreement, handlers: ButtonHandlers, signal: AbortSignal): Promise<void>;
}

/** Braintree, ready to know the device. */
export interface DeviceClient {
  /** What the device looks like to PayPal's fraud protection. @throws PayPalError */
  collect(signal: AbortSignal): Promise<string>;
}

export interface PayPalGateway {
  /** @throws PayPalError */
  createClient(clientToken: string, signal: AbortSignal): Promise<PayPalClient>;
  /** @throws PayPalError */
  createDeviceClient(clientToken: string, signal: AbortSignal): Promise<DeviceClient>;
}

/** The SDKs are large: they come with the first screen that needs them. */
export interface PayPalVendor {
  load(): Promise<PayPalGateway>;
}

export const braintreePayPal: PayPalVendor = {
  load: async () => (await import('./braintree-paypal.ts')).gateway,
};
