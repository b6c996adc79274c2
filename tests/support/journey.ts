/** Steps that several journeys share. Texts and amounts stay in the journeys, spelled out. */
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { type Account, DEMO } from '../../scripts/serve/browser.ts';

export { expect };

/** Fills the account's cart by API calls. */
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

/** The money movements of this world. */
export async function ledger(sandbox: APIRequestContext): Promise<{ kind: string; cents: number }[]> {
  const answer = await sandbox.get('/sandbox/ledger');
  return ((await answer.json()) as { kind: string; cents: number }[]).map(({ kind, cents }) => ({ kind, cents }));
}

export async function clearFaults(sandbox: APIRequestContext): Promise<void> {
  expect((await sandbox.delete('/sandbox/faults')).ok()).toBe(true);
}

/** Signs in from the choice of a sign-in method, as a person does. */
export async function signInFromLogin(page: Page, account: Account = DEMO): Promise<void> {
  await page.getByRole('button', { name: 'Accedi con Email' }).click();
  await signInOnForm(page, account);
}

/** Signs in from the e-mail form. */
export async function signInOnForm(page: Page, account: Account = DEMO): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByRole('button', { name: 'continua' }).click();
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'login', exact: true }).click();
}

/** The button that puts an item of the catalogue into the cart. */
export const want = (page: Page, label: string): Locator => page.getByRole('button', { name: `LO VOGLIO: ${label}`, exact: true });

/** The quantity of an item on the page. */
export const quantityOf = (scope: Page | Locator, label: string): Locator =>
  scope.getByRole('group', { name: `Quantità di ${label}`, exact: true }).getByRole('status');

export const heading = (scope: Page | Locator, name: string, level?: number): Locator =>
  scope.getByRole('heading', { name, exact: true, ...(level === undefined ? {} : { level }) });

/** The browser's address without the origin. */
export const pathOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};
export const expectPath = (page: Page, path: string): Promise<void> => expect.poll(() => pathOf(page)).toBe(path);

/** Waits for the end of a recharge: its result, which is visible for a moment, or the wallet. */
export const expectWallet = (page: Page): Promise<void> => expect.poll(() => pathOf(page)).toMatch(/^\/wallet(\/recharge\/[\w-]+)?$/);

/** Removes the session: the app redirects a signed-in person away from the login. */
export async function clearSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'pausa_session' });
  await page.goto('/login');
  await page.evaluate(() => localStorage.clear());
}
