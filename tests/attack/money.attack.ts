/**
 * Every call that moves money, stores an instrument or opens a door: its answer is lost, comes late or twice, and the
 * person presses twice and leaves at any moment after the call was sent, by Back or by a reload. Who comes back is told what
 * became of it, or is offered the form again; pressed again, there is one effect.
 *
 * PAUSA_ATTACK_STEP_MS: the grid, 20 ms unless told. PAUSA_ATTACK_FAULTS, PAUSA_ATTACK_WAYS: some of them, with commas.
 */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Account } from '../../scripts/browser.ts';
import { clearFaults, expect, heading, ledger, pathOf, putInCart } from '../support/journey.ts';
import { declinedPayment, paymentState } from '../support/payments.ts';
import { DEMO, EMPTY, PHONE } from '../support/test.ts';
import { addCard, bank, fillCard, expectCardForm, openPayPalRecharge, paypalButton, savedInstruments, test } from '../support/vendors.ts';

test.use({ viewport: PHONE, vendors: 'own' });

const STEP_MS = Number(process.env['PAUSA_ATTACK_STEP_MS'] ?? 20);
const MOMENTS_MS = Array.from({ length: Math.floor(400 / STEP_MS) + 1 }, (_, index) => index * STEP_MS);
const chosen = <T extends string>(name: string, all: readonly T[]): readonly T[] => {
  const only = process.env[name]?.split(',');
  return only === undefined ? all : all.filter((each) => only.includes(each));
};
/** What becomes of the call: `[fault, effect before the answer is lost]`. */
const FAULTS = {
  lost: ['500', true],
  dropped: ['drop', true],
  slow: ['slow:160', true],
  late: ['late:160', false],
} as const;
const WAYS = ['back', 'reload'] as const;
type Way = (typeof WAYS)[number];

/** One intent of a person's. */
interface Try {
  readonly path: string;
  /** Of the call with the effect, below the origin; `*` for any text. */
  readonly call: string;
  /** Effects of this intent so far. */
  effects(): Promise<number>;
}

interface Tools {
  readonly page: Page;
  readonly sandbox: APIRequestContext;
  /** Differs in each try. */
  readonly name: string;
}

interface Operation {
  readonly account: Account;
  readonly method: 'GET' | 'POST';
  /** A document of its own: the moments are coarser. */
  readonly isHeavy?: boolean;
  /** The page sends the call by itself. */
  readonly isAutomatic?: true;
  prepare(tools: Tools): Promise<Try>;
  /** Twice, as fast as a thumb; whatever leads to the call. */
  press(tools: Tools): Promise<void>;
  /** What offers the press. */
  form(page: Page): Locator;
  /** Buttons of a page that says that it does not know, or that it failed. */
  readonly retry?: readonly string[];
  /** The person is told that it happened. */
  isTold(page: Page, intent: Try): Promise<boolean>;
  /** How many effects all presses of one intent may have; 1 unless told. */
  readonly most?: number;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
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
  isTold: isAtWallet,
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
  isTold: isAtPath('/payment'),
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

const OPERATIONS: Readonly<Record<string, Operation>> = {
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
    // It is sent by the page itself.
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
      // The request is sent by the page itself; it comes to something at Satispay's.
      isAutomatic: true,
      form: (page) => page.locator('body'),
      press: () => Promise.resolve(),
      async isTold(page) {
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
    isTold: isAtPath('/payment/prova-skip'),
  }),
  Pellegrini: voucher('pellegrini', 'pellegrini/pellegrini-ticket', 'Codice Pellegrini', '5000001'),
  Pluxee: voucher('sodexo', 'sodexo/sodexo-ticket', 'Codice Pluxee', '100001'),
  'fridge reopened': {
    account: DEMO,
    method: 'POST',
    retry: ['RICARICA', 'Riprova'],
    // Each press opens the door once, and the second one is the person's.
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
    isTold: (page) => heading(page, 'Completato').isVisible(),
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
    isTold: isAtWallet,
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
    isTold: async (page) => (await heading(page, 'PAGAMENTO CANCELLATO').isVisible()) || pathOf(page) === '/',
  },
};

/** In every document: leaves so many milliseconds after the call has been sent. */
const armed = () => {
  const ask = window.fetch;
  window.fetch = (input, init) => {
    const order = sessionStorage.getItem('attack');
    if (order !== null) {
      const { call, method, ms, way } = JSON.parse(order) as { call: string; method: string; ms: number; way: string };
      const url = new URL(input instanceof Request ? input.url : String(input), location.href);
      const pattern = new RegExp(`^/${call.replaceAll('*', '[^/]*')}$`);
      if (pattern.test(url.pathname) && (init?.method ?? 'GET') === method) {
        sessionStorage.removeItem('attack');
        setTimeout(() => {
          sessionStorage.setItem('attack-left', '1');
          if (way === 'back') history.back();
          else location.reload();
        }, ms);
      }
    }
    return ask(input, init);
  };
};

for (const [title, operation] of Object.entries(OPERATIONS)) {
  test.describe(title, () => {
    test.use({ account: operation.account });
    for (const kind of chosen('PAUSA_ATTACK_FAULTS', Object.keys(FAULTS) as (keyof typeof FAULTS)[])) {
      for (const way of chosen('PAUSA_ATTACK_WAYS', WAYS)) {
        test(`${title}: ${kind}, ${way}`, async ({ page, sandbox, fault, context }) => {
          await context.addInitScript(armed);
          const found: string[] = [];
          const tally = { tries: 0, told: 0, form: 0, formAfterEffect: 0, effects: 0, second: 0 };
          const moments = operation.isHeavy ? MOMENTS_MS.filter((ms) => ms % (STEP_MS * 2) === 0) : MOMENTS_MS;
          for (const ms of moments) {
            const tools: Tools = { page, sandbox, name: `prova-${title.length}-${kind}-${way}-${ms}` };
            try {
              await page.goto('/');
              const intent = await operation.prepare(tools);
              if (pathOf(page) !== '/') await page.goto('/');
              await expect(heading(page, 'È ora di pausa.')).toBeVisible();
              const [name, isAfter] = FAULTS[kind];
              await fault(intent.call, name, { method: operation.method, after: isAfter, ...(kind === 'slow' ? {} : { times: 3 }) });
              await page.evaluate((order) => sessionStorage.setItem('attack', JSON.stringify(order)), {
                call: intent.call,
                method: operation.method,
                ms,
                way,
              });
              await page.evaluate((path) => history.pushState(null, '', path), intent.path);
              await operation.form(page).first().waitFor({ timeout: 20_000 });
              await operation.press(tools);
              await left(page, way, intent.path);
              if (way === 'back') await page.goForward();
              tally.tries += 1;
              for (const popup of context.pages()) if (popup !== page) await popup.close();
              const end = await settle(tools, operation, intent);
              await clearFaults(sandbox);
              tally[end] += 1;
              if (end === 'form') {
                if ((await intent.effects()) > 0) tally.formAfterEffect += 1;
                await page.evaluate(() => sessionStorage.removeItem('attack'));
                await operation.press(tools);
                tally.second += 1;
                const last = await settle(tools, operation, intent);
                if (last !== 'told') found.push(`${ms} ms: the second press ends in the ${last}`);
              }
              for (const popup of context.pages()) if (popup !== page) await popup.close();
              if (kind === 'late') await new Promise((resolve) => setTimeout(resolve, 200));
              const effects = await intent.effects();
              tally.effects += effects;
              if (effects < 1 || effects > (end === 'form' ? (operation.most ?? 1) : 1)) found.push(`${ms} ms: ${effects} effects, ${end}`);
            } catch (thrown) {
              found.push(`${ms} ms: ${pathOf(page)} ${thrown instanceof Error ? thrown.message.slice(0, 400) : String(thrown)}`);
              await clearFaults(sandbox);
              for (const popup of context.pages()) if (popup !== page) await popup.close();
            }
          }
          console.log(`ATTACK ${title} | ${kind} | ${way} | ${JSON.stringify(tally)}${found.map((each) => `\n  FOUND ${each}`).join('')}`);
          expect(found).toEqual([]);
        });
      }
    }
  });
}

/** The page has left, as it was told to. */
async function left(page: Page, way: Way, from: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('attack-left')).catch(() => null), { intervals: [20, 50, 100] })
    .toBe('1');
  if (way === 'back') await expect.poll(() => pathOf(page), { intervals: [20, 50, 100] }).not.toBe(from);
  await page.waitForLoadState();
  await page.evaluate(() => sessionStorage.removeItem('attack-left'));
}

/** What the person meets: told that it happened, or the form again. Where the page does not know, it is asked again. */
async function settle({ page }: Tools, operation: Operation, intent: Try): Promise<'told' | 'form'> {
  const isAutomatic = operation.isAutomatic === true;
  const end = Date.now() + 25_000;
  while (Date.now() < end) {
    if (await operation.isTold(page, intent)) return 'told';
    for (const name of operation.retry ?? []) {
      const retry = button(page, name);
      if (await retry.isVisible()) await retry.click({ timeout: 2000 }).catch(() => undefined);
    }
    const form = operation.form(page).first();
    if (!isAutomatic && (await form.isVisible()) && (await form.isEnabled({ timeout: 200 }).catch(() => false))) return 'form';
    await page.waitForTimeout(30);
  }
  throw new Error(`neither told nor offered again: ${(await page.getByRole('main').innerText()).slice(0, 200)}`);
}
