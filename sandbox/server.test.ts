/** The sandbox over HTTP, as a browser uses it. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startPartner, startSandbox } from './server.ts';

let dir: string;
let app: RunningServer;
let partner: RunningServer;

const LONG = 'console.log("pausa");'.repeat(200);

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  for (const folder of ['app/assets', 'elements/assets', 'partner/page']) await mkdir(join(dir, folder), { recursive: true });
  const files = {
    'secret.txt': 'secret',
    'app/index.html': '<!doctype html><title>App</title>',
    'app/menu.html': '<!doctype html><title>Menu</title>',
    'app/assets/index-BkT4x_2a.js': LONG,
    'app/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'app/.hidden': 'hidden',
    'elements/menu.js': 'export {};',
    'partner/page/index.html': '<script src="{{APP_ORIGIN}}/elements/menu.js"></script>',
    'partner/page/style.css': 'body{}',
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(dir, path), text);
  await symlink(join(dir, 'secret.txt'), join(dir, 'app/leak.txt'));
  app = await startSandbox({ port: 0, appDir: join(dir, 'app'), elementsDir: join(dir, 'elements') });
  partner = await startPartner({ port: 0, dir: join(dir, 'partner'), elementsDir: join(dir, 'elements'), appOrigin: app.origin });
});

afterAll(async () => {
  await Promise.all([app.close(), partner.close()]);
  await rm(dir, { recursive: true });
});

const ask = (path: string, init?: RequestInit) => fetch(`${app.origin}${path}`, init);

/** `fetch` would normalise the path first. */
const statusOfRaw = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get({ host: '127.0.0.1', port: app.port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });

describe('the app', () => {
  test.each(['/', '/selling-area/milano-1', '/login-with-email?email=a.b@c.example'])('%s is its page', async (path) => {
    const response = await ask(path);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(await response.text()).toContain('<title>App</title>');
  });

  test.each([
    ['/menu/00000000-0000-4000-8000-000000000001', 'Menu'],
    ['/iframe-menu/caffe-bar/?theme=dark', 'Menu'],
    ['/screen-menu/x', 'Menu'],
    ['/menu', 'App'],
    ['/menu/a/b', 'App'],
    ['/menu/%61', 'App'],
    ['/menus/a', 'App'],
  ])('%s is the page: %s', async (path, title) => expect(await (await ask(path)).text()).toContain(`<title>${title}</title>`));

  test('the page has the security headers', async () => {
    const { headers } = await ask('/');
    // The hash of the page's own style: tests/deploy/nginx.spec.ts.
    expect(headers.get('content-security-policy')?.replace(/'sha256-[\w+/]{43}='/, "'sha256-…'")).toBe(
      "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'sha256-…'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self' blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  test.each([
    '/',
    '/assets/index-BkT4x_2a.js',
    '/assets/none.js',
    '/config.json',
    '/b2c/home',
    '/b2c/none',
    '/sandbox',
    '/sandbox/',
    '/sandbox/mailbox',
    '/emulator/auth/handler',
  ])('%s has the headers of every answer', async (path) => {
    const { headers } = await ask(path, { redirect: 'manual' });
    expect([headers.get('strict-transport-security'), headers.get('referrer-policy'), headers.get('x-content-type-options')]).toEqual([
      'max-age=63072000; includeSubDomains',
      'strict-origin-when-cross-origin',
      'nosniff',
    ]);
  });

  test.each([
    ['/iframe-menu/00000000-0000-4000-8000-000000000001', 'frame-ancestors *'],
    ['/screen-menu/00000000-0000-4000-8000-000000000001', 'frame-ancestors *'],
    ['/menu/00000000-0000-4000-8000-000000000001', 'frame-ancestors *'],
  ])('%s: %s', async (path, framing) => expect((await ask(path)).headers.get('content-security-policy')).toContain(framing));

  test.each([
    ['/code', 'camera=(self), geolocation=(), microphone=()'],
    ['/menu/00000000-0000-4000-8000-000000000001', 'camera=(), geolocation=(), microphone=()'],
    ['/iframe-menu/00000000-0000-4000-8000-000000000001', 'camera=(), geolocation=(), microphone=()'],
    ['/screen-menu/00000000-0000-4000-8000-000000000001', 'camera=(), geolocation=(), microphone=()'],
    ['/payment/integration/braintree_cc/add', 'camera=(), geolocation=(), microphone=()'],
  ])('%s: %s', async (path, permissions) => expect((await ask(path)).headers.get('permissions-policy')).toBe(permissions));

  test('hashed files are kept for ever, and packed', async () => {
    const response = await ask('/assets/index-BkT4x_2a.js', { headers: { 'accept-encoding': 'gzip, br' } });
    const { headers } = response;
    expect([headers.get('content-type'), headers.get('content-encoding'), headers.get('cache-control'), headers.get('vary')]).toEqual([
      'text/javascript; charset=utf-8',
      'br',
      'public, max-age=31536000, immutable',
      'Accept-Encoding',
    ]);
    expect(Number(headers.get('content-length'))).toBeLessThan(200);
    expect(await response.text()).toBe(LONG);
  });

  test.each(['/assets/index-BkT4x_2a.js', '/config.json'])('a frame without an origin may read %s', async (path) => {
    const { headers } = await ask(path);
    expect([headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')]).toEqual(['*', 'cross-origin']);
  });

  test('an unchanged file is not sent again', async () => {
    const tag = (await ask('/logo.svg')).headers.get('etag');
    expect((await ask('/logo.svg', { headers: { 'if-none-match': tag! } })).status).toBe(304);
  });

  test.each(['/assets/none.js', '/.hidden', '/.git/config', '/.well-known/none', '/leak.txt', '/assets/none-12345678.js'])(
    '%s is 404 and not the page',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00.txt',
    '/%.txt',
    '/elements/../../secret.txt',
  ])('%s does not leave the folder', async (path) => expect(await statusOfRaw(path)).toBe(404));

  test('only reading is allowed', async () => expect((await ask('/', { method: 'POST' })).status).toBe(405));
});

describe('the pretend world', () => {
  test('the same configuration for the elements on other pages', async () => {
    const answer = await ask('/elements/config.json');
    expect([answer.headers.get('access-control-allow-origin'), answer.headers.get('cache-control')]).toEqual(['*', 'public, max-age=300']);
    expect(await answer.json()).toEqual(await (await ask('/config.json')).json());
  });

  test('configuration', async () => {
    expect(await (await ask('/config.json')).json()).toEqual({
      productName: 'Pausa',
      apiBaseUrl: '',
      supportPhone: '800 123 456',
      domains: ['localhost', '127.0.0.1', 'pausa.example'],
      version: '0.0.1 production',
      buildNumber: '456',
      svgPictures: true,
      logoUrl: '/sandbox/brand/logo.svg',
      touchIconUrl: '/sandbox/brand/touch-icon.png',
      idempotencyHeader: 'Idempotency-Key',
      ipLookupUrl: '/sandbox/vendors/ip.example/',
      links: {
        privacy: '/sandbox/privacy',
        dayGuide: '/sandbox/guida-day.pdf',
        ticketGuide: '/sandbox/guida-ticket',
        terms: '/sandbox/termini',
        ticketFaq: '/sandbox/domande-buoni',
      },
      signInMethods: ['microsoft', 'google', 'email'],
      firebase: {
        apiKey: 'demo-key',
        projectId: 'demo-pausa',
        authDomain: 'localhost',
        emulator: true,
        helperScript: '/sandbox/gapi-shim.js',
      },
    });
  });

  test('from the password to a page of one’s own', async () => {
    const signIn = await ask('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'demo@pausa.test', password: 'pranzo123', returnSecureToken: true }),
    });
    const { idToken } = (await signIn.json()) as { idToken: string };
    const session = await ask('/b2c/auth/session-cookie', { method: 'POST', body: JSON.stringify({ authorizationF: idToken }) });
    const cookie = session.headers.getSetCookie()[0]!.split(';')[0]!;
    const navigation = await ask('/b2c/navigation', { headers: { cookie } });
    expect(await navigation.json()).toMatchObject({ user: { email: 'demo@pausa.test' } });
    expect((await ask('/b2c/navigation')).status).toBe(401);
  });

  test('a large answer is packed', async () => {
    const { headers } = await ask('/b2c/menu/uuid/00000000-0000-4000-8000-000000000002', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toBe('Origin, Accept-Encoding');
  });

  test('drop: no answer at all', async () => {
    await expect(ask('/b2c/home?x-sandbox-fault=drop')).rejects.toBeInstanceOf(TypeError);
    expect((await ask('/b2c/home')).status).toBe(401);
  });

  test('a body that is too large is refused', async () => {
    expect((await ask('/b2c/register', { method: 'POST', body: 'x'.repeat(1_000_001) })).status).toBe(413);
  });

  test('every picture that the data names is drawn, for any page', async () => {
    const menu = (await (await ask('/b2c/menu/uuid/00000000-0000-4000-8000-000000000001')).json()) as { items: { image: string | null }[] };
    const images = [
      ...menu.items.flatMap(({ image }) => image ?? []),
      '/sandbox/pictures/caffe-espresso.svg',
      '/sandbox/pictures/negozio-bar.svg',
    ];
    for (const image of images) {
      const { status, headers } = await ask(image);
      expect([image, status, headers.get('content-type')]).toEqual([image, 200, 'image/svg+xml; charset=utf-8']);
      expect([headers.get('cache-control'), headers.get('access-control-allow-origin')]).toEqual([
        'public, max-age=31536000, immutable',
        '*',
      ]);
    }
    expect(images.length).toBeGreaterThan(30);
    expect((await ask('/sandbox/pictures/constructor.svg')).status).toBe(404);
  });

  test('the page for people needs nothing but its own script', async () => {
    const page = await ask('/sandbox/');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await page.text()).toContain('demo@pausa.test');
    expect((await ask('/sandbox/panel.js')).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await ask('/sandbox/mailbox')).status).toBe(200);
    expect(await (await ask('/sandbox/privacy')).text()).toContain('Informativa privacy');
    const guide = await ask('/sandbox/guida-day.pdf');
    expect(guide.headers.get('content-type')).toBe('application/pdf');
    const pdf = await guide.text();
    // The offset in the file points to its cross-reference table.
    expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1])).startsWith('xref\n')).toBe(true);
  });

  test('an unknown switch is 404 and not the app', async () => expect((await ask('/sandbox/unknown')).status).toBe(404));
});

describe('the identity service under the switches of one world', () => {
  const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  let count = 0;
  function newWorld() {
    const headers = { 'x-sandbox-world': `identity-${++count}`, 'content-type': 'application/json' };
    const post = (path: string, body: object) => ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return {
      post,
      signIn: () => post(SIGN_IN, { email: 'demo@pausa.test', password: 'pranzo123', returnSecureToken: true }),
      methods: async () => {
        const answer = await post('/identitytoolkit.googleapis.com/v1/accounts:createAuthUri', {
          identifier: 'demo@pausa.test',
          continueUri: app.origin,
        });
        return ((await answer.json()) as { signinMethods?: string[] }).signinMethods ?? null;
      },
    };
  }

  test('a refusal is worded as the service words it, and hits this world only', async () => {
    const world = newWorld();
    await world.post('/sandbox/faults', {
      pattern: '*accounts:signInWithPassword',
      fault: '400',
      message: 'TOO_MANY_ATTEMPTS_TRY_LATER',
      times: 1,
    });
    const refused = await world.signIn();
    expect([refused.status, await refused.json()]).toEqual([400, { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } }]);
    expect((await newWorld().signIn()).status).toBe(200);
    expect((await world.signIn()).status).toBe(200);
  });

  test('an address that belongs to another way in', async () => {
    const world = newWorld();
    await world.post('/sandbox/faults', { pattern: '*accounts:signInWithPassword', fault: '200', message: 'NEED_CONFIRMATION' });
    expect(await (await world.signIn()).json()).toMatchObject({ needConfirmation: true, providerId: 'microsoft.com' });
  });

  test('a proxy, a lost line, a slow one', async () => {
    const world = newWorld();
    await world.post('/sandbox/faults', { pattern: '*accounts:signInWithPassword', fault: 'html:502', times: 1 });
    const proxied = await world.signIn();
    expect([proxied.status, proxied.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    await world.post('/sandbox/faults', { pattern: 'identitytoolkit.googleapis.com/*', fault: 'drop', times: 1 });
    await expect(world.signIn()).rejects.toBeInstanceOf(TypeError);
    await world.post('/sandbox/faults', { pattern: 'identitytoolkit.googleapis.com/*', fault: 'slow:30', times: 1 });
    expect((await world.signIn()).status).toBe(200);
  });

  test('who exists is kept quiet in one world, told in the next', async () => {
    const [quiet, open] = [newWorld(), newWorld()];
    expect(await (await quiet.post('/sandbox/identity/email-privacy', { enabled: true })).json()).toEqual({ enabled: true });
    expect(await quiet.methods()).toBeNull();
    expect(await open.methods()).toEqual(['password']);
    expect((await quiet.signIn()).status).toBe(200);
    await quiet.post('/sandbox/identity/email-privacy', { enabled: false });
    expect(await quiet.methods()).toEqual(['password']);
    expect((await quiet.post('/sandbox/identity/email-privacy', { enabled: 'yes' })).status).toBe(400);
  });
});

describe('the partner', () => {
  const askPartner = (path: string) => fetch(`${partner.origin}${path}`, { redirect: 'manual' });

  test('pages know where the app is, under a strict policy', async () => {
    const response = await askPartner('/page/');
    expect(await response.text()).toBe(`<script src="${app.origin}/elements/menu.js"></script>`);
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self' ${app.origin}; style-src 'self'; font-src ${app.origin}; img-src 'self' ${app.origin} data:; connect-src ${app.origin}; frame-src ${app.origin}; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types pausa intranet`,
    );
  });

  test('a folder gets its slash', async () => {
    const response = await askPartner('/page');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/page/']);
  });

  test('the elements may be loaded from any origin', async () => {
    expect((await ask('/elements/menu.js')).headers.get('access-control-allow-origin')).toBe('*');
    expect((await askPartner('/elements/menu.js')).status).toBe(200);
  });

  test('it has no back end of its own', async () => expect((await askPartner('/b2c/home')).status).toBe(404));
});

describe('start and stop', () => {
  test('a taken port says so', async () => {
    await expect(startSandbox({ port: app.port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
      message: `Port ${app.port} is already in use.`,
    });
  });

  test('stopping does not wait for idle connections', async () => {
    const server = await startSandbox({ port: 0 });
    await fetch(`${server.origin}/config.json`);
    await server.close();
    await expect(fetch(`${server.origin}/config.json`)).rejects.toBeInstanceOf(TypeError);
  });

  test('an app that is not built yet says so', async () => {
    const server = await startSandbox({ port: 0, appDir: join(dir, 'nothing') });
    expect((await fetch(`${server.origin}/`)).status).toBe(503);
    await server.close();
  });
});
