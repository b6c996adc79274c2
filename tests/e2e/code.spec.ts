/** Codes by hand and by address: `/code`, `/code-landing`, `/code-landing/{code}`. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { clearFaults, expect, expectPath, heading, signInFromLogin } from '../support/journey.ts';
import { DEMO, DESKTOP, PHONE, test } from '../support/test.ts';

const title = (page: Page) => heading(page, 'Lettore QR-Code', 1);
const field = (page: Page) => page.getByRole('textbox', { name: 'Codice' });
const problem = (page: Page) => page.getByRole('main').getByRole('alert');

async function enter(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await page.getByRole('button', { name: 'Conferma' }).click();
}

/** The calls that ask for a code, as the server saw them. */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/b2c/code/')) asked.push(pathname + search);
  });
  return asked;
}

test.use({ viewport: PHONE });

test.describe('signed in', () => {
  test.use({ account: DEMO });

  for (const viewport of [PHONE, DESKTOP]) {
    test(`from the navigation to a fridge, at ${viewport.width} px, and Back [P1-2.2]`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await page
        .getByRole('navigation', { name: 'Principale' })
        .getByRole('link', { name: viewport === PHONE ? 'Codice' : 'Lettore QR-Code', exact: true })
        .click();
      await expect(title(page)).toBeFocused();
      await expect(page).toHaveTitle('Lettore QR-Code · Pausa');
      await expectPath(page, '/code');
      await expect(heading(page, 'Inserisci il codice manualmente')).toBeVisible();
      await enter(page, 'milano1');
      await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
      await expectPath(page, '/selling-area/milano-1');
      await page.goBack();
      await expect(title(page)).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible();
    });
  }

  test('partner1 leads to another site, and Back takes codes again', async ({ page }) => {
    await page.route('https://partner.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Menu del partner</h1>' }),
    );
    await page.goto('/code');
    await enter(page, 'partner1');
    await page.waitForURL('https://partner.example/menu');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Conferma' })).not.toHaveAttribute('aria-disabled');
    await enter(page, 'milano1');
    await expectPath(page, '/selling-area/milano-1');
  });

  test('the four messages, and typing takes each away [P1-4.16]', { tag: '@quick' }, async ({ page, fault, sandbox }) => {
    await page.goto('/code');
    await page.getByRole('button', { name: 'Conferma' }).click();
    await expect(problem(page)).toHaveText('Codice obbligatorio');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('n');
    await expect(problem(page)).toHaveText('');
    await enter(page, 'nessuno1');
    await expect(problem(page)).toHaveText('Codice non trovato');
    await enter(page, 'ciclo1');
    await expect(problem(page)).toHaveText('Codice non valido');
    for (const kind of ['500', 'drop', 'html']) {
      await fault('b2c/code/*', kind);
      await enter(page, 'milano1');
      await expect(problem(page)).toHaveText('Errore durante la richiesta');
      await clearFaults(sandbox);
      await page.keyboard.press('Tab');
      await field(page).fill('milano');
      await expect(problem(page)).toHaveText('');
    }
    await expectPath(page, '/code');
    await enter(page, 'milano1');
    await expectPath(page, '/selling-area/milano-1');
  });

  test('an address with a code leads on at once, and Back goes home, not in a circle [P1-2.6]', async ({ page }) => {
    const asked = askedFor(page);
    await page.goto('/code-landing/milano1');
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    await expectPath(page, '/selling-area/milano-1');
    expect(asked).toEqual(['/b2c/code/milano1']);
    await page.goBack();
    await expectPath(page, '/');
  });
});

test.describe('utm_medium', () => {
  test.use({ account: DEMO });

  test('nfc: the call says so, and the address that it leads to [P1-1.2]', async ({ page }) => {
    const asked = askedFor(page);
    await page.goto('/code-landing/milano1?utm_medium=nfc');
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    await expectPath(page, '/selling-area/milano-1?pausa_code_landing_medium=nfc');
    expect(asked).toEqual(['/b2c/code/milano1?pausa_code_landing_medium=nfc']);
  });
});

test.describe('nobody signed in', () => {
  test('/code-landing takes codes without navigation; the shop asks for the sign-in [P2-2.3]', async ({ page }) => {
    await page.goto('/code-landing');
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await enter(page, 'nessuno1');
    await expect(problem(page)).toHaveText('Codice non trovato');
    await enter(page, 'milano1');
    await expectPath(page, '/login');
    await signInFromLogin(page);
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    await expectPath(page, '/selling-area/milano-1');
  });

  test('a sticker: the login, and back to the shop', async ({ page }) => {
    await page.goto('/code-landing/milano1');
    await expectPath(page, '/login');
    await signInFromLogin(page);
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    await expectPath(page, '/selling-area/milano-1');
  });

  test('the medium survives in the e-mail of a new person', async ({ page }) => {
    const email = `codice-${randomUUID()}@example.it`;
    await page.goto('/code-landing/milano1?utm_medium=nfc');
    await page.getByRole('button', { name: 'Accedi con Email' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'continua' }).click();
    await page.getByRole('button', { name: 'Registrati' }).click();
    await expect(heading(page, 'Ci siamo quasi!')).toBeVisible();
    await page.goto('/sandbox/mailbox');
    await page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: 'Scegli una nuova password' }).click();
    await page.getByLabel('Nuova Password').fill('segreta5');
    await page.getByRole('button', { name: 'Modifica' }).click();
    await expect(page.getByText('La password è salvata. Avvicina di nuovo il telefono al tag del frigo per continuare.')).toBeVisible();
  });

  test('a navigation that does not come is no stranger: the error, and another try', async ({ page, fault, sandbox }) => {
    await fault('b2c/navigation', '500');
    await page.goto('/code');
    await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
    await clearFaults(sandbox);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(title(page)).toBeVisible();
  });
});
