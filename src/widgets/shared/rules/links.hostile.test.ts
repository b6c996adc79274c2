import { unescape as decodeOnce } from 'node:querystring';
import { describe, expect, test } from 'vitest';
import { hostileLinks } from '../../../../tests/support/hostile-links.ts';
import type { AddressPolicy } from './addresses.ts';
import { guardContinue, guardReturn, guardServerLink } from './links.ts';

const ORIGINS = ['https://app.pausa.test', 'http://localhost:4273'] as const;
const OURS = ORIGINS[0];
const at = (origin: string): AddressPolicy => ({ origin, apiBaseUrl: '', apiAliases: [], pictureOrigins: [] });

/** What is ours, and must pass: a guard that always says '/' is none. */
const HONEST = [
  '/',
  '/me',
  '/lista-ordini?order=ordine-1001&esito=ok',
  '/selling-area/milano-1',
  '/selling-area/milano-1/cart?upselling=1#fine',
  '/selling-area/milano-1?description=milano-1-19&diet_preference=vegan%2Cgluten%20free',
  '/selling-area/milano-1?pausa_code_landing_medium=nfc',
  '/selling-area/caff%C3%A8%20bar',
  '/locker-selling-order/ordine-1001',
  '/payment/payment-options/definedAmountMethod?key-to-update=SELLING_AREA_PICKED_PI&return-url=%2Fselling-area%2Fmilano-1%2Fcart',
  '/menu/00000000-0000-4000-8000-000000000001#primi',
  '/me?from=/login',
  '/me?sconto=100%',
  '/a//b',
] as const;

/** Whether a browser that is given this address is elsewhere afterwards, or at a login. */
const leaves = (link: string): boolean =>
  [OURS, undefined].some((base) => {
    try {
      const { origin, pathname } = new URL(link, base);
      return origin !== OURS || /^\/(\/|login)/i.test(pathname);
    } catch {
      return false; // nobody can follow it
    }
  });

/** What careless code does with an address before it follows it. */
const HABITS: readonly ((link: string) => string)[] = [
  decodeOnce,
  // oxlint-disable-next-line no-control-regex -- as filters do that take control characters away
  (link) => link.replace(/[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g, ''),
  (link) => link.normalize('NFKC'),
  (link) => link.replace(/;[^/?#]*/g, ''),
  (link) => link.replace(/\\(?:x|u00)([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  // A header is written byte by byte, and a line of its own is a header of its own.
  (link) => link.replace(/[\u560a\u560d]/g, (char) => String.fromCharCode(char.charCodeAt(0) % 256)),
  (link) => /[\r\n]\s*Location:\s*(.*)/.exec(link)?.[1] ?? link,
  // The page it leads to follows a parameter of its own; a meta tag, what is behind `url=`.
  (link) => /(?:redirect_to|return-url|continueUrl|url)=(.*)/.exec(link)?.[1] ?? link,
];

/** Whether somebody with up to four of these habits is misled, who may also join it to our origin. */
function isDanger(link: string): boolean {
  let readings = new Set([link]);
  for (let round = 0; round <= 4; round += 1) {
    for (const reading of readings) if (leaves(reading) || leaves(reading.replace(/^\/+/, '')) || leaves(OURS + reading)) return true;
    readings = new Set([...readings].flatMap((reading) => [reading, ...HABITS.map((habit) => habit(reading))]));
  }
  return false;
}

describe('the values', () => {
  test.each(ORIGINS)('are more than 1,000 for an app at %s, each another, always the same', (origin) => {
    const values = hostileLinks(origin);
    expect(new Set(values).size).toBeGreaterThan(1000);
    expect(values).toHaveLength(new Set(values).size);
    expect(hostileLinks(origin)).toEqual(values);
  });

  test('are each a danger to somebody, as no honest path is', () => {
    expect(hostileLinks(OURS).filter((value) => !isDanger(value))).toEqual([]);
    expect(HONEST.filter(isDanger)).toEqual([]);
  });
});

/** What is wrong with a path that the app would go to. Knows nothing of how the guard comes to it. */
function faultsOf(path: string, origin: string): readonly string[] {
  const faults: string[] = [];
  if (!/^\/(?![/\\])/.test(path)) faults.push('does not start with one slash');
  // oxlint-disable-next-line no-control-regex -- these are exactly what must not be there
  if (/[\u0000-\u0020\u007f\\]/.test(path)) faults.push('holds a control character or a backslash');
  for (const base of [origin, `${origin}/selling-area/milano-1/cart?upselling=1`]) {
    const url = new URL(path, base);
    if (url.origin !== origin) faults.push(`leads to ${url.origin}`);
    if (url.pathname.startsWith('//')) faults.push('its bare pathname is another host');
    if (url.username !== '' || url.password !== '') faults.push('names a person');
  }
  // Our router decodes a path once and a server may on a reload; nothing that decodes it may find another host in it.
  let read = path.split(/[?#]/, 1)[0] ?? '';
  for (let round = 1; round <= 3; round += 1) {
    read = decodeOnce(read);
    if (new URL(read, origin).origin !== origin) faults.push(`leads to another site when decoded ${round} times`);
  }
  return faults;
}

/** The login asks the same question again: whoever is led back there stays there. */
const isLogin = (path: string, origin: string): boolean => {
  const { pathname } = new URL(path, origin);
  return [pathname, decodeOnce(pathname)].some((read) => /^\/login/i.test(read));
};

/** The three ways in. A page of a payment that is not told where to go back to has a place of its own. */
const ENTRIES: Readonly<Record<string, (value: string, origin: string) => string>> = {
  redirect_to: (value, origin) => guardReturn(value, at(origin)),
  'return-url': (value, origin) => guardContinue(value, at(origin), '/payment'),
  continueUrl: (value, origin) => guardContinue(value, at(origin)),
};

describe.each(ORIGINS)('at %s', (origin) => {
  describe.each(Object.entries(ENTRIES))('%s', (_, guard) => {
    test('no hostile value leaves the origin', () => {
      const broken = hostileLinks(origin)
        .map((value) => ({ value, path: guard(value, origin) }))
        .map(({ value, path }) => ({ value, path, faults: faultsOf(path, origin) }))
        .filter(({ faults }) => faults.length > 0);
      expect(broken).toEqual([]);
    });

    test('every honest path passes unchanged', () => {
      expect(HONEST.map((path) => guard(path, origin))).toEqual(HONEST);
    });

    test('no value leads back into a login', () => {
      const loops = hostileLinks(origin).filter((value) => isLogin(guard(value, origin), origin));
      expect(loops).toEqual([]);
    });
  });
});

describe.each(ORIGINS)('a link of the server that calls itself external, at %s', (origin) => {
  test('is https, or a page of exactly our own origin', () => {
    const strange = hostileLinks(origin)
      .flatMap((value) => [value, origin + value, `${origin}/${value}`])
      .map((link) => ({ link, target: guardServerLink({ type: 'external', link }, at(origin)) }))
      .filter(({ target }) => {
        if (target === null) return false;
        if (target.kind !== 'external') return true;
        const url = new URL(target.href);
        return (url.origin !== origin && url.protocol !== 'https:') || url.username !== '' || url.password !== '';
      });
    expect(strange).toEqual([]);
  });
});

describe('the continueUrl of an e-mail', () => {
  test('is a whole address of ours, and leads to its path', () => {
    expect(HONEST.map((path) => guardContinue(OURS + path, at(OURS)))).toEqual(HONEST);
  });

  test('of another origin, of another port or of none means home', () => {
    for (const value of [
      null,
      '',
      OURS,
      'https://app.pausa.test:8443/me',
      'http://app.pausa.test/me',
      'https://partner.example/me',
      'https://evil.example/',
      `${OURS}@evil.example/`,
      `${OURS}.evil.example/`,
      `${OURS}/%2f%2fevil.example`,
      `${OURS}/login?redirect_to=//evil.example`,
      `https://evil.example#${OURS}/`,
      'https://evil.example\\@app.pausa.test/',
      `blob:${OURS}/0`,
      'javascript://app.pausa.test/%0aalert(1)',
    ])
      expect([value, guardContinue(value, at(OURS)), guardReturn(value, at(OURS))]).toEqual([value, '/', '/']);
    expect(guardReturn('/login?redirect_to=//evil.example', at(OURS))).toBe('/');
  });
});
