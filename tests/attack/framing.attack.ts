/**
 * Another site frames every address of the app in every possible way, with a signed-in browser: with the sandbox's headers,
 * behind nginx, and with a server whose headers allow all frames. Only a menu may render, and no call may carry the session.
 */
import type { Page, Response } from '@playwright/test';
import { APP_CONFIG } from '../../sandbox/config.ts';
import { FRAMABLE, LOOKALIKES, UNFRAMABLE } from '../support/addresses.ts';
import { expect } from '../support/journey.ts';
import { startNginx } from '../support/nginx.ts';
import { APP, DEMO, DESKTOP, MENU, PARTNER, test } from '../support/test.ts';

test.use({ viewport: DESKTOP, account: DEMO });

const SANDBOXES = [
  '',
  'allow-scripts',
  'allow-same-origin',
  'allow-scripts allow-same-origin',
  'allow-scripts allow-same-origin allow-forms allow-popups allow-modals',
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  'allow-scripts allow-same-origin allow-storage-access-by-user-activation',
];
const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const frame = (url: string, more = '') => `<iframe ${more} src="${attribute(url)}"></iframe>`;
const srcdoc = (html: string, more = '') => `<iframe ${more} srcdoc="${attribute(html)}"></iframe>`;
const data = (html: string) => `data:text/html,${encodeURIComponent(html)}`;

/** The HTML of another site's page that frames an address of ours. */
const WAYS: Readonly<Record<string, (url: string) => string>> = {
  iframe: (url) => frame(url),
  object: (url) => `<object data="${attribute(url)}" type="text/html"></object>`,
  embed: (url) => `<embed src="${attribute(url)}" type="text/html">`,
  srcdoc: (url) => srcdoc(frame(url)),
  'data:': (url) => frame(data(frame(url))),
  'data: that goes there': (url) => frame(data(`<script>location.href = ${JSON.stringify(url)}</script>`)),
  'srcdoc that goes there': (url) => srcdoc(`<meta http-equiv="refresh" content="0;url=${attribute(url)}">`),
  'blob:': (url) =>
    `<iframe id="f"></iframe><script>f.src = URL.createObjectURL(new Blob([${JSON.stringify(frame(url)).replaceAll('</', '<\\/')}], { type: 'text/html' }))</script>`,
  'about:blank, then there': (url) =>
    `<iframe id="f" name="n"></iframe><script>setTimeout(() => f.contentWindow.location.replace(${JSON.stringify(url)}), 20)</script>`,
  'a name': (url) => `<iframe name="n"></iframe><script>window.open(${JSON.stringify(url)}, 'n')</script>`,
  'a form': (url) => `<iframe name="n"></iframe><form id="g" target="n" action="${attribute(url)}"></form><script>g.submit()</script>`,
  'a menu, then there': (url) =>
    `<iframe id="f" src="${new URL(url).origin}/iframe-menu/${MENU}"></iframe><script>f.onload = () => { f.onload = null; f.src = ${JSON.stringify(url)}; }</script>`,
  'three deep': (url) => srcdoc(srcdoc(frame(data(frame(url))))),
  frameset: (url) => `<frameset cols="*"><frame src="${attribute(url)}"></frameset>`,
  ...Object.fromEntries(SANDBOXES.map((flags) => [`sandbox="${flags}"`, (url: string) => frame(url, `sandbox="${flags}"`)])),
  ...Object.fromEntries(
    SANDBOXES.map((flags) => [`srcdoc in sandbox="${flags}"`, (url: string) => srcdoc(frame(url), `sandbox="${flags}"`)]),
  ),
  credentialless: (url) => frame(url, 'credentialless'),
};
const SOME = [
  '/',
  '/wallet',
  '/wallet/recharge',
  '/login',
  '/selling-area/milano-1/cart',
  '/payment/integration/satispay_standard/add',
  '/payment/integration/edenred_ticket/add/confirm?code=a&state=b',
  '/payment/integration/braintree_cc/add',
  '/iframe-menu/a/b',
  '/screen-menu/%',
];

function watch(page: Page): { calls: string[] } {
  const seen = { calls: [] as string[] };
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/b2c/') && !pathname.startsWith('/b2c/menu/')) seen.calls.push(`${request.frame().url()} ${pathname}`);
  });
  return seen;
}

/** Opens one page of another site with these frames. @returns the frames that show an address of ours, with their text */
async function draw(page: Page, html: string, origin: string): Promise<string[]> {
  await page.unroute(`${PARTNER}/evil`).catch(() => undefined);
  await page.route(`${PARTNER}/evil`, (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html>${html}` }));
  await page.goto(`${PARTNER}/evil`, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const drawn: string[] = [];
  for (const each of page.frames()) {
    if (each === page.mainFrame() || !each.url().startsWith(origin)) continue;
    const text = await each.evaluate(() => document.body?.innerText ?? '').catch(() => '');
    drawn.push(`${each.url().slice(origin.length)} ${JSON.stringify(text.slice(0, 60))}`);
  }
  return drawn;
}

const isMenuOf = (line: string) => FRAMABLE.some((path) => line.startsWith(`${path} `));

for (const server of ['sandbox', 'nginx', 'no headers'] as const) {
  test(`framing: ${server}`, async ({ page, problems }) => {
    problems.expect(/frame-ancestors|Uncaught|CSP|Content Security Policy/);
    const nginx = server === 'nginx' ? await startNginx(APP, APP_CONFIG) : null;
    const origin = nginx?.origin ?? APP;
    if (server === 'no headers') {
      await page.context().route(`${APP}/**`, async (route) => {
        if (!route.request().isNavigationRequest()) return route.continue();
        // The test's own connection may have ended.
        const response = await route.fetch({ maxRetries: 3 });
        const headers = response.headers();
        delete headers['content-security-policy'];
        delete headers['cross-origin-opener-policy'];
        return route.fulfill({ response, headers });
      });
    }
    const seen = watch(page);
    const found: string[] = [];
    let tries = 0;
    for (const [way, html] of Object.entries(WAYS)) {
      const paths = way === 'iframe' ? [...UNFRAMABLE, ...LOOKALIKES, ...SOME] : [...SOME, ...UNFRAMABLE];
      // A page contains a few frames. A frameset, and frames that a script creates by name or id, need a page of their own.
      const size = /<script|<frameset/.test(html('http://x/')) ? 1 : 8;
      const asked = size === 1 ? SOME : paths;
      for (let first = 0; first < asked.length; first += size) {
        const some = asked.slice(first, first + size);
        tries += some.length;
        const drawn = await draw(page, some.map((path) => html(origin + path)).join('\n'), origin).catch((thrown: unknown) => [
          `failed: ${String(thrown)}`,
        ]);
        for (const line of drawn) {
          if (isMenuOf(line)) continue;
          if (server === 'no headers' && (line.includes('Questa pagina non si apre qui') || line.endsWith(' ""'))) continue;
          found.push(`${way}: ${line}`);
        }
      }
    }
    console.log(`ATTACK framing | ${server} | ${tries} frames of ${Object.keys(WAYS).length} kinds, ${seen.calls.length} calls`);
    expect(found).toEqual([]);
    expect(seen.calls).toEqual([]);
    await nginx?.stop();
  });
}

/** Scripts of another site's page or frame that open an address of ours and keep the reference to its window. */
const OPENINGS: Readonly<Record<string, (url: string) => string>> = {
  'window.open': (url) => `<script>w = window.open(${JSON.stringify(url)})</script>`,
  'a blank window, then there': (url) => `<script>w = window.open('about:blank'); if (w) w.location = ${JSON.stringify(url)}</script>`,
  'a named window': (url) => `<script>w = window.open('about:blank', 'n'); window.open(${JSON.stringify(url)}, 'n')</script>`,
  'a window of a window': (url) =>
    `<script>v = window.open('about:blank'); try { w = v.open(${JSON.stringify(url)}) } catch { w = null }</script>`,
  'a link': (url) => `<a id="a" target="_blank" href="${attribute(url)}">a</a><script>w = null; a.click()</script>`,
  'a link with its opener': (url) =>
    `<a id="a" target="n" rel="opener" href="${attribute(url)}">a</a><script>w = window.open('about:blank', 'n'); a.click()</script>`,
  'a form with its opener': (url) =>
    `<form id="g" target="n" rel="opener" action="${attribute(url)}"></form><script>w = window.open('about:blank', 'n'); g.submit()</script>`,
};
/** The place of the script: undefined for the page itself, null for a frame, or the flags of a sandboxed frame. */
const STANDS: readonly (readonly [name: string, flags: string | null | undefined])[] = [
  ['page', undefined],
  ['frame', null],
  ...[
    'allow-scripts allow-forms allow-popups',
    'allow-scripts allow-forms allow-popups allow-same-origin',
    'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  ].map((flags) => [flags, flags] as const),
];
/** Pages that keep their opener: the public menus for frames, and the pages to which a partner's window returns. */
const isKept = (path: string) =>
  FRAMABLE.includes(path) ||
  /^\/payment\/integration\/(satispay_standard\/add|satispay_ticket\/pay|edenred_ticket\/add\/confirm)/.test(path);
/**
 * The page that adds a Satispay account creates a request when it opens. The request has no effect without Satispay's own page.
 */
const ASKED = /satispay\/standard\/pi\/add 200$/;

for (const [stand, flags] of STANDS) {
  test(`windows opened by a ${stand}: nobody else holds one of the app's, and one in a sandbox has no session`, async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/Uncaught|CSP|Content Security Policy/);
    await context.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      window.addEventListener('message', ({ origin }) => {
        if (origin !== window.location.origin) heard.push(origin);
      });
    });
    const isSandboxed = flags != null && !flags.includes('escape');
    const found: string[] = [];
    const tally = { windows: 0, none: 0, app: 0, refused: 0, held: 0, kept: 0 };
    let html = '';
    await page.route(`${PARTNER}/evil`, (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html>${html}` }));
    for (const [opening, script] of Object.entries(OPENINGS)) {
      const paths = opening === 'window.open' ? [...FRAMABLE, ...UNFRAMABLE, ...SOME] : [...SOME, ...FRAMABLE.slice(0, 2)];
      for (const path of paths) {
        const where = `${opening}: ${path}`;
        const calls: string[] = [];
        const hear = (response: Response) => {
          const { pathname } = new URL(response.url());
          if (pathname.startsWith('/b2c/') && !pathname.startsWith('/b2c/menu/'))
            calls.push(`${response.request().method()} ${pathname} ${response.status()}`);
        };
        context.on('response', hear);
        html = flags === undefined ? script(APP + path) : srcdoc(script(APP + path), flags === null ? '' : `sandbox="${flags}"`);
        await page.goto(`${PARTNER}/evil`, { waitUntil: 'load' });
        const isAppPage = (each: Page) => each !== page && each.url() !== 'about:blank';
        tally.windows += 1;
        const isOpen = expect.poll(() => context.pages().some(isAppPage), { intervals: [20, 50, 100], timeout: 5000 }).toBe(true);
        const popup = await isOpen.then(
          () => context.pages().find(isAppPage),
          () => undefined,
        );
        if (popup === undefined) {
          tally.none += 1;
          for (const each of context.pages()) if (each !== page) await each.close();
          continue;
        }
        await popup.waitForLoadState('load');
        if (isSandboxed) await popup.waitForLoadState('networkidle');
        const opener = flags === undefined ? page.mainFrame() : page.frames()[1];
        const drive = () =>
          opener?.evaluate(
            (messages) => {
              const { w } = window as unknown as { w: Window | null };
              if (w === null || w.closed) return false;
              for (const message of messages) w.postMessage(message, '*');
              return true;
            },
            [{ type: 'pausa-edenred:code', code: 'codice', state: '' }, { type: 'pausa-menu:height', height: 1 }, '[iFrameSizer]x'],
          );
        const isHeld = (await drive()) === true;
        const isApp = popup.url().startsWith(APP);
        const seen = isApp
          ? await popup.evaluate(() => [window.opener === null, (window as unknown as { heard: string[] }).heard.length])
          : [];
        if (isApp) tally.app += 1;
        else tally.refused += 1;
        if (isHeld && isApp) tally[isKept(path) ? 'kept' : 'held'] += 1;
        const hasMet = isHeld || seen[0] === false || seen[1] !== 0;
        if (isApp && hasMet && !isKept(path)) found.push(`${where}: held ${String(isHeld)}, ${JSON.stringify(seen)}`);
        if (isSandboxed && !flags.includes('same-origin') && calls.some((call) => call.endsWith(' 200')))
          found.push(`${where}: ${calls.join()}`);
        if (calls.some((call) => !call.startsWith('GET') && !ASKED.test(call))) found.push(`${where}: ${calls.join()}`);
        context.off('response', hear);
        for (const each of context.pages()) if (each !== page) await each.close();
      }
    }
    console.log(`ATTACK windows | ${stand} | ${JSON.stringify(tally)}${found.map((each) => `\n  FOUND ${each}`).join('')}`);
    expect(found).toEqual([]);
  });
}
