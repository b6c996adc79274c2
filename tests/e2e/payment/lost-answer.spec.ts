/**
 * The answer to a payment is lost, and the person leaves the page at any moment. On return the page shows the outcome before it
 * offers to pay again.
 */
import type { APIRequestContext, Page } from '@playwright/test';
import { clearFaults, expect, expectPath, expectWallet, heading, ledger, pathOf, signInFromLogin } from '../../support/journey.ts';
import { DEMO, EMPTY, PHONE } from '../../support/test.ts';
import { test } from '../../support/vendors.ts';

test.use({ viewport: PHONE, account: DEMO });

/** `npm run attack` tries every 20 ms. */
const STEP_MS = Number(process.env['PAUSA_ATTACK_STEP_MS'] ?? 80);
const MOMENTS_MS = Array.from({ length: 400 / STEP_MS + 1 }, (_, index) => index * STEP_MS);

const KINDS = {
  recharge: {
    path: '/wallet/recharge',
    call: 'b2c/wallet-recharge',
    button: 'Ricarica Wallet 25,00 €',
    outcome: 'Hai già avviato una ricarica',
    unsure: 'Non sappiamo se la ricarica è riuscita',
    again: 'Ricarica di nuovo',
    ask: 'Completa la ricarica',
    landing: /^\/wallet($|\?|\/recharge\/)/,
  },
  coffee: {
    path: '/coffee/selling-area/caffe-1',
    call: 'b2c/coffee/selling-area/*/confirm',
    button: 'eroga: Orzo',
    outcome: 'Ordine inviato',
    unsure: 'Non sappiamo se il tuo ordine è partito',
    again: 'Ordina un altro caffè',
    ask: 'Completa l’ordine',
    landing: /^\/coffee\/selling-order\//,
  },
} as const;
type Kind = keyof typeof KINDS;

/** From this moment on the call has been sent before the person leaves, however slow the machine is. */
const SENT_MS = 200;

/** Presses by script and leaves this many milliseconds later, so that a slow machine does not shift the moment. */
async function pressAndLeave(
  page: Page,
  { button: name, call }: (typeof KINDS)[Kind],
  afterMs: number,
  how: 'back' | 'reload',
): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  const isGone = how === 'reload' ? page.waitForEvent('load', { timeout: 15_000 }) : expectPath(page, '/');
  const pattern = new RegExp(`/${call.replace('*', '[^/]+')}$`);
  const isSent = page.waitForRequest((request) => request.method() === 'POST' && pattern.test(request.url()));
  const leave = (isBack: boolean) => (isBack ? history.back() : location.reload());
  if (afterMs < SENT_MS) {
    isSent.catch(() => undefined);
    await button.evaluate(
      (element, { ms, isBack }) => {
        (element as HTMLElement).click();
        setTimeout(() => (isBack ? history.back() : location.reload()), ms);
      },
      { ms: afterMs, isBack: how === 'back' },
    );
  } else {
    await button.evaluate(async (element, ms) => {
      (element as HTMLElement).click();
      await new Promise((resolve) => setTimeout(resolve, ms));
    }, afterMs);
    await isSent;
    await page.evaluate(leave, how === 'back');
  }
  await isGone;
}

/**
 * Returns to the form's address. The page must show the outcome, or that it is unknown, before it offers the form.
 * @returns the number of operations that took effect; the page offers the form again
 */
async function expectOutcomeFirst(page: Page, kind: Kind, sandbox: APIRequestContext, before: number): Promise<number> {
  const { outcome, unsure, button, again, ask, landing, path } = KINDS[kind];
  // During the request the page still shows the machine with disabled buttons. That does not count as an offer.
  const form = page.getByRole('button', { name: button, exact: true, disabled: false });
  const sentence = heading(page, outcome);
  const asking = page.getByRole('button', { name: ask });
  const count = async () => (await ledger(sandbox)).length - before;
  await expect
    .poll(async () => {
      // The call may still be on its way: then the page says so, and offers to check again.
      if ((await heading(page, unsure).isVisible()) && !(await asking.isVisible()))
        await page.getByRole('button', { name: 'Controlla di nuovo' }).click({ timeout: 15_000 });
      return form.or(sentence).or(asking).isVisible();
    })
    .toBe(true);
  if (await form.isVisible()) expect(await count(), 'the form is offered without a word').toBe(0);
  if (await asking.isVisible()) {
    await clearFaults(sandbox);
    await asking.click({ timeout: 15_000 });
    await expect.poll(() => pathOf(page)).toMatch(landing);
    expect(await count()).toBe(1);
    // Home again below the page: the next try goes back to it.
    await page.goto('/');
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await expect.poll(() => form.or(sentence).isVisible()).toBe(true);
  }
  const effects = await count();
  expect(effects).toBeLessThanOrEqual(1);
  if (await sentence.isVisible()) await page.getByRole('button', { name: again }).click({ timeout: 15_000 });
  await expect(form).toBeVisible();
  return effects;
}

// Both operations are kept in the same journal (journaled-flow-outcomes.test.ts): one way of leaving for each shows that a browser
// keeps it. `npm run attack` leaves each in both ways.
const IS_ATTACK = process.env['PAUSA_ATTACK_STEP_MS'] !== undefined;
const WAYS = { recharge: ['back'], coffee: ['reload'] } as const;

for (const kind of Object.keys(KINDS) as Kind[]) {
  for (const how of IS_ATTACK ? (['back', 'reload'] as const) : WAYS[kind]) {
    test(`${kind}: the answer is lost, and ${how} at any moment after the press`, async ({ page, sandbox, fault }) => {
      test.setTimeout(120_000);
      const { path, call } = KINDS[kind];
      await page.goto('/');
      // Starts from the home page inside the app. Back and Forward load no document, and each try starts where the one before
      // ended.
      await page.evaluate((to) => history.pushState(null, '', to), path);
      let effects = 0;
      for (const moment of MOMENTS_MS) {
        await fault(call, '500', { method: 'POST', after: true });
        await pressAndLeave(page, KINDS[kind], moment, how);
        if (how === 'back') await page.goForward();
        effects += await expectOutcomeFirst(page, kind, sandbox, effects);
      }
      expect(effects).toBeGreaterThan(MOMENTS_MS.length / 3);
    });
  }
}

test('Back and Forward before the code of the page between has come: the outcome is shown', async ({ page, fault, sandbox }) => {
  await page.goto('/payment/integration/pellegrini/pay/prova-1');
  await fault('b2c/payment/integration/pellegrini/*', 'slow:300', { method: 'POST', after: true });
  await page.getByRole('textbox', { name: 'Codice Pellegrini' }).fill('5000001');
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/HomeScreen/, async (route) => {
    await isHeld;
    await route.continue();
  });
  const answered = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('pellegrini'));
  await page.getByRole('button', { name: 'Conferma', exact: true }).click();
  await expect.poll(() => ledger(sandbox)).toHaveLength(1);
  await page.evaluate(() => history.back());
  await expectPath(page, '/');
  await answered;
  await page.goForward();
  await expectWallet(page);
  release();
  expect(await ledger(sandbox)).toEqual([{ kind: 'recharge', cents: 1000 }]);
});

test('the next person of the same browser does not see the outcome', async ({ page, context, sandbox, fault }) => {
  await page.goto(KINDS.coffee.path);
  await fault(KINDS.coffee.call, '500', { after: true });
  await page.getByRole('button', { name: 'eroga: Cappuccino', exact: true }).click();
  await expect(heading(page, KINDS.coffee.unsure)).toBeVisible();
  await clearFaults(sandbox);
  await context.clearCookies({ name: 'pausa_session' });
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.reload();
  await expectPath(page, '/login');
  await signInFromLogin(page, EMPTY);
  await expectPath(page, KINDS.coffee.path);
  await expect(page.getByRole('button', { name: 'eroga: Cappuccino', exact: true })).toBeVisible();
  await expect(heading(page, KINDS.coffee.unsure)).toHaveCount(0);
  // The first person is back: the operation is theirs, and is asked for once.
  await page.goto('/me');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectPath(page, '/login');
  await signInFromLogin(page, DEMO);
  await expectPath(page, '/');
  await page.goto(KINDS.coffee.path);
  await expect(heading(page, KINDS.coffee.unsure)).toBeVisible();
  await page.getByRole('button', { name: 'Completa l’ordine' }).click();
  await expect(heading(page, 'Ordine', 1)).toBeVisible();
  expect(await ledger(sandbox)).toEqual([{ kind: 'coffee', cents: 90 }]);
});

test('the same person, signed in again after the session ended, sees the outcome', async ({ page, context, sandbox, fault }) => {
  await page.goto(KINDS.coffee.path);
  await fault(KINDS.coffee.call, '500', { after: true });
  await page.getByRole('button', { name: 'eroga: Cappuccino', exact: true }).click();
  await expect(heading(page, KINDS.coffee.unsure)).toBeVisible();
  await clearFaults(sandbox);
  await context.clearCookies({ name: 'pausa_session' });
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.reload();
  await expectPath(page, '/login');
  await signInFromLogin(page);
  await expect(heading(page, KINDS.coffee.unsure)).toBeVisible();
});
