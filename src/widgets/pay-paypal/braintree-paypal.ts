/** The only PayPal module that imports braintree-web and PayPal's loader. Braintree's own loader never reports a failure. */
import { loadScript, type PayPalNamespace } from '@paypal/paypal-js';
import { type Client, create as createSdkClient } from 'braintree-web/client/index.js';
import { create as createDataCollector } from 'braintree-web/data-collector/index.js';
import { create as createPayPalCheckout, type PayPalCheckout } from 'braintree-web/paypal-checkout/index.js';
import { boundedCall, VendorError } from '../shared/payment/vendor-sdk.ts';
import type { ButtonHandlers, PayPalGateway } from './gateway.ts';

interface Removable {
  teardown(): Promise<void>;
}

/** Creates SDK objects with the time-out. The signal removes them, even if they become ready after the abort or time-out. */
async function make<T>(signal: AbortSignal, task: (keep: <Part extends Removable>(part: Part) => Part) => Promise<T>): Promise<T> {
  const end = new AbortController();
  const keep = <Part extends Removable>(part: Part): Part => {
    const remove = () => void part.teardown().catch(() => undefined);
    end.signal.addEventListener('abort', remove, { once: true });
    if (!end.signal.aborted) return part;
    remove();
    throw new DOMException('The screen was left', 'AbortError');
  };
  signal.addEventListener('abort', () => end.abort(), { once: true });
  try {
    return await boundedCall(task(keep), signal);
  } catch (thrown) {
    end.abort();
    throw thrown;
  }
}

const createClient = (authorization: string): Promise<Client> => createSdkClient({ authorization });

async function loadPayPal(checkout: PayPalCheckout): Promise<PayPalNamespace> {
  const paypal = await loadScript({
    clientId: await checkout.getClientId(),
    vault: true,
    intent: 'tokenize',
    components: 'buttons',
    currency: 'EUR',
    locale: 'it_IT',
  });
  if (paypal === null) throw new Error('no window');
  return paypal;
}

async function mountButton(
  { checkout, paypal }: { checkout: PayPalCheckout; paypal: PayPalNamespace },
  host: HTMLElement,
  agreement: string,
  { onApproved, onCancelled, onFailed }: ButtonHandlers,
  signal: AbortSignal,
): Promise<void> {
  // Ignores events of PayPal's window after the button has been removed.
  const ifMounted = (task: () => void) => {
    if (!signal.aborted) task();
  };
  const buttons = paypal.Buttons?.({
    fundingSource: 'paypal',
    createBillingAgreement: () =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the vendor's types name the flow by an enum of its own
      checkout.createPayment({
        flow: 'vault',
        billingAgreementDescription: agreement,
        enableShippingAddress: false,
      } as unknown as Parameters<PayPalCheckout['createPayment']>[0]) as unknown as Promise<string>,
    async onApprove({ billingToken, payerID }) {
      try {
        const approval = { ...(billingToken ? { billingToken } : {}), payerId: payerID ?? '', vault: true };
        const { nonce } = await boundedCall(checkout.tokenizePayment(approval), signal);
        ifMounted(() => onApproved(nonce));
      } catch (thrown) {
        ifMounted(() => onFailed(thrown));
      }
    },
    onCancel: () => ifMounted(onCancelled),
    onError: (thrown) => ifMounted(() => onFailed(new VendorError(thrown))),
  });
  if (buttons === undefined || !buttons.isEligible()) throw new VendorError('the button is not offered here');
  // A new element for each mount: a button that is still being drawn belongs to the previous mount.
  const place = document.createElement('div');
  host.append(place);
  signal.addEventListener(
    'abort',
    () => {
      place.remove();
      void buttons.close().catch(() => undefined);
    },
    { once: true },
  );
  await boundedCall(buttons.render(place), signal);
}

export const gateway: PayPalGateway = {
  async createClient(clientToken, signal) {
    const parts = await make(signal, async (keep) => {
      const checkout = keep(await createPayPalCheckout({ client: await createClient(clientToken) }));
      return { checkout, paypal: await loadPayPal(checkout) };
    });
    return { mountButton: (...mount) => mountButton(parts, ...mount) };
  },
  async createDeviceClient(clientToken, signal) {
    const client = await boundedCall(createClient(clientToken), signal);
    return {
      async collect(collectSignal) {
        // The collector has sent its beacon when this resolves; it is removed when the next step begins.
        const { deviceData } = await make(collectSignal, async (keep) => keep(await createDataCollector({ client, paypal: true })));
        return deviceData;
      },
    };
  },
};
