/**
 * The sandbox's stand-ins for the payment vendors: Braintree, the bank of 3-D Secure, PayPal. The real SDKs run against these
 * small servers and pages. Each page says that it is a sandbox.
 */
import { json } from '../b2c/http.ts';
import { BANK, BRAINTREE_API, placeOf, SONGBIRD, VENDOR_PREFIX } from './address.ts';
import { answerGateway } from './gateway.ts';
import { file, type PageFile } from './files.ts';

export const isVendorPath = (path: string): boolean => path.startsWith(VENDOR_PREFIX);

/** The vendors' files by address; `*` stands for the SDK's version. */
const FILES: Readonly<Record<string, PageFile>> = {
  'assets.braintreegateway.com/web/*/html/hosted-fields-frame.min.html': 'hosted-field.html',
  'assets.braintreegateway.com/web/*/html/hosted-field.js': 'hosted-field.js',
  'assets.braintreegateway.com/web/*/html/framebus.js': 'framebus.js',
  'assets.braintreegateway.com/web/*/html/page.css': 'page.css',
  [hostAndPath(SONGBIRD)]: 'songbird.js',
  [hostAndPath(BANK)]: 'bank.html',
  'centinelapistag.cardinalcommerce.com/bank.js': 'bank.js',
  'centinelapistag.cardinalcommerce.com/page.css': 'page.css',
  'checkout.paypal.com/web/*/html/dispatch-frame.min.html': 'empty.html',
  'www.paypal.com/sdk/js': 'paypal-sdk.js',
  'www.paypal.com/agreements/approve': 'paypal.html',
  'www.paypal.com/agreements/paypal.js': 'paypal.js',
  'www.paypal.com/agreements/page.css': 'page.css',
  'c.paypal.com/da/r/fb.js': 'fraudnet.js',
};

function hostAndPath(address: string): string {
  const { host, pathname } = new URL(address);
  return host + pathname;
}

/** The service that returns the device's public address. */
const IP_LOOKUP = 'ip.example/';
/** An address that is reserved for examples (RFC 5737). */
const DEVICE_IP = '203.0.113.7';

export async function answerVendor(request: Request): Promise<Response> {
  const { pathname, origin } = new URL(request.url);
  // The SDK writes the default port of https.
  const address = pathname.slice(VENDOR_PREFIX.length).replace(/^([\w.-]+):443\//, '$1/');
  const place = placeOf(request);
  const gateway = hostAndPath(BRAINTREE_API);
  if (address.startsWith(`${gateway}/`)) {
    const answer = await answerGateway({ request, path: address.slice(gateway.length), place, origin });
    if (answer !== null) return answer;
  }
  const name = FILES[address.replace(/\/web\/[\d.]+\//, '/web/*/')];
  if (name !== undefined) return file(name);
  if (address === IP_LOOKUP) return json({ ip: DEVICE_IP });
  if (address === 'www.paypal.com/xoplatform/logger/api/logger') return json({});
  return json({ error: { message: `The sandbox has no ${address}` } }, 404);
}
