import type { Page } from '@playwright/test';
import { PHONE, test } from '../../support/test.ts';
import { expect, expectPath, heading } from '../../support/journey.ts';
import {
  alert,
  expectChoice,
  expectOrders,
  expectProvider,
  newAccount,
  newAccountBy,
  newAddress,
  returningTo,
  signInAt,
  signInPrefilled,
  way,
} from '../../support/sign-in.ts';

test.use({ viewport: PHONE });

const PROVIDERS = ['Microsoft', 'Google'] as const;

test.describe('the ways in [P1-2.10]', () => {
  for (const name of PROVIDERS) {
    test(`${name}: back to where one was [P1-1.1]`, async ({ page }) => {
      await page.goto('/selling-area/milano-1');
      await expectChoice(page);
      await way(page, name).click();
      await signInAt(page, name, `${name.toLowerCase()}@pausa.test`);
      await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
      await expectPath(page, '/selling-area/milano-1');
    });
  }

  test('Microsoft, prefilled: goes there by itself with the address, and Back leads to the choice [P1-2.11]', async ({ page }) => {
    const email = newAddress('invitata');
    await page.goto(returningTo(`/login?provider=microsoft&email=${email}`, '/lista-ordini'));
    await expectProvider(page, 'Microsoft');
    await expect(page.locator('#email-input')).toHaveValue(email);
    await page.goBack();
    await expectChoice(page);
    await expect(alert(page)).toHaveCount(0);
    await way(page, 'Microsoft').click();
    await signInPrefilled(page, 'Microsoft', email);
    await expectOrders(page);
  });

  test('Email: to its form, and Annulla back to the choice', async ({ page }) => {
    await page.goto(returningTo('/login', '/lista-ordini'));
    await way(page, 'Email').click();
    await expectPath(page, '/login-with-email?redirect_to=%2Flista-ordini');
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expectPath(page, '/login?redirect_to=%2Flista-ordini');
    await expectChoice(page);
  });
});

test.describe('what comes back', () => {
  test('is waited for with a word [P1-2.15]', async ({ page, fault }) => {
    await page.goto(returningTo('/login', '/lista-ordini'));
    await way(page, 'Google').click();
    await expectProvider(page, 'Google');
    await fault('emulator/auth/iframe', 'slow:1500', { times: 1 });
    await signInAt(page, 'Google', 'google@pausa.test');
    await expect(page.getByText('Controllo dell’accesso in corso')).toBeVisible();
    await expectOrders(page);
  });

  test('and never comes: 20 seconds, then every way in', async ({ page, fault }) => {
    await page.clock.install();
    await page.goto(returningTo('/login', '/lista-ordini'));
    await way(page, 'Google').click();
    await expectProvider(page, 'Google');
    await fault('emulator/auth/iframe', 'slow:600000', { times: 1 });
    await signInAt(page, 'Google', 'google@pausa.test');
    await expect(page.getByText('Controllo dell’accesso in corso')).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(page.getByText('Abbiamo riscontrato un problema temporaneo con i nostri provider…')).toBeVisible();
    await expectChoice(page);
    await page.clock.resume();
    await way(page, 'Microsoft').click();
    await signInAt(page, 'Microsoft', 'microsoft@pausa.test');
    await expectOrders(page);
  });

  test('the session cannot be made (020): riprova leads back to the choice [P1-8.3]', async ({ page, fault }) => {
    for (const call of ['b2c/auth/session-cookie', 'b2c/auth/login']) await fault(call, '500', { times: 1 });
    await page.goto(returningTo('/login', '/lista-ordini'));
    for (const call of ['session-cookie', 'login']) {
      await test.step(call, async () => {
        await way(page, 'Google').click();
        await signInAt(page, 'Google', 'google@pausa.test');
        await expect(alert(page)).toHaveText('Abbiamo riscontrato un problema durante il processamento della richiesta (020).');
        await expect(page.getByRole('link', { name: '800 123 456' })).toHaveAttribute('href', 'tel:800123456');
        await page.getByRole('button', { name: 'riprova' }).click();
        await expectChoice(page);
        await expect(alert(page)).toHaveCount(0);
      });
    }
    await way(page, 'Google').click();
    await signInAt(page, 'Google', 'google@pausa.test');
    await expectOrders(page);
  });

  test('the provider fails: a sentence with every way in, and the next try works [P1-8.5]', async ({ page, fault }) => {
    await fault('*accounts:signInWithIdp', '500', { times: 1 });
    await page.goto(returningTo('/login', '/lista-ordini'));
    await way(page, 'Microsoft').click();
    await signInAt(page, 'Microsoft', 'microsoft@pausa.test');
    await expect(alert(page)).toHaveText('Abbiamo riscontrato un problema temporaneo con i nostri provider…');
    await expectChoice(page);
    await way(page, 'Microsoft').click();
    await signInAt(page, 'Microsoft', 'microsoft@pausa.test');
    await expectOrders(page);
  });

  test('who gives up at the provider is back at the choice, and nobody complains', async ({ page, fault }) => {
    await fault('*accounts:signInWithIdp', '400', { times: 1, message: 'USER_CANCELLED' });
    await page.goto(returningTo('/login', '/lista-ordini'));
    await way(page, 'Microsoft').click();
    await signInAt(page, 'Microsoft', 'microsoft@pausa.test');
    await expectChoice(page);
    await expect(alert(page)).toHaveCount(0);
    await way(page, 'Microsoft').click();
    await signInAt(page, 'Microsoft', 'microsoft@pausa.test');
    await expectOrders(page);
  });

  test('a page that the browser brings back in the middle of leaving begins anew', async ({ page, fault, sandbox }) => {
    await fault('sandbox/gapi-shim.js', 'slow:600000', { times: 1 });
    await page.goto(returningTo('/login', '/lista-ordini'));
    await way(page, 'Google').click();
    await expect(page.getByText('Ti portiamo alla pagina di accesso')).toBeVisible();
    // The slow call must be this page's and not the next one's.
    await expect.poll(async () => ((await (await sandbox.get('/sandbox/faults')).json()) as { times: number }[])[0]?.times).toBe(0);
    // This browser never restores a page from the bfcache. The test dispatches the event of those that do.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expectChoice(page);
    await way(page, 'Google').click();
    await signInAt(page, 'Google', 'google@pausa.test');
    await expectOrders(page);
  });

  test('the way to the provider cannot be taken: said, and the next try works', async ({ page, fault }) => {
    await fault('sandbox/gapi-shim.js', '500', { times: 1 });
    await page.goto(returningTo('/login', '/lista-ordini'));
    await way(page, 'Google').click();
    await expect(alert(page)).toHaveText('Abbiamo riscontrato un problema temporaneo con i nostri provider…');
    await way(page, 'Google').click();
    await signInAt(page, 'Google', 'google@pausa.test');
    await expectOrders(page);
  });
});

test.describe('an account that has another way in [P1-4.4] [P2-3.27]', () => {
  /** A linked provider signs in like the first one. */
  async function expectLinked(page: Page, name: 'Microsoft' | 'Google', email: string): Promise<void> {
    expect(await page.evaluate(() => localStorage.getItem('error.credential'))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('error.credential.email'))).toBeNull();
    await page.goto('/me');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expectChoice(page);
    await page.goto(returningTo('/login', '/lista-ordini'));
    await way(page, name).click();
    await signInAt(page, name, email);
    await expectOrders(page);
  }

  test('e-mail and password: named, led to it with the address, and linked [P1-8.4] [P1-8.6] [P1-9.10]', async ({ page, sandbox }) => {
    const { email, password } = await newAccount(sandbox, 'doppia');
    await page.goto(returningTo('/login', '/lista-ordini'));
    await way(page, 'Microsoft').click();
    await signInAt(page, 'Microsoft', email);
    await expect(alert(page)).toHaveText(
      "Ops... l'email utilizzata è già registrata, usa il login via email e password per continuare… Premi continua e accedi con Email e Password.",
    );
    await expect(page.getByRole('link', { name: '800 123 456' })).toHaveAttribute('href', 'tel:800123456');
    expect(await page.evaluate(() => localStorage.getItem('error.credential.email'))).toContain(email);
    await page.getByRole('button', { name: 'continua' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByRole('button', { name: 'continua' }).click();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'login' }).click();
    await expectOrders(page);
    await expectLinked(page, 'Microsoft', email);
  });

  test('Google: named, led to it with the address, and linked [P1-8.6]', async ({ page, sandbox }) => {
    const { email } = await newAccountBy(sandbox, 'google.com');
    await page.goto(returningTo('/login', '/lista-ordini'));
    await way(page, 'Microsoft').click();
    await signInAt(page, 'Microsoft', email);
    await expect(alert(page)).toHaveText(
      'Questa email è già registrata con un altro metodo di accesso. Premi continua e accedi con Google.',
    );
    await page.getByRole('button', { name: 'continua' }).click();
    await signInPrefilled(page, 'Google', email);
    await expectOrders(page);
    await expectLinked(page, 'Microsoft', email);
  });

  test('Microsoft: named, and the account’s own person gets in', async ({ page, sandbox }) => {
    // Google verifies addresses, so its sign-in always succeeds. Only an account of Microsoft with the same address reaches this
    // page.
    const { email } = await newAccountBy(sandbox, 'microsoft.com', { email: newAddress('lavoro'), sub: `work-${newAddress('id')}` });
    await page.goto(returningTo('/login', '/lista-ordini'));
    await way(page, 'Microsoft').click();
    await signInAt(page, 'Microsoft', email);
    await expect(alert(page)).toHaveText(
      'Questa email è già registrata con un altro metodo di accesso. Premi continua e accedi con Microsoft.',
    );
    await page.getByRole('button', { name: 'continua' }).click();
    await expectProvider(page, 'Microsoft');
    await expect(page.locator('#email-input')).toHaveValue(email);
    await page.locator('#back-button').click();
    await page.getByText(email, { exact: true }).click();
    await expectOrders(page);
  });

  test('nobody can tell which: every way is offered, with the address, and the right one links', async ({ page, sandbox }) => {
    const { email, password } = await newAccount(sandbox, 'riservata');
    await sandbox.post('/sandbox/identity/email-privacy', { data: { enabled: true } });
    await page.goto(returningTo('/login', '/lista-ordini'));
    await way(page, 'Microsoft').click();
    await signInAt(page, 'Microsoft', email);
    await expect(alert(page)).toHaveText(
      'Questa email è già registrata con un altro metodo di accesso. Scegli il metodo che hai usato la prima volta.',
    );
    await expectChoice(page);
    await way(page, 'Email').click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByRole('button', { name: 'continua' }).click();
    await page.getByRole('button', { name: 'Ho già una password' }).click();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'login' }).click();
    await expectOrders(page);
    expect(await page.evaluate(() => localStorage.getItem('error.credential'))).toBeNull();
  });
});
