import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { Canary } from '../support/canary.ts';
import { clearFaults, expect, expectPath, heading, want } from '../support/journey.ts';
import { PHONE, test } from '../support/test.ts';

// Each way to sign in runs with secrets of its own that the tests can recognise. tests/support/canary.ts lists where each secret
// may appear, and which storage keys exist.

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 120_000 });

const SHOP = '/selling-area/milano-1?description=milano-1-19';
const address = () => `canarino-${randomUUID()}@example.it`;
const secret = (name: string) => `${name}-${randomUUID()}`;

/** A new account for this test: all tests share the fixed accounts. */
async function newAccount(sandbox: APIRequestContext, email: string, password: string): Promise<void> {
  const answer = await sandbox.post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The newest link in an e-mail to this address. */
async function mailTo(sandbox: APIRequestContext, email: string): Promise<string> {
  const { messages } = (await (await sandbox.get('/sandbox/mailbox.json')).json()) as { messages: { recipient: string; link: string }[] };
  const found = messages.find(({ recipient }) => recipient === email);
  expect(found, `a mail to ${email}`).toBeDefined();
  return (found as { link: string }).link;
}

async function enterEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Accedi con Email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'continua' }).click();
}

async function enterPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'login', exact: true }).click();
}

async function chooseNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nuova Password').fill(password);
  await page.getByRole('button', { name: 'Modifica' }).click();
}

/** The sandbox's stand-in for the provider's sign-in page. */
async function signInAtProvider(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/emulator\/auth\/handler/);
  await page.locator('.js-new-account').click();
  await page.locator('#email-input').fill(email);
  await page.locator('#sign-in').click();
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/me');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectPath(page, '/login');
}

test('e-mail and password: too short, wrong, a session that fails (021), right, a 401 in the middle, logout', async ({
  page,
  context,
  sandbox,
  fault,
}) => {
  const canary = await Canary.on(context);
  const email = address();
  const password = canary.password(secret('giusta'));
  const wrong = canary.password(secret('sbagliata'));
  const short = canary.password('§u1q');
  await newAccount(sandbox, email, password);

  await page.goto(SHOP);
  await enterEmail(page, email);
  await enterPassword(page, short);
  await expect(page.getByText('Lunghezza minima 6 caratteri')).toBeVisible();
  await canary.look(page);
  await page.getByRole('button', { name: 'Mostra la password' }).click();
  await enterPassword(page, wrong);
  await expect(page.getByText("L'email o la password inserita sono errate")).toBeVisible();
  await canary.look(page);

  await fault('b2c/auth/session-cookie', '500', { times: 1 });
  await page.getByLabel('Password', { exact: true }).fill(password);
  await canary.look(page);
  await page.getByRole('button', { name: 'login', exact: true }).click();
  await expect(page.getByText('Abbiamo riscontrato un problema durante il processamento della richiesta (021)')).toBeVisible();
  await canary.look(page);
  await page.getByRole('button', { name: 'riprova' }).click();
  await page.getByRole('button', { name: 'continua' }).click();
  await enterPassword(page, password);
  await expectPath(page, SHOP);

  const dialog = page.getByRole('dialog', { name: 'Insalata greca' });
  await fault('b2c/locker/selling-order/edit-item', '401', { times: 1 });
  await dialog.getByRole('button', { name: /^LO VOGLIO/ }).click();
  await expectPath(page, '/login');
  await canary.look(page);
  await enterEmail(page, email);
  await enterPassword(page, password);
  await expectPath(page, SHOP);
  await dialog.getByRole('button', { name: /^LO VOGLIO/ }).click();
  await expect(page.getByRole('link', { name: 'Il tuo ordine' })).toBeVisible();
  await canary.look(page);
  await logOut(page);

  expect(canary.tracked.length, 'the failures are told to tracking').toBeGreaterThan(0);
  await canary.expectSilence(page, ['a password', 'a token of the identity', 'a token of the API']);
});

test('registration and its link, a session that fails (022), then RECUPERA PASSWORD, a spent link and one by NFC', async ({
  page,
  context,
  sandbox,
  fault,
}) => {
  const canary = await Canary.on(context);
  const email = address();
  const first = canary.password(secret('prima'));
  const second = canary.password(secret('seconda'));
  const third = canary.password(secret('terza'));

  await page.goto(SHOP);
  await enterEmail(page, email);
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expect(heading(page, 'Ci siamo quasi!')).toBeVisible();

  const link = canary.link(await mailTo(sandbox, email));
  await page.goto(link);
  await fault('b2c/auth/session-cookie', '500');
  await page.getByLabel('Nuova Password').fill(first);
  await canary.look(page);
  await page.getByRole('button', { name: 'Modifica' }).click();
  await expect(page.getByText('Abbiamo riscontrato un problema durante il processamento della richiesta (022)')).toBeVisible();
  await canary.look(page);
  await clearFaults(sandbox);
  await page.getByRole('button', { name: 'riprova' }).click();
  await expectPath(page, SHOP);
  await canary.look(page);
  // The history entry of the link has been replaced by the root.
  await page.goBack();
  await expectPath(page, '/');
  await logOut(page);

  await enterEmail(page, email);
  await page.getByRole('button', { name: 'RECUPERA PASSWORD' }).click();
  await expect(heading(page, 'Controlla la posta')).toBeVisible();
  const recovery = canary.link(await mailTo(sandbox, email));
  await page.goto(recovery);
  await chooseNewPassword(page, second);
  await expect(heading(page, 'È ora di pausa.')).toBeVisible();
  await canary.look(page);

  await page.goto(link);
  await expect(heading(page, 'Codice non valido')).toBeVisible();
  // The person is signed in by now, so the app goes on to the link's target.
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(heading(page, 'Frigo Torre Nord')).toBeVisible();
  await logOut(page);

  // A person who came by a fridge's tag stays on the page of the link, which asks to hold the phone to the tag again.
  await enterEmail(page, email);
  await page.getByRole('button', { name: 'RECUPERA PASSWORD' }).click();
  await expect(heading(page, 'Controlla la posta')).toBeVisible();
  const byTag = new URL(await mailTo(sandbox, email));
  byTag.searchParams.set('continueUrl', `${byTag.origin}/?pausa_code_landing_medium=nfc`);
  await page.goto(canary.link(byTag.href));
  await chooseNewPassword(page, third);
  await expect(page.getByText('Avvicina di nuovo il telefono al tag del frigo')).toBeVisible();
  await expectPath(page, '/login-with-token');

  await canary.expectSilence(page, ['a password', 'a code of a mail', 'a token of the identity', 'a token of the API']);
});

test('Google by redirect: a session that fails (020), then the shop', async ({ page, context, fault }) => {
  const canary = await Canary.on(context);
  const email = address();
  await page.goto(SHOP);
  await fault('b2c/auth/login', '500', { times: 1 });
  await page.getByRole('button', { name: 'Accedi con Google' }).click();
  await signInAtProvider(page, email);
  await expect(page.getByText('Abbiamo riscontrato un problema durante il processamento della richiesta (020).')).toBeVisible();
  await canary.look(page);
  await page.getByRole('button', { name: 'riprova' }).click();
  await page.getByRole('button', { name: 'Accedi con Google' }).click();
  await signInAtProvider(page, email);
  await expectPath(page, SHOP);
  await expect(page.getByRole('dialog', { name: 'Insalata greca' })).toBeVisible();
  await canary.look(page);
  await logOut(page);
  await canary.expectSilence(page, ['a token of the identity', 'a token of the API', 'a token of a provider']);
});

test('Microsoft by redirect, for an account that exists with a password: both are joined', async ({ page, context, sandbox }) => {
  const canary = await Canary.on(context);
  const email = address();
  const password = canary.password(secret('giusta'));
  await newAccount(sandbox, email, password);

  await page.goto(SHOP);
  await page.getByRole('button', { name: 'Accedi con Microsoft' }).click();
  await signInAtProvider(page, email);
  await expect(page.getByText("Ops... l'email utilizzata è già registrata")).toBeVisible();
  await canary.look(page);
  await page.getByRole('button', { name: 'continua' }).click();
  await page.getByRole('button', { name: 'continua' }).click();
  const linked = page.waitForResponse('**/accounts:signInWithIdp*');
  await enterPassword(page, password);
  expect((await linked).ok()).toBe(true);
  await expectPath(page, SHOP);
  await canary.look(page);
  await logOut(page);
  await canary.expectSilence(page, ['a password', 'a token of the identity', 'a token of the API', 'a token of a provider']);
});

test('a screen that crashes, an answer out of shape, a refusal that says too much', async ({ page, context, sandbox, fault }) => {
  const canary = await Canary.on(context);
  const email = address();
  const password = canary.password(secret('giusta'));
  await newAccount(sandbox, email, password);
  await page.goto('/selling-area/milano-1');
  await enterEmail(page, email);
  await enterPassword(page, password);
  await expect(want(page, 'Insalata greca')).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  expect(token).toMatch(/^Bearer /);

  // A server whose answer repeats the request.
  await fault('b2c/locker/selling-order/edit-item', '500', { times: 1, message: `${email} ${password} ${token}` });
  await want(page, 'Insalata greca').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Operazione non consentita' }).first()).toBeAttached();
  await canary.look(page);

  await page.route('**/b2c/home', (route) => route.fulfill({ json: { sections: `${email} ${password} ${token}` } }), { times: 1 });
  await page.goBack();
  await expect(page.getByText('Errore durante il caricamento').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ricarica' }).click();
  await expect(heading(page, 'Frigo Torre Nord')).toBeVisible();
  await canary.look(page);

  await page.route('**/assets/OrdersScreen-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Ordini', exact: true }).click();
  await expect(heading(page, 'Ops! Sembra che qualcosa sia andato storto.')).toBeVisible();
  await expect(page.getByText('Riprova tra poco.')).toBeVisible();

  for (const category of ['Error/Api', 'Error/Render'])
    expect(
      canary.tracked.some((event) => event.includes(category)),
      category,
    ).toBe(true);
  await canary.expectSilence(page, ['a password', 'a token of the identity', 'a token of the API']);
});
