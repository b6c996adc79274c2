/** `<pausa-coffee>` on a partner's page, with the partner's origin and policy. */
import { expect, ledger, signInOnForm } from '../support/journey.ts';
import { APP, DEMO, expectAccessible, PARTNER, test } from '../support/test.ts';

const PAGE = `${PARTNER}/coffee/`;

test('nobody is signed in: the way to the login and back, and then the drinks', async ({ page, context }) => {
  await page.goto(PAGE);
  const coffee = page.locator('pausa-coffee');
  await expect(coffee.getByRole('heading', { name: 'Accedi per ordinare un caffè' })).toBeVisible();
  const link = coffee.getByRole('link', { name: 'Accedi' });
  await expect(link).toHaveAttribute('href', `${APP}/login?redirect_to=%2Fcoffee%2Fselling-area%2Fcaffe-1`);
  const [login] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await login.getByRole('button', { name: 'Accedi con Email' }).click();
  await signInOnForm(login, DEMO);
  await expect(login.getByRole('heading', { name: 'Caffè Torre Nord', level: 1 })).toBeVisible();
  await login.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(coffee.getByRole('button', { name: 'eroga: Cappuccino' })).toBeVisible();
});

test.describe('signed in', () => {
  test.use({ account: DEMO });

  test(
    'a coffee is paid and followed on the page itself, and the machine is back after it',
    { tag: '@quick' },
    async ({ page, sandbox }) => {
      await page.goto(PAGE);
      const coffee = page.locator('pausa-coffee');
      await expect(coffee.getByRole('heading', { name: 'Ciao, Giulia' })).toBeVisible();
      await expectAccessible(page);
      await coffee.getByRole('button', { name: 'eroga: Cappuccino' }).dblclick();
      await expect(coffee.getByRole('heading', { name: 'Ordine confermato' })).toBeVisible();
      await expectAccessible(page);
      await expect(coffee.getByRole('heading', { name: 'Erogazione completata' })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(PARTNER);
      expect(await ledger(sandbox)).toEqual([{ kind: 'coffee', cents: 90 }]);
      await expect(coffee).toHaveAttribute('order-id', /^[\w-]+$/);
      await coffee.getByRole('link', { name: 'Ordina un altro caffè' }).click();
      await expect(coffee.getByText('4,10 € di credito aziendale e 20,00 € nel Portafoglio')).toBeVisible();
    },
  );

  test('what the page does not do itself is done in the app', async ({ page }) => {
    await page.goto(PAGE);
    const coffee = page.locator('pausa-coffee');
    await coffee.getByRole('link', { name: 'modifica il tuo nome' }).click();
    await expect(page).toHaveURL(`${APP}/coffee/collect-nick-name`);
    await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Giulia');
  });

  test('another area-id is another machine; none is nothing', async ({ page }) => {
    await page.goto(PAGE);
    const coffee = page.locator('pausa-coffee');
    await expect(coffee.getByRole('heading', { name: 'Caffè Torre Nord' })).toBeVisible();
    await coffee.evaluate((host) => host.setAttribute('area-id', 'caffe-2'));
    await expect(coffee.getByRole('heading', { name: 'La macchina riapre alle 7:00.' })).toBeVisible();
    await coffee.evaluate((host) => host.removeAttribute('area-id'));
    await expect(coffee.getByRole('heading')).toHaveCount(0);
  });
});
