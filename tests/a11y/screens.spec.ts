import type { Page } from '@playwright/test';
import { DEMO, MENU, PHONE, test } from '../support/test.ts';
import { expect, expectPath, heading, putInCart } from '../support/journey.ts';
import { lookAt, type Screen, seenAs, type Tools } from '../support/look.ts';

test.describe.configure({ timeout: 60_000 });

const LUNCH = { 'milano-1-01': 2, 'milano-1-09': 2, 'milano-1-23': 1 };

async function toPassword(page: Page): Promise<void> {
  await page.goto('/login-with-email');
  await page.getByRole('textbox', { name: 'Email' }).fill('demo@pausa.test');
  await page.getByRole('button', { name: 'continua' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
}

async function order(page: Page, { sandbox }: Tools, outcome: string, title: string): Promise<void> {
  await sandbox.post('/sandbox/next-order', { data: { outcome } });
  await putInCart(page, { 'milano-1-01': 1 });
  await page.goto('/selling-area/milano-1/cart');
  await page.getByRole('button', { name: 'Conferma', exact: true }).click();
  await expect(heading(page, title)).toBeVisible();
}

const SCREENS: Readonly<Record<string, Screen>> = {
  login: {
    isPublic: true,
    isMain: true,
    async open(page) {
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Accedi con Email' })).toBeVisible();
    },
  },
  'sign-in by e-mail': {
    isPublic: true,
    isMain: true,
    async open(page) {
      await page.goto('/login-with-email');
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    },
  },
  'an e-mail that is none': {
    isPublic: true,
    async open(page) {
      await page.goto('/login-with-email');
      await page.getByRole('textbox', { name: 'Email' }).fill('demo');
      await page.getByRole('button', { name: 'continua' }).click();
      await expect(page.getByText('Controlla l’indirizzo email.').first()).toBeVisible();
    },
  },
  password: { isPublic: true, isMain: true, open: toPassword },
  'wrong password': {
    isPublic: true,
    async open(page) {
      await toPassword(page);
      await page.getByLabel('Password', { exact: true }).fill('sbagliata');
      await page.getByRole('button', { name: 'login', exact: true }).click();
      await expect(page.getByText("L'email o la password inserita sono errate")).toBeVisible();
    },
  },
  'no session after the sign-in': {
    isPublic: true,
    async open(page, { fault }) {
      await toPassword(page);
      await fault('b2c/auth/session-cookie', '500');
      await page.getByLabel('Password', { exact: true }).fill('pranzo123');
      await page.getByRole('button', { name: 'login', exact: true }).click();
      await expect(page.getByRole('button', { name: 'riprova', exact: true })).toBeVisible();
    },
  },
  home: {
    isMain: true,
    async open(page) {
      await page.goto('/');
      await expect(heading(page, 'Frigo Torre Nord')).toBeVisible();
    },
  },
  'home that does not come': {
    async open(page, { fault }) {
      await fault('b2c/home', '500');
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Ricarica' })).toBeVisible();
    },
  },
  'navigation that does not come': {
    async open(page, { fault }) {
      await fault('b2c/navigation', '500');
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
    },
  },
  shop: {
    isMain: true,
    async open(page) {
      await putInCart(page, LUNCH);
      await page.goto('/selling-area/milano-1');
      await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
      await expect(page.getByRole('group', { name: /^Quantità di/ }).first()).toBeVisible();
    },
  },
  'shop that does not come': {
    async open(page, { fault }) {
      await fault('b2c/locker/selling-area/*', '500');
      await page.goto('/selling-area/milano-1');
      await expect(page.getByRole('button', { name: 'Ricarica' }).first()).toBeVisible();
    },
  },
  'shop with a message': {
    async open(page) {
      await putInCart(page, { 'milano-1-32': 1 });
      await page.goto('/selling-area/milano-1');
      const more = page.getByRole('button', { name: 'Aggiungi uno: Tiramisù con fragola' });
      await expect(more).toBeVisible();
      await more.click();
      await expect(page.getByText('È disponibile solo 1 Tiramisù con fragola').first()).toBeAttached();
    },
  },
  'item dialog': {
    isMain: true,
    async open(page) {
      await page.goto('/selling-area/milano-1?description=milano-1-04');
      await expect(page.getByRole('dialog', { name: 'Riso venere, gamberi ed edamame' })).toBeVisible();
    },
  },
  'unsellable dialog': {
    async open(page) {
      await page.goto('/selling-area/milano-1?unsellable-item-info-banner=open');
      await expect(page.getByRole('button', { name: 'Ho capito' })).toBeVisible();
    },
  },
  'diet filter': {
    isMain: true,
    async open(page) {
      await page.goto('/selling-area/milano-1?diet_preference=show');
      await expect(page.getByRole('dialog', { name: 'Scegli le tue preferenze' })).toBeVisible();
      await page.getByText('Crostacei', { exact: true }).click();
      await expect(page.getByRole('radiogroup', { name: 'Crostacei' })).toBeVisible();
    },
  },
  'shop under a diet filter': {
    isMain: true,
    async open(page) {
      await page.request.post('/b2c/diet-preference', { data: { diet: 'Vegano', allergens: { soy: 'Assente' } } });
      await page.goto('/selling-area/milano-1');
      await expect(page.getByText('PRODOTTO ESCLUSO DAL TUO FILTRO').first()).toBeVisible();
    },
  },
  'banner dialog': {
    async open(page) {
      await page.goto('/selling-area/milano-1?banner=open');
      await expect(page.getByRole('dialog', { name: 'È arrivato il menu di stagione' })).toBeVisible();
      await expect(page.getByText('otto piatti nuovi')).toBeVisible();
    },
  },
  'leave the preview': {
    async open(page) {
      await page.goto('/selling-area/milano-1?mode=preview&leave=need-confirm');
      await expect(page.getByRole('button', { name: 'Esci dall’anteprima' })).toBeVisible();
    },
  },
  search: {
    isMain: true,
    async open(page) {
      await page.goto('/selling-area/milano-1');
      await page.getByRole('button', { name: 'Cerca nel catalogo' }).click();
      await page.getByRole('searchbox', { name: 'Cerca nel catalogo' }).fill('salmone');
      await expect(page.getByText('2 prodotti trovati')).toBeAttached();
    },
  },
  'search without a hit': {
    async open(page) {
      await page.goto('/selling-area/milano-1');
      await page.getByRole('button', { name: 'Cerca nel catalogo' }).click();
      await page.getByRole('searchbox', { name: 'Cerca nel catalogo' }).fill('trippa');
      await expect(heading(page, 'Nessun prodotto trovato')).toBeVisible();
    },
  },
  'cart with upselling': {
    isMain: true,
    async open(page) {
      await putInCart(page, { 'milano-1-01': 1 });
      await page.goto('/selling-area/milano-1/cart?upselling=true');
      await expect(heading(page, 'Manca qualcosa?')).toBeVisible();
    },
  },
  cart: {
    isMain: true,
    async open(page) {
      await putInCart(page, LUNCH);
      await page.goto('/selling-area/milano-1/cart');
      await expect(page.getByRole('button', { name: 'Paga 11,40 €' })).toBeVisible();
    },
  },
  'empty cart': {
    isMain: true,
    async open(page) {
      await page.goto('/selling-area/milano-1/cart');
      await expect(page.getByRole('button', { name: 'Torna al catalogo' })).toBeVisible();
      await expect(heading(page, 'Ti potrebbe piacere')).toBeVisible();
    },
  },
  'closed shop': {
    async open(page) {
      await page.goto('/selling-area/chiuso-3');
      await expect(heading(page, 'Torniamo domani alle 7:30.')).toBeVisible();
    },
  },
  'unknown shop': {
    async open(page) {
      await page.goto('/selling-area/inesistente');
      await expect(heading(page, 'Punto vendita non trovato')).toBeVisible();
    },
  },
  'unknown address': {
    async open(page) {
      await page.goto('/non-esiste');
      await expect(heading(page, 'Pagina non trovata')).toBeVisible();
    },
  },
  'order: opening': {
    isMain: true,
    async open(page, tools) {
      await order(page, tools, 'neverending', 'Apertura Frigo in corso');
    },
  },
  'order: completed': {
    isMain: true,
    async open(page) {
      await page.goto('/locker-selling-order/ordine-0903');
      await expect(heading(page, 'Completato')).toBeVisible();
    },
  },
  'order: failed': {
    async open(page, tools) {
      await order(page, tools, 'failed', 'Ordine Fallito');
    },
  },
  'order: the fridge did not open': {
    async open(page, tools) {
      await order(page, tools, 'openingLockerError', 'Il Frigo non si è aperto ?');
    },
  },
  'order: still running': {
    async open(page, tools) {
      await page.clock.install();
      await order(page, tools, 'neverending', 'Apertura Frigo in corso');
      await expect(async () => {
        await page.clock.runFor(2000);
        await expect(heading(page, 'Ordine in corso')).toBeVisible({ timeout: 50 });
      }).toPass({ timeout: 20_000, intervals: [20] });
    },
  },
  'order that does not come': {
    async open(page, { fault }) {
      await fault('b2c/locker/selling-order/info/*', '500');
      await page.goto('/locker-selling-order/ordine-0903');
      await expect(page.getByRole('button', { name: 'RICARICA' })).toBeVisible();
    },
  },
  orders: {
    isMain: true,
    async open(page) {
      await page.goto('/lista-ordini?esito=incerto');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    },
  },
  'orders that do not come': {
    async open(page, { fault }) {
      await fault('b2c/selling-order/list', '500');
      await page.goto('/lista-ordini');
      await expect(page.getByRole('button', { name: 'Ricarica' })).toBeVisible();
    },
  },
  'order dialog': {
    async open(page) {
      await page.goto('/lista-ordini?order=ordine-0903');
      await expect(page.getByRole('dialog', { name: 'Ordine' })).toBeVisible();
    },
  },
  me: {
    isPhoneOnly: true,
    async open(page) {
      await page.goto('/me');
      await expect(page.getByRole('main').getByRole('button', { name: 'Logout' })).toBeVisible();
    },
  },
  'menu as a page': {
    isPublic: true,
    isMain: true,
    async open(page) {
      await page.goto(`/menu/${MENU}`);
      await expect(heading(page, 'Menu', 1)).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    },
  },
  'codes, without a camera': {
    isMain: true,
    async open(page) {
      await page.goto('/code');
      await expect(page.getByText('Lettore QR-Code non supportato')).toBeVisible();
    },
  },
  'codes, without navigation': {
    isPublic: true,
    isMain: true,
    async open(page) {
      await page.goto('/code-landing/nessuno1');
      await expect(page.getByText('Codice non trovato')).toBeVisible();
      await expect(page.getByText('Lettore QR-Code non supportato')).toBeVisible();
    },
  },
  'menu for a frame': {
    isPublic: true,
    isMain: true,
    async open(page) {
      await page.goto(`/iframe-menu/${MENU}`);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    },
  },
  'menu without items': {
    isPublic: true,
    async open(page) {
      await page.goto('/menu/00000000-0000-4000-8000-000000000003');
      await expect(heading(page, 'Menu', 1)).toBeVisible();
      await expect(page.getByRole('status').getByRole('heading')).toBeVisible();
    },
  },
  'menu full of hostile HTML': {
    isPublic: true,
    async open(page) {
      await page.goto('/menu/00000000-0000-4000-8000-000000000004');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    },
  },
  'menu that does not exist': {
    isPublic: true,
    async open(page) {
      await page.goto('/menu/00000000-0000-4000-8000-00000000dead');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'menu that does not come': {
    isPublic: true,
    async open(page, { fault }) {
      // Menus are asked for without a cookie: a fault for everyone, on an address that nobody else opens.
      await fault('b2c/menu/uuid/00000000-0000-4000-8000-0000000a11e5', '500', { everyone: true });
      await page.goto('/menu/00000000-0000-4000-8000-0000000a11e5');
      await expect(
        page.getByText('Errore di caricamento, riprova. Se sei in modalità incognito, esci da questa modalità per visualizzare il menu.'),
      ).toBeVisible();
    },
  },
};

for (const [name, screen] of Object.entries(SCREENS)) {
  test.describe(name, () => {
    test.use(seenAs(screen));

    test('has no accessibility violation', async ({ page, sandbox, fault }) => {
      await lookAt(page, screen, { sandbox, fault });
    });
  });
}

test.describe('with reduced motion', () => {
  test.use({ viewport: PHONE, account: DEMO });

  test('nothing slides or turns', async ({ page, sandbox }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await putInCart(page, { 'milano-1-01': 1 });
    await page.goto('/selling-area/milano-1');
    await page.getByRole('button', { name: 'VEDI INGREDIENTI: Insalata greca' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => effect?.getComputedTiming())
          .filter((timing) => Number(timing?.duration) > 1)
          .map((timing) => timing?.duration),
      );
    expect(await moving()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Il tuo ordine' }).click();
    await sandbox.post('/sandbox/next-order', { data: { outcome: 'neverending' } });
    await page.getByRole('button', { name: 'Conferma', exact: true }).click();
    await expect(heading(page, 'Apertura Frigo in corso')).toBeVisible();
    expect(await moving()).toEqual([]);
    await expectPath(page, new URL(page.url()).pathname);
  });
});
