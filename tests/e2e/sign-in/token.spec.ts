import { APP, DEMO, PHONE, test } from '../../support/test.ts';
import { clearFaults, expect, expectPath, heading } from '../../support/journey.ts';
import {
  alert,
  choosePassword,
  enterEmail,
  enterPassword,
  expectChoice,
  expectOrders,
  field,
  linkTo,
  newAccount,
  newAddress,
  newResetLink,
  press,
} from '../../support/sign-in.ts';

test.use({ viewport: PHONE });

const ORDERS = `${APP}/lista-ordini`;

test.describe('a link that is none', () => {
  test('without a code, of another mode, with a code that nobody knows: Codice non valido, and on to the login [P2-2.132]', async ({
    page,
  }) => {
    for (const query of ['mode=resetPassword', 'mode=signIn&oobCode=abc', 'oobCode=abc', 'mode=resetPassword&oobCode=abc']) {
      await test.step(query, async () => {
        await page.goto(`/login-with-token?${query}`);
        await expect(heading(page, 'Codice non valido', 1)).toBeVisible();
        await expect(page.getByText('Il link è scaduto o è già stato usato. Chiedine uno nuovo dalla pagina di accesso.')).toBeVisible();
      });
    }
    await press(page, 'Annulla');
    await expectPath(page, '/login');
    await expectChoice(page);
  });

  test('spent: Codice non valido; whoever is signed in by then is led on', async ({ page, sandbox }) => {
    const { email } = await newAccount(sandbox, 'smemorata');
    const link = await newResetLink(sandbox, email, ORDERS);
    await page.goto(link);
    await choosePassword(page, 'segreta2');
    await expectOrders(page);
    await page.goto(link);
    await expect(heading(page, 'Codice non valido', 1)).toBeVisible();
    await press(page, 'Annulla');
    await expectOrders(page);
  });

  test('spent between two windows: said after the press', async ({ page, sandbox }) => {
    const { email } = await newAccount(sandbox, 'doppia');
    const link = await newResetLink(sandbox, email, ORDERS);
    await page.goto(link);
    await expect(field(page)).toHaveValue(email);
    const spent = await sandbox.post('/identitytoolkit.googleapis.com/v1/accounts:resetPassword', {
      data: { oobCode: new URL(link).searchParams.get('oobCode'), newPassword: 'altrove1' },
    });
    expect(spent.ok()).toBe(true);
    await choosePassword(page, 'segreta2');
    await expect(heading(page, 'Codice non valido', 1)).toBeVisible();
  });

  test('that cannot be checked is still good: riprova [P2-8.34]', async ({ page, sandbox, fault }) => {
    const { email } = await newAccount(sandbox, 'paziente');
    const link = await newResetLink(sandbox, email, ORDERS);
    for (const kind of ['500', 'drop']) {
      await test.step(kind, async () => {
        await fault('*accounts:resetPassword', kind);
        await page.goto(link);
        await expect(heading(page, 'Errore durante il processamento della richiesta', 1)).toBeVisible();
        await expect(page.getByText('Il tuo link è ancora buono: riprova tra un momento.')).toBeVisible();
        await expect(page.getByRole('link', { name: '800 123 456' })).toHaveAttribute('href', 'tel:800123456');
        await clearFaults(sandbox);
      });
    }
    await press(page, 'riprova');
    await expect(field(page)).toHaveValue(email);
    await choosePassword(page, 'segreta2');
    await expectOrders(page);
  });
});

test.describe('the new password', () => {
  test(
    'too short, refused, not saved: each has its sentence; then on to where the link leads, and it counts [P2-2.132]',
    { tag: '@quick' },
    async ({ page, sandbox, fault }) => {
      const { email } = await newAccount(sandbox, 'paziente');
      await page.goto(await newResetLink(sandbox, email, ORDERS));
      await expect(heading(page, 'Nuova Password', 1)).toBeVisible();
      await expect(field(page)).toHaveValue(email);
      await expect(field(page)).not.toBeEditable();
      await choosePassword(page, '12345');
      await expect(alert(page)).toHaveText('Lunghezza minima 6 caratteri');
      await page.getByLabel('Nuova Password').fill('segreta2');
      await expect(alert(page)).toHaveCount(0);
      await fault('*accounts:resetPassword', '400', { times: 1, message: 'WEAK_PASSWORD' });
      await press(page, 'Modifica');
      await expect(alert(page)).toHaveText('La password inserita non è valida');
      await fault('*accounts:resetPassword', '500', { times: 1 });
      await press(page, 'Modifica');
      await expect(alert(page)).toHaveText('Abbiamo riscontrato un problema durante il reset della password');
      await press(page, 'Modifica');
      await expectOrders(page);

      await page.goto('/me');
      await press(page, 'Logout');
      await press(page, 'Accedi con Email');
      await enterEmail(page, email);
      await enterPassword(page, 'segreta1');
      await expect(alert(page)).toHaveText("L'email o la password inserita sono errate");
      await enterPassword(page, 'segreta2');
      await expect(heading(page, 'È ora di pausa.')).toBeVisible();
    },
  );

  test('is saved, but the sign-in with it fails: by the login to where the link leads', async ({ page, sandbox, fault }) => {
    const { email } = await newAccount(sandbox, 'sfortunata');
    await page.goto(await newResetLink(sandbox, email, ORDERS));
    await fault('*accounts:signInWithPassword', '500', { times: 1 });
    await choosePassword(page, 'segreta2');
    await expect(heading(page, 'Errore durante il processamento della richiesta', 1)).toBeVisible();
    await expect(page.getByText('La nuova password è salvata: usala per accedere.')).toBeVisible();
    await press(page, 'Vai al login');
    await press(page, 'Accedi con Email');
    await enterEmail(page, email);
    await enterPassword(page, 'segreta2');
    await expectOrders(page);
  });

  test('is saved, but the session cannot be made (022): riprova goes on', async ({ page, sandbox, fault }) => {
    const { email } = await newAccount(sandbox, 'sfortunata');
    await page.goto(await newResetLink(sandbox, email, ORDERS));
    await fault('b2c/auth/session-cookie', '500', { times: 1 });
    await choosePassword(page, 'segreta2');
    const failure = heading(page, 'Abbiamo riscontrato un problema durante il processamento della richiesta (022)', 1);
    await expect(failure).toBeVisible();
    await expect(page.getByText('La nuova password è salvata: riprova tra un momento.')).toBeVisible();
    await fault('b2c/auth/login', '500', { times: 1 });
    const refused = page.waitForResponse('**/b2c/auth/login');
    await press(page, 'riprova');
    await refused;
    await expect(failure).toBeVisible();
    await press(page, 'riprova');
    await expectOrders(page);
  });

  test('of who came by nfc: back to the fridge, or home', async ({ page, sandbox }) => {
    const { email } = await newAccount(sandbox, 'nfc');
    await page.goto(await newResetLink(sandbox, email, `${APP}/selling-area/milano-1?pausa_code_landing_medium=nfc`));
    // A logout without a connection, of whoever was here before.
    await page.evaluate(() => localStorage.setItem('logout_pending', '1'));
    await choosePassword(page, 'segreta2');
    await expect(heading(page, 'Ci siamo!', 1)).toBeVisible();
    await expect(page.getByText('La password è salvata. Avvicina di nuovo il telefono al tag del frigo per continuare.')).toBeVisible();
    // The tag opens another page, which must not send that logout.
    const tagged = await page.context().newPage();
    await tagged.goto('/selling-area/milano-1');
    await expect(heading(tagged, 'Frigo Torre Nord', 1)).toBeVisible();
    await press(page, 'Vai alla Home');
    await expect(heading(page, 'È ora di pausa.')).toBeVisible();
    await expectPath(page, '/');
  });
});

test.describe('signed in as somebody else', () => {
  test.use({ account: DEMO });

  test('the link makes a session of its own person, and nothing of the first one stays', async ({ page, sandbox }) => {
    const { email } = await newAccount(sandbox, 'seconda');
    await page.goto('/me');
    await expect(page.getByRole('main').getByText('demo@pausa.test')).toBeVisible();
    await page.goto(await newResetLink(sandbox, email, `${APP}/me`));
    await expect(field(page)).toHaveValue(email);
    await choosePassword(page, 'segreta2');
    await expectPath(page, '/me');
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    await expect(page.getByText('demo@pausa.test')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
  });
});

test('of who registered: the first password, typed once, shown before', async ({ page, sandbox }) => {
  const email = newAddress('nuova');
  expect((await sandbox.post('/b2c/register', { data: { email } })).ok()).toBe(true);
  await page.goto(await newResetLink(sandbox, email, ORDERS));
  expect(await linkTo(sandbox, email)).toContain('/login-with-token?');
  const chosen = page.getByLabel('Nuova Password');
  await chosen.fill('segreta1');
  await press(page, 'Mostra la password');
  await expect(chosen).toHaveAttribute('type', 'text');
  await press(page, 'Modifica');
  await expectOrders(page);
});
