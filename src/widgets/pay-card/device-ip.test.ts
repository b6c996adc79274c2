import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookUpDeviceIp } from './device-ip.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const URL = 'https://ip.pausa.test/';
const live = () => new AbortController().signal;
const answers = (body: BodyInit, status = 200) => vi.fn(async () => new Response(body, { status }));

test.each(['203.0.113.7', '255.255.255.255', '2001:db8::1', '::1', '::ffff:203.0.113.7'])(
  '%s is an address [P2-7.24] [P2-4.49]',
  async (ip) => {
    const ask = vi.fn<typeof fetch>(async () => new Response(JSON.stringify({ ip })));
    expect(await lookUpDeviceIp(URL, live(), ask)).toBe(ip);
    expect(ask.mock.calls.map(([url, init]) => [url, init?.method ?? 'GET'])).toEqual([[URL, 'GET']]);
  },
);

test.each([
  ['no address', { ip: 'me' }],
  ['256', { ip: '256.0.0.1' }],
  ['more than an address', { ip: '203.0.113.7"><script>' }],
  ['a number', { ip: 7 }],
  ['nothing', {}],
  ['null', null],
  ['a list', []],
  ['an address in a list', { ip: ['203.0.113.7'] }],
])('%s is left out', async (_, body) => {
  expect(await lookUpDeviceIp(URL, live(), answers(JSON.stringify(body)))).toBeUndefined();
});

test.each([
  ['500', answers('{"ip":"203.0.113.7"}', 500)],
  ['a page', answers('<html>')],
  ['no line', vi.fn(async () => Promise.reject(new TypeError('fetch failed')))],
])('%s: left out', async (_, ask) => {
  expect(await lookUpDeviceIp(URL, live(), ask)).toBeUndefined();
});

test('without an address to ask, nobody is asked', async () => {
  const ask = answers('{"ip":"203.0.113.7"}');
  expect(await lookUpDeviceIp(null, live(), ask)).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

test('says nothing about who asks', async () => {
  const ask = vi.fn<typeof fetch>(async () => new Response('{"ip":"203.0.113.7"}'));
  await lookUpDeviceIp(URL, live(), ask);
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' });
  // Such services answer a page without it.
  expect(ask.mock.calls[0]?.[1]?.headers).toEqual({ Accept: 'application/json' });
});

test('gives up after 2,5 seconds, and ends the request', async () => {
  let asked: AbortSignal | null | undefined;
  const ask: typeof fetch = (_, init) => {
    asked = init?.signal;
    return new Promise(() => undefined);
  };
  let end: unknown = 'waiting';
  void lookUpDeviceIp(URL, live(), ask).then((ip) => (end = ip));
  await vi.advanceTimersByTimeAsync(2499);
  expect([end, asked?.aborted]).toEqual(['waiting', false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([end, asked?.aborted]).toEqual([undefined, true]);
});
