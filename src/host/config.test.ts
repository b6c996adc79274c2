import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ConfigError, loadConfig, parseConfig } from './config.ts';
import { readTheme } from './document/theme.ts';

beforeAll(() => void vi.stubGlobal('window', { location: { origin: 'https://app.pausa.test', hostname: 'app.pausa.test' } }));
afterAll(() => void vi.unstubAllGlobals());

const GOOD = {
  productName: 'Pausa',
  apiBaseUrl: 'https://api.pausa.test',
  supportPhone: '800 123 456',
  domains: ['app.pausa.test', 'pausa.example'],
  version: '0.0.1 production',
  buildNumber: '456',
  pictureHosts: ['https://cdn.pausa.test'],
  logoUrl: '/marchio.svg',
  touchIconUrl: 'https://pausa.test/icona.png',
  languages: ['it', 'en', 'de'],
  loginPictureUrl: '/accesso.jpg',
  mediumPrefix: 'pausa',
  paymentMethods: ['braintree_cc', 'pellegrini'],
  ipLookupUrl: 'https://ip.pausa.test/',
  eventsUrl: '/eventi',
  vitalsSampleRate: 0.5,
  opensOffline: false,
  idempotencyHeader: 'Idempotency-Key',
  links: {
    privacy: 'https://pausa.test/privacy',
    dayGuide: 'https://pausa.test/guida-day.pdf',
    ticketGuide: 'https://pausa.test/guida.pdf',
    terms: 'https://pausa.test/termini',
    ticketFaq: 'https://pausa.test/domande',
  },
  signInMethods: ['microsoft', 'google', 'email'],
  firebase: { apiKey: 'key', projectId: 'pausa', authDomain: 'pausa.firebaseapp.test', emulator: false, helperScript: null },
};
const NO_THEME = { light: {}, dark: {}, tokens: {} };
const TEXTS = ['productName', 'apiBaseUrl', 'supportPhone', 'version', 'firebase.apiKey', 'firebase.projectId', 'firebase.authDomain'];

/** The good one with another value, or none, at a dotted path. */
function configWith(path: string, value: unknown): unknown {
  const copy = structuredClone(GOOD) as Record<string, unknown>;
  const [first = '', second] = path.split('.');
  const holder = second === undefined ? copy : (copy[first] as Record<string, unknown>);
  if (value === undefined) delete holder[second ?? first];
  else holder[second ?? first] = value;
  return copy;
}

function messageOf(json: unknown): string {
  try {
    parseConfig(json, { methods: ['braintree_cc', 'pellegrini'] });
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(ConfigError);
    return (thrown as ConfigError).message;
  }
  throw new Error('it was taken');
}

test('a whole configuration is taken as it is', () => {
  expect(parseConfig(GOOD)).toEqual({ ...GOOD, svgPictures: false, theme: NO_THEME });
});

test('unknown fields are left out', () => {
  expect(parseConfig({ ...GOOD, secret: 'x', firebase: { ...GOOD.firebase, appId: 'y' } })).toEqual({
    ...GOOD,
    svgPictures: false,
    theme: NO_THEME,
  });
});

describe('each missing or wrong field is named, and no other', () => {
  test.each(TEXTS.flatMap((path) => [undefined, null, 1, true, {}, ['x']].map((value) => [path, value] as const)))(
    '%s: %j',
    (path, value) => {
      const message = messageOf(configWith(path, value));
      expect(message).toContain(`${path}: `);
      for (const other of TEXTS) if (other !== path) expect(message).not.toContain(`${other}: `);
    },
  );

  test.each(['email', [], ['email', 'apple'], [1], { 0: 'email' }])('signInMethods: %j', (value) =>
    expect(messageOf(configWith('signInMethods', value))).toContain('signInMethods: '),
  );

  test.each([['it'], [[]], [['it', 'fr']], [['IT']], [{ 0: 'it' }]])('languages: %j', (value) =>
    expect(messageOf(configWith('languages', value))).toBe('config.json is not usable. languages: expected a list of it, en, de'),
  );

  test.each([
    'pausa.example',
    [],
    [1],
    [''],
    ['pausa.example', null],
    ['https://pausa.example'],
    ['pausa.example/'],
    ['pausa.example:443'],
    ['Pausa.Example'],
    [' pausa.example'],
    ['user@pausa.example'],
    { 0: 'pausa.example' },
  ])('domains: %j', (value) => expect(messageOf(configWith('domains', value))).toContain('domains: '));

  test.each([
    'https://cdn.pausa.test',
    [1],
    ['cdn.pausa.test'],
    ['http://cdn.pausa.test'],
    ['https://cdn.pausa.test/'],
    ['https://cdn.pausa.test/foto'],
    ['https://CDN.pausa.test'],
    ['https://*.pausa.test'],
    ['https://user@cdn.pausa.test'],
    ['https:'],
    ['data:'],
  ])('pictureHosts: %j', (value) =>
    expect(messageOf(configWith('pictureHosts', value))).toBe('config.json is not usable. pictureHosts: expected a list of https origins'),
  );

  test.each(['logoUrl', 'touchIconUrl', 'loginPictureUrl', 'links.privacy', 'links.terms', 'ipLookupUrl', 'eventsUrl'])(
    'a page or a picture that is a call of the API’s: %s',
    (path) => {
      for (const value of ['/b2c/auth/logout', '/me/..%2fb2c/auth/logout', 'https://api.pausa.test/b2c/auth/logout'])
        expect(messageOf(configWith(path, value))).toContain(`${path}: `);
    },
  );

  test.each(['false', 0, {}])('opensOffline: %j', (value) => {
    expect(messageOf(configWith('opensOffline', value))).toContain('opensOffline: expected true or false');
  });

  test.each(['true', 1, {}])('firebase.emulator: %j', (value) => {
    expect(messageOf(configWith('firebase.emulator', value))).toContain('firebase.emulator: ');
  });

  test.each(['//evil.com/x.js', 'https://evil.com/x.js', 'x.js', '', 1, true, {}])('firebase.helperScript: %j', (value) => {
    expect(messageOf(configWith('firebase.helperScript', value))).toContain('firebase.helperScript: ');
  });

  test.each([undefined, null, 1, {}, '', 'privacy', '//evil.com', 'http://pausa.test/privacy', 'javascript:alert(1)', 'tel:800123456'])(
    'links.privacy: %j',
    (value) => expect(messageOf(configWith('links.privacy', value))).toContain('links.privacy: '),
  );

  test.each([1, {}, '', 'guida.pdf', '//evil.com', 'http://pausa.test/guida.pdf', 'javascript:alert(1)', 'tel:800123456'])(
    'links.ticketGuide: %j',
    (value) => expect(messageOf(configWith('links.ticketGuide', value))).toContain('links.ticketGuide: '),
  );

  test('firebase as a whole', () => {
    for (const value of [undefined, null, 'x', 1]) {
      const message = messageOf(configWith('firebase', value));
      for (const path of ['firebase.apiKey', 'firebase.projectId', 'firebase.authDomain']) expect(message).toContain(`${path}: `);
    }
  });

  test.each([null, undefined, 'config', 1, [], true])('a file that is %j names them all', (json) => {
    const message = messageOf(json);
    for (const path of TEXTS) expect(message).toContain(`${path}: `);
  });
});

test('what may be left out: the ways in (then all three), the domains (then the page’s own), other hosts of pictures (then none), opening offline (then it does), the emulator and the helper (then none)', () => {
  expect(parseConfig(configWith('domains', undefined)).domains).toEqual(['app.pausa.test']);
  expect(parseConfig(configWith('pictureHosts', undefined)).pictureHosts).toEqual([]);
  expect(parseConfig(configWith('pictureHosts', [])).pictureHosts).toEqual([]);
  expect(parseConfig(configWith('signInMethods', undefined)).signInMethods).toEqual(['microsoft', 'google', 'email']);
  expect(parseConfig(configWith('opensOffline', undefined)).opensOffline).toBe(true);
  expect(parseConfig(configWith('firebase.emulator', undefined)).firebase.emulator).toBe(false);
  expect(parseConfig(configWith('firebase.emulator', true)).firebase.emulator).toBe(true);
  expect(parseConfig(configWith('firebase.helperScript', undefined)).firebase.helperScript).toBeNull();
  expect(parseConfig(configWith('firebase.helperScript', '/sandbox/gapi.js')).firebase.helperScript).toBe('/sandbox/gapi.js');
});

describe('the brand', () => {
  test('may be left out: the letter’s mark, our colours, Italian, the name as the prefix, every method', () => {
    const { logoUrl: _, touchIconUrl: _1, loginPictureUrl: _2, languages: _3, mediumPrefix: _4, paymentMethods: _5, ...plain } = GOOD;
    expect(parseConfig({ ...plain, productName: 'Mensa' })).toMatchObject({
      logoUrl: null,
      touchIconUrl: null,
      loginPictureUrl: null,
      theme: { light: {}, dark: {}, tokens: {} },
      languages: ['it'],
      mediumPrefix: 'mensa',
      paymentMethods: null,
    });
  });

  test.each([
    ['logoUrl', 'http://pausa.test/logo.svg'],
    ['logoUrl', 'javascript:alert(1)'],
    ['touchIconUrl', 1],
    ['mediumPrefix', 'Due parole'],
    ['mediumPrefix', ''],
    ['mediumPrefix', 5],
    ['paymentMethods', ['bitcoin']],
    ['paymentMethods', []],
    ['paymentMethods', 'pellegrini'],
  ])('%s: %j is named', (path, value) => expect(messageOf(configWith(path, value))).toContain(`${path}: expected`));

  test('a page that offers no payments takes a method that it does not know', () =>
    expect(parseConfig(configWith('paymentMethods', ['bitcoin'])).paymentMethods).toEqual(['bitcoin']));
});

describe('the theme', () => {
  const themeOf = (theme: unknown) => parseConfig({ ...GOOD, theme }, { readTheme }).theme;
  const ROLES = { light: { primary: '#123456', background: '#FFFFFF' }, dark: { scrim: '#00000099' } };
  test('colours by their role', () => expect(themeOf(ROLES)).toEqual({ ...ROLES, tokens: {} }));

  test('the other tokens', () => {
    const tokens = {
      font: "'Gill Sans', sans-serif",
      'radius-pill': '8px',
      'shadow-sheet': '0 1px 2px rgba(0, 0, 0, .2)',
      'shadow-resting': 'none',
    };
    expect(themeOf({ tokens })).toEqual({ light: {}, dark: {}, tokens });
  });

  test('the names of version 0.1 still work, with one warning; the current name counts before them', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const light = { green: '#111111', primary: '#222222', 'ink-2': '#333333' };
    expect(themeOf({ light, dark: { green: '#444444' } })).toEqual({
      light: { primary: '#222222', 'text-muted': '#333333' },
      dark: { primary: '#444444' },
      tokens: {},
    });
    expect(warn.mock.calls).toEqual([['config.json: colours have new names. green is primary, ink-2 is text-muted.']]);
  });

  test.each([{}, { light: {} }, { light: null, dark: null }])('%j changes nothing', (value) => expect(themeOf(value)).toEqual(NO_THEME));

  test.each([
    ['theme.light.azzurro: unknown', { light: { azzurro: '#123456' } }],
    ['theme.light.primry: unknown; did you mean theme.light.primary?', { light: { primry: '#123456' } }],
    ['theme.light.primary: expected a colour like #0B7146', { light: { primary: 'red;background:url(//evil.com)' } }],
    ['theme.light.primary: expected a colour like #0B7146', { light: { primary: '#12345', text: '#000000' } }],
    ['theme.dark: expected colours by their role', { dark: 'dark' }],
    ['theme.dark: expected colours by their role', { dark: ['#123456'] }],
    ['theme.dark.primary: expected a colour like #0B7146', { light: { primary: '#123456' }, dark: { primary: 1 } }],
    ['theme.tokens: expected values by the name of their token', { tokens: '8px' }],
    ['theme.tokens.primary: unknown', { tokens: { primary: '#123456' } }],
    ['theme.tokens.radius-l: expected a length like 8px', { tokens: { 'radius-l': 'calc(1px)' } }],
    ['theme.tokens.font: expected families of typefaces like Georgia, serif', { tokens: { font: 'Georgia;}*{color:red}' } }],
    ['theme.tokens.font: expected families of typefaces like Georgia, serif', { tokens: { font: "Georgia, 'Gill Sans" } }],
    ['theme.tokens.radius-xl: expected a length like 8px', { tokens: { 'radius-xl': ['8px'] } }],
    ['theme.tokens.radius-x: unknown; did you mean theme.tokens.radius-s?', { tokens: { 'radius-x': '8px' } }],
    ['theme.tokens.shadow-sheet: expected shadows like 0 1px 2px #0003', { tokens: { 'shadow-sheet': '0 1px 2px rgba(0,0,0' } }],
    ['theme.light.text: expected a colour like #0B7146', { light: { text: ['#123456'] } }],
    ['theme.tokens.shadow-sheet: expected shadows like 0 1px 2px #0003', { tokens: { 'shadow-sheet': 'url(//evil.example)' } }],
    ['theme: expected light and dark', 'dark'],
  ])('%s, and nothing else: %j', (problem, theme) => {
    expect(() => themeOf(theme)).toThrow(new ConfigError(`config.json is not usable. ${problem}`));
  });

  test('stands among the other problems, all of them at once', () => {
    expect(() => parseConfig({ ...GOOD, version: 1, theme: { light: { primary: 'red' } }, links: {} }, { readTheme })).toThrow(
      'version: expected a text; theme.light.primary: expected a colour like #0B7146; links.privacy: expected',
    );
  });
});

describe('the guide to Day vouchers', () => {
  test.each([
    [undefined, null],
    [null, null],
    ['/guida-day.pdf', '/guida-day.pdf'],
    ['https://pausa.test/guida-day.pdf', 'https://pausa.test/guida-day.pdf'],
  ])('%j is %j', (value, read) => expect(parseConfig(configWith('links.dayGuide', value)).links.dayGuide).toBe(read));

  test.each([1, {}, '', 'guida.pdf', '//evil.com/a.pdf', 'http://pausa.test/a.pdf', 'javascript:alert(1)', 'tel:800123456'])(
    'not %j',
    (value) => expect(messageOf(configWith('links.dayGuide', value))).toContain('links.dayGuide: '),
  );
});

describe.each(['terms', 'ticketFaq'] as const)('links.%s', (name) => {
  test.each([
    [undefined, null],
    [null, null],
    ['/termini', '/termini'],
    ['https://pausa.test/termini', 'https://pausa.test/termini'],
  ])('%j is %j', (value, read) => expect(parseConfig(configWith(`links.${name}`, value)).links[name]).toBe(read));

  test.each([1, {}, '', 'termini', '//evil.com', 'http://pausa.test/termini', 'javascript:alert(1)', 'tel:800123456'])('not %j', (value) =>
    expect(messageOf(configWith(`links.${name}`, value))).toContain(`links.${name}: `),
  );
});

test.each([undefined, null])('a guide to vouchers need not be: %j', (value) =>
  expect(parseConfig(configWith('links.ticketGuide', value)).links.ticketGuide).toBeNull(),
);

describe('the header that names calls', () => {
  test.each([
    [undefined, null],
    [null, null],
    ['Idempotency-Key', 'Idempotency-Key'],
  ])('%j is %j', (value, read) => expect(parseConfig(configWith('idempotencyHeader', value)).idempotencyHeader).toBe(read));
  test.each([1, '', 'two words', 'a:b', '-x', 'x\ny'])('not %j', (value) =>
    expect(messageOf(configWith('idempotencyHeader', value))).toContain('idempotencyHeader: '),
  );
});

test('the privacy notice may be a page of our own origin', () =>
  expect(parseConfig(configWith('links.privacy', '/privacy.html')).links.privacy).toBe('/privacy.html'));

test.each([
  ['https://api.pausa.test/', 'https://api.pausa.test'],
  ['https://api.pausa.test///', 'https://api.pausa.test'],
  ['', ''],
])('the API’s address %j never ends in a slash', (given, kept) =>
  expect(parseConfig(configWith('apiBaseUrl', given)).apiBaseUrl).toBe(kept),
);

describe('the look-up of the device’s address', () => {
  test.each([
    ['https://ip.pausa.test/?format=json', 'https://ip.pausa.test/?format=json'],
    ['/ip', '/ip'],
    [null, null],
    [undefined, null],
  ])('%j is taken as %j', (value, taken) => expect(parseConfig(configWith('ipLookupUrl', value)).ipLookupUrl).toBe(taken));

  test.each(['http://ip.pausa.test/', '//ip.pausa.test', 'javascript:alert(1)', 'tel:800123456', '', 1, {}, true])(
    '%j is refused',
    (value) => expect(messageOf(configWith('ipLookupUrl', value))).toContain('ipLookupUrl: '),
  );
});

test('the configuration in the page is taken without a request', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  vi.stubGlobal('window', { ...window, pausaConfig: configWith('productName', 'Mensa Blu') });
  try {
    expect((await loadConfig()).productName).toBe('Mensa Blu');
    expect(asked).not.toHaveBeenCalled();
  } finally {
    vi.stubGlobal('window', { location: window.location });
    asked.mockRestore();
  }
});

test('a server that takes the question and never answers is given up after ten seconds', async () => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  try {
    const failed = vi.fn();
    loadConfig().catch(failed);
    await vi.advanceTimersByTimeAsync(9999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.any(ConfigError));
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});
