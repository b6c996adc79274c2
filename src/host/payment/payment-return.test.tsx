import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { newInstrument } from '../../widgets/shared/payment/test-kit.ts';
import { RuntimeProvider } from '../../widgets/shared/runtime/runtime.tsx';
import { clientOver, testRuntime } from '../../widgets/shared/runtime/test-kit.ts';
import { usePaymentReturn } from './payment-return.ts';

const ADD = '/payment/integration/braintree_paypal/add';
const PAYPAL = newInstrument({ id: 'paypal-1', uuid: 'uuid-paypal-1', label: 'PayPal', provider: 'paypal', type: 'braintree_paypal' });

/** The code of the page to return to, on its way until it is let through. */
const code = vi.hoisted(() => ({ arrive: () => {} }));
vi.mock('../routing/screens.ts', () => ({ loadScreen: () => new Promise<void>((resolve) => (code.arrive = resolve)) }));

beforeEach(() => window.history.replaceState(null, '', ADD));

/** The account was added, and the page it goes back to is being loaded. */
function add() {
  const runtime = testRuntime(clientOver(fetch));
  const wrapper = ({ children }: { children: ReactNode }) => <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>;
  const { result } = renderHook(() => usePaymentReturn('?return-url=%2Fpayment&key-to-update=INSTRUMENTS_ADDED_PI'), { wrapper });
  // The next press must find it, as long as nobody has seen it.
  runtime.storage.write('pendingRegistration', 'braintree_paypal');
  result.current.returnWith(PAYPAL);
  return runtime;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('what was added is handed to the page that asked for it, once its code has come [P2-2.34]', async () => {
  const { storage } = add();
  await settled();
  expect(window.location.pathname).toBe(ADD);
  code.arrive();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/payment'), { timeout: 30_000 });
  expect(storage.read('addedInstrument')).toContain('paypal-1');
});

test('who has left before it came stays where they are, and the next press finds what was added', async () => {
  const { storage } = add();
  window.history.replaceState(null, '', '/');
  code.arrive();
  await settled();
  expect(window.location.pathname).toBe('/');
  expect(storage.read('addedInstrument')).toBeNull();
  expect(storage.read('pendingRegistration')).toBe('braintree_paypal');
});

test.each([
  ['/wallet', '/wallet'],
  ['http://localhost:3000/wallet?da=satispay', '/wallet?da=satispay'],
  ['https://altrove.test/wallet', '/payment'],
  ['http://localhost:3000//altrove.test', '/payment'],
])('an address to return to, as a partner’s page may give it back: %s [P2-2.34]', (given, returnUrl) => {
  const runtime = testRuntime(clientOver(fetch));
  expect(runtime.addresses.origin).toBe('http://localhost:3000');
  const wrapper = ({ children }: { children: ReactNode }) => <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>;
  const { result } = renderHook(() => usePaymentReturn(`?return-url=${encodeURIComponent(given)}`), { wrapper });
  expect(result.current.returnUrl).toBe(returnUrl);
});
