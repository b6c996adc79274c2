import { afterEach, expect, test, vi } from 'vitest';
import { gateway } from './braintree-card.ts';
import { forEachField } from './gateway.ts';

/** The SDK as it stands while a bank waits for its customer: its window lies over the page, and nothing ends. */
vi.mock('braintree-web/client/index.js', () => ({ create: async () => ({}) }));
const fields = vi.hoisted(() => ({ tokenize: async (): Promise<unknown> => ({}) }));
vi.mock('braintree-web/hosted-fields/index.js', () => ({
  create: async () => ({
    tokenize: () => fields.tokenize(),
    on: () => undefined,
    addClass: () => undefined,
    removeClass: () => undefined,
    teardown: async () => undefined,
  }),
}));
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

const failed = (httpStatus: number) => ({
  code: 'HOSTED_FIELDS_FAILED_TOKENIZATION',
  details: { originalError: { details: { httpStatus } } },
});
test.each([
  ['a token that is over', failed(401), 'TokenRefusedError'],
  ['a token that may not', { code: 'CLIENT_AUTHORIZATION_INSUFFICIENT' }, 'TokenRefusedError'],
  ['no reason at all', { code: 'HOSTED_FIELDS_FAILED_TOKENIZATION' }, 'TokenRefusedError'],
  ['digits that are not taken', failed(422), 'VendorError'],
  ['fields that are not valid', { code: 'HOSTED_FIELDS_FIELDS_INVALID' }, 'VendorError'],
  ['no network', { code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' }, 'VendorError'],
])('a tokenisation that fails by %s is a %s', async (_, thrown, kind) => {
  const place = () => ({ host: document.body.appendChild(document.createElement('div')), label: 'label', placeholder: '' });
  const form = await gateway.mount(
    { clientToken: 'token', fields: forEachField(place), onChange: () => undefined, onSubmit: () => undefined },
    new AbortController().signal,
  );
  fields.tokenize = () => Promise.reject(Object.assign(new Error('refused'), thrown));
  const failure: unknown = await form.tokenize('Anna', new AbortController().signal).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: thrown.code });
  expect((failure as object).constructor.name).toBe(kind);
});
