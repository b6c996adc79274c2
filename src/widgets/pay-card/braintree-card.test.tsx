import { afterEach, expect, test, vi } from 'vitest';
import { gateway } from './braintree-card.ts';

/** The SDK as it stands while a bank waits for its customer: its window lies over the page, and nothing ends. */
vi.mock('braintree-web/client/index.js', () => ({ create: async () => ({}) }));
vi.mock('braintree-web/hosted-fields/index.js', () => ({ create: async () => ({}) }));
vi.mock('braintree-web/three-d-secure/index.js', () => ({
  create: async () => ({
    on: (_event: string, shown: () => void) => shown(),
    teardown: async () => undefined,
    verifyCard({ onLookupComplete }: { onLookupComplete(data: object, next: () => void): void }) {
      const over = document.createElement('div');
      over.id = 'Cardinal-ElementContainer';
      document.body.append(over);
      onLookupComplete({ requiresUserAuthentication: true }, () => undefined);
      return new Promise(() => undefined);
    },
  }),
}));

const ASKED = { clientToken: 'token', nonce: 'nonce', bin: '400000', amount: '10.00', additionalInformation: {} };
const bankWindow = () => document.getElementById('Cardinal-ElementContainer');

afterEach(() => void vi.useRealTimers());

test('the bank’s window goes when its time is over: it would hide what is said then', async () => {
  vi.useFakeTimers();
  const outcome = gateway.verify(ASKED, new AbortController().signal).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(10 * 60 * 1000);
  expect(bankWindow()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(60 * 1000);
  expect(await outcome).toMatchObject({ name: 'VendorError' });
  expect(bankWindow()).toBeNull();
});
