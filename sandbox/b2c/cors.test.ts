import { describe, expect, test } from 'vitest';
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

test('nothing is kept by caches', async () => {
  expect((await sender(newB2c())('GET', menu)).headers.get('cache-control')).toBe('no-store');
  expect((await sender(newB2c())('GET', '/b2c/home')).headers.get('cache-control')).toBe('no-store');
});
