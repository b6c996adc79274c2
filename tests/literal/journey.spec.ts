/** A day with a back end that is made from the specification alone: twenty steps, for each variation of what it does not type. */
import type { Page } from '@playwright/test';
import { heading, want } from '../support/journey.ts';
import { APP, DEMO, expect as expectSlowly, MENU, PHONE, test } from '../support/test.ts';
import { type Layer, NOTHINGS, startLayer } from './layer.ts';
import { VARIATION_NAMES, VARIATIONS } from './variations.ts';

test.use({ viewport: PHONE });

const STEP_MS = 20_000;
const expect = expectSlowly.configure({ timeout: STEP_MS });

const PENNE = 'Penne al pesto con mozzarella';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const words = (page: Page, text: string | RegExp) => expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
const radio = (page: Page, question: string, name: string) =>
  page.getByRole('radiogroup', { name: question, exact: true }).getByRole('radio', { name, exact: true });

/** Each step begins where the one before it ended, or at an address of its own. */
const STEPS: readonly (readonly [name: string, step: (page: Page) => Promise<unknown>])[] = [
  [
    'sign in',
    async (page) => {
      await page.goto('/login');
      await button(page, 'Accedi con Email').click();
      await page.getByRole('textbox', { name: 'Email' }).fill(DEMO.email);
      await button(page, 'continua').click();
      await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
      await page.getByRole('button', { name: 'login', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/');
    },
  ],
  ['home', (page) => expect(heading(page, 'Frigo Torre Nord')).toBeVisible()],
  [
    'code',
    async (page) => {
      await page.goto('/code');
      await page.getByRole('textbox', { name: 'Codice' }).fill('milano1');
      await button(page, 'Conferma').click();
      await page.waitForURL((url) => url.pathname === '/selling-area/milano-1');
    },
  ],
  [
    'shop',
    async (page) => {
      await expect(heading(page, PENNE, 3).first()).toBeVisible();
      await words(page, '6,40 €');
    },
  ],
  [
    'add',
    async (page) => {
      await want(page, PENNE).first().click();
      await expect(page.getByRole('link', { name: 'Il tuo ordine' })).toContainText('6,40 €');
    },
  ],
  [
    'cart',
    async (page) => {
      await page.goto('/selling-area/milano-1/cart');
      const cart = page.getByRole('dialog', { name: 'Il tuo ordine' });
      await expect(cart.getByRole('listitem').filter({ hasText: PENNE })).toContainText('6,40 €');
      await expect(cart.getByRole('definition').first()).toHaveText('6,40 €');
    },
  ],
  [
    'confirm',
    async (page) => {
      await button(page, /^(Conferma|Paga)/).click();
      await page.waitForURL(/\/(locker-selling-order|payment)\//);
    },
  ],
  [
    'opened',
    async (page) => {
      await expect(heading(page, 'Completato')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Dettaglio ordine' }).getByRole('listitem')).toHaveText([
        /^Penne al pesto con mozzarella\s*x 1$/,
      ]);
    },
  ],
  [
    'orders',
    async (page) => {
      await page.goto('/lista-ordini');
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: PENNE }).first()).toContainText('6,40 €');
    },
  ],
  [
    'detail',
    async (page) => {
      await button(page, /^VEDI ORDINE/)
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toHaveText(/^Penne al pesto con mozzarella\s*x 1$/);
    },
  ],
  [
    'wallet',
    async (page) => {
      await page.goto('/wallet');
      // Of 20,00 €: the company has paid 5,00 € of the 6,40 €.
      await words(page, '18,60 €');
    },
  ],
  [
    'recharge',
    async (page) => {
      await page.getByRole('link', { name: 'RICARICA' }).click();
      await button(page, 'Ricarica Wallet').click();
      await page.waitForURL((url) => url.pathname === '/wallet');
      await words(page, '43,60 €');
    },
  ],
  [
    'methods',
    async (page) => {
      await page.goto('/payment');
      await words(page, 'Carta •••• 4242');
    },
  ],
  [
    'options',
    async (page) => {
      await page.goto('/payment/payment-options/definedAmountMethod?key-to-update=SELLING_AREA_PICKED_PI&return-url=%2Fwallet');
      await button(page, /^Carta •••• 4242/).click();
      await page.waitForURL((url) => url.pathname === '/wallet');
    },
  ],
  [
    'coffee',
    async (page) => {
      await page.goto('/coffee/selling-area/caffe-1');
      await page.getByRole('button', { name: 'eroga: Cappuccino', exact: true }).click();
      await page.waitForURL(/\/coffee\/selling-order\//);
    },
  ],
  ['its order', (page) => expect(heading(page, 'Ordine confermato').or(heading(page, 'Il tuo caffè è pronto'))).toBeVisible()],
  [
    'name',
    async (page) => {
      await page.goto('/coffee/collect-nick-name');
      await page.getByRole('textbox', { name: 'Nome' }).fill('Lia');
      await button(page, 'SALVA').click();
      await page.waitForURL((url) => url.pathname !== '/coffee/collect-nick-name');
    },
  ],
  [
    'consent',
    async (page) => {
      await page.goto('/privacy-policy');
      await radio(page, 'Attività di marketing', 'No').check();
      await radio(page, 'Profilazione per attività di marketing', 'Si').check();
      await button(page, 'Prosegui').click();
      await page.waitForURL((url) => url.pathname !== '/privacy-policy');
    },
  ],
  [
    'menu',
    async (page) => {
      await page.goto(`/menu/${MENU}`);
      await expect(heading(page, PENNE, 3)).toBeVisible();
    },
  ],
  [
    'canteen screen',
    async (page) => {
      await page.goto(`/screen-menu/${MENU}`);
      await words(page, PENNE);
    },
  ],
];

/** A sentence of failure, or something that is no word. */
const BROKEN = /Ops\W|Errore|\bundefined\b|\bNaN\b|\[object |Invalid Date/;

VARIATION_NAMES.forEach((name, index) => {
  const nothing = (Object.keys(NOTHINGS) as (keyof typeof NOTHINGS)[])[index % Object.keys(NOTHINGS).length] as keyof typeof NOTHINGS;

  test.describe(`${name}; nothing is ${nothing}`, () => {
    let layer: Layer;
    test.beforeAll(async () => {
      layer = await startLayer(APP, VARIATIONS[name], { sendsNumbers: name === 'identifiers are whole numbers', nothing });
    });
    test.afterAll(() => layer.close());

    test('twenty steps', async ({ browser, world }) => {
      const context = await browser.newContext({
        baseURL: layer.origin,
        viewport: PHONE,
        locale: 'it-IT',
        timezoneId: 'Europe/Rome',
        serviceWorkers: 'block',
      });
      context.setDefaultTimeout(STEP_MS);
      context.setDefaultNavigationTimeout(STEP_MS);
      await context.addCookies([{ name: 'sandbox-world', value: world, url: APP }]);
      const page = await context.newPage();
      const failed: string[] = [];
      for (const [step, play] of STEPS) {
        try {
          await play(page);
          const text = await page.locator('body').innerText();
          const broken = BROKEN.exec(text);
          if (broken !== null) failed.push(`${step}: «${text.slice(Math.max(0, broken.index - 30), broken.index + 60)}»`);
        } catch (thrown) {
          failed.push(`${step}: ${String(thrown).split('\n')[0]}; ${page.url()}`);
          if (step === 'sign in') break;
        }
      }
      await context.close();
      expect({ failed, changed: layer.changed, unknown: layer.unknown }).toEqual({ failed: [], changed: [], unknown: [] });
    });
  });
});
