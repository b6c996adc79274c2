import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rescueScreen } from './rescue.ts';

const S = 1000;
const OURS = '<!doctype html><div id="app" data-pausa-root></div>';
const reload = vi.fn();
const ask = vi.fn<typeof fetch>();
let dataset: Record<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  ask.mockReset().mockImplementation(async () => new Response(OURS));
  dataset = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('window', { location: { href: 'https://app.pausa.test/screen-menu/1', reload } });
  vi.stubGlobal('fetch', ask);
  rescueScreen();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a screen that stands is left alone, and costs no request', async () => {
  await wait(5 * S);
  dataset['drawn'] = '';
  await wait(24 * 60 * 60 * S);
  expect(ask).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('one that does not is loaded again after half a minute, past the browser’s own store', async () => {
  await wait(29 * S);
  expect(ask).not.toHaveBeenCalled();
  await wait(S);
  expect(ask).toHaveBeenCalledWith('https://app.pausa.test/screen-menu/1', expect.objectContaining({ cache: 'no-store' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('one that falls later, too', async () => {
  dataset['drawn'] = '';
  await wait(60 * 60 * S);
  delete dataset['drawn'];
  await wait(30 * S);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a gateway’s error', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['the login of a network', async () => new Response('<h1>Wi-Fi</h1>')],
])('not into %s; within 40 s of the server’s return', async (_, answer) => {
  ask.mockImplementation(answer);
  await wait(60 * 60 * S + 1);
  expect(reload).not.toHaveBeenCalled();
  ask.mockImplementation(async () => new Response(OURS));
  await wait(40 * S);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an answer that never comes is given up after ten seconds', async () => {
  await wait(29 * S);
  ask.mockImplementation(() => new Promise(() => undefined));
  await wait(S);
  const signal = ask.mock.calls[0]?.[1]?.signal;
  await wait(9 * S);
  expect(signal?.aborted).toBe(false);
  await wait(S);
  expect(signal?.aborted).toBe(true);
});
