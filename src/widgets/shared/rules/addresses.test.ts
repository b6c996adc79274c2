import { afterEach, describe, expect, test, vi } from 'vitest';
import { decoded, decodings, embeddedAddresses, hostOf, isApiAddress, isApiPath, originOf } from './addresses.ts';

afterEach(() => vi.unstubAllGlobals());
const openPage = (origin: string) => vi.stubGlobal('window', { location: { origin } });

test.each([
  ['https://cdn.pausa.test/foto?a=b', 'https://cdn.pausa.test'],
  ['https://CDN.pausa.test:443', 'https://cdn.pausa.test'],
  ['cdn.pausa.test', null],
  ['', null],
])('the origin of %j is %j', (address, origin) => expect(originOf(address)).toBe(origin));

describe('on a partner’s page', () => {
  test('the origin is the page’s, also where the runtime was there first', () => {
    const policy = embeddedAddresses('https://api.pausa.test');
    openPage('https://intranet.example');
    expect(policy).toEqual({
      origin: 'https://intranet.example',
      apiBaseUrl: 'https://api.pausa.test',
      apiAliases: [],
      pictureOrigins: [],
      svgPictures: false,
    });
  });

  test('that is a file, the origin is the API’s', () => {
    openPage('null');
    expect(embeddedAddresses('https://api.pausa.test/v1').origin).toBe('https://api.pausa.test');
  });
});

describe('decoding', () => {
  test.each([
    ['/me', ['/me']],
    ['%62', ['%62', 'b']],
    ['%2562', ['%2562', '%62', 'b']],
    ['%u0062%U0063', ['%u0062%U0063', 'bc']],
    // A character beyond ASCII comes as its bytes.
    ['%u00e8', ['%u00e8', '%C3%A8', 'Ã¨']],
    // Half of a pair is no character, a malformed escape hides no other.
    ['%ud800%zz%62', ['%ud800%zz%62', '%ud800%zzb']],
  ])('%s', (text, read) => {
    expect(decodings(text)).toEqual(read);
    expect(decoded(text)).toBe(read.at(-1));
  });

  test('of what is escaped eight times over, and no more often', () => {
    expect(decoded(`%${'25'.repeat(7)}62`)).toBe('b');
    expect(() => decoded(`%${'25'.repeat(8)}62`)).toThrow(new RangeError('escaped too often'));
  });
});

test.each([
  ['https://pausa.test/me', 'pausa.test'],
  ['https://pausa.test./me', 'pausa.test'],
  ['https://pausa.test../me', 'pausa.test'],
])('the host of %s is %s', (address, host) => expect(hostOf(new URL(address))).toBe(host));

test.each([
  ['/b2c', true],
  ['b2c/home', true],
  ['/b2c/auth/logout', true],
  ['/B2C;v=1', true],
  ['/v1/b2c..\\x', true],
  ['/%62%32c/home', true],
  ['/b%20%32c', true],
  ['/%EF%BD%82%32c', true], // A wide b.
  ['/b%E2%80%8B%32c', true], // A zero-width space.
  ['/%25%20%36%32', true], // `%62`, once the space is gone.
  ['/xb2c', false],
  ['/b2cx', false],
  ['/b2c-1', false],
  ['/caff%C3%A8', false],
  ['/100%25', false],
])('%s is a path of the API: %s', (path, isApi) => expect(isApiPath(path)).toBe(isApi));

test.each([
  ['https://app.pausa.test/b2c/home', true],
  ['https://api.pausa.test/b2c/home', true],
  ['https://pausa.example./b2c/home', true],
  ['https://elsewhere.example/b2c/home', false],
  ['https://api.pausa.test/foto/penne.jpg', false],
])('%s is a call of the API: %s', (address, isCall) => {
  const [origin, apiBaseUrl, apiAliases] = ['https://app.pausa.test', 'https://api.pausa.test/v1', ['https://pausa.example']];
  expect(isApiAddress(new URL(address), { origin, apiBaseUrl, apiAliases, pictureOrigins: [] })).toBe(isCall);
});
