/** Every operation that moves money, stores an instrument or opens a door, as a person does it. A row adds an operation. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Account } from '../../scripts/serve/browser.ts';
import { expect, heading, ledger, pathOf, putInCart } from '../support/journey.ts';
import { declinedPayment, paymentState, prefer, saveCard } from '../support/payments.ts';
import { DEMO, EMPTY } from '../support/test.ts';
import {
  addCard,
  bank,
  fillCard,
  expectCardForm,
  openPayPalRecharge,
  paypalButton,
  savedInstruments,
  type test,
} from '../support/vendors.ts';

/** One thing that a person wants to do. */
export interface Try {
  readonly path: string;
  /** The path of the call with the effect, below the origin; `*` for any text. */
  readonly call: string;
  /** The number of effects so far. */
  effects(): Promise<number>;
}

export type Fixtures = Parameters<Parameters<typeof test>[2]>[0];
export type SignedIn = Awaited<ReturnType<Fixtures['signedIn']>>;
export interface Tools {
  readonly page: Page;
  readonly sandbox: APIRequestContext;
  readonly fault: Fixtures['fault'];
  /** A value that differs in each try. */
  readonly name: string;
  /** Collects what the page says on return, until the next press. */
  readonly heard?: Set<string>;
}

export interface Operation {
  readonly account: Account;
  readonly method: 'GET' | 'POST';
  /**
   * True when each try needs a new document, because the page has its own policy or caches data that the test changes on the
   * server.
   */
  readonly isHeavy?: boolean;
  /** True when the page sends the call without a press. */
  readonly isAutomatic?: true;
  prepare(tools: Tools): Promise<Try>;
  /** Presses twice, as fast as a thumb. */
  press(tools: Tools): Promise<void>;
  /** The control that offers the action. */
  form(page: Page): Locator;
  /** The buttons of a page that reports an unknown outcome or a failure. */
  readonly retry?: readonly string[];
  /** The text that reports the success. */
  isReported(page: Page, intent: Try): Promise<boolean>;
  /** The number of effects that all presses together may have; 1 by default. */
  readonly most?: number;
  /** The button below a message that replaces the form until the person presses it. */
  readonly again?: string;
  /** The button that sends where the page asks first, because this browser can remember nothing. */
  readonly confirm?: string;
  /** The next press finds the outcome and sends nothing, so the form may come back without a message. */
  readonly isFoundByPress?: true;
  /**
   * Set where the browser stores something that the next person must not see. The function prepares the next person's account for
   * the same action.
   */
  readonly enable?: (page: Page) => Promise<unknown>;
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const twice = (locator: Locator) =>
  locator.evaluate((element) => {
    (element as HTMLElement).click();
    (element as HTMLElement).click();
  });
const paidFor = (sandbox: APIRequestContext, uuid: string) => async () => {
  const entries = (await (await sandbox.get('/sandbox/ledger')).json()) as { intent: string }[];
  return entries.filter(({ intent }) => intent === uuid).length;
};
const isAtWallet = (page: Page) => Promise.resolve(pathOf(page).startsWith('/wallet'));
const isAtPath = (path: string) => (page: Page) => Promise.resolve(new URL(page.url()).pathname === path);
const removeAll = async (page: Page, type: string) => {
  const { instruments } = (await (await page.request.get('/b2c/payment-instrument/')).json()) as {
    instruments: { id: string; type: string; label: string }[];
  };
  for (const { id, type: its, label } of instruments)
    if (its === type && label !== 'Carta •••• 4242')
      expect((await page.request.put(`/b2c/payment-instrument/${id}/delete`)).ok()).toBe(true);
};

/** A page of a voucher, a payment or a vendor whose address names the payment. */
const ofPayment = (path: string, call: string, fields: Pick<Operation, 'press' | 'form'> & Partial<Operation>): Operation => ({
  account: DEMO,
  method: 'POST',
  retry: ['Riprova', 'RIPROVA'],
  isReported: isAtWallet,
  prepare: ({ sandbox, name }) =>
    Promise.resolve({ path: `${path}/${name}`, call: call.replace('{}', name), effects: paidFor(sandbox, name) }),
  ...fields,
});
const voucher = (name: string, calls: string, label: string, code: string): Operation =>
  ofPayment(`/payment/integration/${name}/pay`, `b2c/payment/integration/${calls}/{}`, {
    form: (page) => page.getByRole('textbox', { name: label }),
    async press({ page }) {
      await page.getByRole('textbox', { name: label }).fill(code);
      await twice(button(page, 'Conferma'));
    },
  });
const added = (
  type: string,
  account: Account,
  path: string,
  call: string,
  fields: Pick<Operation, 'press' | 'form'> & Partial<Operation>,
) => ({
  account,
  method: 'POST' as const,
  retry: ['Riprova'],
  isFoundByPress: true as const,
  enable: () => Promise.resolve(),
  isReported: isAtPath('/payment'),
  async prepare({ page }: Tools) {
    await removeAll(page, type);
    const before = (await savedInstruments(page, type)).length;
    return {
      path: `${path}?return-url=%2Fpayment&key-to-update=INSTRUMENTS_ADDED_PI`,
      call,
      effects: async () => (await savedInstruments(page, type)).length - before,
    };
  },
  ...fields,
});
async function atPartner(page: Page, open: () => Promise<void>, answer: string): Promise<void> {
  const [popup] = await Promise.all([page.context().waitForEvent('page'), open()]);
  await popup
    .getByRole('button', { name: answer, exact: true })
    .click({ timeout: 15_000 })
    .catch((thrown: unknown) => {
      if (!popup.isClosed()) throw thrown;
    });
}

/** A purchase that the operation journal stores, because no call lists it. */
const journaled = (
  kind: string,
  path: string,
  call: string,
  offered: string,
  landing: RegExp,
  again: string,
  /** The button that asks for the outcome. */
  ask: string,
  confirm: string,
  enable: (page: Page) => Promise<unknown>,
): Operation => ({
  account: DEMO,
  method: 'POST',
  again,
  confirm,
  enable,
  retry: [ask, 'Controlla di nuovo', 'Ricomincia'],
  async prepare({ sandbox }) {
    const count = async () => (await ledger(sandbox)).filter((entry) => entry.kind === kind).length;
    const before = await count();
    return { path, call, effects: async () => (await count()) - before };
  },
  form: (page) => page.getByRole('button', { name: offered, exact: true, disabled: false }),
  press: ({ page }) => twice(button(page, offered)),
  isReported: async (page) => landing.test(pathOf(page)) || button(page, again).isVisible(),
});
export const haveCard = async (page: Page) => prefer(page, 'walletRechargeMethod', await saveCard(page, '1111'));
export const haveCredit = async (page: Page) => {
  await haveCard(page);
  const data = { amount: 20, walletRechargeData: { amountType: null, payWith: null }, resultUrl: '/wallet' };
  expect((await page.request.post('/b2c/wallet-recharge', { data })).ok()).toBe(true);
};

export const OPERATIONS: Readonly<Record<string, Operation>> = {
  recharge: journaled(
    'recharge',
    '/wallet/recharge',
    'b2c/wallet-recharge',
    'Ricarica Wallet 25,00 €',
    /^\/wallet($|\?|\/recharge\/)/,
    'Ricarica di nuovo',
    'Completa la ricarica',
    'Ricarica Wallet 25,00 €',
    haveCard,
  ),
  coffee: journaled(
    'coffee',
    '/coffee/selling-area/caffe-1',
    'b2c/coffee/selling-area/caffe-1/confirm',
    'eroga: Orzo',
    /^\/coffee\/selling-order\//,
    'Ordina un altro caffè',
    'Completa l’ordine',
    'Ordina: Orzo',
    haveCredit,
  ),
  cart: {
    account: DEMO,
    method: 'POST',
    isHeavy: true,
    async prepare({ page, sandbox }) {
      await sandbox.post('/sandbox/reset');
      await putInCart(page, { 'milano-1-01': 1 });
      return {
        path: '/selling-area/milano-1/cart',
        call: 'b2c/locker/selling-order/confirm',
        effects: async () => (await ledger(sandbox)).length,
      };
    },
    form: (page) => button(page, 'Conferma'),
    press: ({ page }) => twice(button(page, 'Conferma')),
    // The server's cart is empty, so the page offers nothing to pay again.
    isReported: async (page) =>
      /^\/(locker-selling-order\/|lista-ordini)/.test(pathOf(page)) || heading(page, 'Il tuo ordine è vuoto').isVisible(),
  },
  '3-D Secure': ofPayment(
    '/payment/integration/braintree_cc/3dsecure-flow',
    'b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/{}',
    {
      isHeavy: true,
      async prepare({ page, sandbox, name }) {
        const call = `b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/${name}`;
        await page.request.post(`/${call}/saveCreditCardData`, { data: { cardholderName: 'Giulia Bianchi' } });
        return { path: `/payment/integration/braintree_cc/3dsecure-flow/${name}`, call, effects: paidFor(sandbox, name) };
      },
      form: (page) => bank(page).getByRole('button', { name: 'Conferma', exact: true }),
      press: ({ page }) => twice(bank(page).getByRole('button', { name: 'Conferma', exact: true })),
    },
  ),
  'device data': ofPayment('', '', {
    isHeavy: true,
    async prepare({ page, sandbox }) {
      await removeAll(page, 'braintree_paypal');
      const { uuid, path } = await openPayPalRecharge(page);
      return {
        path,
        call: `b2c/payment/integration/braintree/braintree-paypal-payment/submit-device-data/${uuid}`,
        effects: paidFor(sandbox, uuid),
      };
    },
    // The page sends the call by itself.
    isAutomatic: true,
    form: (page) => page.locator('body'),
    press: () => Promise.resolve(),
  }),
  'PayPal added': added(
    'braintree_paypal',
    DEMO,
    '/payment/integration/braintree_paypal/add',
    'b2c/payment/integration/braintree/braintree-paypal-pi/add-account',
    {
      isHeavy: true,
      form: paypalButton,
      press: ({ page }) => atPartner(page, () => paypalButton(page).click(), 'Accetta e continua'),
    },
  ),
  'card added': added(
    'braintree_cc',
    DEMO,
    '/payment/integration/braintree_cc/add',
    'b2c/payment/integration/braintree/braintree-cc-pi/add-card',
    {
      isHeavy: true,
      form: addCard,
      async press({ page }) {
        await expectCardForm(page);
        await fillCard(page);
        await twice(addCard(page));
      },
    },
  ),
  'Satispay added': added(
    'satispay_standard',
    EMPTY,
    '/payment/integration/satispay_standard/add',
    'b2c/payment/integration/satispay/standard/pi/add/*/info',
    {
      method: 'GET',
      form: (page) => button(page, 'Continua').or(button(page, 'Apri di nuovo Satispay')),
      press: ({ page }) => atPartner(page, () => twice(button(page, 'Continua').or(button(page, 'Apri di nuovo Satispay'))), 'Accetta'),
    },
  ),
  'Satispay asked': added(
    'satispay_standard',
    EMPTY,
    '/payment/integration/satispay_standard/add',
    'b2c/payment/integration/satispay/standard/pi/add',
    {
      // The page sends the request by itself; it takes effect on Satispay's page.
      isAutomatic: true,
      form: (page) => page.locator('body'),
      press: () => Promise.resolve(),
      async isReported(page) {
        const go = button(page, 'Continua').or(button(page, 'Apri di nuovo Satispay'));
        if (!(await go.first().isVisible())) return false;
        await atPartner(page, () => go.first().click(), 'Accetta');
        await expect.poll(() => new URL(page.url()).pathname).toBe('/payment');
        return true;
      },
    },
  ),
  'Satispay ticket': ofPayment(
    '/payment/integration/satispay_ticket/pay',
    'b2c/payment/integration/satispay/ticket/pa/{}/get-match-code-redirect',
    {
      method: 'GET',
      isAutomatic: true,
      form: (page) => page.locator('body'),
      press: () => Promise.resolve(),
    },
  ),
  'Edenred added': added(
    'edenred_ticket',
    EMPTY,
    '/payment/integration/edenred_ticket/add',
    'b2c/payment/integration/edenred/edenred-ticket/login/confirm',
    {
      form: (page) => button(page, 'Continua'),
      press: ({ page }) => atPartner(page, () => twice(button(page, 'Continua')), 'Accedi'),
    },
  ),
  'Edenred confirmed': ofPayment('/payment/integration/edenred_ticket/pay', 'b2c/payment/integration/edenred/edenred-ticket/{}', {
    form: (page) => button(page, 'Conferma'),
    press: ({ page }) => twice(button(page, 'Conferma')),
  }),
  'Edenred skipped': ofPayment('/payment/integration/edenred_ticket/pay', 'b2c/payment/integration/edenred/edenred-ticket/{}/skip', {
    async prepare({ page, sandbox }) {
      await sandbox.post('/sandbox/reset');
      return {
        path: '/payment/integration/edenred_ticket/pay/prova-skip',
        call: 'b2c/payment/integration/edenred/edenred-ticket/prova-skip/skip',
        effects: async () =>
          ((await paymentState(page, 'prova-skip').catch(() => '')) === 'collectPI' ? 1 : 0) + 2 * (await ledger(sandbox)).length,
      };
    },
    form: (page) => button(page, 'Continua senza buoni'),
    press: ({ page }) => twice(button(page, 'Continua senza buoni')),
    isReported: isAtPath('/payment/prova-skip'),
  }),
  Pellegrini: voucher('pellegrini', 'pellegrini/pellegrini-ticket', 'Codice Pellegrini', '5000001'),
  Pluxee: voucher('sodexo', 'sodexo/sodexo-ticket', 'Codice Pluxee', '100001'),
  'fridge reopened': {
    account: DEMO,
    method: 'GET',
    retry: ['RICARICA', 'Riprova'],
    // Each press opens the door once, and the person wants the second opening.
    most: 2,
    async prepare({ page, sandbox, name }) {
      await sandbox.post('/sandbox/reset');
      await sandbox.post('/sandbox/next-order', { data: { outcome: 'openingLockerError' } });
      await putInCart(page, { 'milano-1-01': 1 });
      await page.goto('/selling-area/milano-1/cart');
      await button(page, 'Conferma').click();
      await expect(heading(page, 'Il Frigo non si è aperto ?')).toBeVisible();
      const path = pathOf(page);
      const keys = new Set<string>();
      page.removeAllListeners('request');
      page.on('request', (request) => {
        if (request.url().endsWith('/retry-opening')) keys.add(request.headers()['idempotency-key'] ?? `${name}${keys.size}`);
      });
      return {
        path,
        call: `b2c/locker/selling-order/info/${path.split('/').pop() ?? ''}/retry-opening`,
        effects: () => Promise.resolve(keys.size),
      };
    },
    form: (page) => button(page, 'RIPROVA APERTURA'),
    press: ({ page }) => twice(button(page, 'RIPROVA APERTURA')),
    isReported: (page) => heading(page, 'Completato').isVisible(),
  },
  'method changed': {
    account: DEMO,
    method: 'POST',
    retry: ['RIPROVA', 'Riprova'],
    async prepare({ page, sandbox }) {
      await removeAll(page, 'braintree_cc');
      const uuid = await declinedPayment(page);
      return { path: `/payment/${uuid}`, call: `b2c/payment/${uuid}/update-pi`, effects: paidFor(sandbox, uuid) };
    },
    form: (page) => page.getByRole('link', { name: 'RIPROVA PAGAMENTO', exact: true }),
    async press({ page }) {
      await page.getByRole('link', { name: 'RIPROVA PAGAMENTO', exact: true }).click();
      await twice(page.getByRole('main').getByRole('button', { name: /4242/ }));
    },
    isReported: isAtWallet,
  },
  'payment cancelled': {
    account: DEMO,
    method: 'GET',
    retry: ['RIPROVA', 'Riprova'],
    async prepare({ page }) {
      await removeAll(page, 'braintree_cc');
      await page.goto('/');
      const uuid = await declinedPayment(page);
      return {
        path: `/payment/${uuid}`,
        call: `b2c/payment/${uuid}/cancel`,
        effects: async () => ((await paymentState(page, uuid)) === 'cancelled' ? 1 : 0),
      };
    },
    form: (page) => button(page, 'CANCELLA'),
    press: ({ page }) => twice(button(page, 'CANCELLA')),
    isReported: async (page) => (await heading(page, 'PAGAMENTO CANCELLATO').isVisible()) || pathOf(page) === '/',
  },
};
