import type { Request } from '@playwright/test';
import { DEMO, PHONE, test } from '../support/test.ts';
import { beStranger, expect, expectPath, heading, ledger, putInCart, signInFromLogin, signInOnForm, want } from '../support/journey.ts';

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 60_000 });

test('the sign-in sends the identity, keeps the token it is given, and every later call carries both', async ({ page }) => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/b2c/')) calls.push(request);
  });
  const callTo = (end: string) => calls.find((request) => new URL(request.url()).pathname.endsWith(end));

  await page.goto('/login-with-email');
  const [answer] = await Promise.all([page.waitForResponse('**/b2c/auth/login'), signInOnForm(page)]);
  await expect(heading(page, 'È ora di pausa.')).toBeVisible();

  const cookieCall = callTo('/auth/session-cookie');
  const loginCall = callTo('/auth/login');
  const { authorizationF } = (cookieCall as Request).postDataJSON() as { authorizationF: string };
  expect(authorizationF.split('.').length, 'an ID token').toBe(3);
  expect(loginCall?.postDataJSON()).toEqual({ authorizationF });
  expect(calls.indexOf(cookieCall as Request)).toBeLessThan(calls.indexOf(loginCall as Request));

  const given = await answer.headerValue('authorization');
  expect(given).toMatch(/^Bearer /);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(given);

  calls.length = 0;
  await page.getByRole('link', { name: 'ORDINA: Frigo Torre Nord' }).click();
  await want(page, 'Insalata greca').click();
  await expect.poll(() => callTo('/edit-item')).toBeDefined();
  for (const end of ['/selling-area/milano-1', '/edit-item']) {
    const headers = (await callTo(end)?.allHeaders()) ?? {};
    expect(headers['authorization'], end).toBe(given);
    expect(headers['authorizationf'], end).toBe(authorizationF);
    expect(headers['content-type'], end).toBe('application/json');
    expect(headers['cookie'], end).toContain('pausa_session=');
  }
});

test('before the sign-in no call carries a token', async ({ page }) => {
  const seen: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/b2c/')) seen.push(request.headers());
  });
  await page.goto('/lista-ordini');
  await expectPath(page, '/login');
  expect(seen.length).toBeGreaterThan(0);
  for (const headers of seen) {
    expect(headers['authorization']).toBeUndefined();
    expect(headers['authorizationf']).toBeUndefined();
  }
});

test.describe('a session of an earlier day', () => {
  test.use({ account: DEMO });

  test('the stored token goes with the calls, and the identity as soon as its SDK knows the person', async ({ page }) => {
    // The SDK comes after the first screen, and asks its service who this is.
    const known = page.waitForResponse('**/accounts:lookup*');
    await page.goto('/selling-area/milano-1');
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('token'));
    await (await known).finished();
    const asked = page.waitForRequest('**/edit-item');
    await page.getByRole('button', { name: 'LO VOGLIO: Insalata greca' }).click();
    const headers = (await asked).headers();
    expect(headers['authorization']).toBe(stored);
    expect(headers['authorizationf']?.split('.')).toHaveLength(3);
  });
});

const WRONG = ['sbagliata', 'pranzo1234'];
test('a wrong password says which pair is wrong, never which of the two, and clears the field', async ({ page }) => {
  await page.goto('/login-with-email');
  await page.getByRole('textbox', { name: 'Email' }).fill(' demo@ pausa.test ');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('demo@pausa.test');
  await page.getByRole('button', { name: 'continua' }).click();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('corta');
  await page.getByRole('button', { name: 'login', exact: true }).click();
  await expect(page.getByText('Lunghezza minima 6 caratteri')).toBeVisible();
  for (const wrong of WRONG) {
    await password.fill(wrong);
    await page.getByRole('button', { name: 'login', exact: true }).click();
    await expect(page.getByText("L'email o la password inserita sono errate")).toBeVisible();
    await expect(password).toHaveValue('');
  }
  await password.fill('pranzo123');
  await page.getByRole('button', { name: 'login', exact: true }).click();
  await expect(heading(page, 'È ora di pausa.')).toBeVisible();
});

test('an address of the query returns there, also by way of the choice of a way in', async ({ page }) => {
  const target = '/selling-area/milano-1?description=milano-1-19';
  await page.goto(`/login?redirect_to=${encodeURIComponent(target)}`);
  await signInFromLogin(page);
  await expectPath(page, target);
  await beStranger(page);
  await page.goto(`/login-with-email?redirect_to=${encodeURIComponent('/lista-ordini')}`);
  await signInOnForm(page);
  await expectPath(page, '/lista-ordini');
});

test('who is signed in does not stay at the login: Back after a sign-in, or its address', async ({ page }) => {
  await page.goto('/selling-area/milano-1');
  await signInFromLogin(page);
  await expectPath(page, '/selling-area/milano-1');
  await page.goBack();
  await expectPath(page, '/');
  for (const path of ['/login', '/login-with-email']) {
    await page.goto(`${path}?redirect_to=${encodeURIComponent('/lista-ordini')}`);
    await expectPath(page, '/lista-ordini');
  }
});

test('another person on the same browser never sees the first one’s cart', async ({ page, sandbox }) => {
  await page.goto('/login-with-email');
  await signInOnForm(page);
  await expect(heading(page, 'È ora di pausa.')).toBeVisible();
  await putInCart(page, { 'milano-1-01': 2 });
  await page.getByRole('link', { name: 'ORDINA: Frigo Torre Nord' }).click();
  await expect(page.getByRole('link', { name: 'Il tuo ordine' })).toContainText('12,80 €');
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectPath(page, '/login');

  await page.getByRole('button', { name: 'Accedi con Email' }).click();
  await signInOnForm(page, { email: 'vuoto@pausa.test', password: 'pranzo123' });
  await expect(heading(page, 'È ora di pausa.')).toBeVisible();
  const seen: string[] = [];
  await page.exposeFunction('saw', (text: string) => seen.push(text));
  await page.evaluate(() => {
    const look = () => void (window as unknown as { saw(text: string): void }).saw(document.body.innerText);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole('link', { name: 'ORDINA: Frigo Torre Nord' }).click();
  await expect(want(page, 'Penne al pesto con mozzarella')).toBeVisible();
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await expect(page.getByRole('main').getByText('vuoto@pausa.test')).toBeVisible();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((text) => /12,80|demo@pausa\.test|Giulia/.test(text))).toEqual([]);
  expect(await ledger(sandbox)).toEqual([]);
});
