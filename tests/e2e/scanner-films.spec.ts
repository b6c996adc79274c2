/** Codes as people hold them before the camera: small, turned, blurred, dark, inverted, noisy, or of other products. */
import { testWithFilm, watchCamera } from '../support/camera.ts';
import { expect, expectPath } from '../support/journey.ts';
import { DEMO, PHONE } from '../support/test.ts';

const sticker = (code: string) => `https://pausa.example/code-landing/${code}`;

const test = testWithFilm([
  { text: 'https://partner.example/code-landing/milano1' },
  { text: sticker('pulito1') },
  { text: sticker('piccolo1'), scale: 3 },
  { text: sticker('ruotato1'), degrees: 33 },
  { text: sticker('sfocato1'), blur: 3 },
  { text: sticker('buio1'), light: 0.18 },
  { text: sticker('invertito1'), isInverted: true },
  { text: sticker('rumoroso1'), noise: 90 },
]);

test.use({ viewport: PHONE, account: DEMO });
// Decoding needs the processor, which other tests share.

test('somebody else’s code is not accepted, and scanning goes on', async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  const camera = await watchCamera(page);
  await page.goto('/code');
  const status = page.getByRole('region', { name: 'Fotocamera' }).getByRole('status');
  await expect(status).toHaveText('Questo QR-Code non è di Pausa');
  await expect(page.getByRole('textbox', { name: 'Codice' })).toHaveValue('');
  // The next scene shows a code of ours that the server does not know.
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Codice non trovato');
  await expectPath(page, '/code');
  expect(await camera.live()).toBe(1);
});

test('each film is read, and none read wrongly', async ({ page, context }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['camera']);
  const read = new Set<string>();
  page.on('request', (request) => {
    const code = /\/b2c\/code\/(\w+)/.exec(request.url())?.[1];
    if (code !== undefined) read.add(code);
  });
  await page.goto('/code');
  await expect
    .poll(() => [...read].sort(), { timeout: 90_000 })
    .toEqual(['buio1', 'invertito1', 'piccolo1', 'pulito1', 'rumoroso1', 'ruotato1', 'sfocato1']);
});
