/** The interface to PayPal. Only its implementation knows Braintree's and PayPal's SDKs. */
import { getBraintreeToken } from '../../api/index.ts';
import { loadSdk } from '../shared/payment/vendor-sdk.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';

export interface ButtonHandlers {
  /** The customer agreed; the nonce identifies the account. */
  onApproved(nonce: string): void;
  /** The customer closed PayPal's window, or refused. */
  onCancelled(): void;
  onFailed(thrown: unknown): void;
}

/** A loaded PayPal SDK, ready to draw its button. */
export interface PayPalClient {
  /** Draws PayPal's own button. `agreement`: what the customer agrees to. Aborting removes the button. @throws VendorError */
  mountButton(host: HTMLElement, agreement: string, handlers: ButtonHandlers, signal: AbortSignal): Promise<void>;
}

export interface DeviceClient {
  /** The device data for PayPal's fraud protection. @throws VendorError */
  collect(signal: AbortSignal): Promise<string>;
}

export interface PayPalGateway {
  /** @throws VendorError */
  createClient(clientToken: string, signal: AbortSignal): Promise<PayPalClient>;
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

export type PreparationEvent = { readonly type: 'token-fetched' | 'paypal-loaded' };

/** Steps of both screens: fetches the token, loads PayPal, creates a client. @throws ApiError, VendorError, or an abort */
export async function preparePayPal<Client>(
  { client }: Runtime,
  vendor: PayPalVendor,
  { send, signal }: { send(event: PreparationEvent): void; signal: AbortSignal },
  create: (gateway: PayPalGateway, clientToken: string) => Promise<Client>,
): Promise<Client> {
  const { clientToken } = await client.call(getBraintreeToken, { signal });
  send({ type: 'token-fetched' });
  const gateway = await loadSdk(vendor, signal);
  send({ type: 'paypal-loaded' });
  return create(gateway, clientToken);
}
