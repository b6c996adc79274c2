/** A day with a back end that is made from the specification alone: twenty steps, with the variations of what it does not type. */
import type { Page } from '@playwright/test';
import { heading, want } from '../support/journey.ts';
import { APP, DEMO, expect as expectSlowly, MENU, PHONE, test } from '../support/test.ts';
import { type NOTHINGS, startLayer } from './layer.ts';
import { together, VARIATION_NAMES, type VariationName } from './variations.ts';

test.use({ viewport: PHONE });

const STEP_MS = 20_000;
const expect = expectSlowly.configure({ timeout: STEP_MS });

const PENNE = 'Penne al pesto con mozzarella';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const words = (page: Page, text: string | RegExp) => expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
const radio = (page: Page, question: string, name: string) =>
  page.getByRole('radiogroup', { name: question, exact: true }).getByRole('radio', { name, exact: true });

/** Without the person's e-mail the browser remembers no operation, and a second press is asked for. */
const goesTo = (page: Page, url: RegExp, again: string | RegExp) =>
  Promise.race([
    page.waitForURL(url),
    button(page, again)
      .click()
      .then(() => page.waitForURL(url)),
  ]);

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
      // The next step opens a new document.
      const saved = page.waitForResponse(/edit-item/);
      await want(page, PENNE).first().click();
      await saved;
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
        /^Penne al pesto con mozzarella\s*x 1\s*6,40\s€$/,
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
      // The list has no price of a row; this browser has, where it knows the order by its number.
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toHaveText(
        /^Penne al pesto con mozzarella\s*x 1(?:\s*6,40\s€)?$/,
      );
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
      await goesTo(page, /\/wallet(\?|$)/, /^Ricarica Wallet 25/);
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
      await goesTo(page, /\/coffee\/selling-order\//, 'Ordina: Cappuccino');
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

interface Run {
  readonly about: string;
  readonly nothing: keyof typeof NOTHINGS;
  readonly variations: readonly VariationName[];
}
/**
 * Each variation in one of the runs, together with those of other fields. What each alone does to each field and screen is seen in
 * Node and in jsdom (`reading.test.ts`, `screens.test.tsx`).
 */
const RUNS: readonly Run[] = [
  { about: 'as specified', nothing: 'a 204', variations: ['the fields of the specification and no others'] },
  {
    about: 'whole numbers',
    nothing: 'an empty body',
    variations: [
      'identifiers are whole numbers',
      'amounts are texts with two decimals',
      'quantities are texts',
      'yes is 1 and no is 0',
      'times are those of a database',
      'null for absent',
    ],
  },
  {
    about: 'numbers here and texts there',
    nothing: 'null',
    variations: [
      'identifiers are numbers here and digits there',
      'amounts are texts with the digits that they need',
      'times have no zone',
      'absent for null',
    ],
  },
  {
    about: 'texts',
    nothing: 'true',
    variations: ['identifiers are digits', 'times are seconds since 1970', 'optional texts are empty'],
  },
  { about: 'few details', nothing: '{}', variations: ['optional details are absent'] },
];
/** The second run has all the parts of the first of these; the day has nothing empty; without all that is optional it is another day. */
const ELSEWHERE: readonly VariationName[] = [
  'all at once',
  'an empty map is a list',
  'an empty map is null',
  'an empty list is null',
  'what is optional is absent',
  'what is optional is null',
];

test('each variation is in a run', () => {
  const seen = [...RUNS.flatMap(({ variations }) => variations), ...ELSEWHERE];
  expect([...seen].sort()).toEqual([...VARIATION_NAMES].sort());
});

for (const { about, nothing, variations } of RUNS)
  test(`twenty steps: ${about}`, async ({ browser, world }) => {
    const applied = new Set<string>();
    const layer = await startLayer(APP, together(variations, applied), {
      sendsNumbers: variations.includes('identifiers are whole numbers'),
      nothing,
    });
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
    await layer.close();
    const { changed, unknown } = layer;
    expect({ failed, changed, unknown }).toEqual({ failed: [], changed: [], unknown: [] });
    expect([...applied].sort()).toEqual([...variations].sort());
  });
