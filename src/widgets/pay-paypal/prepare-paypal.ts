import { getBraintreeToken } from '../../api/index.ts';
import { loadSdk } from '../shared/payment/vendor-sdk.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import type { PayPalGateway, PayPalVendor } from './gateway.ts';

export type PreparationEvent = { readonly type: 'token-fetched' | 'paypal-loaded' };

/** Steps of both screens: fetches the token, loads PayPal, creates a client. @throws ApiError, VendorError, or an abort */
export async function preparePayPal<Client>(
  { client }: Pick<Runtime, 'client'>,
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
