/** The pages that the fourth suite loads, ours and its peers', with the answers to the peers' calls. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { menu } from '../../sandbox/data/menus.ts';
import { ROOT } from '../steps.mjs';
import type { Answer } from './peer-server.ts';

export const PEERS = 'scripts/bench/peers';
const FOLDER = join(ROOT, PEERS);

export interface Contestant {
  readonly who: string;
  readonly path: string;
  readonly page: string;
  /** An expression: the items that the page shows, in the page itself, a shadow root or a frame. */
  readonly items: string;
  readonly count: number;
}

const pageOf = (head: string, body: string) =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

type Menu = ReturnType<typeof menu>;

/** The sandbox's dishes that a menu shows: every thirteenth is hidden. */
const { title, categories, items } = menu('Tutti i piatti', 1300);
const SHOWN = items.filter(({ menuDisplayType }) => menuDisplayType !== 'NO');

/** A menu in which so many dishes are shown: when all have come, they come again under other names. */
export const menuOf = (count: number): Menu => ({
  title,
  categories,
  items: Array.from({ length: Math.ceil(count / SHOWN.length) }, (_, copy) =>
    SHOWN.map((item) => (copy === 0 ? item : { ...item, id: `${item.id}-${copy}`, label: `${item.label} ${copy + 1}` })),
  )
    .flat()
    .slice(0, count),
});

const idOf = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
export const menuPath = (count: number) => `/b2c/menu/uuid/${idOf(count)}`;

const OUR_MENU = (count: number): Contestant => ({
  who: 'ours',
  path: `/pages/menu-${count}`,
  page: pageOf('<script type="module" src="/elements/menu.js"></script>', `<pausa-menu menu-id="${idOf(count)}"></pausa-menu>`),
  items: `document.querySelector('pausa-menu').shadowRoot?.querySelectorAll('[part=item] h4')`,
  count,
});

const VANILLA = (count: number): Contestant => ({
  who: 'vanilla',
  path: `/pages/vanilla-${count}`,
  page: pageOf(
    '<link rel="stylesheet" href="/peers/vanilla.css"><script type="module" src="/peers/vanilla.js"></script>',
    `<div data-menu="${menuPath(count)}"></div>`,
  ),
  items: `document.querySelectorAll('li h4')`,
  count,
});

const SHOP = 'shop.example';
const SHOPIFY = (count: number): Contestant => ({
  who: 'Shopify',
  path: `/pages/shopify-${count}`,
  page: pageOf(
    '',
    `<div id="shop"></div><script src="/shopify/buybutton.min.js"></script><script>
      const client = ShopifyBuy.buildClient({ domain: '${SHOP}', storefrontAccessToken: 'x' });
      ShopifyBuy.UI.init(client).createComponent('productSet', {
        id: Array.from({ length: ${count} }, (_, index) => index + 1),
        node: document.getElementById('shop'),
        options: { product: { contents: { description: true } } },
      });
    </script>`,
  ),
  items: `document.querySelector('#shop iframe')?.contentDocument?.querySelectorAll('.shopify-buy__product__title')`,
  count,
});

const NOTHING = { edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } };
const edges = <T>(nodes: readonly T[]) => ({ ...NOTHING, edges: nodes.map((node, index) => ({ cursor: String(index), node })) });
const PRICE = { amount: '5.0', currencyCode: 'EUR' };

/** The dishes as products: what ours says below the name stands in the description. */
export const shopify: Answer = (url, body) => {
  if (!url.pathname.includes('/graphql')) return undefined;
  if (!body.includes('Product')) {
    return {
      data: { shop: { id: 'gid://shopify/Shop/1', currencyCode: 'EUR', paymentSettings: { enabledPresentmentCurrencies: ['EUR'] } } },
    };
  }
  const { variables } = JSON.parse(body) as { variables?: { ids?: readonly string[] } };
  const { items } = menuOf(variables?.ids?.length ?? 60);
  const nodes = items.map(({ label, image, allergensString, ingredients }, index) => ({
    __typename: 'Product',
    id: `gid://shopify/Product/${index + 1}`,
    availableForSale: true,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    descriptionHtml: `<p><b>Allergeni:</b> ${allergensString}</p><p><b>Ingredienti:</b> ${ingredients}</p>`,
    description: '',
    handle: `p${index}`,
    productType: '',
    title: label,
    vendor: '',
    publishedAt: '2026-01-01T00:00:00Z',
    onlineStoreUrl: null,
    options: [{ id: `gid://shopify/ProductOption/${index}`, name: 'Title', values: ['Default Title'] }],
    images: edges(image === null ? [] : [{ id: `gid://shopify/Image/${index}`, src: image, altText: '', width: 400, height: 250 }]),
    variants: edges([
      {
        id: `gid://shopify/ProductVariant/${index + 1}`,
        title: 'Default Title',
        price: PRICE,
        priceV2: PRICE,
        weight: 0,
        available: true,
        sku: '',
        compareAtPrice: null,
        compareAtPriceV2: null,
        image: null,
        selectedOptions: [{ name: 'Title', value: 'Default Title' }],
        unitPrice: null,
        unitPriceMeasurement: { measuredType: null, quantityUnit: null, quantityValue: 0, referenceUnit: null, referenceValue: 0 },
      },
    ]),
  }));
  return { data: { nodes } };
};

/** Bundled as a shop bundles them: with what the page uses and no more. */
const BUNDLES = {
  adyen: `export { AdyenCheckout, Dropin, Card, PayPal, Redirect } from '@adyen/adyen-web';`,
  braintree: `export { default } from 'braintree-web-drop-in';`,
} as const;

/** The bundles' files, by path. */
export async function bundlePeers(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const [name, source] of Object.entries(BUNDLES)) {
    const entry = join(FOLDER, `${name}.entry.js`);
    const output = await build({
      root: FOLDER,
      configFile: false,
      logLevel: 'error',
      plugins: [{ name: 'entry', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? source : null) }],
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: {
          input: entry,
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: `${name}.js`, chunkFileNames: `${name}-[hash].js` },
        },
      },
    });
    for (const { output: parts } of [output].flat() as readonly { output: readonly { fileName: string; code?: string }[] }[])
      for (const { fileName, code } of parts) if (code !== undefined) files.set(`/bundles/${fileName}`, code);
  }
  return files;
}

/** The list of ours: a saved card, and what can be added. */
const ADYEN_METHODS = {
  storedPaymentMethods: [
    {
      type: 'scheme',
      id: '1',
      name: 'VISA',
      brand: 'visa',
      lastFour: '4242',
      expiryMonth: '08',
      expiryYear: '2028',
      supportedShopperInteractions: ['Ecommerce'],
    },
  ],
  paymentMethods: [
    { type: 'scheme', name: 'Carta di credito o debito', brands: ['visa', 'mc', 'amex'] },
    { type: 'paypal', name: 'PayPal', configuration: { merchantId: 'X', intent: 'capture' } },
    { type: 'satispay', name: 'Satispay' },
    { type: 'satispay_vouchers', name: 'Buoni pasto Satispay' },
  ],
};

const ADYEN: Contestant = {
  who: 'Adyen',
  path: '/pages/adyen',
  page: pageOf(
    '<link rel="stylesheet" href="/adyen/adyen.css">',
    `<div id="list"></div><script type="module">
      import { AdyenCheckout, Dropin, Card, PayPal, Redirect } from '/bundles/adyen.js';
      const paymentMethodsResponse = await (await fetch('/peers/adyen.json')).json();
      const checkout = await AdyenCheckout({
        clientKey: 'test_PAUSA', environment: 'test', locale: 'it-IT', countryCode: 'IT',
        amount: { value: 500, currency: 'EUR' }, paymentMethodsResponse,
      });
      const paymentMethodComponents = [Card, PayPal, Redirect];
      new Dropin(checkout, { paymentMethodComponents, openFirstPaymentMethod: false }).mount('#list');
    </script>`,
  ),
  items: `document.querySelectorAll('.adyen-checkout__payment-method__name')`,
  count: 5,
};

const BRAINTREE: Contestant = {
  who: 'Braintree',
  path: '/pages/braintree',
  page: pageOf(
    '',
    `<div id="list"></div><script type="module">
      import dropin from '/bundles/braintree.js';
      const { clientToken } = await (await fetch('/peers/braintree.json')).json();
      await dropin.create({ authorization: clientToken, container: '#list', locale: 'it_IT', paypal: { flow: 'vault' } });
    </script>`,
  ),
  items: `document.querySelectorAll('.braintree-option')`,
  count: 2,
};

const OUR_PICKER: Contestant = {
  who: 'ours',
  path: '/pages/picker',
  page: pageOf(
    '<script type="module" src="/elements/payment-picker.js"></script>',
    '<pausa-payment-picker context="definedAmountMethod"></pausa-payment-picker>',
  ),
  items: `document.querySelector('pausa-payment-picker').shadowRoot?.querySelectorAll('li')`,
  count: 5,
};

const ORGANIZATION = 'pausa';
const COMMERCE_LAYER = (count: number): Contestant => ({
  who: 'Commerce Layer',
  path: `/pages/commerce-layer-${count}`,
  page: pageOf(
    `<link rel="stylesheet" href="/peers/vanilla.css"><link rel="stylesheet" href="/commerce-layer/drop-in.css">
    <script>window.commercelayerConfig = { clientId: 'x', scope: 'market:code:it' };</script>
    <script type="module" src="/commerce-layer/drop-in.esm.js"></script>`,
    `<ul>${menuOf(count)
      .items.map(
        ({ id, label, image, allergensString, ingredients }) =>
          `<li>${image === null ? '' : `<img src="${image}" alt="" width="400" height="250" loading="lazy">`}<h4>${label}</h4><p><b>Allergeni:</b> ${allergensString}</p><p><b>Ingredienti:</b> ${ingredients}</p><cl-price code="${id}"><cl-price-amount></cl-price-amount></cl-price><cl-add-to-cart code="${id}">Aggiungi</cl-add-to-cart></li>`,
      )
      .join('')}</ul>`,
  ),
  items: `[...document.querySelectorAll('cl-price-amount')].filter(({ shadowRoot }) => shadowRoot?.textContent.trim())`,
  count,
});

const inBase64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export const commerceLayer: Answer = (url) => {
  if (url.pathname === '/oauth/token') {
    const organization = { id: 'o', slug: ORGANIZATION, enterprise: false, region: 'eu-west-1' };
    const payload = {
      organization,
      application: { id: 'a', kind: 'sales_channel', public: true },
      exp: 4_102_444_800,
      scope: 'market:code:it',
    };
    return {
      access_token: `${inBase64({ alg: 'none' })}.${inBase64(payload)}.x`,
      token_type: 'Bearer',
      expires_in: 14_400,
      scope: 'market:code:it',
    };
  }
  const codes = (url.searchParams.get('filter[q][code_in]') ?? url.searchParams.get('filter[q][sku_code_in]'))?.split(',') ?? [];
  const list = (type: string, attributes: (code: string) => object) => ({
    data: codes.map((code) => ({ id: code, type, attributes: attributes(code) })),
    meta: { record_count: codes.length, page_count: 1 },
  });
  if (url.pathname === '/api/prices')
    return list('prices', (code) => ({
      sku_code: code,
      formatted_amount: '€5,00',
      formatted_compare_at_amount: '€5,00',
      compare_at_amount_cents: 500,
      amount_cents: 500,
    }));
  if (url.pathname === '/api/skus') return list('skus', (code) => ({ code }));
  const [, code] = /^\/api\/skus\/([\w-]+)$/.exec(url.pathname) ?? [];
  if (code === undefined) return undefined;
  return { data: { id: code, type: 'skus', attributes: { code, inventory: { available: true, quantity: 9, levels: [] } } } };
};

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26"/>';

/** It asks for its words, and reports what it sees. */
export const adyen: Answer = ({ pathname }) => {
  if (pathname.endsWith('.json')) return {};
  if (pathname.endsWith('.html')) return '<p>';
  if (pathname.endsWith('.svg')) return LOGO;
  return /analytics/.test(pathname) ? { checkoutAttemptId: 'attempt' } : undefined;
};

const BRAINTREE_TOKEN = {
  version: 2,
  environment: 'sandbox',
  merchantId: 'pausa',
  authorizationFingerprint: 'sandbox-fingerprint',
  configUrl: 'https://api.sandbox.braintreegateway.com/merchants/pausa/client_api/v1/configuration',
};

/** PayPal's script of that time: a button that only stands there. */
const PAYPAL = `window.paypal = { FUNDING: {}, Button: { render: async (_, place) => document.querySelector(place).append('PayPal') } };`;

/** The sandbox has the rest: the configuration and the fields of a card. */
export const braintree: Answer = ({ pathname }) => {
  if (pathname.endsWith('/dropin.css')) return readFileSync(join(FOLDER, 'node_modules/braintree-web-drop-in/dropin.css'), 'utf8');
  return pathname.endsWith('/checkout.min.js') ? PAYPAL : undefined;
};

export const SUBJECTS: Readonly<Record<string, readonly Contestant[]>> = {
  'menu of 60': [OUR_MENU(60), VANILLA(60), SHOPIFY(60), COMMERCE_LAYER(60)],
  'menu of 600': [OUR_MENU(600), VANILLA(600)],
  'menu of 2,000': [OUR_MENU(2000), VANILLA(2000)],
  picker: [OUR_PICKER, ADYEN, BRAINTREE],
};

export const FOLDERS = {
  '/elements/': join(ROOT, 'dist/elements'),
  '/peers/': FOLDER,
  '/shopify/': join(FOLDER, 'node_modules/@shopify/buy-button-js/dist'),
  '/commerce-layer/': join(FOLDER, 'node_modules/@commercelayer/drop-in.js/dist/drop-in'),
  '/adyen/': join(FOLDER, 'node_modules/@adyen/adyen-web/dist/es'),
} as const;

export const HOSTS: Readonly<Record<string, Answer>> = {
  [SHOP]: shopify,
  'auth.commercelayer.io': commerceLayer,
  [`${ORGANIZATION}.commercelayer.io`]: commerceLayer,
  'checkoutshopper-test.adyen.com': adyen,
  'checkoutshopper-test.cdn.adyen.com': adyen,
  'checkoutanalytics-test.adyen.com': adyen,
  'assets.braintreegateway.com': braintree,
  'www.paypalobjects.com': braintree,
};

export async function peerFiles(): Promise<Map<string, string>> {
  const files = new Map(await bundlePeers());
  for (const { path, page } of Object.values(SUBJECTS).flat()) files.set(path, page);
  for (const count of [60, 600, 2000]) files.set(menuPath(count), JSON.stringify(menuOf(count)));
  files.set('/peers/adyen.json', JSON.stringify(ADYEN_METHODS));
  files.set('/peers/braintree.json', JSON.stringify({ clientToken: btoa(JSON.stringify(BRAINTREE_TOKEN)) }));
  return files;
}
