import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isOurPage, onlyJson } from './good-answers.ts';

const PAGE = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
const PORTAL = '<!doctype html><title>Wi-Fi</title><form>Accetta le condizioni</form>';

afterEach(() => void vi.useRealTimers());

describe('a page', () => {
  test.each([
    ['ours', new Response(PAGE), true],
    ['a gateway’s', new Response('<h1>Bad gateway</h1>', { status: 502 }), false],
    ['ours, with an error', new Response(PAGE, { status: 500 }), false],
    ['the login of a network', new Response(PORTAL), false],
    ['a way to somewhere else', Response.redirect('https://portal.test/'), false],
    ['nothing', new Response(''), false],
  ])('%s', async (_, response, expected) => {
    expect(await isOurPage(response, 5000)).toBe(expected);
    expect(response.bodyUsed).toBe(false);
  });

  test('that breaks off is not ours', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('lost')) });
    expect(await isOurPage(new Response(body), 5000)).toBe(false);
  });

  test('that never ends is not waited for', async () => {
    vi.useFakeTimers();
    const answer = isOurPage(new Response(new ReadableStream()), 5000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toBe(false);
  });
});

describe('a configuration', () => {
  test('is handed on as it came', async () => expect(await (await onlyJson(new Response('{"a":1}'))).json()).toEqual({ a: 1 }));
  test.each([
    ['an error', new Response('{}', { status: 502 })],
    ['the login of a network', new Response(PORTAL)],
  ])('%s is none', async (_, response) => await expect(onlyJson(response)).rejects.toThrow());
});
