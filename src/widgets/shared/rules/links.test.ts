import { describe, expect, test } from 'vitest';
import type { AddressPolicy } from './addresses.ts';
import { codeOfQr, guardCodeLink, guardExternal, guardInternal, guardLink, guardReturn, guardServerLink } from './links.ts';

const OURS = 'https://app.pausa.test';
const at = (origin: string): AddressPolicy => ({ origin, apiBaseUrl: '', apiAliases: [], pictureOrigins: [] });
const HERE = at(OURS);

/** What may stand between the start and the foreign host for a parser, or for a person, to take it as one. */
const LEADS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '\\',
  '/\\/',
  '/\\\\',
  '//\\',
  '\\\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '/\r\n/',
  '\t//',
  '\n//',
  ' //',
  '/ /',
  '//\t',
  '/\t\\',
  '\0//',
  '/\0/',
  '/\x01/',
  '/\x0b/',
  '/\x0c/',
  '/\x1f/',
  '/\x7f/',
  '/\u00a0/',
  '/\u200b/',
  '/\u2028/',
  '/\u2029/',
  '/\ufeff/',
  '\ufeff//',
  '\u00a0//',
  '/.//',
  '/..//',
  '/./\\',
  '/%2e//',
  '/%2e%2e//',
  '/a/..//',
  '/a/../..//',
  '/a/%2e%2e//',
  './/',
  '..//',
  '@',
  ':@',
  '',
  'http://',
  'http:',
  'http:\\\\',
  'https:',
  'https:/',
  'https:\\',
  'https:\\\\',
  'https:\t//',
  'ht\ntps://',
  'h\tttps://',
  ' https://',
  '\u0001https://',
  'https:// ',
  'https://app.pausa.test@',
  'https://app.pausa.test:443@',
  'https://app.pausa.test:pw@',
  'https://app.pausa.test\\@',
  'https://app.pausa.test\\.',
  'https://user@',
  'https://:pw@',
  'ftp://',
  'ws://',
  'file://',
  'blob:https://',
  'filesystem:https://',
  'view-source:https://',
  'intent://',
  'x-evil://',
  '\uff0f\uff0f',
  '\u2044\u2044',
  '\u2215\u2215',
  '\u29f8\u29f8',
  '\u3002//',
] as const;
const HOSTS = ['evil.com', 'evil.com/login', 'evil.com:443/a?b#c', '3627734734', '0x7f.1', 'app.pausa.test/me'] as const;

const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\x01javascript:alert(1)',
  'javascript\t:alert(1)',
  'javascript:\u2028alert(1)',
  'javascript://app.pausa.test/%0aalert(1)',
  'javascript:/*/alert(1)',
  '\u200bjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'DATA:text/html,x',
  ' data:,x',
  'vbscript:msgbox(1)',
  'about:blank',
  'about:srcdoc',
  'chrome://settings',
  'mailto:a@b.it',
  'tel:+39021234',
  'sms:+39021234',
  'file:///etc/passwd',
  'jar:https://evil.com!/x',
  '',
  ' ',
  'evil.com',
  'selling-area/milano-1',
  './me',
  '../me',
  '?x=1',
  '#x',
  '#//evil.com',
] as const;

const HOSTILE = [...LEADS.flatMap((lead) => HOSTS.map((host) => lead + host)), ...SCRIPTS];

/** Encoded look-alikes: paths of ours, as long as nobody decodes them first. They may pass, but only as such. */
const ENCODED = [
  '/%09/evil.com',
  '/%2f%2fevil.com',
  '/%2fevil.com',
  '/%5cevil.com',
  '/%5c%5cevil.com',
  '/%0d%0aLocation:%20https://evil.com',
  '/%00//evil.com',
  '/%20//evil.com',
  '/%252f%252fevil.com',
  '/%e2%80%8b/evil.com',
  '/me?next=//evil.com',
  '/me?next=https://evil.com',
  '/me#//evil.com',
  '/me/..;//evil.com',
  '/@evil.com',
  '/:@evil.com',
  '/https://evil.com',
  '/javascript:alert(1)',
  '/data:text/html,x',
  '/\uff0fevil.com',
  '/\u2044evil.com',
  '/\u2215evil.com',
  '/%ef%bc%8fevil.com',
  '/;//evil.com',
  '/.evil.com',
  '/..evil.com',
  '/me//evil.com',
] as const;

/** Where a browser would really go, from a page of ours. */
const leadsTo = (result: string) => new URL(result, `${OURS}/selling-area/milano-1`);

test('there are at least 300 hostile strings, each another', () => {
  expect(new Set([...HOSTILE, ...ENCODED]).size).toBeGreaterThanOrEqual(300);
});

describe('no hostile string leaves the origin', () => {
  test.each(HOSTILE.map((link) => [JSON.stringify(link), link] as const))('%s', (_, link) => {
    const path = guardInternal(link, HERE);
    if (path !== null) expect([path.slice(0, 2), leadsTo(path).origin]).toEqual([expect.stringMatching(/^\/[^/\\]?$/), OURS]);
    expect(leadsTo(guardReturn(link, HERE)).origin).toBe(OURS);
    const internal = guardServerLink({ type: 'internal', link }, HERE);
    if (internal !== null)
      expect([internal.kind, leadsTo(internal.kind === 'internal' ? internal.path : internal.href).origin]).toEqual(['internal', OURS]);
    // As an external link it may be a site, but only as it is written: https, its own host, nobody's name before it.
    const external = guardExternal(link, HERE);
    if (external !== null) {
      expect(link.toLowerCase().startsWith(`https://${leadsTo(external).host}`)).toBe(true);
      expect(leadsTo(external)).toMatchObject({ protocol: 'https:', username: '', password: '' });
    }
    const any = guardLink(link, HERE);
    if (any?.kind === 'internal') expect(leadsTo(any.path).origin).toBe(OURS);
    if (any?.kind === 'external') expect(leadsTo(any.href)).toMatchObject({ protocol: 'https:', username: '', password: '' });
    if (any?.kind === 'contact') expect(leadsTo(any.href).protocol).toMatch(/^(mailto|tel):$/);
  });

  test.each(ENCODED)('encoded: %s', (link) => {
    for (const path of [guardInternal(link, HERE), guardReturn(link, HERE)]) {
      if (path === null) continue;
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(leadsTo(path).origin).toBe(OURS);
    }
    expect(guardExternal(link, HERE)).toBeNull();
  });

  test('what starts with two slashes, or normalises to it, is no path of ours', () => {
    for (const link of [
      '//evil.com',
      '/.//evil.com',
      '/a/..//evil.com',
      '/%2e//evil.com',
      '/%252e//evil.com',
      '/\\evil.com',
      '/\t/evil.com',
      'https:evil.com',
      'evil.com',
      '',
    ])
      expect([link, guardInternal(link, HERE)]).toEqual([link, null]);
  });

  test.each([`${OURS}//evil.com`, `${OURS}/.//evil.com`, `${OURS}/a/..//evil.com/x`])(
    'nor an address of our own host whose path is another host: %s',
    (link) => expect(guardLink(link, HERE)).toBeNull(),
  );

  test('on a page without https, too', () => {
    for (const link of HOSTILE)
      expect(new URL(guardReturn(link, at('http://localhost:4173')), 'http://localhost:4173').origin).toBe('http://localhost:4173');
  });
});

describe('what is ours passes unchanged', () => {
  test.each([
    '/',
    '/me',
    '/selling-area/milano-1',
    '/selling-area/milano-1/cart',
    '/selling-area/milano-1?description=milano-1-01&mode=preview',
    '/lista-ordini?order=ordine-1001',
    '/payment/payment-options/definedAmountMethod?key-to-update=SELLING_AREA_PICKED_PI&return-url=%2Fselling-area%2Fmilano-1%2Fcart',
    '/menu/00000000-0000-4000-8000-000000000001#primi',
    '/selling-area/caff%C3%A8',
    '/a?b=c%20d',
  ])('%s', (path) => {
    expect(guardInternal(path, HERE)).toBe(path);
    expect(guardReturn(path, HERE)).toBe(path);
    expect(guardServerLink({ type: 'internal', link: path }, HERE)).toEqual({ kind: 'internal', path });
    expect(guardLink(path, HERE)).toEqual({ kind: 'internal', path });
  });

  test('dots are resolved, not followed out', () => {
    expect(guardInternal('/a/../me', HERE)).toBe('/me');
    expect(guardInternal('/../../me', HERE)).toBe('/me');
  });
});

describe('external addresses', () => {
  test.each([
    ['https://partner.example/menu', 'https://partner.example/menu'],
    ['https://partner.example', 'https://partner.example/'],
    ['https://partner.example:8443/a?b=c#d', 'https://partner.example:8443/a?b=c#d'],
    ['HTTPS://Partner.Example/X', 'https://partner.example/X'],
  ])('%s passes', (link, href) => {
    expect(guardServerLink({ type: 'external', link }, HERE)).toEqual({ kind: 'external', href });
    expect(guardLink(link, HERE)).toEqual({ kind: 'external', href });
  });

  test.each([
    'http://partner.example/',
    '//partner.example/',
    'xhttps://partner.example/',
    'https://a:b@partner.example/',
    'https://a@partner.example/',
    'https://',
    'https://localhost/',
    '/me',
  ])('%s does not', (link) => expect(guardServerLink({ type: 'external', link }, HERE)).toBeNull());

  describe('a page of its own on exactly our own origin', () => {
    const HTTP = 'http://localhost:4173';
    const follow = (link: string, origin: string) => guardServerLink({ type: 'external', link }, at(origin));

    test.each([
      [HTTP, `${HTTP}/sandbox/satispay/satispay-1001`],
      [HTTP, `${HTTP}/`],
      [HTTP, `${HTTP}/sandbox/edenred/login?stato=a%20b#c`],
      [OURS, `${OURS}/aiuto`],
    ])('at %s: %s passes', (origin, href) => expect(follow(href, origin)).toEqual({ kind: 'external', href }));

    test.each([
      'http://localhost:4173',
      'http://localhost:4174/',
      'http://localhost/',
      'http://localhost:41730/',
      'http://localhost:4173.evil.com/',
      'http://localhost:4173@evil.com/',
      'http://localhost:4173:x@evil.com/',
      'http://LOCALHOST:4173/',
      'HTTP://localhost:4173/',
      'https://localhost:4173/',
      'http://evil.com/',
      'http://localhost:4173//evil.com',
      'http://localhost:4173/\\evil.com',
      'http://localhost:4173/%2f%2fevil.com',
      'http://localhost:4173/a/..//evil.com',
      'http://localhost:4173/a b',
      'http://localhost:4173/\t/evil.com',
      ' http://localhost:4173/',
      '//localhost:4173/',
      'blob:http://localhost:4173/x',
      'javascript:alert(1)//http://localhost:4173/',
    ])('at http://localhost:4173: %j does not', (link) => expect(follow(link, HTTP)).toBeNull());
  });

  test('a link must be what the server says it is', () => {
    expect(guardServerLink({ type: 'internal', link: 'https://partner.example/' }, HERE)).toBeNull();
    expect(guardServerLink({ type: 'internal', link: `${OURS}/me` }, HERE)).toBeNull();
  });

  test('an address of our own host is a path', () => {
    expect(guardLink(`${OURS}/me?x=1#y`, HERE)).toEqual({ kind: 'internal', path: '/me?x=1#y' });
  });
});

describe('contacts, for links that a person presses', () => {
  test.each(['tel:+39021234567', 'tel:800 123 456', 'mailto:aiuto@pausa.test', 'mailto:a.b+c@mail.pausa.test'])('%s', (link) =>
    expect(guardLink(link, HERE)).toEqual({ kind: 'contact', href: link }),
  );

  test.each([
    'tel:',
    'tel:alert(1)',
    'mailto:',
    'mailto:a@b.it?cc=x@y.it&body=z',
    'mailto:a@b.it,c@d.it',
    'mailto:a b@c.it',
    'sms:800123456',
    'TEL:800123456#',
    'xtel:800123456',
  ])('not %s', (link) => expect(guardLink(link, HERE)).toBeNull());
});

describe('after the sign-in', () => {
  test.each([
    '/login',
    '/login/',
    '/login?redirect_to=/login',
    '/login#x',
    '/LOGIN',
    '/login-with-email',
    '/login-with-email?email=a@b.it',
    '/login-with-token?oobCode=x',
    '/./login',
    '/me/../login',
    '/%2e/login',
    '/%6cogin',
    '/lo%67in-with-email',
    '/%4cOGIN',
  ])('never back into a login: %s', (path) => expect(guardReturn(path, HERE)).toBe('/'));

  test('nothing remembered, or nothing of ours: home [P1-2.14]', () => {
    for (const path of [null, '', '//evil.com', 'https://evil.com', 'javascript:alert(1)']) expect(guardReturn(path, HERE)).toBe('/');
  });

  test('a malformed escape does not break it', () => {
    expect(new URL(guardReturn('/%E0%A4%A', HERE), OURS).origin).toBe(OURS);
  });

  test('somewhere else than home, where the page names another place', () => {
    expect(guardReturn('/me', HERE, '/payment')).toBe('/me');
    for (const path of [null, '', '//evil.com', '/login', 'https://evil.com']) expect(guardReturn(path, HERE, '/payment')).toBe('/payment');
  });

  test.each(['/me?from=/login', '/me/login'])('a path that only mentions the login passes: %s', (path) =>
    expect(guardReturn(path, HERE)).toBe(path),
  );
});

describe('where a code leads [P1-5.9]', () => {
  const OWN = ['app.pausa.test', 'pausa.example'];
  const internal = (link: string) => guardCodeLink({ type: 'internal', link }, HERE, OWN);
  const external = (link: string) => guardCodeLink({ type: 'external', link }, HERE, OWN);

  test.each(['/', '/selling-area/milano-1', '/selling-area/milano-1?mode=preview#x', '/coffee/selling-area/caffe-1', '/code', '/codes/1'])(
    'inside: %s',
    (link) => expect(internal(link)).toEqual({ kind: 'internal', path: link }),
  );

  test.each([
    '/code-landing',
    '/code-landing/ciclo1',
    '/CODE-landing/ciclo1',
    '/a/../code-landing/ciclo1',
    '/%63ode-landing/ciclo1',
    '/%2563ode-landing/ciclo1',
    '/code%2Dlanding/ciclo1',
    '/code%2dlanding%2fciclo1',
    '/login?redirect_to=/code-landing/ciclo1',
    '/login?redirect_to=%2F%63ode-landing%2Fciclo1',
    '/login?redirect_to=%2F%2563ode-landing%2Fciclo1',
    '/privacy-policy?redirect_to=%2Fcode-landing',
    '/a#code-landing',
    'selling-area/milano-1',
    'code-landing/x',
    '',
    'https://app.pausa.test/selling-area/milano-1',
  ])('not inside: %s [P1-5.8]', (link) => expect(internal(link)).toBeNull());

  test.each([
    ['https://partner.example/menu', 'https://partner.example/menu'],
    ['https://partner.example/code', 'https://partner.example/code'],
    ['https://partner.example/code-landing/x', 'https://partner.example/code-landing/x'],
    ['https://notpausa.example/code-landing/x', 'https://notpausa.example/code-landing/x'],
    ['https://pausa.example.evil.com/code', 'https://pausa.example.evil.com/code'],
    ['https://pausa.example/selling-area/milano-1', 'https://pausa.example/selling-area/milano-1'],
    ['https://pausa.example/codes', 'https://pausa.example/codes'],
    ['https://pausa.example/guida/code', 'https://pausa.example/guida/code'],
  ])('outside: %s', (link, href) => expect(external(link)).toEqual({ kind: 'external', href }));

  test.each([
    'https://pausa.example/code',
    'https://pausa.example/code/',
    'https://pausa.example/code?utm_medium=nfc',
    'https://pausa.example/code-landing',
    'https://pausa.example/code-landing/ciclo1',
    'https://PAUSA.example/Code-Landing/ciclo1',
    'https://pausa.example./code-landing/ciclo1',
    'https://pausa.example:8443/code-landing/ciclo1',
    'https://pausa.example//code-landing/ciclo1',
    'https://pausa.example//code',
    'https://pausa.example/a/../code',
    'https://pausa.example/%63ode',
    'https://pausa.example/%2563ode-landing/x',
    'https://pausa.example/login?redirect_to=/code-landing/ciclo1',
    'https://app.pausa.test/code',
    'https://app.pausa.test/code-landing/ciclo1',
    '/selling-area/milano-1',
    '//partner.example/menu',
    'http://partner.example/menu',
    'javascript:alert(1)',
    'https://pausa.example@evil.com/',
  ])('not outside: %s [P1-5.7]', (link) => expect(external(link)).toBeNull());

  test('the page’s own host is ours even where the list names others', () => {
    expect(guardCodeLink({ type: 'external', link: `${OURS}/code` }, HERE, ['pausa.example'])).toBeNull();
    expect(guardCodeLink({ type: 'external', link: `${OURS}/code` }, HERE, [])).toBeNull();
  });

  test('no hostile string leaves by a code', () => {
    for (const link of HOSTILE) {
      const target = internal(link);
      if (target?.kind === 'internal') expect([link, leadsTo(target.path).origin]).toEqual([link, OURS]);
      else expect([link, target]).toEqual([link, null]);
      const outside = external(link);
      if (outside?.kind === 'external') expect(leadsTo(outside.href)).toMatchObject({ protocol: 'https:', username: '', password: '' });
      else expect([link, outside]).toEqual([link, null]);
    }
  });
});

describe('the code of a QR code [P1-5.5]', () => {
  const OWN = ['app.pausa.test', 'pausa.example'];

  test.each([
    ['https://pausa.example/code-landing/milano1', 'milano1'],
    ['https://app.pausa.test/code-landing/a', 'a'],
    ['https://pausa.example/code-landing/7', '7'],
    ['https://pausa.example/code-landing/milano1/', 'milano1'],
    ['https://pausa.example/code-landing/milano1?utm_medium=qr&utm_source=frigo', 'milano1'],
    ['https://pausa.example/code-landing/milano1#x', 'milano1'],
    ['HTTPS://PAUSA.EXAMPLE/code-landing/milano1', 'milano1'],
    ['http://pausa.example/code-landing/milano1', 'milano1'],
    ['https://pausa.example:8443/code-landing/milano1', 'milano1'],
    [' https://pausa.example/code-landing/milano1\n', 'milano1'],
    [`https://pausa.example/code-landing/${'a'.repeat(64)}`, 'a'.repeat(64)],
  ])('%j has %s', (text, code) => expect(codeOfQr(text, OWN)).toBe(code));

  test.each([
    '',
    ' ',
    'milano1',
    '/code-landing/milano1',
    'pausa.example/code-landing/milano1',
    '//pausa.example/code-landing/milano1',
    'https://evil.com/code-landing/milano1',
    'https://pausa.example.evil.com/code-landing/milano1',
    'https://evilpausa.example/code-landing/milano1',
    'https://sub.pausa.example/code-landing/milano1',
    'https://pausa.example@evil.com/code-landing/milano1',
    'https://evil.com@pausa.example/code-landing/milano1',
    'https://user:pw@pausa.example/code-landing/milano1',
    'https://:pw@pausa.example/code-landing/milano1',
    'https://[',
    'xhttps://pausa.example/code-landing/milano1',
    'https://evil.com/?https://pausa.example/code-landing/milano1',
    'https://evil.com#https://pausa.example/code-landing/milano1',
    'https://evil.com\\@pausa.example/code-landing/milano1',
    'https://pausa.example\\@evil.com/code-landing/milano1',
    'https://pausa.example/code-landing',
    'https://pausa.example/code-landing/',
    'https://pausa.example/code-landing/Milano1',
    'https://pausa.example/code-landing/milano-1',
    'https://pausa.example/code-landing/milano_1',
    'https://pausa.example/code-landing/caffè',
    'https://pausa.example/code-landing/a%20b',
    'https://pausa.example/code-landing/%61',
    'https://pausa.example/code-landing/a/b',
    'https://pausa.example/code-landing//milano1',
    'https://pausa.example//code-landing/milano1',
    'https://pausa.example/x/code-landing/milano1',
    'https://pausa.example/code/milano1',
    'https://pausa.example/CODE-LANDING/milano1',
    'https://pausa.example/?x=/code-landing/milano1',
    'https://pausa.example/#/code-landing/milano1',
    `https://pausa.example/code-landing/${'a'.repeat(65)}`,
    'ftp://pausa.example/code-landing/milano1',
    'javascript://pausa.example/code-landing/milano1',
    'data:text/html,https://pausa.example/code-landing/milano1',
    'https:pausa.example/code-landing/milano1',
    'https://pausa.example/code-landing/mila\nno1',
    'https://pausa.exa\tmple/code-landing/milano1',
    'https://pausa.example/code-landing/milano1 https://evil.com',
    'WIFI:T:WPA;S:ufficio;P:segreta;;',
    'BEGIN:VCARD\nFN:Anna\nEND:VCARD',
    'tel:+39021234567',
  ])('%j has none', (text) => expect(codeOfQr(text, OWN)).toBeNull());

  test('hostile strings have none, whatever is written after them', () => {
    for (const text of HOSTILE) expect([text, codeOfQr(`${text}/code-landing/milano1`, OWN)]).toEqual([text, null]);
  });

  test('without own domains there is no code', () => {
    expect(codeOfQr('https://pausa.example/code-landing/milano1', [])).toBeNull();
  });
});
