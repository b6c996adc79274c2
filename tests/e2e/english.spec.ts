/** A provider that allows English, and a browser that prefers it. */
import type { Page } from '@playwright/test';
import { APP_CONFIG } from '../../sandbox/config.ts';
import { expect, expectPath, heading, ledger } from '../support/journey.ts';
import { DEMO, expectAccessible, PHONE, test } from '../support/test.ts';

test.use({ viewport: PHONE, locale: 'en-GB' });

const CONFIG = { ...APP_CONFIG, languages: ['it', 'en'] };

/** Words of our Italian sentences. Names of dishes, shops and methods, and orders' numbers, have none of them. */
const ITALIAN =
  /(?<![\p{L}])(accedi|aggiungi|aggiornamento|annulla|aperto|apertura|attendi|azienda|aziendale|caricamento|chiudi|chiuso|ciao|conferma|consensi|continua|controlla|credito|disponibile|errore|frigo in corso|il tuo|indietro|ingredienti|la tua|modifica|nessun\w*|nome|ops|ordine|ordini|paga|pagamento|portafoglio|preferenze|prodott[oi]|profilo|punto vendita|raccomand\w*|ricarica|riprova|rimuovi|scegli|segui|senza|sei|storico|togli|torna|totale|uscita|vai|vedi|voglio)(?![\p{L}-])/iu;

/** What is seen or said outside of what is marked as Italian, and has an Italian word. */
const italianIn = async (page: Page): Promise<readonly string[]> => {
  const said = await page.evaluate(() => {
    const own = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'en';
    const texts: string[] = [document.title];
    for (const element of document.querySelectorAll('body *')) {
      if (!own(element) || element.closest('script, style, noscript') !== null) continue;
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
    return texts;
  });
  return said.filter((text) => ITALIAN.test(text));
};
const expectEnglish = async (page: Page) => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await italianIn(page), page.url()).toEqual([]);
};

test.beforeEach(async ({ context }) => {
  await context.route('**/config.json', (route) => route.fulfill({ json: CONFIG }));
});

test('a purchase, the orders, the wallet and a coffee in English', async ({ page, sandbox }) => {
  await test.step('the sign-in', async () => {
    await page.goto('/selling-area/milano-1');
    await expectPath(page, '/login');
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    await expect(page).toHaveTitle('Sign in · Pausa');
    await expectEnglish(page);
    await page.getByRole('button', { name: 'Sign in with email' }).click();
    await expect(heading(page, 'Sign in with email', 1)).toBeVisible();
    await expectEnglish(page);
    await page.getByRole('textbox', { name: 'Email' }).fill(DEMO.email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Password', { exact: true }).fill('sbagliata');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('The email or the password is wrong')).toBeVisible();
    await expectEnglish(page);
    await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectPath(page, '/selling-area/milano-1');
  });

  await test.step('the shop and the cart', async () => {
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    await page.getByRole('button', { name: 'I want it: Penne al pesto con mozzarella', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Your order' })).toContainText('€6.40');
    await expectEnglish(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Your order' }).click();
    const cart = page.getByRole('dialog', { name: 'Your order' });
    await expect(cart.getByRole('term')).toHaveText(['Total', 'Company credit', 'Wallet']);
    await expect(cart.getByRole('definition')).toHaveText(['€6.40', '−€5.00', '−€1.40']);
    await expectEnglish(page);
    await cart.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(heading(page, 'Opening the fridge')).toBeVisible();
    await expectEnglish(page);
  });

  await test.step('the orders and the wallet', async () => {
    await page.goto('/lista-ordini');
    await expect(heading(page, 'Your orders', 1)).toBeVisible();
    await expect(page).toHaveTitle('Your orders · Pausa');
    await expect(page.getByText('€6.40').first()).toBeVisible();
    await expectEnglish(page);
    await page.goto('/wallet');
    await expect(heading(page, 'Wallet', 1)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('€18.60');
    await expectEnglish(page);
  });

  await test.step('the coffee', async () => {
    await page.goto('/coffee/selling-area/caffe-1');
    await expect(heading(page, 'Hello, Giulia')).toBeVisible();
    await expectEnglish(page);
    await page.getByRole('button', { name: 'Dispense: Caffè espresso', exact: true }).click();
    await expect(heading(page, 'Order confirmed')).toBeVisible();
    await expectEnglish(page);
    expect((await ledger(sandbox)).at(-1)).toEqual({ kind: 'coffee', cents: 60 });
  });

  await test.step('around them', async () => {
    for (const [path, title] of [
      ['/', 'Home · Pausa'],
      ['/me', 'Profile · Pausa'],
      ['/payment', 'Payment · Pausa'],
      ['/code', 'QR code reader · Pausa'],
      ['/privacy-policy', 'Manage your consent · Pausa'],
      ['/non/esiste', 'Page not found · Pausa'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectEnglish(page);
    }
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a connection the app opens in English', async ({ page, context }) => {
    await page.goto('/login');
    const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    expect(worker).toMatch(/\/service-worker\.js\?lang=en$/);
    // What the worker would keep of this provider; it asks the sandbox, past the route above.
    await page.evaluate(async (config) => {
      await (await caches.open('pausa-config')).put('/config.json', Response.json(config));
    }, CONFIG);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in with email' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
    await expectEnglish(page);
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: 'Back online' })).toBeVisible();
  });
});

test.describe('a browser in Italian', () => {
  test.use({ locale: 'it-IT' });

  test('gets Italian, and none of the English sentences', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Accedi con Email' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    expect(loaded.filter((url) => url.includes('/assets/english-'))).toEqual([]);
  });
});

test('a public menu follows the browser; its address has priority', async ({ page }) => {
  const menu = '/menu/00000000-0000-4000-8000-000000000001';
  await page.goto(menu);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Search the menu' })).toBeVisible();
  await page.goto(`${menu}?lang=it`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('button', { name: 'Cerca nel menu' })).toBeVisible();
});
