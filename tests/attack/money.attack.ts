/**
 * Tries every call that moves money, stores an instrument or opens a door. The answer is lost or late, or the call arrives twice.
 * The person presses twice, and leaves by Back or by a reload at any moment after the call was sent. On return the page shows the
 * outcome or offers the form; another press makes no second effect. Another person in the same browser sees nothing of it.
 *
 * PAUSA_ATTACK_STEP_MS: the step between two moments, 20 ms by default. PAUSA_ATTACK_FROM_MS: the first moment, 0 by default, so
 * that several coarse sweeps make one fine sweep. PAUSA_ATTACK_FAULTS, PAUSA_ATTACK_WAYS: a selection, separated by commas.
 */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Account } from '../../scripts/serve/browser.ts';
import { clearFaults, expect, heading, ledger, pathOf, putInCart } from '../support/journey.ts';
import { declinedPayment, paymentState, prefer, saveCard } from '../support/payments.ts';
import { DEMO, EMPTY, PHONE } from '../support/test.ts';
import { addCard, bank, fillCard, expectCardForm, openPayPalRecharge, paypalButton, savedInstruments, test } from '../support/vendors.ts';

test.use({ viewport: PHONE, vendors: 'own' });

const STEP_MS = Number(process.env['PAUSA_ATTACK_STEP_MS'] ?? 20);
const FROM_MS = Number(process.env['PAUSA_ATTACK_FROM_MS'] ?? 0);
const MOMENTS_MS = Array.from({ length: Math.floor((400 - FROM_MS) / STEP_MS) + 1 }, (_, index) => FROM_MS + index * STEP_MS);
const chosen = <T extends string>(name: string, all: readonly T[]): readonly T[] => {
  const only = process.env[name]?.split(',');
  return only === undefined ? all : all.filter((each) => only.includes(each));
};
/** The fault of the call: `[fault, whether the effect happens before the answer is lost]`. */
const FAULTS = {
  lost: ['500', true],
  dropped: ['drop', true],
  slow: ['slow:160', true],
  late: ['late:160', false],
  /** The answer is lost, and the call arrives twice with the same idempotency key, as browsers and proxies repeat it. */
  double: ['500', true],
} as const;
/** `person`: the session ends, and another person signs in and opens the same page. */
const WAYS = ['back', 'reload', 'person'] as const;
/** The time for which a form must be there without a call before it counts as offered. */
const CALM_MS = 200;
type Way = (typeof WAYS)[number];

/** One thing that a person wants to do. */
interface Try {
  readonly path: string;
  /** The path of the call with the effect, below the origin; `*` for any text. */
  readonly call: string;
  /** The number of effects so far. */
  effects(): Promise<number>;
}

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];
type SignedIn = Awaited<ReturnType<Fixtures['signedIn']>>;
interface Tools {
  readonly page: Page;
  readonly sandbox: APIRequestContext;
  readonly fault: Fixtures['fault'];
  /** A value that differs in each try. */
  readonly name: string;
}

interface Operation {
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
  /** The next press finds the outcome and sends nothing, so the form may come back without a message. */
  readonly isFoundByPress?: true;
  /**
   * Set where the browser stores something that the next person must not see. The function prepares the next person's account for
   * the same action.
   */
  readonly enable?: (page: Page) => Promise<unknown>;
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
  enable: (page: Page) => Promise<unknown>,
): Operation => ({
  account: DEMO,
  method: 'POST',
  again,
  enable,
  retry: ['Controlla di nuovo', 'Ricomincia'],
  async prepare({ sandbox }) {
    const count = async () => (await ledger(sandbox)).filter((entry) => entry.kind === kind).length;
    const before = await count();
    return { path, call, effects: async () => (await count()) - before };
  },
  form: (page) => page.getByRole('button', { name: offered, exact: true, disabled: false }),
  press: ({ page }) => twice(button(page, offered)),
  isReported: async (page) => landing.test(pathOf(page)) || button(page, again).isVisible(),
});
const haveCard = async (page: Page) => prefer(page, 'walletRechargeMethod', await saveCard(page, '1111'));
const haveCredit = async (page: Page) => {
  await haveCard(page);
  const data = { amount: 20, walletRechargeData: { amountType: null, payWith: null }, resultUrl: '/wallet' };
  expect((await page.request.post('/b2c/wallet-recharge', { data })).ok()).toBe(true);
};

const OPERATIONS: Readonly<Record<string, Operation>> = {
  recharge: journaled(
    'recharge',
    '/wallet/recharge',
    'b2c/wallet-recharge',
    'Ricarica Wallet 25,00 €',
    /^\/wallet($|\?|\/recharge\/)/,
    'Ricarica di nuovo',
    haveCard,
  ),
  coffee: journaled(
    'coffee',
    '/coffee/selling-area/caffe-1',
    'b2c/coffee/selling-area/caffe-1/confirm',
    'eroga: Orzo',
    /^\/coffee\/selling-order\//,
    'Ordina un altro caffè',
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

/** Runs in every document: counts the calls, and leaves this many milliseconds after the call with the effect. */
const armed = () => {
  const ask = window.fetch;
  const calls = { sent: 0, open: 0 };
  Object.assign(window, { attackCalls: calls });
  const counted: typeof fetch = async (input, init) => {
    calls.sent += 1;
    calls.open += 1;
    try {
      return await ask(input, init);
    } finally {
      calls.open -= 1;
    }
  };
  window.fetch = (input, init) => {
    const order = sessionStorage.getItem('attack');
    if (order === null) return counted(input, init);
    const { call, method, ms, way, kind } = JSON.parse(order) as Record<'call' | 'method' | 'way' | 'kind', string> & { ms: number };
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    const pattern = new RegExp(`^/${call.replaceAll('*', '[^/]*')}$`);
    if (!pattern.test(url.pathname) || (init?.method ?? 'GET') !== method) return counted(input, init);
    sessionStorage.removeItem('attack');
    setTimeout(() => {
      sessionStorage.setItem('attack-left', '1');
      if (way === 'back') history.back();
      else if (way === 'reload') location.reload();
      // A page without the app's document, on which the test changes the signed-in person.
      else location.href = '/sandbox/switches';
    }, ms);
    if (kind === 'double') void ask(input, init).catch(() => undefined);
    return counted(input, init);
  };
};
type Calls = Record<'sent' | 'open', number>;
const callsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { attackCalls: Calls }).attackCalls).catch((): Calls => ({ sent: -1, open: 1 }));

const closePopups = async (page: Page) => {
  for (const popup of page.context().pages()) if (popup !== page) await popup.close();
};

/** Opens the home page, inside the app where the document can stay, so that the state of the try before stays in memory. */
async function goHome(page: Page, isFresh: boolean): Promise<void> {
  if (isFresh) await page.goto('/');
  else await page.evaluate(() => history.pushState(null, '', '/'));
  await expect(heading(page, 'È ora di pausa.')).toBeVisible();
}

/** Goes from the home page to the form, and presses away the message of an earlier try. */
async function openForm(page: Page, { path }: Try, { form, again }: Operation): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  const offered = form(page).first();
  if (again !== undefined) {
    await offered.or(button(page, again)).first().waitFor({ timeout: 20_000 });
    if (await button(page, again).isVisible()) await button(page, again).click();
  }
  await offered.waitFor({ timeout: 20_000 });
}

/** Presses, and leaves this many milliseconds after the call was sent. */
async function pressAndLeave(tools: Tools, operation: Operation, intent: Try, kind: keyof typeof FAULTS, way: Way, ms: number) {
  const { page, fault } = tools;
  const [name, isAfter] = FAULTS[kind];
  await fault(intent.call, name, { method: operation.method, after: isAfter, ...(kind === 'slow' ? {} : { times: 3 }) });
  await page.evaluate(
    (order) => {
      sessionStorage.removeItem('attack-left');
      sessionStorage.setItem('attack', JSON.stringify(order));
    },
    { call: intent.call, method: operation.method, ms, way, kind },
  );
  await openForm(page, intent, operation);
  await operation.press(tools);
  await left(page, way, intent.path);
}

/**
 * Presses again without a fault, until the page reports the success. A form that waits for a partner's answer does not count as
 * an end.
 */
async function pressAgain(tools: Tools, operation: Operation, intent: Try): Promise<void> {
  const { page } = tools;
  const [{ sent }, path] = [await callsOf(page), pathOf(page)];
  await operation.press(tools);
  await expect.poll(async () => (await callsOf(page)).sent !== sent || pathOf(page) !== path, { intervals: [20] }).toBe(true);
  await settle(tools, { ...operation, isAutomatic: true }, intent);
}

for (const [title, operation] of Object.entries(OPERATIONS)) {
  test.describe(title, () => {
    test.use({ account: operation.account });
    for (const kind of chosen('PAUSA_ATTACK_FAULTS', Object.keys(FAULTS) as (keyof typeof FAULTS)[])) {
      for (const way of chosen('PAUSA_ATTACK_WAYS', WAYS)) {
        if (way === 'person' && (operation.enable === undefined || operation.isAutomatic === true)) continue;
        test(`${title}: ${kind}, ${way}`, async ({ page, sandbox, fault, context, signedIn }) => {
          await context.addInitScript(armed);
          const found: string[] = [];
          const tally = { tries: 0, reported: 0, form: 0, formAfterEffect: 0, effects: 0, second: 0 };
          const first = await signedIn(operation.account);
          const second = await signedIn(operation.account === DEMO ? EMPTY : DEMO);
          await page.goto('/');
          if (way === 'person') {
            await become(page, second);
            await operation.enable?.(page);
            await become(page, first);
          }
          let isFresh = true;
          const moments = [...MOMENTS_MS];
          for (let ms = moments.shift(); ms !== undefined; ms = moments.shift()) {
            const tools: Tools = { page, sandbox, fault, name: `prova-${title.length}-${kind}-${way}-${ms}` };
            try {
              await goHome(page, isFresh || operation.isHeavy === true);
              isFresh = way === 'person';
              const intent = await operation.prepare(tools);
              if (pathOf(page) !== '/') await goHome(page, true);
              await pressAndLeave(tools, operation, intent, kind, way, ms);
              const early = way === 'back' ? await intent.effects() : 0;
              // The page reported the outcome before the person had left, so the test does not go forward.
              if (way === 'back' && !(await operation.isReported(page, intent))) await page.goForward();
              tally.tries += 1;
              await closePopups(page);
              if (way === 'person') {
                await clearFaults(sandbox);
                // A late call arrives before the other person signs in, so that the test can count the effects of each.
                if (kind === 'late') await new Promise((resolve) => setTimeout(resolve, 200));
                const effects = await intent.effects();
                tally.effects += effects;
                if (effects > 1) found.push(`${ms} ms: ${effects} effects`);
                await become(page, second);
                const own = await operation.prepare(tools);
                await page.goto(own.path);
                const end = await settle(tools, { ...operation, retry: [] }, own);
                tally[end] += 1;
                const words = await page.getByRole('main').innerText();
                if (end === 'reported' || /Non sappiamo|risult|è arrivata|è partito/.test(words))
                  found.push(`${ms} ms: ${end} to another person: ${words}`);
                else {
                  await pressAgain(tools, operation, own);
                  tally.second += 1;
                  await closePopups(page);
                  if ((await own.effects()) !== 1) found.push(`${ms} ms: ${await own.effects()} effects of the other person`);
                }
                await page.goto('/sandbox/switches');
                await become(page, first);
                continue;
              }
              const end = await settle(tools, operation, intent);
              await clearFaults(sandbox);
              tally[end] += 1;
              if (end === 'form') {
                const effects = await intent.effects();
                if (effects > 0) tally.formAfterEffect += 1;
                const isSure = early > 0 || (kind !== 'late' && effects > 0);
                if (isSure && operation.isFoundByPress !== true && operation.most === undefined)
                  found.push(`${ms} ms: the form without a word, ${effects} effects (${early} before)`);
                await page.evaluate(() => sessionStorage.removeItem('attack'));
                tally.second += 1;
                await pressAgain(tools, operation, intent);
              }
              await closePopups(page);
              if (kind === 'late') await new Promise((resolve) => setTimeout(resolve, 200));
              const effects = await intent.effects();
              tally.effects += effects;
              if (effects < 1 || effects > (end === 'form' ? (operation.most ?? 1) : 1)) found.push(`${ms} ms: ${effects} effects, ${end}`);
            } catch (thrown) {
              const message = thrown instanceof Error ? thrown.message : String(thrown);
              // The test's own connection has ended, so it tries this moment again.
              if (message.includes('ECONNRESET')) moments.unshift(ms);
              else found.push(`${ms} ms: ${pathOf(page)} ${message.slice(0, 400)}`);
              await clearFaults(sandbox);
              await closePopups(page);
              await page.goto('/sandbox/switches');
              await become(page, first);
              isFresh = true;
            }
          }
          console.log(`ATTACK ${title} | ${kind} | ${way} | ${JSON.stringify(tally)}${found.map((each) => `\n  FOUND ${each}`).join('')}`);
          expect(found).toEqual([]);
        });
      }
    }
  });
}

/** Waits until the page has left. If the page navigated at that moment, Back has led to the form's own entry. */
async function left(page: Page, way: Way, from: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('attack-left')).catch(() => null), { intervals: [20, 50, 100] })
    .toBe('1');
  if (way === 'back')
    await expect
      .poll(() => pathOf(page), { intervals: [20, 50, 100], timeout: 2000 })
      .not.toBe(from)
      .catch(() => undefined);
  if (way === 'person') await page.waitForURL('/sandbox/switches');
  await page.waitForLoadState();
}

/** Signs in another person in the same browser, without removing any other stored data. */
async function become(page: Page, { cookies, storage, identity }: SignedIn): Promise<void> {
  await page.context().addCookies(cookies.filter(({ name }) => name === 'pausa_session'));
  await page.evaluate(
    ({ token, records }) =>
      new Promise<void>((resolve, reject) => {
        if (token === undefined) localStorage.removeItem('token');
        else localStorage.setItem('token', token);
        const opening = indexedDB.open('firebaseLocalStorageDb', 1);
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          const store = change.objectStore('firebaseLocalStorage');
          store.clear();
          for (const record of records) store.put(record);
          change.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    { token: storage.find(([key]) => key === 'token')?.[1], records: identity },
  );
}

/**
 * What the page shows on return: the report of the success, or the form when it is ready and no call is pending. Where the
 * outcome is unknown, the test presses the button that checks again.
 */
async function settle({ page }: Tools, operation: Operation, intent: Try): Promise<'reported' | 'form'> {
  const isAutomatic = operation.isAutomatic === true;
  const form = operation.form(page).first();
  const isOffered = async () =>
    !isAutomatic &&
    (await form.isVisible()) &&
    (await form.isEnabled({ timeout: 200 }).catch(() => false)) &&
    (await callsOf(page)).open === 0;
  const end = Date.now() + 25_000;
  let since: number | null = null;
  while (Date.now() < end) {
    if (await operation.isReported(page, intent)) return 'reported';
    for (const name of operation.retry ?? []) {
      const retry = button(page, name);
      if (await retry.isVisible()) await retry.click({ timeout: 2000 }).catch(() => undefined);
    }
    since = (await isOffered()) ? (since ?? Date.now()) : null;
    if (since !== null && Date.now() - since > CALM_MS) return 'form';
    await page.waitForTimeout(30);
  }
  throw new Error(`neither reported nor offered again: ${(await page.getByRole('main').innerText()).slice(0, 200)}`);
}
