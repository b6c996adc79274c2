import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Account, DEMO, DESKTOP, EMPTY, MENU, PHONE, signInByForm, VOUCHERS } from '../../scripts/serve/browser.ts';
import { violationsOf } from './axe.ts';
import { AMOUNT_MARK, translatePages } from './translate.ts';

export { violationsOf };
export { DEMO, DESKTOP, EMPTY, expect, MENU, PHONE, signInByForm, VOUCHERS };

const port = Number(process.env['PAUSA_TEST_PORT'] ?? 4273);
/** The app and the sandbox; the partner's pages. */
export const APP = `http://localhost:${port}`;
export const PARTNER = `http://localhost:${process.env['PAUSA_TEST_PARTNER_PORT'] ?? port + 1}`;

/** The browser's state of a signed-in person. */
interface State {
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  readonly storage: readonly (readonly [key: string, value: string])[];
  /** The records of the identity's own database. */
  readonly identity: readonly unknown[];
}
/** The database in which the identity SDK stores the person. */
const IDENTITY = { database: 'firebaseLocalStorageDb', store: 'firebaseLocalStorage' };

export interface FaultOptions {
  readonly method?: 'GET' | 'POST' | 'PUT';
  /** The number of calls that the fault hits; all by default. */
  readonly times?: number;
  /** The server carries the call out, then its answer is lost. */
  readonly after?: boolean;
  readonly message?: string | readonly string[];
  /**
   * For calls without a cookie, which reach the shared world: the public menus. Choose a pattern that no other test calls. The
   * fixture removes the fault at the end.
   */
  readonly everyone?: boolean;
}

interface Options {
  /** The account that is signed in when the test starts; null for none. */
  account: Account | null;
  /** `real`: the production build. `own`: the one of `npm start`, whose payment vendors live on the sandbox's origin. */
  vendors: 'real' | 'own';
  /** The seed of a translation of every page (translate.ts); null for none. `PAUSA_TEST_TRANSLATE=1` translates all journeys. */
  translation: number | null;
}

interface Fixtures {
  /** The name of this test's own world: fresh data that no other test sees. */
  world: string;
  /** Makes calls fail: `fault('b2c/home', '500')`, `fault('b2c/locker/*', 'slow:3000', { times: 1 })`. */
  fault: (pattern: string, fault: string, options?: FaultOptions) => Promise<void>;
  /** The switches of this test's world: `sandbox.get('/sandbox/ledger')`, `sandbox.post('/sandbox/next-order', { data })`. */
  sandbox: APIRequestContext;
  /** Uncaught errors and CSP violations, which fail the test. A test that provokes one announces it with `expect`. */
  problems: Problems;
}

interface WorkerFixtures {
  /** The browser's state after a sign-in through the form, made once for each account. */
  signedIn: (account: Account) => Promise<State>;
}

class Problems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  add(problem: string): void {
    this.#seen.push(problem);
  }
  /** Announces a problem that this test provokes. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }
  get unexpected(): string[] {
    return this.#seen.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }
}

/** The cookie that carries the state into the browser. The first page of the app restores the state, and deletes the cookie. */
const SEED_COOKIE = 'sandbox-seed';
const WORLD_COOKIE = 'sandbox-world';
const VENDORS_COOKIE = 'sandbox-vendors';
/** The world of calls without a cookie. */
const SHARED_WORLD = 'demo';
const CSP_MARK = 'CSP violation:';

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  account: [null, { option: true }],
  vendors: ['real', { option: true }],
  translation: [process.env['PAUSA_TEST_TRANSLATE'] === undefined ? null : Number(process.env['PAUSA_TEST_TRANSLATE']), { option: true }],

  signedIn: [
    async ({ browser }, use) => {
      const states = new Map<string, Promise<State>>();
      const make = async (account: Account) => {
        // For a test that signs in a second person: the context starts without the first one's state.
        const storageState = { cookies: [], origins: [] };
        const context = await browser.newContext({ baseURL: APP, locale: 'it-IT', timezoneId: 'Europe/Rome', storageState });
        try {
          const page = await context.newPage();
          await signInByForm(page, account);
          return await stateOf(page);
        } finally {
          await context.close();
        }
      };
      await use((account) => {
        const state = states.get(account.email) ?? make(account);
        states.set(account.email, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],

  // Playwright reads the needed fixtures from the parameter's pattern, which must be there even when it is empty.
  // oxlint-disable-next-line no-empty-pattern
  world: async ({}, use) => {
    await use(`test-${randomUUID()}`);
  },

  context: async ({ context, world, vendors, account, signedIn, translation }, use) => {
    if (translation !== null) await translatePages(context, translation);
    await context.addCookies([
      { name: WORLD_COOKIE, value: world, url: APP },
      { name: VENDORS_COOKIE, value: vendors, url: APP },
    ]);
    if (account !== null) await bring(context, await signedIn(account));
    await use(context);
  },

  sandbox: async ({ world, playwright }, use) => {
    const sandbox = await playwright.request.newContext({ baseURL: APP, extraHTTPHeaders: { 'x-sandbox-world': world } });
    await use(sandbox);
    await sandbox.dispose();
  },

  fault: async ({ sandbox }, use) => {
    let isShared = false;
    const everyone = { headers: { 'x-sandbox-world': SHARED_WORLD } };
    await use(async (pattern, fault, { everyone: isForEveryone = false, ...options } = {}) => {
      isShared ||= isForEveryone;
      const answer = await sandbox.post('/sandbox/faults', { data: { pattern, fault, ...options }, ...(isForEveryone ? everyone : {}) });
      expect(answer.ok(), await answer.text()).toBe(true);
    });
    if (isShared) await sandbox.delete('/sandbox/faults', everyone);
  },

  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      await context.addInitScript((mark) => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`${mark} ${event.violatedDirective} blocked ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`);
        });
      }, CSP_MARK);
      context.on('weberror', (error) =>
        problems.add(`Uncaught on ${error.page()?.url() ?? 'a page'}: ${error.error().stack ?? error.error().message}`),
      );
      context.on('console', (message) => {
        if (
          message.type() === 'error' &&
          (message.text().startsWith(CSP_MARK) ||
            message.text().startsWith(AMOUNT_MARK) ||
            message.text().includes('Content Security Policy'))
        ) {
          problems.add(`${message.page()?.url() ?? 'a page'}: ${message.text()}`);
        }
      });
      await use(problems);
      expect(problems.unexpected, 'uncaught errors and CSP violations').toEqual([]);
    },
    { auto: true },
  ],
});

/** The state after a sign-in, when the identity SDK has stored the person. */
async function stateOf(page: Page): Promise<State> {
  const identity = () =>
    page.evaluate(
      ({ database, store }) =>
        new Promise<unknown[]>((resolve, reject) => {
          const opening = indexedDB.open(database);
          opening.addEventListener('error', () => reject(new Error('no database')));
          opening.addEventListener('success', () => {
            const reading = opening.result.transaction(store).objectStore(store).getAll();
            reading.addEventListener('success', () => {
              opening.result.close();
              resolve(reading.result);
            });
          });
        }),
      IDENTITY,
    );
  await expect.poll(async () => (await identity()).length).toBe(1);
  return {
    cookies: await page.context().cookies(),
    storage: await page.evaluate(() => Object.entries(localStorage) as [string, string][]),
    identity: await identity(),
  };
}

/**
 * Restores a state in a context. Playwright would open a page for it, which takes as long as half a journey. Here the first page
 * of the app does it before its own scripts run; their database requests wait for the earlier ones.
 */
async function bring(context: BrowserContext, { cookies, ...state }: State): Promise<void> {
  await context.addCookies([...cookies, { name: SEED_COOKIE, value: '1', url: APP }]);
  await context.addInitScript(
    ({ app, mark, storage, identity, database, store }) => {
      if (location.origin !== app || !document.cookie.split('; ').includes(`${mark}=1`)) return;
      document.cookie = `${mark}=; path=/; max-age=0`;
      for (const [key, value] of storage) localStorage.setItem(key, value);
      const opening = indexedDB.open(database, 1);
      opening.addEventListener('upgradeneeded', () => {
        const made = opening.result.createObjectStore(store, { keyPath: 'fbase_key' });
        for (const record of identity) made.put(record);
      });
      opening.addEventListener('success', () => opening.result.close());
    },
    { app: APP, mark: SEED_COOKIE, ...IDENTITY, ...state },
  );
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page), `accessibility of ${page.url()}`).toBe('');
}
