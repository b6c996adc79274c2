import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, PHONE, test } from '../support/test.ts';

/** The identity provider's own page in the sandbox. */
async function signInAt(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/emulator\/auth\/handler/);
  const known = page.getByText(email, { exact: true });
  await expect(page.locator('.js-new-account')).toBeVisible();
  if ((await known.count()) > 0) return known.first().click();
  await page.locator('.js-new-account').click();
  await page.locator('#email-input').fill(email);
  await page.locator('#sign-in').click();
}

const shop = (page: Page) => page.getByRole('heading', { level: 1, name: 'Frigo Torre Nord' });

test.use({ viewport: PHONE });

test.describe('by a provider', () => {
  for (const [name, email] of [
    ['Google', 'google@pausa.test'],
    ['Microsoft', 'microsoft@pausa.test'],
  ] as const) {
    test(`${name}: back to where one was`, async ({ page }) => {
      await page.goto('/selling-area/milano-1');
      await page.getByRole('button', { name: `Accedi con ${name}` }).click();
      await signInAt(page, email);
      await expect(shop(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/selling-area/milano-1');
    });
  }

  test('an e-mail whose company uses Google goes there by itself, and Back leads to the choice', async ({ page }) => {
    await page.goto('/login-with-email');
    await page.getByLabel('Email').fill('anna@google.pausa.test');
    await page.getByRole('button', { name: 'continua' }).click();
    await page.waitForURL(/\/emulator\/auth\/handler/);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Accedi con Google' })).toBeVisible();
  });

  test('a session that cannot be made says so (020), and riprova leads back to the choice', async ({ page, fault }) => {
    await fault('b2c/auth/session-cookie', '500');
    await page.goto('/login');
    await page.getByRole('button', { name: 'Accedi con Google' }).click();
    await signInAt(page, 'google@pausa.test');
    await expect(page.getByText('Abbiamo riscontrato un problema durante il processamento della richiesta (020).')).toBeVisible();
    await page.getByRole('button', { name: 'riprova' }).click();
    await expect(page.getByRole('button', { name: 'Accedi con Google' })).toBeVisible();
  });
});

test.describe('by a link from an e-mail', () => {
  // One mailbox for all: each test writes to an address of its own.
  const address = (name: string) => `${name}-${randomUUID()}@example.it`;

  async function openMail(page: Page, email: string): Promise<void> {
    await page.goto('/sandbox/mailbox');
    await page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: 'Scegli una nuova password' }).click();
  }

  async function register(page: Page, email: string): Promise<void> {
    await page.getByRole('button', { name: 'Accedi con Email' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'continua' }).click();
    await page.getByRole('button', { name: 'Registrati' }).click();
    await expect(page.getByRole('heading', { name: 'Benvenuto!' })).toBeVisible();
  }

  test('a new person registers, chooses a password and is back at the shop', async ({ page }) => {
    const email = address('nuova');
    await page.goto('/selling-area/milano-1');
    await register(page, email);
    await openMail(page, email);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Nuova Password').fill('12345');
    await page.getByRole('button', { name: 'Modifica' }).click();
    await expect(page.getByText('Lunghezza minima 6 caratteri')).toBeVisible();
    await page.getByLabel('Nuova Password').fill('segreta1');
    await page.getByRole('button', { name: 'Modifica' }).click();
    await expect(shop(page)).toBeVisible();
  });

  test('a forgotten password is replaced; the link works once', async ({ page }) => {
    const email = address('smemorata');
    await page.goto('/lista-ordini');
    await register(page, email);
    await page.getByRole('button', { name: 'Torna al login' }).click();
    await page.getByRole('button', { name: 'Accedi con Email' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'continua' }).click();
    await page.getByRole('button', { name: 'RECUPERA PASSWORD' }).click();
    await expect(page.getByRole('heading', { name: 'Controlla la posta' })).toBeVisible();
    await page.goto('/sandbox/mailbox');
    const links = page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: 'Scegli una nuova password' });
    const address1 = (await links.first().getAttribute('href')) ?? '';
    await links.first().click();
    await page.getByLabel('Nuova Password').fill('segreta2');
    await page.getByRole('button', { name: 'Modifica' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lista Ordini' })).toBeVisible();
    await page.goto(address1);
    await expect(page.getByRole('heading', { name: 'Codice non valido' })).toBeVisible();
    // Signed in by now: the login is no place to stay.
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'È ora di pausa.' })).toBeVisible();
  });

  test('a session that cannot be made says so (022), and riprova goes on', async ({ page, fault, sandbox }) => {
    const email = address('sfortunata');
    await page.goto('/selling-area/milano-1');
    await register(page, email);
    await openMail(page, email);
    await fault('b2c/auth/session-cookie', '500');
    await page.getByLabel('Nuova Password').fill('segreta3');
    await page.getByRole('button', { name: 'Modifica' }).click();
    await expect(page.getByText('Abbiamo riscontrato un problema durante il processamento della richiesta (022)')).toBeVisible();
    await sandbox.delete('/sandbox/faults');
    await page.getByRole('button', { name: 'riprova' }).click();
    await expect(shop(page)).toBeVisible();
  });

  test('an account that exists with a password: told so, led to it, and the session is made', async ({ page }) => {
    // A person of its own: the sign-in links the two ways for good.
    const email = address('doppia');
    await page.goto('/me');
    await register(page, email);
    await openMail(page, email);
    await page.getByLabel('Nuova Password').fill('segreta4');
    await page.getByRole('button', { name: 'Modifica' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Accedi con Microsoft' })).toBeVisible();

    await page.goto('/lista-ordini');
    await page.getByRole('button', { name: 'Accedi con Microsoft' }).click();
    await page.waitForURL(/\/emulator\/auth\/handler/);
    await page.locator('.js-new-account').click();
    await page.locator('#email-input').fill(email);
    await page.locator('#sign-in').click();
    await expect(
      page.getByText("Ops... l'email utilizzata è già registrata, usa il login via email e password per continuare…"),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: '800 123 456' })).toHaveAttribute('href', 'tel:800123456');
    expect(await page.evaluate(() => localStorage.getItem('error.credential.email'))).toContain(email);
    await page.getByRole('button', { name: 'continua' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByRole('button', { name: 'continua' }).click();
    await page.getByLabel('Password', { exact: true }).fill('segreta4');
    await page.getByRole('button', { name: 'login' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lista Ordini' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('error.credential'))).toBeNull();
  });

  test('a link without a code is no link', async ({ page }) => {
    await page.goto('/login-with-token?mode=signIn&oobCode=abc');
    await expect(page.getByRole('heading', { name: 'Codice non valido' })).toBeVisible();
  });
});
