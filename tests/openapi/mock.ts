/** The built app with a back end that a tool of others has made of docs/openapi.json alone. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext } from '@playwright/test';
import { type RunningServer, startSandbox } from '../../sandbox/server.ts';
import { ROOT } from '../../scripts/steps.mjs';
import { METHOD_ROUTES } from '../../src/registry/payment-methods.ts';
import { MENU_PAGES, ROUTES } from '../../src/registry/routes.ts';

const PRISM = `${ROOT}/tests/openapi/node_modules/@stoplight/prism-cli/dist/index.js`;
export const FILE = `${ROOT}/docs/openapi.json`;
const SESSION = 'pausa_session=0f3c9a';
const START_LIMIT_MS = 120_000;
/** A page stands when it has a heading or a control, and nothing has been asked of the server or answered for this long. */
const QUIET_MS = 700;
const PAGE_LIMIT_MS = 60_000;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = http.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export interface Mock {
  readonly url: string;
  close(): void;
}

/** Prism, which answers each request as its `Prefer` header says. */
export async function startPrism(): Promise<Mock> {
  const port = await freePort();
  const child = spawn(process.execPath, [PRISM, 'mock', FILE, '--port', String(port)], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`The mock did not start:\n${output}`));
    const timer = setTimeout(fail, START_LIMIT_MS);
    child.once('exit', fail);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-10_000);
        if (!output.includes('listening on')) return;
        clearTimeout(timer);
        resolve();
      });
  });
  return { url: `http://127.0.0.1:${port}`, close: () => void child.kill() };
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}
/** Paths without a variable part first: `edenred-ticket/login` is no ticket. */
const PATHS = Object.keys((JSON.parse(readFileSync(FILE, 'utf8')) as { paths: object }).paths)
  .sort((a, b) => a.split('{').length - b.split('{').length)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));
const SENT = ['accept', 'content-type', 'cookie', 'authorization', 'authorizationf'];

/**
 * One answer of the mock for each operation, asked for once: random ones take seconds, and pages that ask again must hear the same.
 * Without a seed the answers are the examples.
 */
function answersOf(mock: Mock, seed: number | null) {
  const prefer = seed === null ? 'dynamic=false' : `dynamic=true, seed=${seed}`;
  const answers = new Map<string, Promise<Answer>>();
  const ask = async (method: string, url: string, headers: http.IncomingHttpHeaders, body?: Buffer): Promise<Answer> => {
    const sent = Object.fromEntries(SENT.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])));
    const init = body === undefined || body.length === 0 ? {} : { body: new Uint8Array(body) };
    const answer = await fetch(mock.url + url, { method, headers: { ...sent, prefer }, ...init });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: Buffer.from(await answer.arrayBuffer()) };
  };
  return async (method: string, url: string, headers: http.IncomingHttpHeaders, body?: Buffer): Promise<Answer> => {
    const path = PATHS.find(({ pattern }) => pattern.test(url.split('?')[0]!))?.path ?? url;
    const known = answers.get(`${method} ${path}`) ?? ask(method, url, headers, body);
    answers.set(`${method} ${path}`, known);
    const answer = await known;
    // A refusal is about this request.
    if (answer.status >= 300) answers.delete(`${method} ${path}`);
    return answer;
  };
}

/** A seed from which nobody must consent first: such a mock leads from every page to the consent. */
async function seedWithoutConsent(mock: Mock, seed: number): Promise<number> {
  const { body } = await answersOf(mock, seed)('GET', '/b2c/navigation', { cookie: SESSION });
  const { privacyConsentRequired } = JSON.parse(body.toString()) as { privacyConsentRequired?: unknown };
  return privacyConsentRequired ? seedWithoutConsent(mock, seed + 1000) : seed;
}

export interface MockedApp {
  readonly origin: string;
  close(): Promise<void>;
}

/** `seed`: random answers; null: the examples. */
export async function startMockedApp(mock: Mock, seed: number | null): Promise<MockedApp> {
  const answerOf = answersOf(mock, seed === null ? null : await seedWithoutConsent(mock, seed));
  // Written before somebody waits for them.
  for (const { path } of PATHS)
    await answerOf(
      'GET',
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? VALUES['uuid']!),
      { cookie: SESSION },
    );
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { status, headers, body } = await answerOf(request.method!, request.url!, request.headers, Buffer.concat(parts));
    const { 'content-encoding': _, 'content-length': _length, 'transfer-encoding': _transfer, ...kept } = headers;
    response.writeHead(status, kept).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const app: RunningServer = await startSandbox({
    port: 0,
    appDir: `${ROOT}/dist/app`,
    offlineAppDir: `${ROOT}/dist/offline`,
    elementsDir: `${ROOT}/dist/elements`,
    backEnd: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  return {
    origin: app.origin,
    async close() {
      await app.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

const VALUES: Readonly<Record<string, string>> = {
  id: 'milano-1',
  uuid: '00000000-0000-4000-8000-000000000001',
  context: 'definedAmountMethod',
  code: 'milano1',
};
const templates = [
  ...Object.values(ROUTES).map(({ template }) => template),
  ...METHOD_ROUTES.map(({ template }) => template),
  ...MENU_PAGES.map((page) => `/${page}/:uuid`),
];
/** Pages that read something of their address: what they read is there. */
const QUERIES: Readonly<Record<string, string>> = {
  '/login-with-token': '?mode=resetPassword&oobCode=conformance',
  '/payment/integration/edenred_ticket/add/confirm': '?code=x',
  '/payment/integration/satispay_standard/add': '?id=richiesta-1&block-polling=true',
};

/** Every route of the app. */
export const ADDRESSES: readonly string[] = templates.map((template) => {
  const path = template.replaceAll(/:(\w+)/g, (_, name: string) => VALUES[name]!);
  return path + (QUERIES[template] ?? '');
});

export interface Seen {
  readonly address: string;
  /** Where the page has ended: the mock's answers lead on. Another host counts as the way out. */
  readonly end: string;
  readonly title: string;
  readonly text: string;
  /** Answers that could not be read, or only by a repair, and calls that failed. */
  readonly problems: readonly string[];
}

/** Opens the address, and looks at it when it stands. */
export async function visit(context: BrowserContext, origin: string, address: string): Promise<Seen> {
  const page = await context.newPage();
  const problems: string[] = [];
  let end: string | null = null;
  await page.exposeFunction('tell', (label: string) => void problems.push(label));
  await page.addInitScript(() =>
    document.addEventListener('pausa-tracking', (event) => {
      const { category, label } = (event as CustomEvent<{ category: string; label: string }>).detail;
      // A refusal inside a 2xx is an answer like any other.
      if (category === 'Error/Api' && !label.endsWith(': refused-answer')) (window as unknown as { tell(label: string): void }).tell(label);
    }),
  );
  page.on('pageerror', (error) => void problems.push(`uncaught: ${error.message}`));
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      if (route.request().isNavigationRequest()) end ??= route.request().url();
      return route.abort();
    },
  );
  let last = Date.now();
  const requests = { open: 0 };
  const count = (step: number) => () => {
    requests.open += step;
    last = Date.now();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  await page.goto(origin + address);
  const until = Date.now() + PAGE_LIMIT_MS;
  const stands = () =>
    end !== null
      ? Promise.resolve(true)
      : page
          .evaluate(
            () =>
              document.querySelector('h1, h2, main button, main a, main [role="status"]') !== null &&
              document.querySelector('[aria-busy="true"]') === null,
          )
          .catch(() => false);
  while (!((await stands()) && requests.open <= 0 && Date.now() - last > QUIET_MS) && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const seen = await page
    .evaluate(() => ({
      title: document.title,
      text: (document.querySelector('main') ?? document.body).innerText.replaceAll(/\s+/g, ' ').trim(),
    }))
    .catch(() => ({ title: '', text: '' }));
  const url = new URL(page.url());
  await page.close();
  return { address, end: end ?? url.pathname + url.search, ...seen, problems };
}

/** With a session, as the mock asks for one. */
export async function newMember(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'it-IT', serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: 'pausa_session', value: SESSION.split('=')[1]!, url: origin }]);
  return context;
}

/** All addresses, a few at a time. */
export async function visitAll(context: BrowserContext, origin: string, atOnce = 3): Promise<Seen[]> {
  const seen: Seen[] = [];
  const waiting = [...ADDRESSES];
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) seen.push(await visit(context, origin, address));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return seen.sort((a, b) => ADDRESSES.indexOf(a.address) - ADDRESSES.indexOf(b.address));
}
