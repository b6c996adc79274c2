import type { Page } from '@playwright/test';
import { APP, DEMO, DESKTOP, PHONE, test } from '../../support/test.ts';
import { clearFaults, expect, expectPath, heading } from '../../support/journey.ts';
import {
  alert,
  choosePassword,
  enterEmail,
  enterPassword,
  expectChoice,
  expectOrders,
  newAccount,
  newResetLink,
  press,
  returningTo,
  signInAt,
  way,
} from '../../support/sign-in.ts';

test.use({ viewport: PHONE });

const MARKETING = 'Attività di marketing';
const PROFILING = 'Profilazione per attività di marketing';
const question = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true });
const answer = (page: Page, name: string, label: 'Si' | 'No') => question(page, name).getByRole('radio', { name: label, exact: true });

async function expectConsent(page: Page, { mayLeave }: { mayLeave: boolean }): Promise<void> {
  await expect(heading(page, 'Gestisci i consensi', 1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prosegui' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annulla' })).toHaveCount(mayLeave ? 1 : 0);
}

async function choose(page: Page, marketing: 'Si' | 'No', profiling: 'Si' | 'No'): Promise<void> {
  await answer(page, MARKETING, marketing).check();
  await answer(page, PROFILING, profiling).check();
}

/** Records the body of every request. */
function watchSent(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && new URL(request.url()).pathname === '/b2c/privacy-policy') sent.push(request.postDataJSON());
  });
  return sent;
}

test.describe('required', () => {
  test.beforeEach(async ({ sandbox }) => {
    await sandbox.post('/sandbox/consent', { data: { required: true } });
  });

  test('after the sign-in by e-mail: both choices, and on to where one was heading', { tag: '@quick' }, async ({ page, sandbox }) => {
    const account = await newAccount(sandbox, 'nuova');
    const sent = watchSent(page);
    await page.goto(returningTo('/login-with-email', '/lista-ordini'));
    await enterEmail(page, account.email);
    await enterPassword(page, account.password);
    await expectConsent(page, { mayLeave: false });
    await expect(page.getByRole('link', { name: 'Leggi l’informativa privacy (si apre in una nuova scheda)' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await press(page, 'Prosegui');
    await expect(page.getByText('Devi fare una scelta.')).toHaveCount(2);
    await answer(page, MARKETING, 'Si').check();
    await press(page, 'Prosegui');
    await expect(page.getByText('Devi fare una scelta.')).toHaveCount(1);
    expect(sent).toEqual([]);
    await answer(page, PROFILING, 'No').check();
    await press(page, 'Prosegui');
    await expectOrders(page);
    expect(sent).toEqual([{ data: { acceptMarketingData: true, acceptProfilingData: false } }]);
    // The app asks for the consent once.
    await page.reload();
    await expectOrders(page);
  });

  test('after the sign-in by a provider', async ({ page }) => {
    await page.goto('/lista-ordini');
    await way(page, 'Google').click();
    await signInAt(page, 'Google', 'google@pausa.test');
    await expectConsent(page, { mayLeave: false });
    await choose(page, 'No', 'No');
    await press(page, 'Prosegui');
    await expectOrders(page);
  });

  test('after a link from an e-mail', async ({ page, sandbox }) => {
    const { email } = await newAccount(sandbox, 'nuova');
    await page.goto(await newResetLink(sandbox, email, `${APP}/lista-ordini`));
    await choosePassword(page, 'segreta2');
    await expectConsent(page, { mayLeave: false });
    await choose(page, 'Si', 'Si');
    await press(page, 'Prosegui');
    await expectOrders(page);
  });

  test.describe('of who has signed in', () => {
    test.use({ account: DEMO });

    test('what is lost on the way holds nobody up; asked again with the next visit only', async ({ page, fault, sandbox }) => {
      await fault('b2c/privacy-policy', '500', { method: 'POST' });
      await page.goto('/lista-ordini');
      await expectConsent(page, { mayLeave: false });
      await choose(page, 'No', 'Si');
      await press(page, 'Prosegui');
      await expectOrders(page);
      await page.getByRole('link', { name: 'Me', exact: true }).click();
      await expect(page.getByRole('main').getByText('demo@pausa.test')).toBeVisible();
      await clearFaults(sandbox);
      await page.reload();
      await expectConsent(page, { mayLeave: false });
      await choose(page, 'No', 'Si');
      await press(page, 'Prosegui');
      await expectPath(page, '/me');
    });

    test('its own address leads on, not round', async ({ page }) => {
      await page.goto(returningTo('/privacy-policy', '/privacy-policy?redirect_to=%2Fprivacy-policy'));
      await choose(page, 'Si', 'No');
      await press(page, 'Prosegui');
      await expect(heading(page, 'È ora di pausa.')).toBeVisible();
      await expectPath(page, '/');
    });
  });
});

test.describe('opened again', () => {
  test.use({ account: DEMO });

  test('from the profile: what was chosen is there, Annulla returns, two presses send once', async ({ page, fault }) => {
    const sent = watchSent(page);
    await page.goto('/me');
    await page.getByRole('main').getByRole('link', { name: 'Gestisci i consensi' }).click();
    await expectPath(page, returningTo('/privacy-policy', '/me'));
    await expectConsent(page, { mayLeave: true });
    await press(page, 'Annulla');
    await expectPath(page, '/me');
    expect(sent).toEqual([]);

    await page.getByRole('main').getByRole('link', { name: 'Gestisci i consensi' }).click();
    await choose(page, 'Si', 'No');
    await fault('b2c/privacy-policy', 'slow:500', { method: 'POST', times: 1 });
    await page.getByRole('button', { name: 'Prosegui' }).dblclick();
    await expectPath(page, '/me');
    expect(sent).toHaveLength(1);
    await page.getByRole('main').getByRole('link', { name: 'Gestisci i consensi' }).click();
    await expect(answer(page, MARKETING, 'Si')).toBeChecked();
    await expect(answer(page, PROFILING, 'No')).toBeChecked();
    await expect(alert(page)).toHaveCount(0);
  });

  test('from the drawer of a wide screen', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/lista-ordini');
    await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Gestisci i consensi' }).click();
    await expectConsent(page, { mayLeave: true });
    await press(page, 'Annulla');
    await expectOrders(page);
  });

  test('choices that cannot be read: Annulla returns', async ({ page, fault }) => {
    await fault('b2c/privacy-policy', '500', { method: 'GET' });
    await page.goto(returningTo('/privacy-policy', '/lista-ordini'));
    await expect(heading(page, 'Errore durante il caricamento', 1)).toBeVisible();
    await press(page, 'Annulla');
    await expectOrders(page);
  });
});

test('without a session: by the login back to the consent', async ({ page }) => {
  await page.goto(returningTo('/privacy-policy', '/lista-ordini'));
  await expectPath(page, '/login');
  await expectChoice(page);
  await way(page, 'Email').click();
  await enterEmail(page, 'demo@pausa.test');
  await enterPassword(page, 'pranzo123');
  await expectConsent(page, { mayLeave: true });
  await choose(page, 'No', 'No');
  await press(page, 'Prosegui');
  await expectOrders(page);
});
