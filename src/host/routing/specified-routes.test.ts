import { expect, test } from 'vitest';
import { documentOf } from '../../../sandbox/http/policy.ts';
import { matchRoute } from './routes.ts';

/** Every address of both specifications (part 1 §2, part 2 §2), with what it asks of whoever opens it, and the requirement. */
const ADDRESSES: readonly (readonly [path: string, group: 'public' | 'private' | 'either' | 'menu', requirement: string])[] = [
  ['/', 'private', '[P2-2.18]'],
  ['/code', 'either', '[P1-2.2]'],
  ['/me', 'private', '[P2-2.7]'],
  ['/login', 'public', '[P1-2.4]'],
  ['/login-with-email', 'public', '[P2-2.2]'],
  ['/login-with-token', 'public', '[P2-2.2]'],
  ['/privacy-policy', 'public', '[P2-2.5]'],
  ['/code-landing', 'public', '[P2-2.3]'],
  ['/code-landing/abc123', 'public', '[P2-2.3]'],
  ['/menu/uuid-1', 'menu', '[P2-2.4]'],
  ['/iframe-menu/uuid-1', 'menu', '[P2-2.4]'],
  ['/selling-area/area-1', 'private', '[P2-2.7]'],
  ['/selling-area/area-1/cart', 'private', '[P1-2.7]'],
  ['/locker-selling-order/order-1', 'private', '[P2-2.7]'],
  ['/lista-ordini', 'private', '[P2-2.7]'],
  ['/wallet', 'private', '[P2-2.8]'],
  ['/wallet/recharge', 'private', '[P2-2.8]'],
  ['/wallet/recharge/uuid-1', 'private', '[P2-2.8]'],
  ['/payment', 'private', '[P2-2.9]'],
  ['/payment/uuid-1', 'private', '[P2-2.9]'],
  ['/payment/payment-options/definedAmountMethod', 'private', '[P2-2.15]'],
  ['/payment/payment-options/walletRechargeMethod', 'private', '[P2-2.15]'],
  ['/payment/payment-options/partialAmountMethod', 'private', '[P2-2.15]'],
  ['/payment/integration/edenred_ticket/add', 'private', '[P2-2.10]'],
  ['/payment/integration/edenred_ticket/add/confirm', 'private', '[P2-2.10]'],
  ['/payment/integration/edenred_ticket/pay/uuid-1', 'private', '[P2-2.10]'],
  ['/payment/integration/braintree_cc/add', 'private', '[P2-2.11]'],
  ['/payment/integration/braintree_cc/3dsecure-flow/uuid-1', 'private', '[P2-2.11]'],
  ['/payment/integration/braintree_paypal/add', 'private', '[P2-2.12]'],
  ['/payment/integration/braintree_paypal/device_data/uuid-1', 'private', '[P2-2.12]'],
  ['/payment/integration/pellegrini/pay/uuid-1', 'private', '[P2-2.13]'],
  ['/payment/integration/sodexo/pay/uuid-1', 'private', '[P2-2.13]'],
  ['/payment/integration/satispay_standard/add', 'private', '[P2-2.14]'],
  ['/payment/integration/satispay_ticket/pay/uuid-1', 'private', '[P2-2.14]'],
  ['/coffee/selling-area/area-1', 'private', '[P2-2.16]'],
  ['/coffee/selling-order/order-1', 'private', '[P2-2.16]'],
  ['/coffee/collect-nick-name', 'private', '[P2-2.16]'],
  ['/coffee/insufficient-fund', 'private', '[P2-2.17]'],
];

test.each(ADDRESSES)('%s is an address of the app (%s) %s [P1-6.1] [P1-6.3] [P2-2.1] [P2-6.1]', (path, group) => {
  const isMenu = group === 'menu';
  expect(matchRoute(path)?.group).toBe(isMenu ? undefined : group);
  expect(documentOf(path)).toBe(isMenu ? '/menu.html' : '/index.html');
});

test('no two of them are the same screen, the three lists of ways to pay aside', () => {
  const names = ADDRESSES.map(([path]) => matchRoute(path)?.name).filter((name) => name !== undefined && name !== 'paymentOptions');
  expect(new Set(names).size).toBe(names.length);
});
