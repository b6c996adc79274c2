/** Follows the recipe of docs/how-to-add.md in a copy of the sources, and buys lunch with the payment method that it adds. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, expectPath, heading, want } from '../../support/journey.ts';
import { newCopy, type ProjectCopy, stepsOf } from '../../support/recipe.ts';
import { EMPTY, PHONE, signInByForm, test as base } from '../../support/test.ts';

/** The commands that a person runs who follows the recipe. The sandbox ends when its standard input closes. */
const SERVE = `
  import { startSandbox } from './sandbox/server.ts';
  const { origin } = await startSandbox({ port: 0, appDir: 'dist/app', elementsDir: 'dist/elements', partnerOrigins: () => [] });
  console.log(origin);
  process.stdin.resume().on('end', () => process.exit(0));
`;

const test = base.extend<{ project: ProjectCopy; origin: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright takes the needed fixtures from the pattern
  project: async ({}, use) => {
    const project = newCopy();
    await use(project);
    project.remove();
  },

  origin: [
    async ({ project }, use) => {
      project.follow(stepsOf('A payment method'));
      project.write(
        'tsconfig.new.json',
        JSON.stringify({
          extends: './tsconfig.json',
          include: [
            'src/widgets/pay-buono-rossi',
            'sandbox/b2c/handlers.ts',
            'conformance/coverage.ts',
            'scripts/docs/openapi-summaries.ts',
          ],
        }),
      );
      await project.node('--import', 'tsx', 'scripts/docs/registry.ts');
      await Promise.all([
        project.node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'),
        project.node('node_modules/typescript-7/bin/tsc', '--noEmit', '-p', 'tsconfig.new.json'),
        project.node('--import', 'tsx', 'scripts/docs/docs.ts'),
      ]);

      const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SERVE], {
        cwd: project.folder,
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const origin = await new Promise<string>((resolve, reject) => {
        createInterface(server.stdout).once('line', resolve);
        server.once('exit', () => reject(new Error('The sandbox of the copy ended.')));
      });
      await use(origin);
      server.stdin.end();
    },
    // The build takes about half a minute on two idle cores.
    { timeout: 240_000 },
  ],
});

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 60_000 });

test('a seventh voucher is one folder and two lines: it is chosen, its code is typed in, and lunch is bought', async ({
  project,
  origin,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: origin, locale: 'it-IT', viewport: PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signInByForm(page, EMPTY);

  await page.goto('/payment/payment-options/walletRechargeMethod?key-to-update=WALLET_RECHARGE_PICKED_PI&return-url=%2Fwallet%2Frecharge');
  const entry = page.getByRole('main').getByRole('button', { name: /Buono Rossi/ });
  await expect(entry.locator('[data-provider=buono_rossi]')).toBeVisible();
  await entry.click();
  await expectPath(page, '/wallet/recharge');
  await page.getByRole('radio', { name: '10 €' }).check();
  await page.getByRole('button', { name: 'Ricarica Wallet' }).click();

  await expect(page).toHaveTitle('Ricarica Buono Rossi · Pausa');
  const code = page.getByRole('textbox', { name: 'Codice Buono Rossi' });
  await code.fill('7');
  await page.getByRole('button', { name: 'Conferma', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Codice Buono Rossi non riconosciuto.');
  await code.fill('7000001');
  await page.getByRole('button', { name: 'Conferma', exact: true }).click();
  await expectPath(page, '/wallet');

  await page.goto('/selling-area/milano-1');
  await want(page, 'Penne al pesto con mozzarella').click();
  await page.getByRole('link', { name: 'Il tuo ordine' }).click();
  const cart = page.getByRole('dialog', { name: 'Il tuo ordine' });
  await expect(cart.getByRole('definition')).toHaveText(['6,40 €', '−6,40 €', '0,00 €']);
  await cart.getByRole('button', { name: 'Conferma', exact: true }).click();
  await expect(heading(page, 'Completato')).toBeVisible();
  const moved = (await (await page.request.get('/sandbox/ledger')).json()) as { kind: string; cents: number }[];
  expect(moved.map(({ kind, cents }) => `${kind} ${cents}`)).toEqual(['recharge 1000', 'order 640']);

  await test.step('the server’s headers, nginx and the conformance kit know it', async () => {
    const { headers } = await fetch(`${origin}/payment/integration/buono_rossi/pay/prova-1`);
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
    expect(project.read('deploy/nginx/pausa.conf.template')).toContain('/payment/integration/buono_rossi/pay/[^/?]+');
    expect(await project.node('--import', 'tsx', 'scripts/conformance.ts', '--help')).toContain('--buono-rossi-ticket ID');
  });
  await context.close();
});
