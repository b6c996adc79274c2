/** Every guard of an address against addresses that are made of the hostile ones by chance, always the same ones. */
import { unescape as decodeOnce } from 'node:querystring';
import { expect, test } from 'vitest';
import { chance } from '../../../../tests/support/chance.ts';
import { API_PATHS, hostileLinks } from '../../../../tests/support/hostile-links.ts';
import type { AddressPolicy } from './addresses.ts';
import { codeOfQr, guardCodeLink, guardContinue, guardExternal, guardInternal, guardLink, guardReturn, guardServerLink } from './links.ts';
import { guardPicture } from './pictures.ts';

/** For each guard and each place of the API; every one with `npm test -- --all`. */
const TRIES = process.env['PAUSA_TEST_EXHAUSTIVE'] === '1' ? 20_000 : 500;
const OURS = 'https://app.pausa.test';
const BASES = ['', 'https://api.pausa.test', 'https://api.pausa.test/v1', '/api'] as const;
const ALIAS = 'https://pausa.example';
const CDN = 'https://cdn.pausa.test';
const at = (apiBaseUrl: string): AddressPolicy => ({ origin: OURS, apiBaseUrl, apiAliases: [ALIAS], pictureOrigins: [OURS, CDN] });

const HOSTS = [
  OURS,
  'https://api.pausa.test',
  'https://api.pausa.test.',
  'HTTPS://API.pausa.test',
  `${OURS}:443`,
  ALIAS,
  CDN,
  '//app.pausa.test',
  '//api.pausa.test',
  'https://api.pausa.test/v1',
  'http://app.pausa.test',
  'https://evil.example',
  '',
];
const HONEST = [
  '/',
  '/me',
  '/selling-area/milano-1/cart?upselling=1#fine',
  '/a//b',
  '/selling-area/caff%C3%A8',
  `${OURS}/me`,
  'https://partner.example/a?b=c',
  `${CDN}/piatti/penne.jpg`,
  '/immagini/penne.png',
  'piatti/penne.svg',
  `${OURS}/code-landing/milano1`,
  `${ALIAS}/code-landing/abc123`,
  'tel:+390212345',
  'mailto:aiuto@pausa.test',
];
const CHARS = [
  '\t',
  '\n',
  '\r',
  '\0',
  '\u0001',
  ' ',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u2028',
  '\u2060',
  '\ufeff',
  '\\',
  '/',
  '//',
  '.',
  '..',
  '/../',
  '/./',
  '%',
  '%2f',
  '%5c',
  '%2e',
  '%09',
  '%00',
  '%u002f',
  '%uff0f',
  '%252f',
  ':',
  '@',
  ';',
  '?',
  '#',
  '&',
  '[',
  ']',
  '\uff0f',
  '\uff3c',
  '\uff0e',
  '\u3002',
  '\uff1a',
  '\uff20',
  '\u2044',
  '\u2100',
  'b2c',
  'B2C',
  '\u24d12c',
  'logout',
  'javascript:',
  'data:',
  'https:',
  'evil.example',
  '\ud800',
  '\u202e',
  '\u0130',
  '\u212a',
];
const PREFIXES = [
  '/',
  '//',
  '/\\',
  '\\',
  ' ',
  '\t',
  '\u0001',
  'https:',
  'https://',
  'javascript:',
  'data:text/html,',
  'blob:',
  '/me/../',
  '/.',
  '/%2e%2e',
  './',
  '../',
  OURS,
  `${OURS}/`,
  'view-source:',
  '?',
  '#',
  '@',
  ';/',
];
const SUFFIXES = [
  '/',
  '//',
  '?',
  '#',
  '?x=//evil.example',
  '#//evil.example',
  ';',
  '%',
  '.svg',
  '/..',
  '/%2e%2e',
  '\\',
  ' ',
  '\u0000',
  '/b2c/auth/logout',
  '/../b2c/auth/logout',
  '@evil.example',
  '.evil.example',
];
const SEEDS = [...hostileLinks(OURS), ...API_PATHS.flatMap((path) => HOSTS.map((host) => host + path.trimStart()))].filter(
  (seed) => seed.length < 500,
);

function* addresses(seed: number): Generator<string> {
  const { next: random, pick, below } = chance(seed);
  const place = (text: string) => below(text.length + 1);
  const hex = (char: string) => `%${(char.charCodeAt(0) % 256).toString(16).padStart(2, '0')}`;
  const MUTATIONS: readonly ((text: string) => string)[] = [
    (text) => {
      const i = place(text);
      return text.slice(0, i) + pick(CHARS) + text.slice(i);
    },
    (text) => {
      const i = place(text);
      return text.slice(0, i) + pick(CHARS) + text.slice(i);
    },
    (text) => {
      const i = place(text);
      return text.slice(0, i) + pick(CHARS) + text.slice(i + 1);
    },
    (text) => {
      const i = place(text);
      return text.slice(0, i) + text.slice(i + 1);
    },
    (text) => {
      const i = place(text);
      return text.slice(0, i) + (text[i] === undefined ? '' : hex(text[i])) + text.slice(i + 1);
    },
    (text) => {
      const i = place(text);
      return text.slice(0, i) + (text[i] === undefined ? '' : hex(hex(text[i]).slice(0, 1)) + hex(text[i]).slice(1)) + text.slice(i + 1);
    },
    (text) => {
      const i = place(text);
      const c = text.charCodeAt(i);
      return c > 32 && c < 127 ? text.slice(0, i) + String.fromCharCode(c + 0xfee0) + text.slice(i + 1) : text;
    },
    (text) => {
      const i = place(text);
      return text.slice(0, i) + (text[i] ?? '').repeat(1 + Math.floor(random() * 4)) + text.slice(i + 1);
    },
    (text) => pick(PREFIXES) + text,
    (text) => text + pick(SUFFIXES),
    (text) => text.replaceAll('/', pick(['\\', '//', '/./', '%2f', '%5c', '\uff0f', '/;x/', '/\t', '%252f'])),
    (text) => text.toUpperCase(),
    (text) => text.replace(/[a-z]/g, (char) => (random() < 0.5 ? char.toUpperCase() : char)),
    (text) => encodeURI(text.replace(/\p{Surrogate}/gu, '')),
    (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')),
    (text) => text.replace(/[^/]/g, (char) => (random() < 0.3 ? hex(char) : char)),
    (text) => {
      const other = pick(SEEDS);
      return text.slice(0, place(text)) + other.slice(place(other));
    },
    (text) => `/login?redirect_to=${text}`,
    (text) =>
      text.replace(/^https?:\/\//, pick(['http://', 'HTTPS:', 'https:\\\\', '//', 'https://x@', 'https://x:y@', 'ftp://', 'https:/'])),
  ];
  const seen = new Set<string>();
  for (;;) {
    let text = random() < 0.25 ? pick(HONEST) : pick(SEEDS);
    for (let times = Math.floor(random() * 4); times > 0; times -= 1) text = pick(MUTATIONS)(text);
    if (text.length > 4000 || seen.has(text)) continue;
    seen.add(text);
    yield text;
  }
}

/** Every reading of a path by somebody who decodes it up to ten times, in any of two ways. */
function readingsOf(path: string): string[] {
  const all = [path];
  let read = path;
  let unicode = path;
  for (let round = 0; round < 10; round += 1) {
    read = decodeOnce(read);
    unicode = decodeOnce(unicode.replace(/%u([\da-f]{4})/gi, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16))));
    all.push(read, unicode);
  }
  return [...new Set(all)];
}
/** The API's segment, in the eyes of the laxest server. */
const namesApi = (path: string) =>
  path
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}]/gu, '')
    .toLowerCase()
    .split(/[/\\?#]/)
    .some((segment) => segment.replace(/;.*/s, '').replace(/\.+$/, '') === 'b2c');
const onApi = (url: URL, base: string) =>
  [OURS, base === '' ? OURS : new URL(base, OURS).href, ALIAS].some((one) => new URL(one).hostname === url.hostname.replace(/\.+$/, ''));

function faultsOfPath(path: string): string[] {
  const faults: string[] = [];
  if (!/^\/(?![/\\])/.test(path)) faults.push('no single slash');
  // oxlint-disable-next-line no-control-regex -- these are exactly what must not be there
  if (/[\u0000-\u0020\u007f\\]/.test(path)) faults.push('control');
  for (const base of [OURS, `${OURS}/selling-area/milano-1/cart?a=1`]) {
    const url = new URL(path, base);
    if (url.origin !== OURS) faults.push(`leads to ${url.origin}`);
    if (url.pathname.startsWith('//')) faults.push('bare pathname');
    if (namesApi(url.pathname)) faults.push('API');
  }
  for (const reading of readingsOf(path.split(/[?#]/, 1)[0] ?? '')) {
    try {
      const url = new URL(reading, OURS);
      if (url.origin !== OURS) faults.push(`decoded: ${url.origin}`);
      if (namesApi(url.pathname) || namesApi(decodeOnce(url.pathname))) faults.push(`decoded: API ${reading}`);
    } catch {
      faults.push(`decoded: none`);
    }
  }
  return faults;
}
function faultsOfHref(href: string, base: string, allows: (url: URL) => boolean): string[] {
  const url = new URL(href);
  const faults: string[] = [];
  if (!allows(url)) faults.push(`goes to ${url.protocol}//${url.host}`);
  if (url.username !== '' || url.password !== '') faults.push('credentials');
  if (onApi(url, base))
    for (const reading of readingsOf(url.pathname)) {
      let pathname = reading;
      try {
        pathname = new URL(reading, url.origin).pathname;
      } catch {
        /* its text is read */
      }
      if (namesApi(pathname) || namesApi(reading)) {
        faults.push('API');
        break;
      }
    }
  return faults;
}
const isLogin = (path: string) =>
  readingsOf(path.split(/[?#]/, 1)[0] ?? '').some((reading) => {
    try {
      return /^\/login/i.test(new URL(reading, OURS).pathname);
    } catch {
      return false;
    }
  });

type Judge = (text: string, base: string) => readonly string[] | null;
const link = (target: ReturnType<typeof guardLink>, base: string): readonly string[] | null => {
  if (target === null) return null;
  if (target.kind === 'internal') return faultsOfPath(target.path);
  if (target.kind === 'contact')
    return /^(tel|mailto):$/.test(new URL(target.href).protocol) && !/[\s<>"]/.test(target.href.replace(/^tel:[\d +()-]*$/, ''))
      ? []
      : ['contact'];
  return faultsOfHref(target.href, base, (url) => url.protocol === 'https:' || url.origin === OURS);
};
const returned = (path: string, fallback: string) =>
  path === fallback ? null : [...faultsOfPath(path), ...(isLogin(path) ? ['login'] : [])];
const DOMAINS = ['pausa.example'];

/** Each guard with the fields that go through it. */
const GUARDS: Readonly<Record<string, Judge>> = {
  'guardServerLink internal': (text, base) => link(guardServerLink({ type: 'internal', link: text }, at(base)), base),
  'guardServerLink external': (text, base) => link(guardServerLink({ type: 'external', link: text }, at(base)), base),
  'guardInternal (createPIPath, helperScript)': (text, base) => {
    const path = guardInternal(text, at(base));
    return path === null ? null : faultsOfPath(path);
  },
  'guardExternal (terms-url, ticket-faq-url)': (text, base) => {
    const href = guardExternal(text, at(base));
    return href === null ? null : faultsOfHref(href, base, (url) => url.protocol === 'https:');
  },
  'guardLink (HTML, config.json)': (text, base) => link(guardLink(text, at(base)), base),
  'guardCodeLink internal': (text, base) => link(guardCodeLink({ type: 'internal', link: text }, at(base), DOMAINS), base),
  'guardCodeLink external': (text, base) => link(guardCodeLink({ type: 'external', link: text }, at(base), DOMAINS), base),
  'guardReturn (redirect_to, its storage)': (text, base) => returned(guardReturn(text, at(base)), '/'),
  'guardReturn (return-url)': (text, base) => returned(guardReturn(text, at(base), '/payment'), '/payment'),
  'guardContinue (continueUrl)': (text, base) => returned(guardContinue(text, at(base)), '/'),
  'guardPicture (pictures)': (text, base) => {
    const picture = guardPicture(text, at(base));
    if (picture?.kind !== 'allowed') return null;
    const api = new URL(`${base}/`, OURS).origin;
    const url = new URL(picture.url);
    const isSvgElsewhere =
      ![api, OURS].includes(url.origin) && readingsOf(url.pathname + url.search).some((reading) => /\.svgz?(?![a-z\d])/i.test(reading));
    return [...faultsOfHref(picture.url, base, ({ origin }) => [api, OURS, CDN].includes(origin)), ...(isSvgElsewhere ? ['svg'] : [])];
  },
  'codeOfQr (QR codes)': (text) => {
    const code = codeOfQr(text, ['app.pausa.test', 'pausa.example']);
    if (code === null) return null;
    const url = new URL(text.trim());
    return /^[a-z0-9]{1,64}$/.test(code) &&
      ['app.pausa.test', 'pausa.example'].includes(url.hostname) &&
      url.pathname.replace(/\/$/, '') === `/code-landing/${code}`
      ? []
      : ['code'];
  },
};

for (const [name, faultsOf] of Object.entries(GUARDS)) {
  test(name, { timeout: 600_000 }, () => {
    const found: string[] = [];
    let passed = 0;
    for (const [index, base] of BASES.entries()) {
      let count = 0;
      for (const text of addresses(1000 + index)) {
        if ((count += 1) > TRIES) break;
        const faults = faultsOf(text, base);
        if (faults === null) continue;
        passed += 1;
        if (faults.length > 0) found.push(`${base} ${JSON.stringify(text)}: ${[...new Set(faults)].join(', ')}`);
      }
    }
    expect(found).toEqual([]);
    // A guard that lets nothing through is none.
    expect(passed).toBeGreaterThan(0);
  });
}
