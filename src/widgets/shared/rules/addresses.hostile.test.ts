/** No link, redirect or picture names a call of the API's: some take effect by being asked for. */
import { describe, expect, test } from 'vitest';
import { API_PATHS } from '../../../../tests/support/hostile-links.ts';
import type { AddressPolicy } from './addresses.ts';
import { guardCodeLink, guardContinue, guardExternal, guardInternal, guardLink, guardReturn, guardServerLink } from './links.ts';
import { guardPicture } from './pictures.ts';

const OURS = 'https://app.pausa.test';
/** The app's own origin, another one, one with a path, a path of the app's own. */
const BASES = ['', 'https://api.pausa.test', 'https://api.pausa.test/v1', '/api'] as const;
const at = (apiBaseUrl: string): AddressPolicy => ({
  origin: OURS,
  apiBaseUrl,
  apiAliases: ['https://pausa.example'],
  pictureOrigins: [OURS, 'https://cdn.pausa.test'],
});

/** A path as a whole address: in full and without its scheme, for hosts that answer for the API. */
const whole = (path: string): readonly string[] => {
  const rest = path.trimStart();
  return [
    'https://app.pausa.test',
    'https://api.pausa.test',
    'https://api.pausa.test/v1',
    'HTTPS://API.Pausa.Test',
    'https://api.pausa.test.',
    'https://api.pausa.test:8443',
    'https://pausa.example',
    '//app.pausa.test',
    '//api.pausa.test',
  ].map((base) => base + rest);
};

test('there are more than 150 paths, each another', () => {
  expect(new Set(API_PATHS).size).toBeGreaterThan(150);
  expect(API_PATHS).toHaveLength(new Set(API_PATHS).size);
});

describe.each(BASES)('where the API answers at %j', (base) => {
  const policy = at(base);
  const addresses = API_PATHS.flatMap((path) => [path, path.trimStart().replace(/^\//, ''), ...whole(path)]).filter(
    // Somebody else's host, while the API is on ours.
    (address) => base.startsWith('https:') || !/api\.pausa/i.test(address),
  );

  test('no link of the server, whatever it calls itself', () => {
    const types = ['internal', 'external'] as const;
    const passed = addresses.flatMap((link) =>
      types.flatMap((type) => [guardServerLink({ type, link }, policy), guardCodeLink({ type, link }, policy, ['pausa.example'])]),
    );
    expect(passed.filter((target) => target !== null)).toEqual([]);
  });

  test('no link in a text, and no page of a configuration', () => {
    expect(
      addresses.flatMap((link) => guardLink(link, policy) ?? guardExternal(link, policy) ?? guardInternal(link, policy) ?? []),
    ).toEqual([]);
  });

  test('no way back: home instead', () => {
    const ways = addresses.flatMap((path) => [guardReturn(path, policy), guardContinue(path, policy)]);
    expect([...new Set(ways)]).toEqual(['/']);
    expect(guardReturn('/b2c/auth/logout', policy, '/payment')).toBe('/payment');
  });

  test('no picture', () => {
    expect(addresses.map((image) => guardPicture(image, policy)).filter((picture) => picture?.kind !== 'refused')).toEqual([]);
  });

  test.each([
    '/me?from=/b2c/auth/logout',
    '/selling-area/b2c-1',
    '/b2c-guida',
    '/menu/ab2c',
    '/lista-ordini#b2c',
    '/selling-area/caff%C3%A8%20bar',
    '/selling-area/100%25',
  ])('%s is a path like others', (path) => {
    expect(guardInternal(path, policy)).toBe(path);
    expect(guardReturn(path, policy)).toBe(path);
  });

  test.each(['https://partner.example/b2c/offerte', 'https://www.pausa.example.org/b2c/', 'https://api.pausa.test/guida.pdf'])(
    '%s is a page like others',
    (href) => expect(guardServerLink({ type: 'external', link: href }, policy)).toEqual({ kind: 'external', href }),
  );
});

test('another host’s path may have the API’s name while no API answers there', () => {
  expect(guardExternal('https://api.pausa.test/b2c/auth/logout', at(''))).toBe('https://api.pausa.test/b2c/auth/logout');
});

test('an address that is escaped more often than anybody reads it is none', () => {
  const path = `/%${'25'.repeat(100_000)}62`;
  expect(guardInternal(path, at(''))).toBeNull();
  expect(guardPicture(path, at(''))?.kind).toBe('refused');
  expect(guardCodeLink({ type: 'internal', link: `/me?a=${path}` }, at(''), [])).toBeNull();
  expect(guardInternal(`/me?a=${path}`, at(''))).toBe(`/me?a=${path}`);
});
