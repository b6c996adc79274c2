/** The built elements on a partner's page, in a browser of an engine: servers, browser, pages. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile } from 'svelte/compiler';
import { build } from 'vite';
import { DEMO } from '../../scripts/serve/browser.ts';
import { APP_CONFIG } from '../../sandbox/config.ts';
import { type RunningServer, startSandbox } from '../../sandbox/server.ts';
import { type Engine, openBrowser, type OpenTab, type Tab } from './browsers.ts';
import { IN_CART } from './elements.ts';

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
    // The other policies belong to the partner: Vue and Svelte create them.
    'trusted-types pausa vue svelte-trusted-html',
  ].join('; ');

/** What the page has recorded since it was loaded. */
export interface Recorded {
  /** Violations of its policy. */
  readonly refused: string[];
  readonly uncaught: string[];
}

export interface App {
  /** Its origin. */
  readonly app: string;
  /** Loads the partner's page again, without any element defined. */
  open(tab: Tab): Promise<void>;
  /** Does something while no server answers. */
  whileCut(work: () => Promise<void>): Promise<void>;
}

export interface Stand extends App {
  /** With the demo account's session. */
  readonly member: Tab;
  /** Without a session. */
  readonly stranger: Tab;
  /** The app of a provider whose language is German. */
  readonly german: App;
  /** Another tab, without a session. */
  openTab(): Promise<OpenTab>;
  recorded(tab: Tab): Promise<Recorded>;
  close(): Promise<void>;
}

/** The first script of the page. */
const RECORDER = `
const recorded = (window.recorded = { refused: [], uncaught: [] });
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => recorded.refused.push(violatedDirective + ' ' + blockedURI));
addEventListener('error', ({ message }) => recorded.uncaught.push(message));
addEventListener('unhandledrejection', ({ reason }) => recorded.uncaught.push(String(reason)));
`;

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
    plugins: [{ name: 'svelte', transform: (code, id) => (id.endsWith('.svelte') ? compile(code, { filename: id }).js : null) }],
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

/** `/` embeds elements of the first app, `/?app=` those of the app of this origin. */
async function startPartner(apps: () => readonly string[]): Promise<{ origin: string; close(): Promise<void> }> {
  const checks = await bundleChecks();
  const server = createServer((request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const send = (type: string, body: string | Buffer) => response.writeHead(200, { 'content-type': type }).end(body);
    if (path === '/recorder.js') return send('text/javascript', RECORDER);
    if (path === '/checks.js') return send('text/javascript', checks);
    if (path.startsWith(COPY) && !path.includes('..')) {
      readFile(`${ELEMENTS}/${path.slice(COPY.length)}`).then(
        (content) => send(path.endsWith('.js') ? 'text/javascript' : 'font/woff2', content),
        () => response.writeHead(404).end(),
      );
      return undefined;
    }
    if (path === '/favicon.ico') return response.writeHead(204).end();
    const app = apps().find((origin) => origin === (searchParams.get('app') ?? apps()[0]));
    if (path !== '/' || app === undefined) return response.writeHead(404).end();
    response.setHeader('content-security-policy', policyOf(app));
    return send(
      'text/html; charset=utf-8',
      `<!doctype html><html lang="it" data-api="${app}"><head><title>Partner</title><script src="/recorder.js"></script></head><body><main></main><script type="module" src="/checks.js"></script></body></html>`,
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

/** Signs in with the app's form. */
export async function signIn(tab: Tab, app: string): Promise<void> {
  await tab.goto(`${app}/login-with-email`);
  await tab.type('Email', DEMO.email);
  await tab.press('continua');
  await tab.type('Password', DEMO.password);
  await tab.press('login');
  await tab.until(() => !window.location.pathname.startsWith('/login'));
}

/** Signs in to data of their own: the sandbox keeps one world for each name. */
export async function signInToWorld(tab: Tab, app: string, world: string): Promise<void> {
  await tab.goto(`${app}/sandbox/mailbox`);
  await tab.evaluate((name) => void (document.cookie = `sandbox-world=${name}; path=/`), world);
  await signIn(tab, app);
}

/** Puts a dish into the account's cart. */
export async function fillCart(tab: Tab): Promise<void> {
  const status = await tab.evaluate(async ({ area, item }) => {
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
}

export async function startStand(engine: Engine): Promise<Stand> {
  const apps: string[] = [];
  const partner = await startPartner(() => apps);
  // The app that `npm start` serves: the production build with its payment vendors in the sandbox.
  const sandbox = { port: 0, appDir: `${ROOT}dist/offline`, elementsDir: ELEMENTS, partnerOrigins: () => [partner.origin] };
  const app = await startSandbox(sandbox);
  const german = await startSandbox({ ...sandbox, config: { ...APP_CONFIG, languages: ['de'] } });
  const appOf = ({ origin, close, reopen }: RunningServer): App => ({
    app: origin,
    async open(tab) {
      await tab.goto(`${partner.origin}/?app=${origin}`);
      await tab.until(() => 'contract' in window);
    },
    async whileCut(work) {
      await close();
      try {
        await work();
      } finally {
        await reopen();
      }
    },
  });
  apps.push(app.origin, german.origin);
  const browser = await openBrowser(engine);
  const member = await browser.open();
  await signIn(member, app.origin);
  await fillCart(member);

  return {
    ...appOf(app),
    german: appOf(german),
    member,
    stranger: await browser.open(),
    openTab: () => browser.open(),
    recorded: (tab) => tab.evaluate(() => (window as unknown as { readonly recorded: Recorded }).recorded),
    async close() {
      await browser.close();
      await Promise.all([app.close(), german.close(), partner.close()]);
    },
  };
}
