import type { Locator, Page } from '@playwright/test';
import { DEMO, DESKTOP, expectAccessible, PHONE, test } from '../support/test.ts';
import { expect, expectPath, heading, ledger, putInCart, quantityOf, serverCart } from '../support/journey.ts';

test.use({ account: DEMO });

const PENNE = 'Penne al pesto con mozzarella';
const PANINO = 'Panino crudo e mozzarella';
const AGAIN = /^Ordina di nuovo/;
const cart = (page: Page) => page.getByRole('dialog', { name: 'Il tuo ordine' });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const againIn = (scope: Page | Locator) => scope.getByRole('button', { name: AGAIN });

/** Buys penne twice and a panino for 18,00 € with credit and wallet, takes them from the fridge, and ends in the order list. */
async function orderLunch(page: Page): Promise<void> {
  await putInCart(page, { 'milano-1-01': 2, 'milano-1-23': 1 });
  await page.goto('/selling-area/milano-1/cart');
  await cart(page).getByRole('button', { name: 'Conferma', exact: true }).click();
  await expect(heading(page, 'Completato')).toBeVisible();
  await page.getByRole('link', { name: 'LISTA ORDINI', exact: true }).click();
  await expectPath(page, '/lista-ordini');
  await expect(heading(cards(page).first(), '2 prodotti')).toBeVisible();
}

/** Stores an order as if this browser had confirmed it when the area had other data. */
async function rememberThat(
  page: Page,
  areaId: string,
  lines: readonly { itemId: string; label: string; quantity: number }[],
): Promise<void> {
  await page.evaluate(
    ([area, then]) => {
      const [at, written] = /^(\d+);(.*)$/.exec(localStorage.getItem('recent_orders') ?? '')!.slice(1) as [string, string];
      const [newest] = JSON.parse(written) as object[];
      localStorage.setItem('recent_orders', `${at};${JSON.stringify([{ ...newest, areaId: area, lines: then }])}`);
    },
    [areaId, lines] as const,
  );
}

test.describe('on the phone', () => {
  test.use({ viewport: PHONE });

  test('the last order lies in the cart again by one press, and nothing is paid', async ({ page, sandbox }) => {
    await orderLunch(page);
    // Two of the earlier orders name their articles, too.
    await expect(againIn(page)).toHaveCount(3);
    await againIn(cards(page).first()).dblclick();

    await expectPath(page, '/selling-area/milano-1/cart');
    await expect(quantityOf(cart(page), PENNE)).toHaveText('2');
    await expect(quantityOf(cart(page), PANINO)).toHaveText('1');
    await expect(cart(page).getByRole('definition').first()).toHaveText('18,00 €');
    await expect.poll(() => serverCart(page)).toEqual({ 'milano-1-01': 2, 'milano-1-23': 1 });
    // The ledger has only the earlier lunch.
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 1800 }]);

    await page.reload();
    await expect(quantityOf(cart(page), PENNE)).toHaveText('2');
    await cart(page)
      .getByRole('button', { name: `Togli uno: ${PENNE}` })
      .click();
    await expect.poll(() => serverCart(page)).toEqual({ 'milano-1-01': 1, 'milano-1-23': 1 });

    // Back leads to the shop without a reorder, and then to the list.
    await page.goBack();
    await expectPath(page, '/selling-area/milano-1');
    await expect(cart(page)).toBeHidden();
    await page.reload();
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    await page.goBack();
    await expectPath(page, '/lista-ordini');
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 1800 }]);
  });
});

test.describe('on the desktop', () => {
  test.use({ viewport: DESKTOP });

  test('from its detail it fills up what lies in the cart, and is paid by another press', async ({ page, sandbox }) => {
    await orderLunch(page);
    await putInCart(page, { 'milano-1-01': 1, 'milano-1-23': 1 });
    await cards(page).first().getByRole('button', { name: 'VEDI ORDINE' }).click();
    // The pay button appears in the same place: the second click of a double click must not hit it.
    await againIn(page.getByRole('dialog', { name: 'Ordine' })).dblclick();
    await expectPath(page, '/selling-area/milano-1/cart');
    await expect.poll(() => serverCart(page)).toEqual({ 'milano-1-01': 2, 'milano-1-23': 1 });
    expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 1800 }]);

    // The wallet has 7,00 € left and the card pays the rest. That lunch can be ordered again, too.
    await cart(page).getByRole('button', { name: 'Paga 11,00 €', exact: true }).click();
    await expect(heading(page, 'Completato')).toBeVisible();
    expect((await ledger(sandbox)).filter(({ kind }) => kind === 'order')).toHaveLength(2);
    await page.getByRole('link', { name: 'LISTA ORDINI', exact: true }).click();
    await expect(againIn(cards(page).first())).toBeVisible();
    await expect(againIn(page)).toHaveCount(4);
  });

  test('the receipt is alone on paper', { tag: '@quick' }, async ({ page }) => {
    await orderLunch(page);
    await cards(page).first().getByRole('button', { name: 'VEDI ORDINE' }).click();
    await page.getByRole('dialog', { name: 'Ordine' }).getByRole('button', { name: 'Ricevuta' }).click();
    const receipt = page.getByRole('dialog', { name: 'Ricevuta' });
    await expect(receipt.getByRole('row', { name: /^Penne al pesto con mozzarella/ })).toHaveText(`${PENNE}x 212,80 €`);
    await expect(receipt.getByRole('definition')).toHaveText([/^ordine-/, 'Frigo Torre Nord', /\d{4}/, '5,00 €', '13,00 €']);
    await page.emulateMedia({ media: 'print' });
    await expect(receipt).toBeHidden();
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(page.getByText('Non è un documento fiscale.').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('row', { name: /^Totale/ })).toHaveText('Totale18,00 €');
    // One page of paper, however long the list behind is.
    expect((await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

test.describe('what has changed since', () => {
  test.use({ viewport: PHONE });

  test('items that are gone are said in the cart, in one message', { tag: '@quick' }, async ({ page }) => {
    await orderLunch(page);
    await rememberThat(page, 'milano-1', [
      { itemId: 'milano-1-01', label: PENNE, quantity: 1 },
      { itemId: 'milano-1-99', label: 'Zuppa di farro', quantity: 1 },
      { itemId: 'milano-1-32', label: 'Tiramisù con fragola', quantity: 2 },
    ]);
    await page.reload();
    await againIn(cards(page).first()).click();
    await expect(cart(page).getByRole('alert')).toHaveText(
      'Non più disponibile: Zuppa di farro. È disponibile solo 1 Tiramisù con fragola',
    );
    // The dialog that came with it does not lie over it.
    const message = cart(page).getByRole('alert');
    await expect
      .poll(() =>
        message.evaluate((alert) => {
          const { x, y, width, height } = alert.getBoundingClientRect();
          return alert.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      )
      .toBe(true);
    await expect.poll(() => serverCart(page)).toEqual({ 'milano-1-01': 1, 'milano-1-32': 1 });
    // The message goes by itself; the dish keeps its note.
    const note = cart(page).getByRole('button', { name: 'Ne restava 1, ne avevi 2' });
    await expect(note).toBeVisible();
    await expectAccessible(page);
    await note.click();
    await expect(note).toBeHidden();
  });
});
