/** The built elements on a partner's page, in a browser of either engine: servers, browser, pages. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { build } from 'vite';
import { CHROMIUM_ARGS, DEMO } from '../../scripts/serve/browser.ts';
import { findChromium } from '../../scripts/install/chromium.mjs';
import { findFirefox } from '../../scripts/install/firefox.mjs';
import { IN_CART } from './elements.ts';
import { startSandbox } from '../../sandbox/server.ts';

export type Engine = 'chromium' | 'firefox';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ELEMENTS = `${ROOT}dist/elements`;
/** Another copy of the whole build on the partner's origin, which the browser treats as another version. */
const COPY = '/another-version/';

/** The minimum that an embedding page must allow; see docs/embedding.md. */
const policyOf = (app: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${app}`,
    `font-src 'self' ${app}`,
    `img-src 'self' ${app}`,
    `connect-src ${app}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // The second policy belongs to the partner: Vue creates it.
    'trusted-types pausa vue',
  ].join('; ');

export interface Stand {
  readonly app: string;
  readonly partner: string;
  readonly browser: Browser;
  /** A browser context with the demo account's session, and one without a session. */
  readonly member: BrowserContext;
  readonly stranger: BrowserContext;
  /** Loads the page again, without any element defined. `uncaught` collects its uncaught errors. */
  open(context: BrowserContext): Promise<{ readonly page: Page; readonly uncaught: readonly string[] }>;
  close(): Promise<void>;
}

/** The script with all checks and the frameworks that they need. */
async function bundleChecks(): Promise<string> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: `${ROOT}tests/engines/page/checks.ts`, formats: ['es'], fileName: 'checks' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('The checks could not be bundled.');
  return chunk.code;
}

async function startPartner(appOrigin: () => string): Promise<{ origin: string; close(): Promise<void> }> {
  const checks = await bundleChecks();
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const send = (type: string, body: string | Buffer) => response.writeHead(200, { 'content-type': type }).end(body);
    if (path === '/checks.js') return send('text/javascript', checks);
    if (path.startsWith(COPY) && !path.includes('..')) {
      readFile(`${ELEMENTS}/${path.slice(COPY.length)}`).then(
        (content) => send(path.endsWith('.js') ? 'text/javascript' : 'font/woff2', content),
        () => response.writeHead(404).end(),
      );
      return undefined;
    }
    if (path === '/favicon.ico') return response.writeHead(204).end();
    if (path !== '/') return response.writeHead(404).end();
    response.setHeader('content-security-policy', policyOf(appOrigin()));
    return send(
      'text/html; charset=utf-8',
      `<!doctype html><html lang="it" data-api="${appOrigin()}"><head><title>Partner</title></head><body><main></main><script type="module" src="/checks.js"></script></body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The partner’s server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function launch(engine: Engine): Promise<Browser> {
  const executablePath = engine === 'firefox' ? findFirefox() : findChromium();
  if (executablePath === undefined)
    throw new Error(`There is no ${engine}: \`npm test\` installs it, or name it in ${engine.toUpperCase()}_PATH.`);
  return engine === 'firefox'
    ? puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
    : puppeteer.launch({ browser: 'chrome', executablePath, headless: true, args: CHROMIUM_ARGS });
}

/** Signs in with the app's form, which also proves that the app works in this engine. */
export async function signIn(context: BrowserContext, app: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${app}/login-with-email`);
  await page.locator('::-p-aria([name="Email"][role="textbox"])').fill(DEMO.email);
  await page.locator('button ::-p-text(continua)').click();
  await page.locator('input[type="password"]').fill(DEMO.password);
  await page.locator('button ::-p-text(login)').click();
  await page.waitForFunction(() => !window.location.pathname.startsWith('/login'), { timeout: 60_000 });
  const status = await page.evaluate(async ({ area, item }) => {
    const body = {
      lockerId: area,
      itemSaleableId: item,
      itemSaleablePriceListId: `listino-${item}`,
      quantity: 1,
      localPrice: 1,
      localLabel: item,
      availableQuantity: null,
      walletBalance: null,
      corporateCreditBalance: null,
      upsellingId: null,
    };
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/b2c/locker/selling-order/edit-item', { method: 'POST', headers, body: JSON.stringify(body) })).status;
  }, IN_CART);
  if (status !== 200) throw new Error(`The cart could not be filled: ${status}.`);
  await page.close();
}

interface Tab {
  readonly page: Page;
  readonly uncaught: string[];
}

/** A tab that records the policy violations of its pages in `window.refused`. */
async function newTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(String(error)));
  await page.evaluateOnNewDocument(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      refused.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  return { page, uncaught };
}

export async function startStand(engine: Engine): Promise<Stand> {
  let appOrigin = '';
  const partner = await startPartner(() => appOrigin);
  const app = await startSandbox({ port: 0, appDir: `${ROOT}dist/app`, elementsDir: ELEMENTS, partnerOrigins: () => [partner.origin] });
  appOrigin = app.origin;
  const browser = await launch(engine);
  const member = await browser.createBrowserContext();
  const stranger = await browser.createBrowserContext();
  await signIn(member, app.origin);
  const tabs = new Map<BrowserContext, Tab>();

  return {
    app: app.origin,
    partner: partner.origin,
    browser,
    member,
    stranger,
    async open(context) {
      const tab = tabs.get(context) ?? (await newTab(context));
      tabs.set(context, tab);
      // Browsers slow down background tabs, Firefox by up to 15 seconds.
      await tab.page.bringToFront();
      await tab.page.goto(`${partner.origin}/`);
      await tab.page.waitForFunction(() => 'contract' in window);
      // Firefox reports the aborted requests of the page before, such as its typeface, during the navigation.
      tab.uncaught.length = 0;
      return tab;
    },
    async close() {
      await browser.close();
      await Promise.all([app.close(), partner.close()]);
    },
  };
}
