import type { Plugin } from 'vite';

/** The addresses of the sandbox's stand-ins: `/sandbox/vendors/www.paypal.com/sdk/js`. */
const STAND_INS = '/sandbox/vendors/';

/** The addresses in the code of the SDKs. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'braintree-web/lib/constants.js': ['https://c.paypal.com/da/r/fb.js', 'https://www.paypal.com/xoplatform/logger/api/logger'],
  '@paypal/paypal-js/dist/esm/paypal-js.js': ['https://www.paypal.com/sdk/js'],
};

/** The check of the SDK for the vendor's own domains. */
const VERIFIED_DOMAIN = 'braintree-web/lib/is-verified-domain.js';
const OWN_ORIGIN = `module.exports = (url) => new URL(url).origin === location.origin;`;

/**
 * Changes the addresses in the payment vendors' SDKs to the sandbox on our own origin, for the build that runs without internet
 * and for development. The production build does not use it.
 */
export function offlineVendors(): Plugin {
  const swap = swapAddresses();
  // In development Vite bundles packages before it serves them, with plugins of their own.
  return { ...swap, config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [swap] } } }) };
}

function swapAddresses() {
  const isFile = (id: string, file: string) => id.replaceAll('\\', '/').includes(`node_modules/${file}`);
  return {
    name: 'pausa:offline-vendors',
    enforce: 'pre',
    load: (id: string) => (isFile(id, VERIFIED_DOMAIN) ? OWN_ORIGIN : null),
    transform(code: string, id: string) {
      const addresses = Object.entries(ADDRESSES).find(([file]) => isFile(id, file))?.[1];
      if (addresses === undefined) return null;
      return addresses.reduce((text, address) => {
        // Fails when an SDK has changed, because it would contact the internet.
        if (!text.includes(`"${address}"`)) throw new Error(`${id} no longer contains ${address}`);
        return text.replaceAll(`"${address}"`, `"${STAND_INS}${address.slice('https://'.length)}"`);
      }, code);
    },
  } as const;
}
