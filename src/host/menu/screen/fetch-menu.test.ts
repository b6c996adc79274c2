import { afterEach, expect, test, vi } from 'vitest';
import { fetchMenu } from './menu-cache.ts';

afterEach(() => void vi.unstubAllGlobals());

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const ask = (answer: Response) => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async () => answer);
  return fetchMenu('/b2c/menu/uuid/1', { method: 'GET' });
};

test.each([
  ['a gateway’s error', new Response('<h1>Bad gateway</h1>', { status: 502, headers: HTML })],
  ['a gateway that does not know the server', new Response('404 page not found', { status: 404 })],
  ['a gateway that wants nobody', new Response('{}', { status: 403 })],
  ['a gateway that has had enough', new Response('{}', { status: 429 })],
  ['the login page of a network', new Response('<h1>Wi-Fi</h1>', { headers: HTML })],
  ['one that does not say what it is', new Response('<h1>Wi-Fi</h1>')],
  ['a network that wants a login', new Response('', { status: 511 })],
])('%s is no answer', async (_, answer) => await expect(ask(answer)).rejects.toThrow(TypeError));

test.each([
  ['a menu', new Response('{}', { headers: { 'Content-Type': 'application/json' } })],
  ['a menu of a server that does not say so', new Response('{}')],
  ['a menu that is not there', new Response('{"error":"Not Found"}', { status: 404 })],
])('%s is handed on', async (_, answer) => expect(await ask(answer)).toBe(answer));
