/** A provider that allows English and German, and a browser that prefers one of them. */
import type { Page } from '@playwright/test';
import { APP_CONFIG } from '../../sandbox/config.ts';
import { expect, expectPath, heading, ledger } from '../support/journey.ts';
import { DEMO, expectAccessible, PHONE, test } from '../support/test.ts';

test.use({ viewport: PHONE });

const CONFIG = { ...APP_CONFIG, languages: ['it', 'en', 'de'] };

/** Words of our Italian sentences. Names of dishes, shops and methods, and orders' numbers, have none of them. */
const ITALIAN =
  /(?<![\p{L}])(accedi|aggiungi|aggiornamento|annulla|aperto|apertura|attendi|azienda|aziendale|caricamento|chiudi|chiuso|ciao|conferma|consensi|continua|controlla|credito|disponibile|errore|frigo in corso|il tuo|indietro|ingredienti|la tua|modifica|nessun\w*|nome|ops|ordine|ordini|paga|pagamento|portafoglio|preferenze|prodott[oi]|profilo|punto vendita|raccomand\w*|ricarica|riprova|rimuovi|scegli|segui|senza|sei|storico|togli|torna|totale|uscita|vai|vedi|voglio)(?![\p{L}-])/iu;

const ENGLISH =
  /(?<![\p{L}])(the|your|you|order|orders|payment|wallet|top|credit|back|again|choose|confirm|sign|loading|opening|shop|cart|please|with|company|closed|open|hello|total|remove|add|try)(?![\p{L}-])/iu;

/** What is seen or said outside of what is marked as Italian, and has a word of another language. */
const foreignIn = async (page: Page, lang: string, foreign: readonly RegExp[]): Promise<readonly string[]> => {
  const said = await page.evaluate((own) => {
    const isOwn = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === own;
    const texts: string[] = [document.title];
    for (const element of document.querySelectorAll('body *')) {
      if (!isOwn(element) || element.closest('script, style, noscript') !== null) continue;
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
    return texts;
  }, lang);
  return said.filter((text) => foreign.some((words) => words.test(text)));
};

test.beforeEach(async ({ context }) => {
  await context.route('**/config.json', (route) => route.fulfill({ json: CONFIG }));
});

const LANGUAGES = [
  {
    lang: 'en',
    locale: 'en-GB',
    foreign: [ITALIAN],
    google: 'Sign in with Google',
    signIn: 'Sign in',
    withEmail: 'Sign in with email',
    email: 'Email',
    password: 'Password',
    next: 'Continue',
    wrong: 'The email or the password is wrong',
    want: 'I want it',
    order: 'Your order',
    price: '€6.40',
    terms: ['Total', 'Company credit', 'Wallet', 'To pay'],
    amounts: ['€6.40', '−€5.00', '−€1.40', '€0.00'],
    confirm: 'Confirm',
    opening: 'Opening the fridge',
    orders: 'Your orders',
    wallet: 'Wallet',
    balance: '€18.60',
    hello: 'Hello, Giulia',
    dispense: 'Dispense',
    confirmed: 'Order confirmed',
    offline: 'You are offline',
    online: 'Back online',
    menu: 'Menu · Pausa',
    search: 'Search the menu',
    pause: 'Stop the pages',
    titles: {
      '/': 'Home',
      '/me': 'Profile',
      '/payment': 'Payment',
      '/code': 'QR code reader',
      '/privacy-policy': 'Manage your consent',
      '/non/esiste': 'Page not found',
    },
  },
  {
    lang: 'de',
    locale: 'de-IT',
    foreign: [ITALIAN, ENGLISH],
    google: 'Mit Google anmelden',
    signIn: 'Anmelden',
    withEmail: 'Mit E-Mail anmelden',
    email: 'E-Mail',
    password: 'Passwort',
    next: 'Weiter',
    wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch',
    want: 'Nehm ich',
    order: 'Deine Bestellung',
    price: '6,40 €',
    terms: ['Gesamt', 'Firmenguthaben', 'Geldbörse', 'Zu zahlen'],
    amounts: ['6,40 €', '−5,00 €', '−1,40 €', '0,00 €'],
    confirm: 'Bestätigen',
    opening: 'Der Kühlschrank öffnet sich',
    orders: 'Deine Bestellungen',
    wallet: 'Geldbörse',
    balance: '18,60 €',
    hello: 'Hallo, Giulia',
    dispense: 'Zubereiten',
    confirmed: 'Bestellung bestätigt',
    offline: 'Du bist offline',
    online: 'Wieder online',
    menu: 'Speisekarte · Pausa',
    search: 'Speisekarte durchsuchen',
    pause: 'Seiten anhalten',
    titles: {
      '/': 'Startseite',
      '/me': 'Profil',
      '/payment': 'Zahlung',
      '/code': 'QR-Code-Leser',
      '/privacy-policy': 'Einwilligungen verwalten',
      '/non/esiste': 'Seite nicht gefunden',
    },
  },
] as const;

for (const { lang, locale, foreign, ...said } of LANGUAGES) {
  const expectOwn = async (page: Page) => {
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(await foreignIn(page, lang, foreign), page.url()).toEqual([]);
  };

  test.describe(`in ‘${lang}’`, () => {
    test.use({ locale });

    test('a purchase, the orders, the wallet and a coffee', async ({ page, sandbox }) => {
      await test.step('the sign-in', async () => {
        await page.goto('/selling-area/milano-1');
        await expectPath(page, '/login');
        await expect(page.getByRole('button', { name: said.google })).toBeVisible();
        await expect(page).toHaveTitle(`${said.signIn} · Pausa`);
        await expectOwn(page);
        await page.getByRole('button', { name: said.withEmail }).click();
        await expect(heading(page, said.withEmail, 1)).toBeVisible();
        await expectOwn(page);
        await page.getByRole('textbox', { name: said.email }).fill(DEMO.email);
        await page.getByRole('button', { name: said.next }).click();
        await page.getByLabel(said.password, { exact: true }).fill('sbagliata');
        await page.getByRole('button', { name: said.signIn, exact: true }).click();
        await expect(page.getByText(said.wrong)).toBeVisible();
        await expectOwn(page);
        await page.getByLabel(said.password, { exact: true }).fill(DEMO.password);
        await page.getByRole('button', { name: said.signIn, exact: true }).click();
        await expectPath(page, '/selling-area/milano-1');
      });

      await test.step('the shop and the cart', async () => {
        await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
        await page.getByRole('button', { name: `${said.want}: Penne al pesto con mozzarella`, exact: true }).click();
        await expect(page.getByRole('link', { name: said.order })).toContainText(said.price);
        await expectOwn(page);
        await expectAccessible(page);
        await page.getByRole('link', { name: said.order }).click();
        const cart = page.getByRole('dialog', { name: said.order });
        await expect(cart.getByRole('term')).toHaveText([...said.terms]);
        await expect(cart.getByRole('definition')).toHaveText([...said.amounts]);
        await expectOwn(page);
        await cart.getByRole('button', { name: said.confirm, exact: true }).click();
        await expect(heading(page, said.opening)).toBeVisible();
        await expectOwn(page);
      });

      await test.step('the orders and the wallet', async () => {
        await page.goto('/lista-ordini');
        await expect(heading(page, said.orders, 1)).toBeVisible();
        await expect(page).toHaveTitle(`${said.orders} · Pausa`);
        await expect(page.getByText(said.price).first()).toBeVisible();
        await expectOwn(page);
        await page.goto('/wallet');
        await expect(heading(page, said.wallet, 1)).toBeVisible();
        await expect(page.getByRole('main')).toContainText(said.balance);
        await expectOwn(page);
      });

      await test.step('the coffee', async () => {
        await page.goto('/coffee/selling-area/caffe-1');
        await expect(heading(page, said.hello)).toBeVisible();
        await expectOwn(page);
        await page.getByRole('button', { name: `${said.dispense}: Caffè espresso`, exact: true }).click();
        await expect(heading(page, said.confirmed)).toBeVisible();
        await expectOwn(page);
        expect((await ledger(sandbox)).at(-1)).toEqual({ kind: 'coffee', cents: 60 });
      });

      await test.step('around them', async () => {
        for (const [path, title] of Object.entries(said.titles)) {
          await page.goto(path);
          await expect(page).toHaveTitle(`${title} · Pausa`);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expectOwn(page);
        }
      });
    });

    test.describe('with a service worker', () => {
      test.use({ serviceWorkers: 'allow' });

      test('without a connection a canteen’s screen starts in this language', async ({ page, context }) => {
        await page.goto(`/screen-menu/00000000-0000-4000-8000-000000000001?lang=${lang}`);
        const pause = page.getByRole('button', { name: said.pause });
        await expect(pause).toBeAttached();
        const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
        expect(worker).toMatch(new RegExp(`/screen-worker\\.js\\?lang=${lang}$`));
        await page.evaluate(async (config) => {
          await (await caches.open('pausa-config')).put('/config.json', Response.json(config));
        }, CONFIG);
        await context.setOffline(true);
        await page.reload();
        await expect(pause).toBeAttached();
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
      });

      test('without a connection the app opens in this language', async ({ page, context }) => {
        await page.goto('/login');
        const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
        expect(worker).toMatch(new RegExp(`/service-worker\\.js\\?lang=${lang}$`));
        // What the worker would keep of this provider; it asks the sandbox, past the route above.
        await page.evaluate(async (config) => {
          await (await caches.open('pausa-config')).put('/config.json', Response.json(config));
        }, CONFIG);
        await context.setOffline(true);
        await page.reload();
        await expect(page.getByRole('button', { name: said.withEmail })).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: said.offline })).toBeVisible();
        await expectOwn(page);
        await context.setOffline(false);
        await expect(page.getByRole('status').filter({ hasText: said.online })).toBeVisible();
      });
    });

    test('a public menu follows the browser; its address has priority', async ({ page }) => {
      const menu = '/menu/00000000-0000-4000-8000-000000000001';
      await page.goto(menu);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('button', { name: said.search })).toBeVisible();
      await expect(page).toHaveTitle(said.menu);
      await page.goto(`${menu}?lang=it`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');
      await expect(page.getByRole('button', { name: 'Cerca nel menu' })).toBeVisible();
    });
  });
}

test.describe('a browser in Italian', () => {
  test.use({ locale: 'it-IT' });

  test('gets Italian, and none of the other sentences', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Accedi con Email' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    expect(loaded.filter((url) => /\/assets\/(texts|menu)\.\w\w-/.test(url))).toEqual([]);
  });
});
