import type { Page } from '@playwright/test';
import { DESKTOP, PHONE, test } from '../../support/test.ts';
import { expect, heading } from '../../support/journey.ts';
import { expectVisibleFocus, press, tabTo } from '../../support/keyboard.ts';
import {
  alert,
  expectChoice,
  expectOrders,
  expectProvider,
  field,
  linkTo,
  newAccount,
  newAddress,
  password,
  returningTo,
  way,
} from '../../support/sign-in.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The provider's page is not ours, so the test covers the way there and back only. */
async function signInAtProvider(page: Page, name: 'Google' | 'Microsoft', email: string): Promise<void> {
  await expectProvider(page, name);
  await page.locator('.js-new-account').dispatchEvent('click');
  await page.locator('#email-input').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`by keyboard alone, on the ${name}`, () => {
    test.use({ viewport });

    test('e-mail and password: every step, every refusal, and the password shown', async ({ page, fault }) => {
      await page.goto(returningTo('/login', '/lista-ordini'));
      await press(page, way(page, 'Email'));
      await expect(heading(page, 'Accedi con Email', 1)).toBeFocused();
      await tabTo(page, field(page));
      await page.keyboard.type('demo');
      await press(page, button(page, 'continua'));
      await expect(alert(page)).toHaveText('Controlla l’indirizzo email.');
      await expect(field(page)).toBeFocused();
      await expectVisibleFocus(field(page));
      await page.keyboard.press('End');
      await page.keyboard.type('@pausa.test');
      await page.keyboard.press('Enter');

      await expect(password(page)).toBeFocused();
      await page.keyboard.type('corta');
      await press(page, button(page, 'Mostra la password'), 'Space');
      await expect(password(page)).toHaveAttribute('type', 'text');
      await press(page, button(page, 'Nascondi la password'));
      await expect(password(page)).toHaveAttribute('type', 'password');
      await press(page, button(page, 'login'));
      await expect(alert(page)).toHaveText('Lunghezza minima 6 caratteri');
      await expect(password(page)).toBeFocused();
      await expectVisibleFocus(password(page));
      await page.keyboard.type('eppure');
      await press(page, button(page, 'login'), 'Space');
      await expect(alert(page)).toHaveText("L'email o la password inserita sono errate");
      await expect(password(page)).toBeFocused();
      await expect(password(page)).toHaveValue('');

      // The server refuses the session: the page shows a new step with its heading, and leads back to the first one.
      await fault('b2c/auth/session-cookie', '500', { times: 1 });
      await page.keyboard.type('pranzo123');
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Abbiamo riscontrato un problema durante il processamento della richiesta (021)', 1)).toBeFocused();
      await press(page, button(page, 'riprova'));
      await expect(heading(page, 'Accedi con Email', 1)).toBeFocused();
      await tabTo(page, field(page));
      await page.keyboard.press('Enter');
      await expect(password(page)).toBeFocused();
      await page.keyboard.type('pranzo123');
      await page.keyboard.press('Enter');
      await expectOrders(page);
      await expect(heading(page, 'Lista Ordini', 1)).toBeFocused();
    });
  });
}

test.describe('by keyboard alone', () => {
  test.use({ viewport: PHONE });

  test('a provider: the failure takes the focus, riprova gives it to the headline', async ({ page, fault }) => {
    await fault('*accounts:signInWithIdp', '500', { times: 1 });
    await fault('b2c/auth/session-cookie', '500', { times: 1 });
    await page.goto(returningTo('/login', '/lista-ordini'));
    await press(page, way(page, 'Microsoft'));
    await signInAtProvider(page, 'Microsoft', 'microsoft@pausa.test');
    await expect(alert(page)).toHaveText('Abbiamo riscontrato un problema temporaneo con i nostri provider…');
    await expect(alert(page)).toBeFocused();
    await press(page, way(page, 'Google'));
    await signInAtProvider(page, 'Google', 'google@pausa.test');
    await expect(alert(page)).toHaveText('Abbiamo riscontrato un problema durante il processamento della richiesta (020).');
    await expect(alert(page)).toBeFocused();
    await press(page, button(page, 'riprova'));
    await expectChoice(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await press(page, way(page, 'Google'), 'Space');
    await signInAtProvider(page, 'Google', 'google@pausa.test');
    await expectOrders(page);
  });

  test('an account with another way in: named, and on by continua', async ({ page, sandbox }) => {
    const account = await newAccount(sandbox, 'doppia');
    await page.goto(returningTo('/login', '/lista-ordini'));
    await press(page, way(page, 'Microsoft'));
    await signInAtProvider(page, 'Microsoft', account.email);
    await expect(alert(page)).toContainText('usa il login via email e password');
    await expect(alert(page)).toBeFocused();
    await press(page, button(page, 'continua'));
    await expect(heading(page, 'Accedi con Email', 1)).toBeFocused();
    await press(page, button(page, 'continua'));
    await expect(password(page)).toBeFocused();
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expectOrders(page);
  });

  test('the registration, the new password and the consent', async ({ page, sandbox }) => {
    const email = newAddress('nuova');
    await sandbox.post('/sandbox/consent', { data: { required: true } });
    await page.goto(returningTo('/login-with-email', '/lista-ordini'));
    await tabTo(page, field(page));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'È la tua prima volta?', 1)).toBeFocused();
    await press(page, button(page, 'Registrati'));
    await expect(heading(page, 'Ci siamo quasi!', 1)).toBeFocused();
    await tabTo(page, button(page, 'Torna al login'));

    await page.goto(await linkTo(sandbox, email));
    await expect(heading(page, 'Nuova Password', 1)).toBeFocused();
    const chosen = page.getByLabel('Nuova Password');
    await tabTo(page, chosen);
    await page.keyboard.type('12345');
    await press(page, button(page, 'Mostra la password'), 'Space');
    await expect(chosen).toHaveAttribute('type', 'text');
    await press(page, button(page, 'Modifica'));
    await expect(alert(page)).toHaveText('Lunghezza minima 6 caratteri');
    await expect(chosen).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');

    await expect(heading(page, 'Gestisci i consensi', 1)).toBeFocused();
    await press(page, button(page, 'Prosegui'));
    const marketing = page.getByRole('radiogroup', { name: 'Attività di marketing', exact: true });
    const profiling = page.getByRole('radiogroup', { name: 'Profilazione per attività di marketing', exact: true });
    const radio = (group: typeof marketing, name: string) => group.getByRole('radio', { name, exact: true });
    await expect(page.getByText('Devi fare una scelta.')).toHaveCount(2);
    await expect(radio(marketing, 'Si')).toBeFocused();
    await expectVisibleFocus(radio(marketing, 'Si'));
    await page.keyboard.press('ArrowDown');
    await expect(radio(marketing, 'No')).toBeChecked();
    await tabTo(page, radio(profiling, 'Si'));
    await page.keyboard.press('Space');
    await expect(radio(profiling, 'Si')).toBeChecked();
    await press(page, button(page, 'Prosegui'));
    await expectOrders(page);
    await expect(heading(page, 'Lista Ordini', 1)).toBeFocused();
  });

  test('RECUPERA PASSWORD, and a link that is spent', async ({ page, sandbox }) => {
    const { email } = await newAccount(sandbox, 'smemorata');
    await page.goto('/login-with-email');
    await tabTo(page, field(page));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await press(page, button(page, 'RECUPERA PASSWORD'));
    await expect(heading(page, 'Controlla la posta', 1)).toBeFocused();
    await press(page, button(page, 'Torna al login'));
    await expectChoice(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.goto('/login-with-token?mode=resetPassword&oobCode=spent');
    await expect(heading(page, 'Codice non valido', 1)).toBeFocused();
    await press(page, button(page, 'Annulla'));
    await expectChoice(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
