/** What a listener hears on the main ways through the app: `npx playwright test transcripts --update-snapshots` writes it anew. */
import type { Page } from '@playwright/test';
import { APP_CONFIG } from '../../sandbox/config.ts';
import { expect, expectPath, heading, want } from '../support/journey.ts';
import { alert, field, password, press, way } from '../support/sign-in.ts';
import { DEMO, MENU, PHONE } from '../support/test.ts';
import { listen } from '../support/transcript.ts';
import { addCard, fillCard, expectCardForm, test } from '../support/vendors.ts';

// A transcript compares the elements themselves, and a translation adds some.
test.use({ viewport: PHONE, translation: null });

type Reader = Awaited<ReturnType<typeof listen>>;
const compare = (reader: Reader, name: string) => expect(reader.transcript()).toMatchSnapshot(`${name}.txt`);

test('sign-in', async ({ page }) => {
  const reader = await listen(page);
  await page.goto('/login');
  await expect(way(page, 'Email')).toBeVisible();
  await reader.reads('the login opens');
  await way(page, 'Email').click();
  await expect(field(page)).toBeVisible();
  await field(page).fill('demo');
  await press(page, 'continua');
  await expect(alert(page)).toHaveText('Controlla l’indirizzo email.');
  await expect(field(page)).toBeFocused();
  await reader.reads('`demo` is sent as e-mail address');
  await field(page).fill('demo@pausa.test');
  await press(page, 'continua');
  await expect(password(page)).toBeFocused();
  await password(page).fill('sbagliata');
  await press(page, 'login');
  await expect(alert(page)).toHaveText("L'email o la password inserita sono errate");
  await expect(password(page)).toBeFocused();
  await reader.reads('a wrong password is sent');
  await password(page).fill('pranzo123');
  await press(page, 'login');
  await expect(heading(page, 'È ora di pausa.')).toBeVisible();
  await expect(heading(page, 'Frigo Torre Nord')).toBeVisible();
  await expect(page.getByRole('link', { name: 'RICARICA' })).toBeVisible();
  await reader.reads('the right one is sent');
  compare(reader, 'sign-in');
});

test.describe('signed in', () => {
  test.use({ account: DEMO });

  test('purchase', async ({ page }) => {
    const reader = await listen(page);
    await page.goto('/selling-area/milano-1');
    const saved = page.waitForResponse(/edit-item/);
    await want(page, 'Penne al pesto con mozzarella').click();
    await expect(page.getByRole('link', { name: /6,40/ }).first()).toBeVisible();
    await reader.hears('LO VOGLIO: Penne al pesto con mozzarella');
    await saved;
    await expect(page.getByText('Penne al pesto con mozzarella: 1, totale 6,40 €')).toBeAttached();
    await page.goto('/selling-area/milano-1/cart');
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Conferma', exact: true });
    await expect(confirm).toBeVisible();
    await reader.reads('the order opens');
    await confirm.click();
    await expect(heading(page, 'Completato')).toBeVisible();
    await reader.reads('Conferma');
    compare(reader, 'purchase');
  });

  test('recharge', async ({ page }) => {
    const reader = await listen(page);
    await page.goto('/wallet/recharge');
    await expect(page.getByRole('button', { name: 'Ricarica Wallet' })).toBeVisible();
    await reader.reads('the recharge opens');
    await page.getByRole('button', { name: 'Ricarica Wallet' }).click();
    await expect(page.getByText('Ricaricati 25,00 €')).toBeVisible();
    await reader.reads('Ricarica Wallet');
    compare(reader, 'recharge');
  });

  test.describe('with vendors of our own', () => {
    test.use({ vendors: 'own' });

    test('card', async ({ page }) => {
      const reader = await listen(page);
      await page.goto('/payment');
      await expect(page.getByRole('link', { name: 'Aggiungi nuovo' })).toBeVisible();
      await reader.reads('the ways to pay open');
      await page.getByRole('link', { name: 'Aggiungi nuovo' }).click();
      await page.getByRole('button', { name: /Carta di credito o debito/ }).click();
      await expectCardForm(page);
      await reader.reads('the card’s form opens');
      await addCard(page).click();
      await expect(alert(page).first()).toBeVisible();
      for (const problem of ['Numero obbligatorio', 'Scadenza obbligatoria', 'CVV obbligatorio'])
        await reader.waitFor(`politely: ${problem}`);
      await reader.reads('the empty form is sent');
      await fillCard(page);
      await addCard(page).click();
      await expectPath(page, '/payment');
      await expect(page.getByText('Carta •••• 1111', { exact: true }).first()).toBeVisible();
      await reader.hears('the whole form is sent');
      compare(reader, 'card');
    });
  });

  test('coffee', async ({ page }) => {
    const reader = await listen(page);
    await page.goto('/coffee/selling-area/caffe-1');
    await expect(heading(page, 'Ciao, Giulia')).toBeVisible();
    await expect(page).toHaveTitle('Caffè Torre Nord · Pausa');
    await reader.reads('the machine opens', 30);
    await page.getByRole('button', { name: 'eroga: Caffè espresso', exact: true }).click();
    await expect(heading(page, 'Erogazione completata')).toBeVisible();
    await reader.reads('eroga: Caffè espresso');
    compare(reader, 'coffee');
  });
});

test('menu', async ({ page }: { page: Page }) => {
  const reader = await listen(page);
  await page.goto(`/menu/${MENU}`);
  await page.getByRole('button', { name: 'Filtra' }).click();
  await reader.hears('Filtra');
  await page.getByRole('checkbox', { name: 'Latte e derivati' }).check();
  await expect(page.getByRole('status').filter({ hasText: / su / })).toBeVisible();
  await reader.reads('without milk', 78);
  compare(reader, 'menu-filter');
});

test.describe('in German', () => {
  test.use({ account: DEMO });
  test.beforeEach(async ({ context }) => {
    await context.route('**/config.json', (route) => route.fulfill({ json: { ...APP_CONFIG, languages: ['de'] } }));
  });

  test('sign-in, in German', async ({ page, context }) => {
    await context.clearCookies();
    const reader = await listen(page);
    await page.goto('/login-with-email');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('demo');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(alert(page)).toHaveText('Prüfe die E-Mail-Adresse.');
    await expect(page.getByRole('textbox', { name: 'E-Mail' })).toBeFocused();
    await reader.reads('`demo` is sent as e-mail address');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('demo@pausa.test');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByLabel('Passwort', { exact: true }).fill('sbagliata');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(alert(page)).toHaveText('Die E-Mail-Adresse oder das Passwort ist falsch');
    await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused();
    await reader.reads('a wrong password is sent');
    compare(reader, 'sign-in-de');
  });

  test('purchase, in German', async ({ page }) => {
    const reader = await listen(page);
    await page.goto('/selling-area/milano-1');
    const saved = page.waitForResponse(/edit-item/);
    await page.getByRole('button', { name: 'Nehm ich: Penne al pesto con mozzarella', exact: true }).click();
    await saved;
    await expect(page.getByText('Penne al pesto con mozzarella: 1, gesamt 6,40 €')).toBeAttached();
    await page.goto('/selling-area/milano-1/cart');
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Bestätigen', exact: true });
    await expect(confirm).toBeVisible();
    await reader.reads('the order opens');
    await confirm.click();
    await expect(heading(page, 'Abgeschlossen')).toBeVisible();
    await reader.reads('Bestätigen');
    compare(reader, 'purchase-de');
  });

  test('recharge, in German', async ({ page }) => {
    const reader = await listen(page);
    await page.goto('/wallet/recharge');
    const submit = page.getByRole('button', { name: 'Geldbörse aufladen' });
    await expect(submit).toBeVisible();
    await reader.reads('the recharge opens');
    await submit.click();
    await expect(page.getByText('25,00 € aufgeladen')).toBeVisible();
    await reader.reads('Geldbörse aufladen');
    compare(reader, 'recharge-de');
  });

  test('coffee, in German', async ({ page }) => {
    const reader = await listen(page);
    await page.goto('/coffee/selling-area/caffe-1');
    await expect(heading(page, 'Hallo, Giulia')).toBeVisible();
    await expect(page).toHaveTitle('Caffè Torre Nord · Pausa');
    await reader.reads('the machine opens', 30);
    await page.getByRole('button', { name: 'Zubereiten: Caffè espresso', exact: true }).click();
    await expect(heading(page, 'Dein Getränk ist fertig')).toBeVisible();
    await reader.reads('Zubereiten: Caffè espresso');
    compare(reader, 'coffee-de');
  });

  test('menu, in German', async ({ page }) => {
    const reader = await listen(page);
    await page.goto(`/menu/${MENU}`);
    await page.getByRole('button', { name: 'Filtern' }).click();
    await reader.hears('Filtern');
    await page.getByRole('checkbox', { name: 'Milch' }).check();
    await expect(page.getByRole('status').filter({ hasText: / von / })).toBeVisible();
    await reader.reads('without milk', 78);
    compare(reader, 'menu-filter-de');
  });
});
