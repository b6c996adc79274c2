import { describe, expect, test } from 'vitest';
import { createB2c } from './index.ts';
import { newB2c, OPERATIONS, sender } from './test-kit.ts';

const menu = '/b2c/menu/uuid/00000000-0000-4000-8000-000000000001';

describe('public calls', () => {
  test.each(OPERATIONS.filter(({ access }) => access === 'public'))(
    '$name may be asked from anywhere, without cookies',
    async ({ method, path }) => {
      const send = sender(newB2c());
      const preflight = await send('OPTIONS', path);
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
      expect(preflight.headers.get('access-control-allow-headers')).toContain('Content-Type');
      expect(preflight.headers.get('access-control-max-age')).toBe('7200');
      const { headers } = await send(method, path, method === 'GET' ? undefined : {});
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  test('a fault can be read from anywhere too', async () => {
    expect((await sender(newB2c())('GET', `${menu}?x-sandbox-fault=500`)).headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('calls with a session', () => {
  test.each(OPERATIONS.filter(({ access }) => access === 'session'))('$name is for our own pages', async ({ method, path }) => {
    const send = sender(newB2c());
    for (const answer of [await send('OPTIONS', path), await send(method, path)])
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a known partner', () => {
  const partner = 'https://intranet.example';
  const b2c = () => createB2c({ verify: () => null, now: () => 0, partnerOrigins: () => [partner] });
  const ask = (path: string, origin: string, method = 'GET') =>
    b2c().handle(new Request(`http://sandbox.test${path}`, { method, headers: { origin } }));

  test.each(['OPTIONS', 'GET'])('may make calls with a session, cookies included (%s)', async (method) => {
    const { headers } = await ask('/b2c/locker/selling-area/milano-1', partner, method);
    expect(headers.get('access-control-allow-origin')).toBe(partner);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-expose-headers')).toBe('Authorization, Date');
    expect(headers.get('vary')).toContain('Origin');
  });

  test.each(['https://evil.example', 'https://intranet.example.evil.example', 'null'])('%s is none', async (origin) => {
    for (const method of ['OPTIONS', 'GET']) {
      const { headers } = await ask('/b2c/locker/selling-area/milano-1', origin, method);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });
});

test('nothing is kept by caches', async () => {
  expect((await sender(newB2c())('GET', menu)).headers.get('cache-control')).toBe('no-store');
  expect((await sender(newB2c())('GET', '/b2c/home')).headers.get('cache-control')).toBe('no-store');
});
