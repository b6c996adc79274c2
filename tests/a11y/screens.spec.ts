/**
 * Visual checks of every page of the app in its most common state, with the host's layout around the widget. stories.spec.ts
 * checks the other states of the widgets. This file adds the states that no story can have: those that need a vendor's frame, an
 * address or stored data.
 */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectPath, heading, putInCart } from '../support/journey.ts';
import { expectFocusInView } from '../support/focus.ts';
import { expectRoomInLowWindows, expectSpacedTextWhole } from '../support/room.ts';
import { lookAt, STILL } from '../support/look.ts';
import { declinedPayment } from '../support/payments.ts';
import { enterEmail, newAccount, newResetLink, password } from '../support/sign-in.ts';
import { APP, DEMO, DESKTOP, type FaultOptions, MENU, PHONE } from '../support/test.ts';
import { addCard, bank, openCardForm, paypalButton, test } from '../support/vendors.ts';

interface Tools {
  readonly sandbox: APIRequestContext;
  readonly fault: (pattern: string, fault: string, options?: FaultOptions) => Promise<void>;
}

interface Screen {
  /** Opens the page and waits until it is ready; signed in as demo unless `isPublic`. */
  open(page: Page, tools: Tools): Promise<void>;
  readonly isPublic?: true;
  /** True for a page that wide screens do not have. */
  readonly isPhoneOnly?: true;
  readonly isOnWall?: true;
  /** True where names are longer than any kitchen's, and cut in any case. */
  readonly isOverlong?: true;
  /** True where nothing outside of a vendor's frame takes the focus. */
  readonly isWithoutControls?: true;
}

const LUNCH = { 'milano-1-01': 2, 'milano-1-09': 2, 'milano-1-23': 1 };

/** A page that is ready when its address and this text are there. */
const at = (path: string, title: string): Screen => ({
  async open(page) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
  },
});

const SCREENS: Readonly<Record<string, Screen>> = {
  // Signing in.
  login: {
    isPublic: true,
    async open(page) {
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Accedi con Email' })).toBeVisible();
    },
  },
  'sign-in by e-mail': {
    isPublic: true,
    async open(page) {
      await page.goto('/login-with-email');
      await enterEmail(page, 'demo@pausa.test');
      await expect(password(page)).toBeVisible();
    },
  },
  'a new password': {
    isPublic: true,
    async open(page, { sandbox }) {
      const { email } = await newAccount(sandbox, 'nuova');
      await page.goto(await newResetLink(sandbox, email, `${APP}/`));
      await expect(heading(page, 'Nuova Password', 1)).toBeVisible();
    },
  },
  consent: {
    async open(page, { sandbox }) {
      await sandbox.post('/sandbox/consent', { data: { required: true } });
      await page.goto('/lista-ordini');
      await expect(page.getByRole('button', { name: 'Prosegui' })).toBeVisible();
    },
  },

  // The layout.
  home: {
    async open(page) {
      await page.goto('/');
      await expect(heading(page, 'Frigo Torre Nord')).toBeVisible();
      await expect(page.getByRole('link', { name: 'RICARICA' })).toBeVisible();
    },
  },
  me: {
    isPhoneOnly: true,
    async open(page) {
      await page.goto('/me');
      await expect(page.getByRole('main').getByRole('button', { name: 'Logout' })).toBeVisible();
    },
  },
  'navigation that does not come': {
    async open(page, { fault }) {
      await fault('b2c/navigation', '500');
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
    },
  },
  'unknown address': at('/non-esiste', 'Pagina non trovata'),

  // Lunch.
  shop: {
    async open(page) {
      await putInCart(page, LUNCH);
      await page.goto('/selling-area/milano-1');
      await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
      await expect(page.getByRole('group', { name: /^Quantità di/ }).first()).toBeVisible();
      await expect(page.getByText('Il tuo ordine')).toBeVisible();
    },
  },
  cart: {
    async open(page) {
      await putInCart(page, LUNCH);
      await page.goto('/selling-area/milano-1');
      await page.getByRole('link', { name: 'Il tuo ordine' }).click();
      await expect(page.getByRole('button', { name: 'Paga 11,40 €' })).toBeVisible();
    },
  },
  order: at('/locker-selling-order/ordine-0903', 'Completato'),
  'an order just made': {
    async open(page) {
      await putInCart(page, { 'milano-1-01': 2, 'milano-1-23': 1 });
      await page.goto('/selling-area/milano-1/cart');
      await page.getByRole('button', { name: 'Conferma', exact: true }).click();
      await expect(heading(page, 'Completato')).toBeVisible();
      await expect(page.getByText('Prendi i tuoi prodotti e richiudi lo sportello.')).toBeVisible();
    },
  },
  orders: {
    async open(page) {
      await page.goto('/lista-ordini?esito=incerto');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    },
  },

  // Payments.
  'the list of methods': {
    async open(page) {
      await page.goto('/payment');
      await expect(page.getByText('Carta •••• 4242')).toBeVisible();
    },
  },
  'the options for a payment': {
    async open(page) {
      await page.goto('/payment/payment-options/definedAmountMethod');
      await expect(page.getByRole('main').getByRole('button', { name: /PayPal/ })).toBeVisible();
    },
  },
  'a payment that was refused': {
    async open(page) {
      await page.goto(`/payment/${await declinedPayment(page)}`);
      await expect(heading(page, 'Pagamento Fallito: La carta è stata rifiutata.')).toBeVisible();
    },
  },
  // Pages with the vendors' own frames, which no story has.
  'the card form, with everything missing': {
    async open(page) {
      await openCardForm(page);
      await addCard(page).click();
      await expect(page.getByText('CVV obbligatorio')).toBeVisible();
    },
  },
  'the bank asks': {
    isWithoutControls: true,
    async open(page) {
      await page.goto('/payment/integration/braintree_cc/3dsecure-flow/prova-1');
      await page.getByLabel('Nome e cognome dell’intestatario').fill('Giulia Bianchi');
      await page.getByRole('button', { name: 'Conferma', exact: true }).click();
      await expect(bank(page).getByText('10,00 €')).toBeVisible();
    },
  },
  'PayPal’s button': {
    async open(page) {
      await page.goto('/payment/integration/braintree_paypal/add');
      await expect(paypalButton(page)).toBeVisible();
    },
  },
  'Satispay: which request nobody knows': at(
    '/payment/integration/satispay_standard/add?block-polling=true',
    'Non troviamo la tua richiesta',
  ),
  'Satispay vouchers': at('/payment/integration/satispay_ticket/pay/prova-esterno', 'Continua su Satispay'),
  'Edenred: the callback page on its own': at(
    '/payment/integration/edenred_ticket/add/confirm?code=x',
    'Non troviamo la finestra di partenza',
  ),
  'Edenred: the vouchers': at('/payment/integration/edenred_ticket/pay/prova-skip', 'Paga con i tuoi buoni'),
  'Pellegrini: a code that was refused': {
    async open(page) {
      await page.goto('/payment/integration/pellegrini/pay/prova-1');
      await page.getByRole('textbox', { name: /^Codice/ }).fill('5000002');
      await page.getByRole('button', { name: 'Conferma', exact: true }).click();
      await expect(page.getByText('Il codice è scaduto: generane uno nuovo nell’app Pellegrini.')).toBeVisible();
    },
  },
  Pluxee: {
    async open(page) {
      await page.goto('/payment/integration/sodexo/pay/prova-1');
      await expect(page.getByText('al massimo 8 buoni')).toBeVisible();
    },
  },

  // The wallet.
  wallet: {
    async open(page) {
      await page.goto('/wallet');
      await expect(page.getByRole('region', { name: 'Il tuo credito' })).toContainText('20,00 €');
    },
  },
  recharge: {
    async open(page) {
      await page.goto('/wallet/recharge');
      await expect(page.getByRole('button', { name: 'Ricarica Wallet 25,00 €' })).toBeEnabled();
    },
  },
  'a recharge that was refused': {
    async open(page) {
      await page.goto('/wallet');
      const uuid = await declinedPayment(page);
      // What the form has stored.
      await page.evaluate((answerId) => {
        const operation = {
          id: 'ricarica-1',
          idempotencyKey: '0'.repeat(32),
          request: '',
          cents: 1000,
          creditBefore: 2000,
          label: '',
          answerId,
        };
        localStorage.setItem('recharge_operation', `${Date.now()};${JSON.stringify({ ...operation, isAcknowledged: false })}`);
      }, uuid);
      await page.goto(`/wallet/recharge/${uuid}`);
      await expect(page.getByText('La carta è stata rifiutata.')).toBeVisible();
      await expect(page.getByText('La tua ricarica')).toBeVisible();
    },
  },

  // Coffee.
  'a machine, when another window was quicker': {
    async open(page) {
      await page.goto('/coffee/selling-area/caffe-1');
      const cappuccino = page.getByRole('button', { name: 'eroga: Cappuccino' });
      await expect(cappuccino).toBeVisible();
      // The state that another window of the browser has stored.
      await page.evaluate(() => {
        const of = { cents: 90, creditBefore: 2590, label: 'Cappuccino', answerId: 'caffe-1', isAcknowledged: true };
        const operation = { id: 'altra-1', idempotencyKey: '0'.repeat(32), request: '', ...of };
        localStorage.setItem('coffee_operation', `${Date.now()};${JSON.stringify(operation)}`);
      });
      await cappuccino.click();
      await expect(page.getByText(/^Nel frattempo hai ordinato un caffè in un’altra finestra/)).toBeVisible();
    },
  },
  'a coffee': {
    async open(page, { sandbox }) {
      await sandbox.post('/sandbox/next-coffee', { data: { outcome: 'completed' } });
      await page.goto('/coffee/selling-area/caffe-1');
      await page.getByRole('button', { name: 'eroga: Cappuccino' }).click();
      await expect(heading(page, 'Erogazione completata')).toBeVisible();
    },
  },
  'the name on a coffee': {
    async open(page) {
      await page.goto('/coffee/collect-nick-name');
      await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Giulia');
    },
  },
  'a credit that is not enough': {
    async open(page) {
      await page.goto('/coffee/insufficient-fund');
      await expect(page.getByRole('link', { name: 'RICARICA WALLET' })).toBeVisible();
    },
  },

  // Codes and menus.
  codes: {
    async open(page) {
      await page.goto('/code');
      await expect(page.getByText('Lettore QR-Code non supportato')).toBeVisible();
    },
  },
  'a code of a stranger’s': {
    isPublic: true,
    async open(page) {
      await page.goto('/code-landing/nessuno1');
      await expect(page.getByText('Codice non trovato')).toBeVisible();
      await expect(page.getByText('Lettore QR-Code non supportato')).toBeVisible();
    },
  },
  'menu as a page': {
    isPublic: true,
    async open(page) {
      await page.goto(`/menu/${MENU}`);
      await expect(heading(page, 'Menu', 1)).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    },
  },
  'menu for a frame': {
    isPublic: true,
    async open(page) {
      await page.goto(`/iframe-menu/${MENU}`);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    },
  },
  'menu on a screen': {
    isPublic: true,
    isOnWall: true,
    async open(page) {
      await page.goto(`/screen-menu/${MENU}`);
      await expect(heading(page, 'Mensa Corso Italia', 1)).toBeVisible();
    },
  },
  'menu full of hostile HTML': {
    isPublic: true,
    isOverlong: true,
    async open(page) {
      await page.goto('/menu/00000000-0000-4000-8000-000000000004');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    },
  },

  // The sandbox's pages that stand for a partner.
  'the sandbox’s Satispay': { isPublic: true, open: (page) => inSandbox(page, '/sandbox/satispay/nessuna') },
  'the sandbox’s Edenred': { isPublic: true, open: (page) => inSandbox(page, '/sandbox/edenred/login') },
  'the sandbox’s guide': { isPublic: true, isWithoutControls: true, open: (page) => inSandbox(page, '/sandbox/guida-ticket') },
};

async function inSandbox(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText('SANDBOX', { exact: true })).toBeVisible();
}

for (const [name, { open, isPublic = false, isPhoneOnly = false, isOnWall = false, isOverlong, isWithoutControls }] of Object.entries(
  SCREENS,
)) {
  test.describe(() => {
    test.use({ ...STILL, account: isPublic ? null : DEMO });

    test(name, async ({ page, sandbox, fault }) => {
      await open(page, { sandbox, fault });
      await lookAt(page, name, { isPhoneOnly, isOnWall });
      // A canteen's screen has a fixed size; nobody presses a key on it.
      if (process.env['PAUSA_TEST_EXHAUSTIVE'] !== '1' || isOnWall) return;
      if (isOverlong !== true) await expectSpacedTextWhole(page, name);
      await expectRoomInLowWindows(page, name);
      if (isWithoutControls !== true) await expectFocusInView(page, name, isPhoneOnly);
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

test.describe('on paper', () => {
  test.use({ account: DEMO });

  test('the orders stand alone, without the bar of the app', async ({ page }) => {
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.goto('/lista-ordini');
      await expect(page.getByRole('navigation')).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
      await expect(page.getByRole('navigation')).toBeHidden();
      await page.emulateMedia({ media: null });
    }
  });
});

test.describe('one column', () => {
  test.use({ account: DEMO });

  test('wallet, recharge, orders and payment methods: nothing jumps from one to the next', async ({ page }) => {
    const pages = {
      '/wallet': page.getByRole('main').getByRole('list').first(),
      '/wallet/recharge': page.getByRole('button', { name: 'Ricarica Wallet 25,00 €' }),
      '/lista-ordini': page.getByRole('main').getByRole('listitem').first(),
      '/payment': page.getByRole('main').getByRole('list').first(),
    };
    for (const { viewport, bar, content } of [
      { viewport: { width: 768, height: 1024 }, bar: [24, 720], content: [44, 680] },
      { viewport: DESKTOP, bar: [420, 720], content: [448, 664] },
    ]) {
      await page.setViewportSize(viewport);
      for (const [path, shown] of Object.entries(pages)) {
        await page.goto(path);
        await expect(shown).toBeVisible();
        const boxes = await Promise.all(
          [page.getByRole('heading', { level: 1 }).locator('xpath=../..'), shown].map((box) => box.boundingBox()),
        );
        expect(
          boxes.map((box) => [box?.x, box?.width]),
          `${path}, ${viewport.width} px`,
        ).toEqual([bar, content]);
      }
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, account: null });

  // Black and white on the page's background: 19 to 1 and 18 to 1.
  for (const [colorScheme, colours] of [
    ['light', ['rgb(0, 0, 0)', 'rgb(245, 248, 242)']],
    ['dark', ['rgb(255, 255, 255)', 'rgb(14, 23, 17)']],
  ] as const) {
    test(`the sentence that says so can be read, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const path of ['/', `/menu/${MENU}`]) {
        await page.goto(path);
        const sentence = page.locator('noscript');
        await expect(sentence).toBeVisible();
        expect(await sentence.textContent()).toContain('serve JavaScript');
        const seen = await sentence.evaluate((element) => [
          getComputedStyle(element).color,
          getComputedStyle(document.documentElement).backgroundColor,
        ]);
        expect(seen, path).toEqual(colours);
      }
    });
  }
});
