/**
 * Every address of the app in every kind of frame that another site can make, signed in: by the sandbox's headers, behind
 * nginx, and with a server whose headers allow every frame. Nothing but a menu is drawn, and no call has the session.
 */
import type { Page } from '@playwright/test';
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

/** HTML of another site's page, for an address of ours. */
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
  `/menu/${MENU}`,
];

function watch(page: Page): { calls: string[] } {
  const seen = { calls: [] as string[] };
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/b2c/') && !pathname.startsWith('/b2c/menu/')) seen.calls.push(`${request.frame().url()} ${pathname}`);
  });
  return seen;
}

/** Draws the ways in one page of another site. @returns frames that stand at an address of ours, with their text */
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
        const response = await route.fetch();
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
      // A few in one page; a frameset, a script's names and ids take one.
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

test('windows that a frame opens: none of them gives its opener a hold, none of a sandbox is signed in', async ({ page, context }) => {
  const found: string[] = [];
  let tries = 0;
  for (const flags of [
    null,
    'allow-scripts allow-popups',
    'allow-scripts allow-popups allow-same-origin',
    'allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ]) {
    for (const path of [...SOME, `/iframe-menu/${MENU}`, `/screen-menu/${MENU}`]) {
      const calls: string[] = [];
      const hear = (request: { url(): string; headers(): Record<string, string> }) => {
        const { pathname } = new URL(request.url());
        if (pathname === '/b2c/navigation') calls.push(pathname);
      };
      context.on('request', hear);
      const script = `<script>window.opened = window.open(${JSON.stringify(APP + path)}); setInterval(() => { let held = 'closed'; try { held = window.opened === null ? 'none' : window.opened.closed ? 'closed' : 'held'; } catch {} parent.postMessage(held, '*'); }, 50)</script>`;
      const html = `<script>window.held = ''; addEventListener('message', ({ data }) => { window.held = data; })</script>${srcdoc(script, flags === null ? '' : `sandbox="${flags}"`)}`;
      const opening = context.waitForEvent('page', { timeout: 5000 }).catch(() => null);
      await page.unroute(`${PARTNER}/evil`).catch(() => undefined);
      await page.route(`${PARTNER}/evil`, (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html>${html}` }));
      await page.goto(`${PARTNER}/evil`);
      const popup = await opening;
      tries += 1;
      if (popup === null) continue;
      await popup.waitForLoadState('networkidle').catch(() => undefined);
      const isSandboxed = flags !== null && !flags.includes('escape');
      const text = popup.isClosed() ? '' : await popup.evaluate(() => document.body?.innerText ?? '').catch(() => '');
      const held = await page.evaluate(() => (window as unknown as { held: string }).held);
      const isKept = /satispay_standard\/add|edenred_ticket\/add\/confirm|(iframe|screen)-menu\/0/.test(path);
      if (held === 'held' && !isKept && !isSandboxed) found.push(`held: ${String(flags)} ${path}`);
      if (/20,00|demo@pausa\.test|Giulia|È ora di pausa/.test(text) && isSandboxed && !flags.includes('same-origin'))
        found.push(`signed in: ${String(flags)} ${path} ${text.slice(0, 60)}`);
      console.log(`window ${String(flags)} ${path}: ${held}; ${JSON.stringify(text.slice(0, 50))}; ${calls.length} calls`);
      context.off('request', hear);
      await popup.close().catch(() => undefined);
    }
  }
  console.log(`ATTACK windows | ${tries} windows`);
  expect(found).toEqual([]);
});
