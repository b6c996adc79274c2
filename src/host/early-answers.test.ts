import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchWithEarly } from './early-answers.ts';

const answer = (status: number, text: string, type = 'application/json') =>
  Object.defineProperty(new Response(text, { status, headers: { 'Content-Type': type } }), 'url', { value: 'https://api.example/' });

/** A page on which one address was asked for early. */
function withEarly(url: string, response: Promise<Response>) {
  const controller = new AbortController();
  const answers = new Map([[url, { answer: response, controller }]]);
  vi.stubGlobal('window', { pausaEarly: answers });
  return { controller, answers };
}

const get = { method: 'GET' } as const;
const later = vi.fn<typeof fetch>();
const text = async (response: Promise<Response>) => (await response).text();

beforeEach(() => {
  later.mockReset().mockImplementation(async () => answer(200, 'later'));
  vi.stubGlobal('fetch', later);
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an early answer', () => {
  test('is handed over once; the next read asks', async () => {
    withEarly('/b2c/home', Promise.resolve(answer(200, 'early')));
    expect(await text(fetchWithEarly('/b2c/home', get))).toBe('early');
    expect(later).not.toHaveBeenCalled();
    expect(await text(fetchWithEarly('/b2c/home', get))).toBe('later');
  });

  test.each([401, 403])('that says %s is asked again where there is an ID token by now: the first try had none', async (status) => {
    withEarly('/b2c/home', Promise.resolve(answer(status, 'refused')));
    const signed = { ...get, headers: { AuthorizationF: 'jwt' } };
    expect(await text(fetchWithEarly('/b2c/home', signed))).toBe('later');
    expect(later).toHaveBeenCalledWith('/b2c/home', signed);

    withEarly('/b2c/home', Promise.resolve(answer(status, 'refused')));
    expect(await text(fetchWithEarly('/b2c/home', { ...get, headers: {} }))).toBe('refused');
  });

  test.each([
    [400, 'refused'],
    [415, 'later'],
    [403, 'refused'],
    [404, 'refused'],
    [500, 'refused'],
  ])('that says %s to a request without a type: %s', async (status, shown) => {
    withEarly('/b2c/home', Promise.resolve(answer(status, 'refused')));
    expect(await text(fetchWithEarly('/b2c/home', get))).toBe(shown);
  });

  test.each([
    ['application/problem+json; charset=utf-8', 'early'],
    ['text/html; charset=utf-8', 'later'],
    ['application/xml', 'later'],
  ])('of the type %s, to a request that did not ask for JSON: %s', async (type, shown) => {
    withEarly('/b2c/home', Promise.resolve(answer(200, 'early', type)));
    expect(await text(fetchWithEarly('/b2c/home', get))).toBe(shown);
  });

  test('that never came is a failed read', async () => {
    const lost = Promise.reject(new TypeError('Failed to fetch'));
    withEarly('/b2c/home', lost);
    await expect(fetchWithEarly('/b2c/home', get)).rejects.toThrow('Failed to fetch');
  });

  test('is given up by who took it', () => {
    const { controller } = withEarly('/b2c/home', new Promise(() => undefined));
    const taker = new AbortController();
    void fetchWithEarly('/b2c/home', { ...get, signal: taker.signal });
    expect(controller.signal.aborted).toBe(false);
    taker.abort();
    expect(controller.signal.aborted).toBe(true);
  });

  test('is not used any more once something was sent, or after ten seconds', async () => {
    withEarly('/b2c/home', Promise.resolve(answer(200, 'early')));
    await fetchWithEarly('/b2c/auth/login', { method: 'POST' });
    expect(await text(fetchWithEarly('/b2c/home', get))).toBe('later');

    withEarly('/b2c/home', Promise.resolve(answer(200, 'early')));
    vi.spyOn(performance, 'now').mockReturnValue(10_001);
    expect(await text(fetchWithEarly('/b2c/home', get))).toBe('later');
  });

  test('of the configuration is used however late the code comes', async () => {
    withEarly('/config.json', Promise.resolve(answer(200, '{}')));
    vi.spyOn(performance, 'now').mockReturnValue(10_001);
    expect(await text(fetchWithEarly('/config.json', get))).toBe('{}');
  });

  test('of another address is left alone', async () => {
    withEarly('/b2c/home', Promise.resolve(answer(200, 'early')));
    expect(await text(fetchWithEarly('/b2c/navigation', get))).toBe('later');
    expect(await text(fetchWithEarly('/b2c/home', get))).toBe('early');
  });
});
