import type { Page } from '@playwright/test';
import { clearFaults, expect, expectPath, heading, ledger, pathOf, putInCart } from '../../support/journey.ts';
import { press, tabTo } from '../../support/keyboard.ts';
import { countCalls, saveCard } from '../../support/payments.ts';
import { DEMO, PHONE, test } from '../../support/test.ts';

test.use({ viewport: PHONE, account: DEMO });
test.describe.configure({ timeout: 60_000 });

const RECHARGE = 'b2c/wallet-recharge';
const SENT = /^POST .*\/wallet-recharge$/;

const submit = (page: Page) => page.getByRole('button', { name: 'Ricarica Wallet' });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const credit = (page: Page) => page.getByRole('region', { name: 'Il tuo credito' });
const expectCredit = (page: Page, amount: string) => expect(credit(page)).toContainText(amount);
const entry = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/wallet/recharge${query}`);
  await expect(submit(page)).toBeVisible();
}

/** The sections' headings that the page shows, frame by frame; `nothing` between two screens. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = () => {
      const text = document.querySelector('main h2')?.textContent ?? 'nothing';
      if (seen.at(-1) !== text) seen.push(text);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test('from the wallet by the saved card: 25 euro more, and Back leads out of it [P2-1.2]', { tag: '@quick' }, async ({ page, sandbox }) => {
  const calls = countCalls(page);
  await page.goto('/wallet');
  await expect(page).toHaveTitle('Portafoglio · Pausa');
  await expectCredit(page, '20,00 €');
  await page.getByRole('link', { name: 'RICARICA' }).click();
  await expectPath(page, '/wallet/recharge');
  await expect(page).toHaveTitle('Ricarica Wallet · Pausa');
  await expect(radio(page, '25 €')).toBeChecked();
  const seen = await watchHeadings(page);
  await submit(page).dblclick();
  await expectPath(page, '/wallet');
  await expectCredit(page, '45,00 €');
  await expect(page.getByText('Ricaricati 25,00 €')).toBeVisible();
  // One drawing from the press to the wallet.
  expect(await seen()).toEqual(['Scegli come ricaricare', 'Stiamo elaborandi i dati inviati.', 'Informazioni']);
  expect([calls(SENT), await ledger(sandbox)]).toEqual([1, [{ kind: 'recharge', cents: 2500 }]]);
  // Back leads neither to the form nor to the result.
  await page.goBack();
  await expectPath(page, '/wallet');
  await page.goBack();
  await expectPath(page, '/');
});

test('from the cart’s page and back: what can be spent has grown [P2-2.59]', async ({ page }) => {
  await putInCart(page, { 'milano-1-01': 5 });
  await page.goto('/selling-area/milano-1/cart');
  await expect(page.getByText('Disponibile 20,00 €')).toBeVisible();
  await page.goto('/wallet/recharge?return-url=%2Fselling-area%2Fmilano-1%2Fcart');
  await radio(page, '10 €').check();
  await submit(page).click();
  await expectPath(page, '/selling-area/milano-1/cart');
  await expect(page.getByText('Disponibile 30,00 €')).toBeVisible();
});

test('by a Pellegrini code: chosen by CAMBIA, which keeps the amount', async ({ page, sandbox }) => {
  await open(page);
  await radio(page, '10 €').check();
  await expectPath(page, '/wallet/recharge?importo=10');
  await page.getByRole('link', { name: 'CAMBIA: Carta •••• 4242' }).click();
  await expectPath(
    page,
    '/payment/payment-options/walletRechargeMethod?key-to-update=WALLET_RECHARGE_PICKED_PI&return-url=%2Fwallet%2Frecharge%3Fimporto%3D10',
  );
  await entry(page, /Pellegrini/).click();
  await expectPath(page, '/wallet/recharge?importo=10');
  await expect(radio(page, '10 €')).toBeChecked();
  await expect(page.getByRole('link', { name: 'CAMBIA: Pellegrini' })).toBeVisible();
  await expect(page.getByText(/^I buoni si usano interi/)).toBeVisible();
  await submit(page).click();
  await page.getByRole('textbox', { name: 'Codice Pellegrini' }).fill('5000001');
  await page.getByRole('button', { name: 'Conferma', exact: true }).click();
  await expectPath(page, '/wallet');
  await expectCredit(page, '30,00 €');
  expect(await ledger(sandbox)).toEqual([{ kind: 'recharge', cents: 1000 }]);
});

test('a custom amount by keyboard alone, from the wallet to the wallet', async ({ page, sandbox }) => {
  await page.goto('/wallet');
  await press(page, page.getByRole('link', { name: 'RICARICA' }));
  await tabTo(page, radio(page, '25 €'));
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, '... Importo specifico')).toBeChecked();
  await expect(submit(page)).toBeDisabled();
  const field = page.getByRole('textbox', { name: 'Importo specifico' });
  await tabTo(page, field);
  await page.keyboard.type('0,5');
  await expect(field).toHaveAccessibleDescription('Scrivi un importo di almeno 1 euro, a passi di 10 centesimi.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12,50');
  await expect(submit(page)).toBeEnabled();
  await expectPath(page, '/wallet/recharge?importo=12.5');
  await press(page, submit(page));
  await expectPath(page, '/wallet');
  await expectCredit(page, '32,50 €');
  expect(await ledger(sandbox)).toEqual([{ kind: 'recharge', cents: 1250 }]);
});

test('who points at ... types at once, and a reload keeps the amount', async ({ page }) => {
  await open(page);
  await radio(page, '... Importo specifico').click();
  await page.keyboard.type('7,3');
  await expect(page.getByText('27,30 €')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Importo specifico' })).toHaveValue('7,30');
});

// Chromium repeats a POST when its connection is dropped. One press must still be one recharge.
test('no answer after it was carried out: the server is asked with the same key, and it is one recharge', async ({
  page,
  sandbox,
  fault,
}) => {
  const calls = countCalls(page);
  await open(page);
  await fault(RECHARGE, 'drop', { method: 'POST', after: true });
  await submit(page).click();
  await expect(heading(page, 'Non sappiamo se la ricarica è riuscita')).toBeVisible();
  await clearFaults(sandbox);
  await page.getByRole('button', { name: 'Completa la ricarica' }).click();
  await expectPath(page, '/wallet');
  await expect(page.getByText('Ricaricati 25,00 €')).toBeVisible();
  await expectCredit(page, '45,00 €');
  expect([calls(SENT), await ledger(sandbox)]).toEqual([2, [{ kind: 'recharge', cents: 2500 }]]);
});

test('two tabs at the same time recharge once', async ({ page, context, sandbox, fault }) => {
  const other = await context.newPage();
  await open(page);
  await open(other);
  await fault(RECHARGE, 'slow:1500', { method: 'POST' });
  await Promise.all([submit(page).press('Enter'), submit(other).press('Enter')]);
  const held = (tab: Page) => tab.getByText(/^(Un’altra ricarica sta partendo|Nel frattempo hai avviato una ricarica)/);
  await expect.poll(async () => (await held(page).isVisible()) || (await held(other).isVisible())).toBe(true);
  await expect.poll(() => ledger(sandbox)).toEqual([{ kind: 'recharge', cents: 2500 }]);
});

test('payWithNull: another method is chosen first, and then it counts [P2-7.13]', async ({ page }) => {
  await saveCard(page, '1111');
  await open(page, '?payWithNull');
  await expect(submit(page)).toBeDisabled();
  await page.getByRole('link', { name: 'SCEGLI come ricaricare' }).click();
  await entry(page, /1111/).click();
  await expectPath(page, '/wallet/recharge?importo=25');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/wallet-recharge'));
  await submit(page).click();
  expect((await sent).postDataJSON()).toEqual({
    amount: 25,
    walletRechargeData: {
      amountType: 'DefinedAmount',
      payWith: { provider: 'visa', label: 'Carta •••• 1111', sublabel: 'Scade 12/30' },
    },
    resultUrl: '/wallet/recharge/{uuid}?return-url=%2Fwallet',
  });
  await expectCredit(page, '45,00 €');
});

test('another company answers after a while: waited for, and on to the wallet, not to another site of the return-url', async ({
  page,
  sandbox,
}) => {
  await page.request.post('/b2c/payment-preference/update/walletRechargeMethod', {
    data: { category: 'wallet', provider: 'satispay_standard' },
  });
  await open(page, '?return-url=https%3A%2F%2Fevil.example%2F');
  await submit(page).click();
  await expect.poll(() => pathOf(page)).toMatch(/^\/wallet\/recharge\/./);
  await expect(heading(page, 'Stiamo elaborandi i dati inviati.')).toBeVisible();
  await expectPath(page, '/wallet');
  await expectCredit(page, '45,00 €');
  expect(await ledger(sandbox)).toEqual([{ kind: 'recharge', cents: 2500 }]);
});

test('Credito insufficiente: RICARICA WALLET carries the way back, and no foreign one [P2-2.65]', async ({ page }) => {
  await page.goto('/coffee/insufficient-fund?return-url=%2Flista-ordini');
  await expect(heading(page, 'Credito insufficiente', 1)).toBeVisible();
  await expect(page.getByText('Il credito vale anche sul Frigo Pausa.')).toBeVisible();
  await page.getByRole('link', { name: 'RICARICA WALLET' }).click();
  await expectPath(page, '/wallet/recharge?return-url=%2Flista-ordini');
  await submit(page).click();
  await expectPath(page, '/lista-ordini');
  await page.goto('/coffee/insufficient-fund?return-url=%2F%2Fevil.example');
  await page.getByRole('link', { name: 'RICARICA WALLET' }).click();
  await expectPath(page, '/wallet/recharge');
});
