import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Deferred, deferred } from '../shared/runtime/test-kit.ts';
import { gateway } from './braintree-paypal.ts';

interface Part {
  readonly deviceData: string;
  teardown(): Promise<void>;
  getClientId(): Promise<string>;
}

/** The SDK, whose parts are ready when a test says so. */
const sdk = vi.hoisted(() => ({ made: [] as Deferred<Part>[], clientAfterMs: 0, script: Promise.resolve({}), locales: [] as string[] }));
const make = () => {
  const part = deferred<Part>();
  sdk.made.push(part);
  return part.promise;
};
vi.mock('braintree-web/client/index.js', () => ({
  create: () => new Promise((resolve) => setTimeout(resolve, sdk.clientAfterMs, {})),
}));
vi.mock('braintree-web/paypal-checkout/index.js', () => ({ create: () => make() }));
vi.mock('braintree-web/data-collector/index.js', () => ({ create: () => make() }));
vi.mock('@paypal/paypal-js', () => ({
  loadScript({ locale }: { locale: string }) {
    sdk.locales.push(locale);
    return sdk.script;
  },
}));

const flush = () => vi.advanceTimersByTimeAsync(0);
const newPart = () => ({ deviceData: '{}', teardown: vi.fn(async () => undefined), getClientId: async () => 'id' });

beforeEach(() => {
  Object.assign(sdk, { made: [], clientAfterMs: 0, script: Promise.resolve({}), locales: [] });
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe.each([
  ['the button’s SDK', (signal: AbortSignal) => gateway.createClient('token', 'it', signal)],
  [
    'the device’s',
    async (signal: AbortSignal) => (await gateway.createDeviceClient('token', new AbortController().signal)).collect(signal),
  ],
])('%s', (_, begin) => {
  async function start() {
    const controller = new AbortController();
    const result = begin(controller.signal).catch((thrown: unknown) => thrown);
    await flush();
    return { controller, result, part: newPart() };
  }
  const ready = async (part: Part) => {
    sdk.made[0]?.resolve(part);
    await flush();
  };

  test('stays while somebody needs it, and goes with the screen', async () => {
    const { controller, part } = await start();
    await ready(part);
    expect(part.teardown).not.toHaveBeenCalled();
    controller.abort();
    expect(part.teardown).toHaveBeenCalledTimes(1);
  });

  test('goes when it is ready only after the screen has gone', async () => {
    const { controller, result, part } = await start();
    controller.abort();
    expect(await result).toMatchObject({ name: 'AbortError' });
    await ready(part);
    expect(part.teardown).toHaveBeenCalledTimes(1);
  });

  test('is given up after 20 seconds, and goes when it is ready after that', async () => {
    const { result, part } = await start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await result).toMatchObject({ name: 'VendorError' });
    await ready(part);
    expect(part.teardown).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['the client and the checkout take 15 s each', 15_000, 15_000],
  ['the client and the checkout take 8 s each, and PayPal’s script hangs', 8000, 8000],
])('one limit of 20 seconds for all stages: %s', async (_, clientAfterMs, checkoutAfterMs) => {
  Object.assign(sdk, { clientAfterMs, script: new Promise(() => undefined) });
  const failed = vi.fn();
  gateway.createClient('token', 'it', new AbortController().signal).catch(failed);
  await vi.advanceTimersByTimeAsync(clientAfterMs);
  setTimeout(() => sdk.made[0]?.resolve(newPart()), checkoutAfterMs);
  await vi.advanceTimersByTimeAsync(19_999 - clientAfterMs);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'VendorError' }));
});

test.each([
  ['it', 'it_IT'],
  ['en', 'en_GB'],
] as const)('PayPal speaks the language of the page: %s', async (lang, locale) => {
  const client = gateway.createClient('token', lang, new AbortController().signal);
  await flush();
  sdk.made[0]?.resolve(newPart());
  await client;
  expect(sdk.locales).toEqual([locale]);
});
