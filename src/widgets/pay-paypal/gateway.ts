/** The interface to PayPal. Only its implementation knows Braintree's and PayPal's SDKs. */
import type { Lang } from '../../api/index.ts';

export interface ButtonHandlers {
  /** The customer agreed; the nonce identifies the account. */
  onApproved(nonce: string): void;
  /** The customer closed PayPal's window, or refused. */
  onCancelled(): void;
  onFailed(thrown: unknown): void;
}

export interface PayPalClient {
  /** Draws PayPal's own button. `agreement`: what the customer agrees to. Aborting removes the button. @throws VendorError */
  mountButton(host: HTMLElement, agreement: string, handlers: ButtonHandlers, signal: AbortSignal): Promise<void>;
}

export interface DeviceClient {
  /** The device data for PayPal's fraud protection. @throws VendorError */
  collect(signal: AbortSignal): Promise<string>;
}

export interface PayPalGateway {
  /** `lang`: of the button and of PayPal's window. @throws VendorError */
  createClient(clientToken: string, lang: Lang, signal: AbortSignal): Promise<PayPalClient>;
  /** @throws VendorError */
  createDeviceClient(clientToken: string, signal: AbortSignal): Promise<DeviceClient>;
}

/** The SDKs are large: they load with the first screen that needs them. */
export interface PayPalVendor {
  load(): Promise<PayPalGateway>;
}

export const braintreePayPal: PayPalVendor = {
  load: async () => (await import('./braintree-paypal.ts')).gateway,
};
