import { afterEach, describe, expect, test, vi } from 'vitest';
import { documentTracking } from './tracking.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a page's analytics hear. */
function heard(label: string): string {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  let said: unknown;
  page.addEventListener('pausa-tracking', (event) => (said = (event as CustomEvent).detail));
  documentTracking.event('Error/FirebaseAuth', label);
  expect(said).toEqual({ category: 'Error/FirebaseAuth', label: expect.any(String) });
  return (said as { label: string }).label;
}

test.each([
  [489, 489],
  [490, 490],
  [491, 490],
  [5000, 490],
])('a label of %i characters is told with %i', (given, told) => expect(heard('a '.repeat(given).slice(0, given))).toHaveLength(told));

describe('what looks like a secret is struck out', () => {
  test.each([
    ['no user anna.rossi@ditta.it here', 'anna.rossi'],
    ['bad token eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'eyJhbGciOiJub25lIn0'],
    ['Bearer 3f2504e0-4f89-11d3-9a0c-0305e82c3301 refused', '3f2504e0'],
    ['code b7nHP0fXcUIzTOi1xn5PBvfZHIUgcg9nTzqCVt3gQ8PXrQx4GjvTeU', 'b7nHP0f'],
  ])('%s', (label, secret) => expect(heard(label)).not.toContain(secret));

  test.each([
    'GET b2c/payment/integration/braintree/braintree-paypal-payment/cancel/{uuid}: http 500',
    'password sign-in: provider (auth/account-exists-with-different-credential)',
    'POST b2c/locker/selling-order/edit-item: unexpected-answer lockerSellingOrder.items.0.localPrice',
  ])('and nothing else: %s', (label) => expect(heard(label)).toBe(label));
});
