/** Vouchers and a card pay one order together. The second instrument is charged first. */
import { expect, expectPath, heading, ledger, pathOf, putInCart } from '../../support/journey.ts';
import { countCalls, prefer, saveCard } from '../../support/payments.ts';
import { PHONE, test, VOUCHERS } from '../../support/test.ts';

test.use({ viewport: PHONE, account: VOUCHERS });

const CART = '/selling-area/milano-1/cart';

test('the cart names both, the vouchers pay their part and the card the rest; paid once', async ({ page, sandbox }) => {
  await putInCart(page, { 'milano-1-01': 5 });
  await page.goto(CART);
  await expect(
    page.getByText('Prima Ticket Restaurant Edenred, il resto con Carta •••• 4242. Gli importi li vedi al pagamento.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Paga 32,00 €', exact: true }).click();
  await expect(heading(page, 'Ticket Restaurant Edenred', 1)).toBeVisible();
  expect(await ledger(sandbox)).toEqual([]);
  await expect(page.locator('dl').last()).toHaveText('Da pagare32,00 €Buoni: 4 × 8,00 €−32,00 €Resta da pagare0,00 €');
  await page.getByRole('button', { name: 'Conferma', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Apertura Frigo in corso|Completato/ })).toBeVisible();
  expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 3200 }]);
});

test('Back from the vouchers’ page loses no payment: its order leads there again, and it is paid once', async ({ page, sandbox }) => {
  await putInCart(page, { 'milano-1-01': 5 });
  await page.goto(CART);
  await page.getByRole('button', { name: 'Paga 32,00 €', exact: true }).click();
  await expect(heading(page, 'Ticket Restaurant Edenred', 1)).toBeVisible();
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expectPath(page, '/');
  await page.goto('/lista-ordini');
  await page
    .getByRole('button', { name: /^VEDI ORDINE/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'SEGUI ORDINE' }).click();
  await expect(
    page.getByText('Non c’è ancora la conferma del pagamento. Se non lo hai concluso, riprendilo da qui: non paghi due volte.'),
  ).toBeVisible();
  expect(await ledger(sandbox)).toEqual([]);
  await page.getByRole('link', { name: 'Vai al pagamento' }).click();
  await expect(heading(page, 'Ticket Restaurant Edenred', 1)).toBeVisible();
  await page.getByRole('button', { name: 'Conferma', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Apertura Frigo in corso|Completato/ })).toBeVisible();
  expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 3200 }]);
});

test('without the vouchers, by a card that is declined: RIPROVA PAGAMENTO tries it again, once for each press', async ({
  page,
  sandbox,
}) => {
  await prefer(page, 'definedAmountMethod', await saveCard(page, '5100'));
  await putInCart(page, { 'milano-1-01': 1 });
  await page.goto(CART);
  await page.getByRole('switch', { name: 'Usa Ticket Restaurant Edenred' }).click();
  await page.getByRole('button', { name: 'Paga 6,40 €', exact: true }).click();
  const refused = heading(page, 'Pagamento Fallito: La carta è stata rifiutata.');
  await expect(refused).toBeVisible();
  await expect(page.getByText('Pagamento con Carta •••• 5100')).toBeVisible();
  // The choice survives a reload.
  await page.reload();
  await expect(refused).toBeVisible();
  await expect(page.getByText('Pagamento con Carta •••• 5100')).toBeVisible();
  const calls = countCalls(page);
  const tried = page.waitForResponse(/\/update-pi$/);
  await page.getByRole('button', { name: 'RIPROVA PAGAMENTO' }).click();
  await tried;
  await expect(refused).toBeVisible();
  expect([calls(/\/update-pi$/), pathOf(page).startsWith('/payment/')]).toEqual([1, true]);
  expect(await ledger(sandbox)).toEqual([]);
});
