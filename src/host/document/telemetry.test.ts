// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HostConfig } from '../config.ts';
import { startTelemetry } from './telemetry.ts';

interface Metric {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly rating: string;
}
const onLcp = vi.hoisted(() => vi.fn<(report: (metric: Metric) => void) => void>());
vi.mock('web-vitals', () => ({ onCLS: () => {}, onFCP: () => {}, onINP: () => {}, onLCP: onLcp, onTTFB: () => {} }));

const CONFIG = { version: '1.2.3', buildNumber: '456', vitalsSampleRate: 0 } as HostConfig;
const fetchStub = vi.fn<typeof fetch>(async () => new Response());
const sent = (): unknown[] => fetchStub.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const say = (category: string, label: string) => document.dispatchEvent(new CustomEvent('pausa-tracking', { detail: { category, label } }));

beforeEach(() => {
  vi.useFakeTimers();
  for (const target of [document, window]) vi.spyOn(target, 'addEventListener');
  vi.stubGlobal('fetch', fetchStub);
  window.history.replaceState(null, '', '/selling-area/milano-1');
});
afterEach(() => {
  // A page has one telemetry, which lives as long as the page does.
  for (const target of [document, window])
    for (const [type, listener] of vi.mocked(target.addEventListener).mock.calls) target.removeEventListener(type, listener);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchStub.mockClear();
  onLcp.mockClear();
});

test('events wait ten seconds for others; the same one is counted, and an identifier is not sent', async () => {
  startTelemetry(CONFIG, '/eventi');
  say('cart', 'confirm outcome-unknown');
  await vi.advanceTimersByTimeAsync(9000);
  say('Error/Api', 'GET b2c/wallet/: http 502');
  say('Error/Api', 'GET b2c/wallet/: http 502');
  expect(sent()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toEqual([
    {
      version: '1.2.3',
      buildNumber: '456',
      events: [
        { category: 'cart', label: 'confirm outcome-unknown', screen: 'sellingArea', count: 1 },
        { category: 'Error/Api', label: 'GET b2c/wallet/: http 502', screen: 'sellingArea', count: 2 },
      ],
      vitals: [],
    },
  ]);
  const [[address, init] = []] = fetchStub.mock.calls;
  expect(address).toBe('/eventi');
  // No cookie, no address of the page, no preflight, and also from a page that is closed.
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', mode: 'no-cors', keepalive: true, referrerPolicy: 'no-referrer' });
  expect(init?.headers).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toHaveLength(1);
});

test('what waits is sent when the page is hidden', () => {
  startTelemetry(CONFIG, '/eventi');
  say('Error/Render', 'x is not a function');
  window.dispatchEvent(new Event('visibilitychange'));
  expect(sent()).toEqual([]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  window.dispatchEvent(new Event('visibilitychange'));
  expect(sent()).toMatchObject([{ events: [{ category: 'Error/Render' }] }]);
});

test('without a connection events wait until it is back', async () => {
  fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  startTelemetry(CONFIG, '/eventi');
  say('coffee', 'submit outcome-unknown');
  await vi.advanceTimersByTimeAsync(10_000);
  say('coffee', 'submit outcome-unknown');
  window.dispatchEvent(new Event('online'));
  expect(sent()).toMatchObject([{ events: [{ count: 1 }] }, { events: [{ label: 'submit outcome-unknown', count: 2 }] }]);
});

test('a flood of events does no harm', async () => {
  startTelemetry(CONFIG, '/eventi');
  for (let index = 0; index < 1000; index += 1) say('Error/Api', `GET b2c/wallet/: http ${index}`);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toMatchObject([{ events: expect.objectContaining({ length: 50 }) as unknown }]);
});

test('the vitals of a visit that is drawn are sent with the screen on which it began', async () => {
  onLcp.mockImplementation((report) => report({ id: 'v6-1', name: 'LCP', value: 1234.56789, rating: 'good' }));
  vi.spyOn(Math, 'random').mockReturnValue(0.29);
  startTelemetry({ ...CONFIG, vitalsSampleRate: 0.3 }, '/eventi');
  window.history.replaceState(null, '', '/wallet');
  await vi.advanceTimersByTimeAsync(4999);
  expect(onLcp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toMatchObject([
    { events: [], vitals: [{ id: 'v6-1', name: 'LCP', value: 1234.568, rating: 'good', screen: 'sellingArea' }] },
  ]);
});

test('a visit that is not drawn loads no library', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.3);
  startTelemetry({ ...CONFIG, vitalsSampleRate: 0.3 }, '/eventi');
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.dynamicImportSettled();
  expect(onLcp).not.toHaveBeenCalled();
});
