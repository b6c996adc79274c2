/** The journeys of all vouchers with a code that the person types. A provider's own journeys are in its own file. */
import type { Page } from '@playwright/test';
import { clearFaults, expect, expectPath, heading, ledger, pathOf, signInFromLogin } from './journey.ts';
import { DEMO, PHONE, test } from './test.ts';

export interface Voucher {
  /** `/payment/integration/{name}/pay/{uuid}` */
  readonly name: string;
  readonly title: string;
  readonly field: string;
  /** The pattern of the ticket's calls. */
  readonly calls: string;
  /** A code that pays. */
  readonly good: string;
  /** A code that is refused, and the provider's words. */
  readonly refused: string;
  readonly refusal: string;
  /** Texts that cannot be codes. */
  readonly wrong: Readonly<Record<string, string>>;
}

/** The amount of the payment that the page creates when it is opened by hand. */
export const PAID = [{ kind: 'recharge', cents: 1000 }];

export const codeField = (page: Page, { field }: Voucher) => page.getByRole('textbox', { name: field });
export const confirm = (page: Page) => page.getByRole('button', { name: 'Conferma', exact: true });
const problem = (page: Page, sentence: string) => page.getByRole('alert').filter({ hasText: sentence });

export async function open(page: Page, voucher: Voucher, uuid = 'prova-1'): Promise<void> {
  await page.goto(`/payment/integration/${voucher.name}/pay/${uuid}`);
  await expect(heading(page, voucher.title, 1)).toBeVisible();
  // The page has read the ticket: a fault that is set from here on hits only the calls that the test causes.
  await expect(codeField(page, voucher)).toBeVisible();
}

export async function send(page: Page, voucher: Voucher, code: string): Promise<void> {
  await codeField(page, voucher).fill(code);
  await confirm(page).click();
}

/** Waits for the result of the recharge, or for the page to which it leads. */
export const expectRecharged = (page: Page): Promise<void> => expect.poll(() => pathOf(page)).toMatch(/^\/wallet(\/recharge\/[\w-]+)?$/);

/** Counts the codes that the page has sent. */
export function countSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('-ticket/')) sent += 1;
  });
  return () => sent;
}

export function commonJourneys(voucher: Voucher): void {
  const { calls, good, refused, refusal, wrong } = voucher;
  test.use({ account: DEMO, viewport: PHONE });

  test('from the recharge: the code is typed once, and the wallet has the money', { tag: '@quick' }, async ({ page, sandbox }) => {
    const preference = { category: 'ticket', provider: voucher.name };
    await page.request.post('/b2c/payment-preference/update/walletRechargeMethod', { data: preference });
    const walletRechargeData: unknown = await (await page.request.get('/b2c/wallet-recharge')).json();
    const recharge = await page.request.post('/b2c/wallet-recharge', { data: { amount: 12.5, walletRechargeData, resultUrl: '/' } });
    const { linkAction } = (await recharge.json()) as { linkAction: { link: string } };
    await page.goto(linkAction.link);
    await expect(page).toHaveTitle(new RegExp(voucher.title));
    await send(page, voucher, good);
    await expect.poll(() => ledger(sandbox)).toEqual([{ kind: 'recharge', cents: 1250 }]);
    await expect.poll(() => pathOf(page)).not.toBe(linkAction.link);
    const wallet = (await (await page.request.get('/b2c/wallet/')).json()) as { balance: number };
    expect(wallet.balance).toBe(32.5);
  });

  test('by keyboard and pasted with spaces', async ({ page, sandbox }) => {
    await open(page, voucher);
    await codeField(page, voucher).focus();
    await page.keyboard.insertText(` ${good.slice(0, 3)} ${good.slice(3)} `);
    await page.keyboard.press('Enter');
    await expectRecharged(page);
    expect(await ledger(sandbox)).toEqual(PAID);
  });

  test('what cannot be a code is said, and not sent', async ({ page }) => {
    const sent = countSent(page);
    await open(page, voucher);
    for (const [code, sentence] of Object.entries(wrong)) {
      await send(page, voucher, code);
      await expect(problem(page, sentence)).toBeVisible();
      await expect(codeField(page, voucher)).toBeFocused();
      await expect(codeField(page, voucher)).toHaveValue(code);
      await expect(codeField(page, voucher)).toHaveAccessibleDescription(sentence);
    }
    expect(sent()).toBe(0);
  });

  test('a refused code stays in the field; the next one pays', async ({ page, sandbox }) => {
    await open(page, voucher);
    await send(page, voucher, refused);
    await expect(problem(page, refusal)).toBeVisible();
    await expect(codeField(page, voucher)).toHaveValue(refused);
    await expect(codeField(page, voucher)).toBeFocused();
    expect(await ledger(sandbox)).toEqual([]);
    await send(page, voucher, good);
    await expectRecharged(page);
    expect(await ledger(sandbox)).toEqual(PAID);
  });

  test('a double tap pays once', async ({ page, sandbox, fault }) => {
    const sent = countSent(page);
    await open(page, voucher);
    await fault(calls, 'slow:3000', { method: 'POST' });
    await codeField(page, voucher).fill(good);
    await confirm(page).dblclick();
    await expect(page.getByText('Stiamo verificando il codice: di solito bastano pochi secondi.')).toBeVisible();
    await expectRecharged(page);
    expect([sent(), await ledger(sandbox)]).toEqual([1, PAID]);
  });

  test('a ticket that does not come: Riprova helps', async ({ page, sandbox, fault }) => {
    await fault(calls, 'html', { method: 'GET' });
    await page.goto(`/payment/integration/${voucher.name}/pay/prova-1`);
    await expect(heading(page, "Ops.. C'è stato un errore durante il caricamento dei dati.")).toBeVisible();
    await clearFaults(sandbox);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(codeField(page, voucher)).toBeVisible();
  });

  test('no answer before anything happened: the code is still there, and pays once', async ({ page, sandbox, fault }) => {
    await open(page, voucher);
    await fault(calls, 'drop', { method: 'POST' });
    await send(page, voucher, good);
    await expect(problem(page, 'Non è arrivata risposta e il codice non risulta usato. Puoi riprovare.')).toBeVisible();
    await expect(codeField(page, voucher)).toHaveValue(good);
    expect(await ledger(sandbox)).toEqual([]);
    await clearFaults(sandbox);
    await confirm(page).click();
    await expectRecharged(page);
    expect(await ledger(sandbox)).toEqual(PAID);
  });

  test('no answer after it was paid: found out, and not sent again', async ({ page, sandbox, fault }) => {
    const sent = countSent(page);
    await open(page, voucher);
    await fault(calls, 'drop', { method: 'POST', after: true });
    await send(page, voucher, good);
    await expectRecharged(page);
    expect([sent(), await ledger(sandbox)]).toEqual([1, PAID]);
  });

  test('a reload in the middle: what happened is found, and not paid again', async ({ page, sandbox, fault }) => {
    await open(page, voucher);
    await fault(calls, 'slow:20000', { method: 'POST', after: true });
    await send(page, voucher, good);
    await expect.poll(() => ledger(sandbox)).toEqual(PAID);
    await page.reload();
    await expectRecharged(page);
    expect(await ledger(sandbox)).toEqual(PAID);
  });

  test('Back in the middle, and here again: what happened is found', async ({ page, sandbox, fault }) => {
    await open(page, voucher);
    await fault(calls, 'slow:1500', { method: 'POST', after: true });
    await send(page, voucher, good);
    await expect.poll(() => ledger(sandbox)).toEqual(PAID);
    await page.goBack();
    await expectPath(page, '/');
    await page.goForward();
    await expectRecharged(page);
    expect(await ledger(sandbox)).toEqual(PAID);
  });

  test('the arrow leads to where one came from', async ({ page }) => {
    await open(page, voucher);
    await page.getByRole('button', { name: 'Indietro' }).click();
    await expectPath(page, '/');
  });

  test('two tabs with the same code pay once, and both get there', async ({ page, context, sandbox }) => {
    const other = await context.newPage();
    await open(page, voucher);
    await open(other, voucher);
    await codeField(page, voucher).fill(good);
    await codeField(other, voucher).fill(good);
    await Promise.all([confirm(page).press('Enter'), confirm(other).press('Enter')]);
    await expect.poll(() => ledger(sandbox)).toEqual(PAID);
    // The second page goes on to the result, or shows an error and goes on at the next press.
    for (const tab of [page, other]) {
      const busy = problem(tab, 'Un’altra finestra sta già verificando un codice per questa ricarica.');
      await expect(async () => {
        if (await busy.isVisible()) await confirm(tab).press('Enter');
        expect(pathOf(tab)).toMatch(/^\/wallet/);
      }).toPass({ timeout: 15_000 });
    }
    expect(await ledger(sandbox)).toEqual(PAID);
  });

  test('a session that ended leads to the login and back to the code', async ({ page, context }) => {
    await open(page, voucher);
    await context.clearCookies({ name: 'pausa_session' });
    await send(page, voucher, good);
    await expectPath(page, '/login');
    await signInFromLogin(page);
    await expectPath(page, `/payment/integration/${voucher.name}/pay/prova-1`);
    await send(page, voucher, good);
    await expectRecharged(page);
  });
}
