/** Addresses of the app, for tests that try all of them. */
import { get, type IncomingHttpHeaders } from 'node:http';
import { MENU } from '../../scripts/serve/browser.ts';

const ID = '00000000-0000-4000-9000-000000000001';
/** The two pages that other sites may frame, in every accepted spelling. */
export const FRAMABLE: readonly string[] = [
  `/iframe-menu/${MENU}`,
  `/screen-menu/${MENU}`,
  `/iframe-menu/${MENU}?theme=dark&layout=list`,
  `/iframe-menu/${MENU}/`,
  `/menu/${MENU}`,
  `/menu/${MENU}?controls=none`,
  `/screen-menu/${MENU}/?lang=en`,
];
/** Every other address of both specifications. */
export const UNFRAMABLE: readonly string[] = [
  '/',
  '/code',
  '/me',
  '/login',
  '/login-with-email',
  '/login-with-token',
  '/privacy-policy',
  '/code-landing',
  '/code-landing/milano1',
  '/selling-area/milano-1',
  '/selling-area/milano-1/cart',
  '/locker-selling-order/ordine-1001',
  '/lista-ordini',
  '/wallet',
  '/wallet/recharge',
  `/wallet/recharge/${ID}`,
  '/payment',
  `/payment/${ID}`,
  '/payment/payment-options/definedAmountMethod',
  '/payment/integration/edenred_ticket/add',
  '/payment/integration/edenred_ticket/add/confirm',
  `/payment/integration/edenred_ticket/pay/${ID}`,
  '/payment/integration/braintree_cc/add',
  `/payment/integration/braintree_cc/3dsecure-flow/${ID}`,
  '/payment/integration/braintree_paypal/add',
  `/payment/integration/braintree_paypal/device_data/${ID}`,
  `/payment/integration/pellegrini/pay/${ID}`,
  `/payment/integration/sodexo/pay/${ID}`,
  '/payment/integration/satispay_standard/add',
  `/payment/integration/satispay_ticket/pay/${ID}`,
  '/coffee/selling-area/caffe-5',
  `/coffee/selling-order/${ID}`,
  '/coffee/collect-nick-name',
  '/coffee/insufficient-fund',
];
/** Addresses that a careless pattern would take for a page that may be framed. */
export const LOOKALIKES: readonly string[] = ['iframe-menu', 'screen-menu'].flatMap((menu) => [
  `/${menu}`,
  `/${menu}/`,
  `/${menu}//`,
  `/${menu}/a/b`,
  `/${menu}/%`,
  `/${menu}/%E0%A4%A`,
  `/${menu}/%2e%2e`,
  `/${menu}/%2e%2e%2fwallet`,
  `/${menu}/a%2fb`,
  `/${menu}/a%5Cb`,
  `/${menu}/a%20b`,
  `/${menu}/a;b`,
  `/${menu}//${MENU}`,
  `/${menu}/${MENU}//`,
  `/${menu}/${MENU}/x`,
  `/${menu}/${MENU}%2F..%2F..%2Fwallet`,
  `/${menu}/${MENU}%3Fx`,
  `/${menu}/${MENU}%00`,
  `/${menu}/${'a'.repeat(65)}`,
  `/${menu}?/${menu}/${MENU}`,
  `/${menu}s/${MENU}`,
  `//${menu}/${MENU}`,
  `/x/${menu}/${MENU}`,
  `/wallet?next=/${menu}/${MENU}`,
  `/wallet/?/${menu}/${MENU}`,
  `/${menu.toUpperCase()}/${MENU}`,
  `/%${menu.charCodeAt(0).toString(16)}${menu.slice(1)}/${MENU}`,
]);

/** The answer to exactly this address: `fetch` would normalise it first. */
export const askRaw = (origin: string, path: string): Promise<{ status: number | undefined; headers: IncomingHttpHeaders }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(origin);
    get({ host: '127.0.0.1', port, path, headers: { host: new URL(origin).host } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    }).on('error', reject);
  });

/** The sites that may frame a page, by the policy of its answer. */
export const ancestorsOf = (headers: IncomingHttpHeaders): string | undefined =>
  /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
