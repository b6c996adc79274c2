import { expect, expectPath, heading, ledger } from '../../support/journey.ts';
import { test } from '../../support/test.ts';
import { codeField, commonJourneys, countSent, open, send, type Voucher } from '../../support/vouchers.ts';

test.describe.configure({ timeout: 60_000 });

const PLUXEE: Voucher = {
  name: 'sodexo',
  title: 'Ricarica Pluxee',
  field: 'Codice Pluxee',
  calls: 'b2c/payment/integration/sodexo/*',
  good: '100001',
  refused: '100004',
  refusal: 'Il codice è scaduto: generane uno nuovo nell’app Pluxee.',
  wrong: {
    '': 'Codice obbligatorio',
    '12345': 'Codice non valido.',
    '1234567890': 'Codice non valido.',
    a123456: 'Codice non valido.',
  },
};

commonJourneys(PLUXEE);

test('the steps to a code, at most 8 vouchers', async ({ page }) => {
  await open(page, PLUXEE);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('al massimo 8 buoni')).toBeVisible();
});

test('100002 is waited for; then Conferma in corso..., and Riprova asks again', async ({ page, sandbox }) => {
  await page.clock.install();
  const sent = countSent(page);
  await open(page, PLUXEE);
  // The test alone advances the clock, so the machine's speed does not matter.
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page, PLUXEE, '100002');
  await expect(heading(page, 'Stiamo confermando i tuoi buoni')).toBeVisible();

  // The clock advances in small steps, so that a slow machine can follow.
  await expect
    .poll(async () => {
      await page.clock.runFor(2000);
      return heading(page, 'Conferma in corso...').isVisible();
    })
    .toBe(true);

  let reads = 0;
  page.on('request', (request) => {
    if (request.url().includes('/sodexo-ticket/')) reads += 1;
  });
  await page.clock.runFor(60_000);
  expect(reads).toBe(0);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(heading(page, 'Stiamo confermando i tuoi buoni')).toBeVisible();
  await expect.poll(() => reads).toBe(1);
  expect([sent(), await ledger(sandbox)]).toEqual([1, []]);
});

test('100002, reloaded while it is waited for: goes on waiting, and asks for no code', async ({ page }) => {
  const sent = countSent(page);
  await open(page, PLUXEE);
  await send(page, PLUXEE, '100002');
  await expect(heading(page, 'Stiamo confermando i tuoi buoni')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Stiamo confermando i tuoi buoni')).toBeVisible();
  await expect(codeField(page, PLUXEE)).toHaveCount(0);
  expect(sent()).toBe(1);
});

test('100003 is refunded, and leads on', async ({ page, sandbox }) => {
  await open(page, PLUXEE);
  await send(page, PLUXEE, '100003');
  await expectPath(page, '/payment/prova-1');
  expect(await ledger(sandbox)).toEqual([]);
});

for (const uuid of ['prova-cancelled', 'prova-awaiting-refund']) {
  test(`${uuid} goes on at once`, async ({ page }) => {
    await page.goto(`/payment/integration/sodexo/pay/${uuid}`);
    await expectPath(page, '/lista-ordini');
    await page.goBack();
    await expectPath(page, '/');
  });
}
