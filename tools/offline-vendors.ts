import type { Plugin } from 'vite';

/** Where the sandbox stands in for a vendor: `/sandbox/vendors/www.paypal.com/sdk/js`. */
const STAND_INS = '/sandbox/vendors/';

/** Addresses that the SDKs have written into them. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'braintree-web/lib/constants.js': ['https://c.paypal.com/da/r/fb.js', 'https://www.paypal.com/xoplatform/logger/api/logger'],
  '@paypal/paypal-js/dist/esm/paypal-js.js': ['https://www.paypal.com/sdk/js'],
};

/** The SDK trusts the vendor's own domains only. */
const VERIFIED_DOMAIN = 'braintree-web/lib/is-verified-domain.js';
const OWN_ORIGIN = `module.exports = (url) => new URL(url).origin === location.origin;`;

/**
 * For the build that runs without internet, and in development: leads the payment vendors' SDKs to the sandbox on our own
 * origin. Nothing else of them changes, and the production build has none of it.
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
        // An SDK that changed under us must not reach for the internet.
        if (!text.includes(`"${address}"`)) throw new Error(`${id} no longer contains ${address}`);
        return text.replaceAll(`"${address}"`, `"${STAND_INS}${address.slice('https://'.length)}"`);
      }, code);
    },
  } as const;
}
