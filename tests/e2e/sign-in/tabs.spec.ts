import { DEMO, PHONE, test } from '../../support/test.ts';
import { expect, expectPath, heading, putInCart, signInFromLogin, signInOnForm, want } from '../../support/journey.ts';
import { signInAt } from '../../support/sign-in.ts';

test.use({ viewport: PHONE });

test('a sign-in at the provider ends in its own tab, whatever another tab opens meanwhile', async ({ page, context }) => {
  await page.goto('/lista-ordini');
  await page.getByRole('button', { name: 'Accedi con Google' }).click();
  await page.waitForURL(/\/emulator\/auth\/handler/);
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other.getByRole('button', { name: 'Accedi con Google' })).toBeVisible();
  await signInAt(page, 'Google', 'google@pausa.test');
  await expect(heading(page, 'Lista Ordini', 1)).toBeVisible();
});

test('a tab shows the person who is signed in, never the one before', async ({ page, context }) => {
  await page.goto('/login-with-email');
  await signInOnForm(page);
  await expect(heading(page, 'È ora di pausa.')).toBeVisible();
  await putInCart(page, { 'milano-1-01': 1 });
  await page.goto('/selling-area/milano-1');
  await expect(page.getByRole('link', { name: 'Il tuo ordine' })).toContainText('6,40 €');

  const other = await context.newPage();
  await other.goto('/me');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expectPath(page, '/login');
  await signInFromLogin(other, { email: 'vuoto@pausa.test', password: 'pranzo123' });
  // Both tabs belong to the new person now.
  await page.goto('/selling-area/milano-1');
  await expect(want(page, 'Penne al pesto con mozzarella')).toBeVisible();
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await expect(page.getByRole('main').getByText('vuoto@pausa.test')).toBeVisible();
});

test('a stranger’s page of codes becomes the person’s own when another tab signs in [P2-2.6]', async ({ page, context }) => {
  await page.goto('/code');
  await expect(page.getByRole('textbox', { name: 'Codice' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Principale' })).toHaveCount(0);

  const other = await context.newPage();
  await other.goto('/login');
  await signInFromLogin(other);
  await expect(heading(other, 'È ora di pausa.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible();
  await expectPath(page, '/code');
});

test.describe('somebody who is signed in', () => {
  test.use({ account: DEMO });

  test('is not sent to a provider by an invitation', async ({ page }) => {
    const left: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && frame.url().includes('/emulator/')) left.push(frame.url());
    });
    await page.goto('/login?provider=microsoft&email=x@y.it&redirect_to=%2Flista-ordini');
    await expect(heading(page, 'Lista Ordini', 1)).toBeVisible();
    expect(left).toEqual([]);
  });
});

test('who has left the sign-in is not pulled away by its late answer', async ({ page, fault }) => {
  await page.goto('/login-with-email');
  await fault('b2c/auth/session-cookie', 'slow:10000', { times: 1 });
  const sent = page.waitForRequest((request) => request.url().endsWith('/auth/session-cookie'));
  const answered = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/auth/session-cookie'));
  await signInOnForm(page);
  // The page shows the sentence before it sends the call.
  await expect(page.getByText('Accesso in corso')).toBeAttached();
  await sent;
  await page.goBack();
  await answered;
  await expect(page.getByRole('button', { name: /^Accedi con Email/ })).toBeVisible();
  await expectPath(page, '/login');
});
