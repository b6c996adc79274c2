/**
 * Hostile values for the addresses that the app takes from outside: `redirect_to` in the query and in storage, `return-url` of
 * the payment pages, and `continueUrl`. The unit tests try the rules on all of these values in
 * `src/widgets/shared/rules/links.hostile.test.ts`; here each way in meets a few of each kind.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hostileLinks } from '../support/hostile-links.ts';
import { clearSession, expect, heading, signInFromLogin, signInOnForm } from '../support/journey.ts';
import { APP, DEMO, PHONE, test } from '../support/test.ts';

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 90_000 });

const SOME = hostileLinks(APP).filter((_, index) => index % 28 === 0);
const FEW = SOME.filter((_, index) => index % 5 === 0);

/** Records requests to other sites, dialogs and windows of a page. The test looks at the record at its end. */
function watch(page: Page): readonly string[] {
  const strange: string[] = [];
  const look = (what: string, url: string) => {
    if (new URL(url).origin !== APP) strange.push(`${what} ${url}`);
  };
  page.on('request', (request) => look('request', request.url()));
  page.on('framenavigated', (frame) => look('address', frame.url()));
  page.on('dialog', (dialog) => {
    strange.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.context().on('page', (other) => strange.push(`window ${other.url()}`));
  return strange;
}

async function expectHome(page: Page): Promise<void> {
  await expect(heading(page, 'È ora di pausa.')).toBeVisible();
  expect(page.url()).toBe(`${APP}/`);
}

interface Led {
  readonly value: string;
  readonly url: string;
  readonly heading: string;
}

const OPTIONS = '/payment/payment-options/definedAmountMethod';

/**
 * Opens the login with each value in turn, in one page, where the app redirects a signed-in person; or opens the payment options
 * with each value as `return-url`, and picks a card. It navigates inside the page, as a press on Back or Forward does. A value
 * that is `written` is the whole query.
 */
async function leadOn(page: Page, entry: 'written' | 'query' | 'storage' | 'options', values: readonly string[]): Promise<readonly Led[]> {
  await page.goto('/');
  await expectHome(page);
  await page.setViewportSize({ width: 320, height: 200 }); // a small window paints faster, and the test navigates thousands of times
  return page.evaluate(
    async ([entry, values, options]) => {
      document.querySelector('link[rel="icon"]')?.remove(); // the browser would request it at every address
      const screenOtherThan = (before: Element | null) => {
        const [title, ...others] = document.querySelectorAll('[data-screen-title]');
        return title !== undefined && title !== before && others.length === 0 ? title : null;
      };
      const until = <T>(find: () => T | null, value: string) =>
        new Promise<T>((resolve, reject) => {
          const observer = new MutationObserver(() => look());
          const stop = () => {
            clearTimeout(limit);
            observer.disconnect();
            removeEventListener('replaceState', look); // the router dispatches this event
          };
          const look = () => {
            const found = find();
            if (found === null) return;
            stop();
            resolve(found);
          };
          const limit = setTimeout(() => {
            stop();
            reject(new Error(`${JSON.stringify(value)} leads nowhere: still at ${location.href}`));
          }, 15_000);
          observer.observe(document.body, { childList: true, subtree: true });
          addEventListener('replaceState', look);
          look();
        });

      const led: { value: string; url: string; heading: string }[] = [];
      for (const value of values) {
        if (entry === 'storage') localStorage.setItem('redirect_to', `${Date.now()};${value}`);
        const [path, name] = entry === 'options' ? [options, 'return-url'] : ['/login', 'redirect_to'];
        const written = entry === 'written' ? value : new URLSearchParams({ [name]: value }).toString();
        const query = entry === 'storage' ? '' : `?${written}`;
        const before = document.querySelector('[data-screen-title]');
        history.pushState(null, '', path + query);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        const first = await until(() => screenOtherThan(before), value);
        if (entry === 'options') {
          const card = () => [...document.querySelectorAll('main button')].find((button) => button.textContent.includes('4242')) ?? null;
          ((await until(card, value)) as HTMLElement).click();
        }
        const screen = await until(() => (location.pathname.startsWith(path) ? null : screenOtherThan(first)), value);
        led.push({ value, url: location.href, heading: screen.textContent ?? '' });
      }
      return led;
    },
    [entry, values, OPTIONS] as const,
  );
}

/**
 * The address is on our origin and belongs to a screen of the app (`home` unless the value is a path), but not to a login page.
 */
function expectAllAtHome(
  led: readonly Led[],
  count: number,
  home: readonly [path: string, title: string] = ['/', 'È ora di pausa.'],
): void {
  const lost = led.filter(({ url, heading }) => {
    const { origin, pathname } = new URL(url);
    const isHome = url === APP + home[0] && heading === home[1];
    const isPathOfOurs = pathname.length > 1 && ['Pagina non trovata', 'Giulia'].includes(heading);
    return origin !== APP || !(isHome || isPathOfOurs) || /^\/(\/|\\|login|%6c|%4c|%2f|%5c)/i.test(pathname);
  });
  expect(lost).toEqual([]);
  expect(led).toHaveLength(count);
}

test.describe('who is signed in and comes to the login', () => {
  test.use({ account: DEMO });

  test('by a hostile redirect_to of the query', async ({ page }) => {
    expect(SOME.length).toBeGreaterThan(60);
    const strange = watch(page);
    expectAllAtHome(await leadOn(page, 'query', SOME), SOME.length);
    expect(strange).toEqual([]);
  });

  test('by a hostile redirect_to of the storage', async ({ page }) => {
    expect(FEW.length).toBeGreaterThan(10);
    const strange = watch(page);
    expectAllAtHome(await leadOn(page, 'storage', FEW), FEW.length);
    expect(strange).toEqual([]);
  });

  const WRITTEN = [
    ['redirect_to=//evil.example&redirect_to=/me', '/'],
    ['redirect_to=/lista-ordini&redirect_to=//evil.example', '/lista-ordini'],
    ['redirect_to=/%09/evil.example', '/'],
    ['redirect_to=%2f%5cevil.example', '/'],
    ['redirect_to=/%252f%252fevil.example', '/'],
    ['redirect_to=/%256cogin?%25', '/'],
    ['redirect_to=javascript:alert(1)', '/'],
    ['redirect_to[]=//evil.example', '/'],
  ] as const;

  test('as it is written in a link', async ({ page }) => {
    const strange = watch(page);
    const led = await leadOn(
      page,
      'written',
      WRITTEN.map(([query]) => query),
    );
    expect(led).toEqual(
      WRITTEN.map(([query, path]) => ({ value: query, url: APP + path, heading: path === '/' ? 'È ora di pausa.' : 'Lista Ordini' })),
    );
    expect(strange).toEqual([]);
  });
});

test.describe('who pays, and comes with a hostile return-url', () => {
  test.use({ account: DEMO });

  test('is back at the methods after a choice at the payment options', async ({ page }) => {
    const strange = watch(page);
    expectAllAtHome(await leadOn(page, 'options', FEW), FEW.length, ['/payment', 'Pagamento']);
    expect(strange).toEqual([]);
  });

  test('tells Satispay no way back but one of ours', async ({ page }) => {
    const strange = watch(page);
    for (const value of FEW.slice(0, 3)) {
      const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/satispay/standard/pi/add'));
      await page.goto(`/payment/integration/satispay_standard/add?${new URLSearchParams({ 'return-url': value }).toString()}`);
      const { returnUrl } = (await asked).postDataJSON() as { returnUrl: string };
      const read = new URL(returnUrl, APP);
      expect([value, read.origin, /^\/(\/|\\|login)/i.test(decodeURI(read.pathname))]).toEqual([value, APP, false]);
    }
    expect(strange).toEqual([]);
  });
});

test('a hostile redirect_to of the query leads home after a sign-in', async ({ page }) => {
  const strange = watch(page);
  await page.goto(`/login?redirect_to=${encodeURIComponent('//evil.example')}`);
  await signInFromLogin(page);
  await expectHome(page);
  await clearSession(page);
  await page.goto(`/login-with-email?redirect_to=${encodeURIComponent('/\\evil.example')}`);
  await signInOnForm(page);
  await expectHome(page);
  expect(strange).toEqual([]);
});

test('a hostile redirect_to of the storage leads home after a sign-in, and is used once', async ({ page }) => {
  const strange = watch(page);
  await page.goto('/login-with-email');
  await page.evaluate(() => localStorage.setItem('redirect_to', `${Date.now()};//evil.example`));
  await signInOnForm(page);
  await expectHome(page);
  expect(await page.evaluate(() => localStorage.getItem('redirect_to'))).toBeNull();
  expect(strange).toEqual([]);
});

test('a link from an e-mail with a hostile continueUrl leads home', async ({ page }) => {
  const strange = watch(page);
  const email = `ospite-${randomUUID()}@example.it`;
  await expect(await page.request.post('/b2c/register', { data: { email } })).toBeOK();
  for (const value of ['https://evil.example/', `${APP}@evil.example/`, `${APP}//evil.example`, `${APP}/login`]) {
    await test.step(value, async () => {
      const oobCode = await resetCode(page, email);
      await page.goto(`/login-with-token?${new URLSearchParams({ mode: 'resetPassword', oobCode, continueUrl: value }).toString()}`);
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.getByLabel('Nuova Password').fill('segreta1');
      await page.getByRole('button', { name: 'Modifica' }).click();
      await expectHome(page);
    });
  }
  expect(strange).toEqual([]);
});

/** The code in the newest e-mail to this test's address. */
async function resetCode(page: Page, email: string): Promise<string> {
  const data = { requestType: 'PASSWORD_RESET', email };
  await expect(await page.request.post('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode', { data })).toBeOK();
  const answer = await page.request.get('/sandbox/mailbox.json');
  const { messages } = (await answer.json()) as { messages: { recipient: string; oobCode: string; used: boolean }[] };
  const message = messages.find(({ recipient, used }) => recipient === email && !used);
  if (message === undefined) throw new Error(`No e-mail to ${email}`);
  return message.oobCode;
}
