/** Outcomes and refusals of a code: `Pellegrini.test.tsx`. The steps of Pluxee are the same (`VoucherStep.tsx`). */
import type { Page } from '@playwright/test';
import { expect, expectPath, ledger, pathOf, signInFromLogin } from '../../support/journey.ts';
import { DEMO, PHONE, test } from '../../support/test.ts';
import { codeField, confirm, open, send, testRecharge, type Voucher } from '../../support/vouchers.ts';

test.use({ account: DEMO, viewport: PHONE });
test.describe.configure({ timeout: 60_000 });

const PELLEGRINI: Voucher = {
  name: 'pellegrini',
  title: 'Ricarica Pellegrini',
  field: 'Codice Pellegrini',
  good: '5000001',
};
const CALLS = 'b2c/payment/integration/pellegrini/*';
/** The amount of the payment that the page creates when it is opened by hand. */
const PAID = [{ kind: 'recharge', cents: 1000 }];

const problem = (page: Page, sentence: string) => page.getByRole('alert').filter({ hasText: sentence });

/** Waits for the result of the recharge, or for the page to which it leads. */
const expectRecharged = (page: Page): Promise<void> => expect.poll(() => pathOf(page)).toMatch(/^\/wallet(\/recharge\/[\w-]+)?$/);

testRecharge(PELLEGRINI);

test('a reload in the middle: what happened is found, and not paid again', async ({ page, sandbox, fault }) => {
  await open(page, PELLEGRINI);
  await fault(CALLS, 'slow:20000', { method: 'POST', after: true });
  await send(page, PELLEGRINI, PELLEGRINI.good);
  await expect.poll(() => ledger(sandbox)).toEqual(PAID);
  await page.reload();
  await expectRecharged(page);
  expect(await ledger(sandbox)).toEqual(PAID);
});

test('Back in the middle, and here again: what happened is found', async ({ page, sandbox, fault }) => {
  await open(page, PELLEGRINI);
  await fault(CALLS, 'slow:1500', { method: 'POST', after: true });
  await send(page, PELLEGRINI, PELLEGRINI.good);
  await expect.poll(() => ledger(sandbox)).toEqual(PAID);
  await page.goBack();
  await expectPath(page, '/');
  await page.goForward();
  await expectRecharged(page);
  expect(await ledger(sandbox)).toEqual(PAID);
});

test('the arrow leads to where one came from', async ({ page }) => {
  await open(page, PELLEGRINI);
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expectPath(page, '/');
});

test('two tabs with the same code pay once, and both get there', async ({ page, context, sandbox }) => {
  const other = await context.newPage();
  await open(page, PELLEGRINI);
  await open(other, PELLEGRINI);
  await codeField(page, PELLEGRINI).fill(PELLEGRINI.good);
  await codeField(other, PELLEGRINI).fill(PELLEGRINI.good);
  await Promise.all([confirm(page).press('Enter'), confirm(other).press('Enter')]);
  await expect.poll(() => ledger(sandbox)).toEqual(PAID);
  // The second page goes on to the result, or shows an error and goes on at the next press.
  for (const tab of [page, other]) {
    const busy = problem(tab, 'Un’altra finestra sta già lavorando su questo pagamento.');
    await expect(async () => {
      if (await busy.isVisible()) await confirm(tab).press('Enter');
      expect(pathOf(tab)).toMatch(/^\/wallet/);
    }).toPass({ timeout: 15_000 });
  }
  expect(await ledger(sandbox)).toEqual(PAID);
});

test('a session that ended leads to the login and back to the code', async ({ page, context }) => {
  await open(page, PELLEGRINI);
  await context.clearCookies({ name: 'pausa_session' });
  await send(page, PELLEGRINI, PELLEGRINI.good);
  await expectPath(page, '/login');
  await signInFromLogin(page);
  await expectPath(page, `/payment/integration/${PELLEGRINI.name}/pay/prova-1`);
  await send(page, PELLEGRINI, PELLEGRINI.good);
  await expectRecharged(page);
});

test('a confirmed ticket goes on at once, and Back does not come here again', async ({ page }) => {
  await page.goto('/payment/integration/pellegrini/pay/prova-confirmed');
  await expectPath(page, '/lista-ordini');
  await page.goBack();
  await expectPath(page, '/');
});
