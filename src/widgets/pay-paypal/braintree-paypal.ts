/** The only PayPal module that imports braintree-web and PayPal's loader. Braintree's own loader never reports a failure. */
import { loadScript, type PayPalNamespace } from '@paypal/paypal-js';
import { create as createSdkClient } from 'braintree-web/client/index.js';
import { create as createDataCollector } from 'braintree-web/data-collector/index.js';
import { create as createPayPalCheckout, type PayPalCheckout } from 'braintree-web/paypal-checkout/index.js';
import type { Lang } from '../../api/index.ts';
import { errorMessageOf } from '../shared/payment/failed-press.ts';
import { boundedCall, createdPart, VendorError, WindowBlockedError } from '../shared/payment/vendor-sdk.ts';
import type { ButtonHandlers, PayPalGateway } from './gateway.ts';

/** PayPal has no `de_IT`. */
const LOCALES: Readonly<Record<Lang, string>> = { it: 'it_IT', en: 'en_GB', de: 'de_DE' };

async function loadPayPal(checkout: PayPalCheckout, lang: Lang): Promise<PayPalNamespace> {
  const paypal = await loadScript({
    clientId: await checkout.getClientId(),
    vault: true,
    intent: 'tokenize',
    components: 'buttons',
    currency: 'EUR',
    locale: LOCALES[lang],
  });
  if (paypal === null) throw new Error('no window');
  return paypal;
}

/** PayPal's error has no code: 'Can not open popup window - blocked'. */
const isWindowBlocked = (thrown: unknown): boolean => /can not open popup|blocked/i.test(errorMessageOf(thrown));

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
    createBillingAgreement() {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the vendor's types name the flow by its own enum
      const created = checkout.createPayment({
        flow: 'vault',
        billingAgreementDescription: agreement,
        enableShippingAddress: false,
      } as unknown as Parameters<PayPalCheckout['createPayment']>[0]) as unknown as Promise<string>;
      // PayPal drops this promise when its window does not open; `onError` reports both failures.
      created.catch(() => undefined);
      return created;
    },
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
    onError: (thrown) => ifMounted(() => onFailed(isWindowBlocked(thrown) ? new WindowBlockedError(thrown) : new VendorError(thrown))),
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
  async createClient(clientToken, lang, signal) {
    const create = async () => {
      const client = await createSdkClient({ authorization: clientToken });
      const checkout = await createdPart(createPayPalCheckout({ client }), signal);
      return { checkout, paypal: await loadPayPal(checkout, lang) };
    };
    // One limit for all stages. The checkout stays until the signal aborts: after a failure, with the next try or the screen.
    const parts = await boundedCall(create(), signal);
    return { mountButton: (...mount) => mountButton(parts, ...mount) };
  },
  async createDeviceClient(clientToken, signal) {
    const client = await boundedCall(createSdkClient({ authorization: clientToken }), signal);
    return {
      async collect(collectSignal) {
        // The collector has sent its beacon when this resolves; it is removed with the next press or the page.
        const { deviceData } = await createdPart(createDataCollector({ client, paypal: true }), collectSignal);
        return deviceData;
      },
    };
  },
};
