/** Buying a coffee at the machine, following the order, and the failures on the way. */
import type { Page } from '@playwright/test';
import { expect, expectPath, heading, ledger, pathOf, signInFromLogin } from '../support/journey.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { countCalls } from '../support/payments.ts';
import { DEMO, PHONE, test } from '../support/test.ts';

test.use({ viewport: PHONE, account: DEMO });

const AREA = '/coffee/selling-area/caffe-1';
const CONFIRM = 'b2c/coffee/selling-area/*/confirm';
const SENT = /^POST .*\/confirm$/;
const ORDER = /^\/coffee\/selling-order\/[\w-]+$/;

const eroga = (page: Page, name: string) => page.getByRole('button', { name: `eroga: ${name}`, exact: true });
const credit = (page: Page) => page.getByRole('main').getByRole('link', { name: /Portafoglio$/ });
const expectOrder = (page: Page) => expect.poll(() => pathOf(page)).toMatch(ORDER);

/** The company's credit pays a coffee first. These amounts are left of the credit and of the wallet. */
async function spendDownTo(page: Page, company: number, wallet: number): Promise<void> {
  const now = (await (await page.request.get('/b2c/wallet/')).json()) as { balance: number; corporateCredit: { balance: number } };
  const cups = (from: number, to: number) => Math.round((from - to) * 100) / 60;
  for (const [source, count] of [
    ['company', cups(now.corporateCredit.balance, company)],
    ['wallet', cups(now.balance, wallet)],
  ] as const) {
    for (let cup = 0; cup < count; cup += 1) {
      const answer = await page.request.post(`/b2c${AREA}/confirm`, {
        data: {
          paymentInfo: {
            totalToPayFromWallet: source === 'wallet' ? 0.6 : 0,
            totalToPayFromCorporateCredit: source === 'company' ? 0.6 : 0,
          },
          order: { coffeeRecipeId: 'espresso', price: 0.6 },
        },
      });
      expect(await answer.json()).toHaveProperty('order');
    }
  }
}

test(
  'by a sticker’s code, with the company’s credit: paid once, followed to the end, and Back is the machine [P2-2.106]',
  { tag: '@quick' },
  async ({ page, sandbox }) => {
    const calls = countCalls(page);
    await page.goto('/code-landing/caffe1');
    await expect(heading(page, 'Caffè Torre Nord', 1)).toBeVisible();
    await expectPath(page, AREA);
    await expect(page).toHaveTitle('Caffè Torre Nord · Pausa');
    await expect(heading(page, 'Ciao, Giulia')).toBeVisible();
    await expect(credit(page)).toHaveText('5,00 € di credito aziendale e 20,00 € nel Portafoglio');
    await eroga(page, 'Cappuccino').dblclick();
    await expectOrder(page);
    await expect(page).toHaveTitle('Ordine · Pausa');
    await expect(heading(page, 'Ordine confermato')).toBeVisible();
    await expect(heading(page, 'Ordine', 1)).toBeFocused();
    // The second click of a slow double click must not take the focus away from the new page.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(heading(page, 'Ordine', 1)).toBeFocused();
    // A return during the order shows the same order, and sends nothing.
    await page.reload();
    await expect(heading(page, 'Erogazione completata')).toBeVisible();
    // Help has an address of its own.
    const order = pathOf(page);
    await page.getByRole('link', { name: 'Ho bisogno di aiuto' }).click();
    await expect(page.getByRole('region', { name: 'Assistenza' })).toBeVisible();
    await expectPath(page, `${order}?mode=feedback`);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Assistenza' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Assistenza' })).toBeHidden();
    expect([calls(SENT), await ledger(sandbox)]).toEqual([1, [{ kind: 'coffee', cents: 90 }]]);
    // After three seconds in view the result counts as read: the next visit does not repeat it.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('coffee_operation'))).toContain('"isAcknowledged":true');
    await page.goBack();
    await expectPath(page, AREA);
    await expect(credit(page)).toHaveText('4,10 € di credito aziendale e 20,00 € nel Portafoglio');
    await expect(eroga(page, 'Cappuccino')).not.toHaveAttribute('aria-disabled');
    expect(await ledger(sandbox)).toHaveLength(1);
  },
);

test(
  'not enough: to the insufficient fund, the recharge, back to the machine, and then it is bought',
  { tag: '@quick' },
  async ({ page, sandbox }) => {
    await spendDownTo(page, 0.2, 0.2);
    const calls = countCalls(page);
    await page.goto(AREA);
    await eroga(page, 'Caffè espresso').click();
    await expectPath(page, '/coffee/insufficient-fund?return-url=%2Fcoffee%2Fselling-area%2Fcaffe-1&importo=0.6');
    await expect(page.getByText('Ti mancano')).toBeVisible();
    await expect(heading(page, 'Credito insufficiente', 1)).toBeVisible();
    expect(calls(SENT)).toBe(0);
    await page.getByRole('link', { name: 'RICARICA WALLET' }).click();
    await page.getByRole('radio', { name: '5 €', exact: true }).check();
    await page.getByRole('button', { name: 'Ricarica Wallet' }).click();
    await expectPath(page, AREA);
    await expect(credit(page)).toHaveText('0,20 € di credito aziendale e 5,20 € nel Portafoglio');
    await eroga(page, 'Caffè espresso').click();
    await expectOrder(page);
    expect((await ledger(sandbox)).slice(-2)).toEqual([
      { kind: 'recharge', cents: 500 },
      { kind: 'coffee', cents: 60 },
    ]);
  },
);

test('two windows at once: one coffee, and the other window says so', async ({ page, context, sandbox, fault }) => {
  const other = await context.newPage();
  await page.goto(AREA);
  await other.goto(AREA);
  await expect(eroga(other, 'Orzo')).toBeVisible();
  await fault(CONFIRM, 'slow:1500', { times: 1 });
  await eroga(page, 'Orzo').click();
  await expect(page.getByText('Stiamo inviando il tuo ordine: Orzo, 0,70 € dal credito aziendale.')).toBeVisible();
  await eroga(other, 'Orzo').click();
  await expect(other.getByText('Un altro ordine sta partendo da questo browser. Attendi un momento.')).toBeVisible();
  await expectOrder(page);
  await eroga(other, 'Orzo').click();
  await expect(other.getByText(/^Nel frattempo hai ordinato un caffè in un’altra finestra\./)).toBeVisible();
  expect(await ledger(sandbox)).toEqual([{ kind: 'coffee', cents: 70 }]);
});

test('the name: changed on the way, greeted by it, here and on the Home [P2-1.4] [P2-2.100]', async ({ page }) => {
  await page.goto('/');
  await page.goto(AREA);
  await page.getByRole('link', { name: 'modifica il tuo nome' }).click();
  await expectPath(page, '/coffee/collect-nick-name');
  await expect(page).toHaveTitle('Modifica Nome · Pausa');
  await expect(heading(page, 'Come ti chiami?')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Nome' });
  await field.fill('');
  await field.pressSequentially('anna');
  await expect(field).toHaveValue('Anna');
  await page.getByRole('button', { name: 'SALVA' }).click();
  await expectPath(page, AREA);
  await expect(heading(page, 'Ciao, Anna')).toBeVisible();
  await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('Ciao, Anna')).toBeVisible();
});

test('by the keyboard alone: the ingredients, the coffee, and the way back to the machine', async ({ page, sandbox }) => {
  await page.goto(AREA);
  await press(page, page.getByRole('button', { name: 'VEDI INGREDIENTI: Cioccolata' }));
  const dialog = page.getByRole('dialog', { name: 'Cioccolata' });
  await expect(dialog.getByText('Latte', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'VEDI INGREDIENTI: Cioccolata' })).toBeFocused();
  await press(page, eroga(page, 'Cioccolata'));
  await expectOrder(page);
  await expect(heading(page, 'Erogazione completata')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Ordina un altro caffè' }));
  await expectPath(page, AREA);
  await tabTo(page, eroga(page, 'Caffè espresso'));
  expect(await ledger(sandbox)).toEqual([{ kind: 'coffee', cents: 100 }]);
});

test('nobody is signed in: after the login the machine is there', async ({ page, context }) => {
  await context.clearCookies({ name: 'pausa_session' });
  await page.goto('/login');
  await page.evaluate(() => localStorage.clear());
  await page.goto(AREA);
  await signInFromLogin(page);
  await expect(heading(page, 'Caffè Torre Nord', 1)).toBeVisible();
  await expectPath(page, AREA);
});
