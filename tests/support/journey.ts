/** Steps that several journeys share. Texts and amounts stay in the journeys, spelled out. */
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { type Account, DEMO } from '../../scripts/browser.ts';

export { expect };

/** What stands on every unit of the shared machine: the account's own cart, filled without the screen. */
export async function putInCart(page: Page, lines: Readonly<Record<string, number>>, area = 'milano-1'): Promise<void> {
  for (const [id, quantity] of Object.entries(lines)) {
    const answer = await page.request.post('/b2c/locker/selling-order/edit-item', {
      data: {
        lockerId: area,
        itemSaleableId: id,
        itemSaleablePriceListId: `listino-${id}`,
        quantity,
        localPrice: 1,
        localLabel: id,
        availableQuantity: null,
        walletBalance: null,
        corporateCreditBalance: null,
        upsellingId: null,
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

/** The server's cart: item ids and quantities. */
export async function serverCart(page: Page, area = 'milano-1'): Promise<Record<string, number>> {
  const answer = await page.request.get(`/b2c/locker/selling-area/${area}`);
  const { cart } = (await answer.json()) as {
    cart: { lockerSellingOrder: { items: { itemSaleableId: string; quantity: number }[] } | null };
  };
  return Object.fromEntries((cart.lockerSellingOrder?.items ?? []).map(({ itemSaleableId, quantity }) => [itemSaleableId, quantity]));
}

/** What the purchases of this world did to money. */
export async function ledger(sandbox: APIRequestContext): Promise<{ kind: string; cents: number }[]> {
  const answer = await sandbox.get('/sandbox/ledger');
  return ((await answer.json()) as { kind: string; cents: number }[]).map(({ kind, cents }) => ({ kind, cents }));
}

export async function clearFaults(sandbox: APIRequestContext): Promise<void> {
  expect((await sandbox.delete('/sandbox/faults')).ok()).toBe(true);
}

/** The sign-in from the choice of a way in, as a person does it. */
export async function signInFromLogin(page: Page, account: Account = DEMO): Promise<void> {
  await page.getByRole('button', { name: 'Accedi con Email' }).click();
  await signInOnForm(page, account);
}

/** The same from the e-mail form. */
export async function signInOnForm(page: Page, account: Account = DEMO): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByRole('button', { name: 'continua' }).click();
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'login', exact: true }).click();
}

/** The button that puts an item of the catalogue into the cart. */
export const want = (page: Page, label: string): Locator => page.getByRole('button', { name: `LO VOGLIO: ${label}`, exact: true });

/** How many of an item the page says there are. */
export const quantityOf = (scope: Page | Locator, label: string): Locator =>
  scope.getByRole('group', { name: `Quantità di ${label}`, exact: true }).getByRole('status');

export const heading = (scope: Page | Locator, name: string, level?: number): Locator =>
  scope.getByRole('heading', { name, exact: true, ...(level === undefined ? {} : { level }) });

/** Where the browser is, without the origin. */
export const pathOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};
export const expectPath = (page: Page, path: string): Promise<void> => expect.poll(() => pathOf(page)).toBe(path);

/** A recharge that is done shows its result for a moment, then the wallet. */
export const expectWallet = (page: Page): Promise<void> => expect.poll(() => pathOf(page)).toMatch(/^\/wallet(\/recharge\/[\w-]+)?$/);

/** Whoever is signed in is led away from the login. */
export async function beStranger(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'pausa_session' });
  await page.goto('/login');
  await page.evaluate(() => localStorage.clear());
}
