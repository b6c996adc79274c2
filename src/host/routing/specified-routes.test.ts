import { expect, test } from 'vitest';
import { documentOf } from '../../../sandbox/http/policy.ts';
import { matchRoute } from './routes.ts';

/** Every address of both specifications (part 1 §2, part 2 §2), with what it asks of whoever opens it. */
const ADDRESSES: readonly (readonly [path: string, group: 'public' | 'private' | 'either' | 'menu'])[] = [
  ['/', 'private'],
  ['/code', 'either'],
  ['/me', 'private'],
  ['/login', 'public'],
  ['/login-with-email', 'public'],
  ['/login-with-token', 'public'],
  ['/privacy-policy', 'public'],
  ['/code-landing', 'public'],
  ['/code-landing/abc123', 'public'],
  ['/menu/uuid-1', 'menu'],
  ['/iframe-menu/uuid-1', 'menu'],
  ['/selling-area/area-1', 'private'],
  ['/selling-area/area-1/cart', 'private'],
  ['/locker-selling-order/order-1', 'private'],
  ['/lista-ordini', 'private'],
  ['/wallet', 'private'],
  ['/wallet/recharge', 'private'],
  ['/wallet/recharge/uuid-1', 'private'],
  ['/payment', 'private'],
  ['/payment/uuid-1', 'private'],
  ['/payment/payment-options/definedAmountMethod', 'private'],
  ['/payment/payment-options/walletRechargeMethod', 'private'],
  ['/payment/payment-options/partialAmountMethod', 'private'],
  ['/payment/integration/edenred_ticket/add', 'private'],
  ['/payment/integration/edenred_ticket/add/confirm', 'private'],
  ['/payment/integration/edenred_ticket/pay/uuid-1', 'private'],
  ['/payment/integration/braintree_cc/add', 'private'],
  ['/payment/integration/braintree_cc/3dsecure-flow/uuid-1', 'private'],
  ['/payment/integration/braintree_paypal/add', 'private'],
  ['/payment/integration/braintree_paypal/device_data/uuid-1', 'private'],
  ['/payment/integration/pellegrini/pay/uuid-1', 'private'],
  ['/payment/integration/sodexo/pay/uuid-1', 'private'],
  ['/payment/integration/satispay_standard/add', 'private'],
  ['/payment/integration/satispay_ticket/pay/uuid-1', 'private'],
  ['/coffee/selling-area/area-1', 'private'],
  ['/coffee/selling-order/order-1', 'private'],
  ['/coffee/collect-nick-name', 'private'],
  ['/coffee/insufficient-fund', 'private'],
];

test.each(ADDRESSES)('%s is an address of the app (%s) [P1-6.1] [P1-6.3] [P2-2.1] [P2-6.1]', (path, group) => {
  const isMenu = group === 'menu';
  expect(matchRoute(path)?.group).toBe(isMenu ? undefined : group);
  expect(documentOf(path)).toBe(isMenu ? '/menu.html' : '/index.html');
});

test('no two of them are the same screen, the three lists of ways to pay aside', () => {
  const names = ADDRESSES.map(([path]) => matchRoute(path)?.name).filter((name) => name !== undefined && name !== 'paymentOptions');
  expect(new Set(names).size).toBe(names.length);
});
