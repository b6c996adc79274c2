import { expect, expectPath, heading, ledger } from '../../support/journey.ts';
import { test } from '../../support/test.ts';
import { codeField, commonJourneys, countSent, open, send, type Voucher } from '../../support/vouchers.ts';

test.describe.configure({ timeout: 60_000 });

const PELLEGRINI: Voucher = {
  name: 'pellegrini',
  title: 'Ricarica Pellegrini',
  field: 'Codice Pellegrini',
  calls: 'b2c/payment/integration/pellegrini/*',
  good: '5000001',
  refused: '5000002',
  refusal: 'Il codice è scaduto: generane uno nuovo nell’app Pellegrini.',
  wrong: {
    '': 'Codice obbligatorio',
    '500': 'Codice non valido. Lunghezza corretta 7 cifre',
    '50000011': 'Codice non valido. Lunghezza corretta 7 cifre',
    '4000001': 'Codice non valido. Il codice deve iniziare con il numero 5',
    '5abcdef': 'Codice non valido. Lunghezza corretta 7 cifre',
  },
};

commonJourneys(PELLEGRINI);

test('5000003 hangs: an error that the person can ask about, and no second code', async ({ page, sandbox }) => {
  const sent = countSent(page);
  await open(page, PELLEGRINI);
  await send(page, PELLEGRINI, '5000003');
  const title = heading(page, 'C’è stato un errore con il tuo codice');
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(title).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();
  await expect(codeField(page, PELLEGRINI)).toHaveCount(0);
  await expect(page.getByRole('link', { name: '800 123 456' })).toBeVisible();
  expect([sent(), await ledger(sandbox)]).toEqual([1, []]);
});

test('5000004: Transazione annullata, also after a reload, and the way back', async ({ page, sandbox }) => {
  await open(page, PELLEGRINI);
  await send(page, PELLEGRINI, '5000004');
  await expect(heading(page, 'Transazione annullata')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Transazione annullata')).toBeVisible();
  expect(await ledger(sandbox)).toEqual([]);
  await page.getByRole('button', { name: 'Torna indietro' }).click();
  await expectPath(page, '/');
});

test('a confirmed ticket goes on at once, and Back does not come here again', async ({ page }) => {
  await page.goto('/payment/integration/pellegrini/pay/prova-confirmed');
  await expectPath(page, '/lista-ordini');
  await page.goBack();
  await expectPath(page, '/');
});
