/** Vouchers with a code that the person types. */
import type { Page } from '@playwright/test';
import { expect, heading, ledger, pathOf } from './journey.ts';
import { test } from './test.ts';

export interface Voucher {
  /** `/payment/integration/{name}/pay/{uuid}` */
  readonly name: string;
  readonly title: string;
  readonly field: string;
  /** A code that pays. */
  readonly good: string;
}

export const codeField = (page: Page, { field }: Voucher) => page.getByRole('textbox', { name: field });
export const confirm = (page: Page) => page.getByRole('button', { name: 'Conferma', exact: true });

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

export function testRecharge(voucher: Voucher): void {
  test('from the recharge: the code is typed once, and the wallet has the money', { tag: '@quick' }, async ({ page, sandbox }) => {
    const preference = { category: 'ticket', provider: voucher.name };
    await page.request.post('/b2c/payment-preference/update/walletRechargeMethod', { data: preference });
    const walletRechargeData: unknown = await (await page.request.get('/b2c/wallet-recharge')).json();
    const recharge = await page.request.post('/b2c/wallet-recharge', { data: { amount: 12.5, walletRechargeData, resultUrl: '/' } });
    const { linkAction } = (await recharge.json()) as { linkAction: { link: string } };
    await page.goto(linkAction.link);
    await expect(page).toHaveTitle(new RegExp(voucher.title));
    await send(page, voucher, voucher.good);
    await expect.poll(() => ledger(sandbox)).toEqual([{ kind: 'recharge', cents: 1250 }]);
    await expect.poll(() => pathOf(page)).not.toBe(linkAction.link);
    const wallet = (await (await page.request.get('/b2c/wallet/')).json()) as { balance: number };
    expect(wallet.balance).toBe(32.5);
  });
}
