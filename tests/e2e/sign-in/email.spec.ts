import { PHONE, test } from '../../support/test.ts';
import { clearFaults, expect, expectPath, heading } from '../../support/journey.ts';
import {
  addPassword,
  alert,
  choosePassword,
  enterEmail,
  enterPassword,
  expectChoice,
  expectOrders,
  expectProvider,
  field,
  linkTo,
  newAccount,
  newAccountBy,
  newAddress,
  press,
  returningTo,
  signInPrefilled,
} from '../../support/sign-in.ts';

test.use({ viewport: PHONE });

const FORM = returningTo('/login-with-email', '/lista-ordini');
const PROVIDER_FAILED = 'Abbiamo riscontrato un problema con il nostro provider';
const OFFLINE = 'Sembra che tu sia offline. Controlla la connessione e riprova.';

test.describe('the address', () => {
  test(
    'of a company that uses Microsoft: goes there with it, and back to where one was heading [P2-4.78]',
    { tag: '@quick' },
    async ({ page }) => {
      const email = newAddress('anna').replace('example.it', 'microsoft.pausa.test');
      await page.goto(FORM);
      await enterEmail(page, email);
      await signInPrefilled(page, 'Microsoft', email);
      await expectOrders(page);
    },
  );

  test('of a company that uses Google: the same, and Back from there leads to the choice [P1-2.11]', async ({ page }) => {
    const email = newAddress('anna').replace('example.it', 'google.pausa.test');
    await page.goto(FORM);
    await enterEmail(page, email);
    await expectProvider(page, 'Google');
    await page.goBack();
    await expectChoice(page);
    await expect(alert(page)).toHaveCount(0);
    await press(page, 'Accedi con Google');
    await signInPrefilled(page, 'Google', email);
    await expectOrders(page);
  });

  test('with a provider in the address: to that provider with it, and back to where one was heading [P2-2.129]', async ({ page }) => {
    const email = newAddress('anna');
    await page.goto(`${FORM}&email=${email}&provider=microsoft`);
    await signInPrefilled(page, 'Microsoft', email);
    await expectOrders(page);
  });

  test('skip=domain: the company is not asked for [P1-2.5] [P2-2.131]', async ({ page, sandbox }) => {
    const account = await newAccountBy(sandbox, 'google.com', { email: newAddress('anna').replace('example.it', 'google.pausa.test') });
    await addPassword(sandbox, account.idToken, 'segreta1');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${FORM}&email=${account.email}&skip=domain`);
    await expect(field(page)).toHaveValue(account.email);
    await press(page, 'continua');
    await enterPassword(page, 'segreta1');
    await expectOrders(page);
    expect(asked.filter((url) => url.includes('/check-domain/'))).toEqual([]);
  });

  test('cannot be checked: a sentence, the address stays, and the next try works', async ({ page, fault, sandbox }) => {
    await page.goto(FORM);
    for (const [call, kind, sentence] of [
      ['b2c/check-domain/*', 'drop', OFFLINE],
      ['*accounts:createAuthUri', '500', PROVIDER_FAILED],
      ['*accounts:createAuthUri', 'drop', OFFLINE],
    ] as const) {
      await test.step(`${call} ${kind}`, async () => {
        // The fault must hit more than one call, because a browser repeats a dropped one.
        await fault(call, kind);
        await enterEmail(page, 'demo@pausa.test');
        await expect(alert(page)).toHaveText(sentence);
        await clearFaults(sandbox);
        await expect(field(page)).toHaveValue('demo@pausa.test');
      });
    }
    await press(page, 'continua');
    await enterPassword(page, 'pranzo123');
    await expectOrders(page);
  });
});

test.describe('the password', () => {
  test('too many tries, no line, no provider: each has its sentence, and the next try works', async ({ page, fault, sandbox }) => {
    await page.goto(FORM);
    await enterEmail(page, 'demo@pausa.test');
    for (const [kind, message, sentence] of [
      ['400', 'TOO_MANY_ATTEMPTS_TRY_LATER', 'Troppi tentativi: aspetta qualche minuto o recupera la password.'],
      ['drop', '', OFFLINE],
      ['500', '', PROVIDER_FAILED],
    ] as const) {
      await test.step(`${kind} ${message}`, async () => {
        await fault('*accounts:signInWithPassword', kind, message === '' ? {} : { message });
        await enterPassword(page, 'pranzo123');
        await expect(alert(page)).toHaveText(sentence);
        await clearFaults(sandbox);
      });
    }
    await press(page, 'login');
    await expectOrders(page);
  });
});

test.describe('by a link from an e-mail', () => {
  test('RECUPERA PASSWORD: the sending fails, then works; the link leads to a new password and on [P2-4.99] [P2-7.49]', async ({
    page,
    sandbox,
    fault,
  }) => {
    const { email } = await newAccount(sandbox, 'smemorata');
    await fault('*accounts:sendOobCode', '500', { times: 1 });
    await page.goto(FORM);
    await enterEmail(page, email);
    await press(page, 'RECUPERA PASSWORD');
    await expect(alert(page)).toHaveText('Abbiamo riscontrato un problema durante il reset della password');
    await press(page, 'RECUPERA PASSWORD');
    await expect(heading(page, 'Controlla la posta', 1)).toBeVisible();
    await expect(page.getByText(`Abbiamo inviato un’email a ${email}. Apri il link che contiene per continuare.`)).toBeVisible();
    await press(page, 'Torna al login');
    await expectPath(page, returningTo('/login', '/lista-ordini'));
    await page.goto(await linkTo(sandbox, email));
    await choosePassword(page, 'segreta2');
    await expectOrders(page);
  });

  test('an account that only knows Google gets a password by e-mail [P2-4.81]', async ({ page, sandbox, fault }) => {
    const { email } = await newAccountBy(sandbox, 'google.com');
    await fault('*accounts:sendOobCode', '500', { times: 1 });
    await page.goto(FORM);
    await enterEmail(page, email);
    await expect(alert(page)).toHaveText(PROVIDER_FAILED);
    await press(page, 'continua');
    await expect(heading(page, 'Controlla la posta', 1)).toBeVisible();
    await page.goto(await linkTo(sandbox, email));
    await choosePassword(page, 'segreta2');
    await expectOrders(page);
  });

  test('a new person registers: the first try fails, the mailbox has the link, and on with the new password', async ({ page, fault }) => {
    const email = newAddress('nuova');
    await fault('b2c/register', '500', { times: 1 });
    await page.goto(FORM);
    await enterEmail(page, email);
    await expect(heading(page, 'È la tua prima volta?', 1)).toBeVisible();
    await expect(page.getByText(`Non troviamo un accesso per ${email}.`)).toBeVisible();
    await press(page, 'Registrati');
    await expect(alert(page)).toHaveText('Abbiamo riscontrato un problema durante la creazione del nuovo utente');
    await press(page, 'Registrati');
    await expect(heading(page, 'Ci siamo quasi!', 1)).toBeVisible();
    await expect(page.getByText(`Abbiamo inviato un’email a ${email}`)).toBeVisible();
    await page.goto('/sandbox/mailbox');
    await page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: 'Scegli una nuova password' }).click();
    await expect(field(page)).toHaveValue(email);
    await choosePassword(page, 'segreta1');
    await expectOrders(page);
  });
});

test.describe('an address that belongs to an account with another way in', () => {
  test('Google: named, and led to it with the address [P2-4.89]', async ({ page, sandbox, fault }) => {
    const { email, idToken } = await newAccountBy(sandbox, 'google.com');
    await addPassword(sandbox, idToken, 'segreta1');
    await fault('*accounts:signInWithPassword', '200', { message: 'NEED_CONFIRMATION' });
    await page.goto(FORM);
    await enterEmail(page, email);
    await enterPassword(page, 'segreta1');
    await expect(heading(page, 'Hai già un accesso', 1)).toBeVisible();
    await expect(page.getByText('Questa email è già registrata: premi continua e accedi con Google.')).toBeVisible();
    await press(page, 'continua');
    await signInPrefilled(page, 'Google', email);
    await expectOrders(page);
  });

  test('which one cannot be found out: riprova, or another way', async ({ page, sandbox, fault }) => {
    const account = await newAccount(sandbox, 'incerta');
    await fault('*accounts:signInWithPassword', '200', { message: 'NEED_CONFIRMATION', times: 2 });
    await page.goto(FORM);
    const expectFailure = async () => {
      await enterEmail(page, account.email);
      await enterPassword(page, account.password);
      await expect(heading(page, PROVIDER_FAILED, 1)).toBeVisible();
      await expect(
        page.getByText('La tua email è già registrata con un altro metodo di accesso. Riprova o scegline un altro.'),
      ).toBeVisible();
    };
    await expectFailure();
    await press(page, 'riprova');
    await expect(field(page)).toHaveValue(account.email);
    await expectFailure();
    await press(page, 'Scegli un altro metodo');
    await expectPath(page, returningTo('/login', '/lista-ordini'));
    await press(page, 'Accedi con Email');
    await enterEmail(page, account.email);
    await enterPassword(page, account.password);
    await expectOrders(page);
  });
});

test.describe('while the service keeps quiet about who exists', () => {
  test.beforeEach(async ({ sandbox }) => {
    await sandbox.post('/sandbox/identity/email-privacy', { data: { enabled: true } });
  });

  test('a known person says so, and gets in; who returns is asked for the password at once', async ({ page, context }) => {
    await page.goto(FORM);
    await enterEmail(page, 'demo@pausa.test');
    await expect(heading(page, 'È la tua prima volta?', 1)).toBeVisible();
    await press(page, 'Ho già una password');
    await enterPassword(page, 'sbagliata');
    await expect(alert(page)).toHaveText("L'email o la password inserita sono errate");
    await enterPassword(page, 'pranzo123');
    await expectOrders(page);
    await context.clearCookies({ name: 'pausa_session' });
    await page.goto(FORM);
    await enterEmail(page, 'demo@pausa.test');
    await enterPassword(page, 'pranzo123');
    await expectOrders(page);
  });

  test('a new person registers', async ({ page, sandbox }) => {
    const email = newAddress('nuova');
    await page.goto(FORM);
    await enterEmail(page, email);
    await press(page, 'Registrati');
    await expect(heading(page, 'Ci siamo quasi!', 1)).toBeVisible();
    await page.goto(await linkTo(sandbox, email));
    await choosePassword(page, 'segreta1');
    await expectOrders(page);
  });

  test('RECUPERA PASSWORD says the same of an address that nobody has, and writes to nobody', async ({ page, sandbox }) => {
    const email = newAddress('nessuna');
    await page.goto(FORM);
    await enterEmail(page, email);
    await press(page, 'Ho già una password');
    await press(page, 'RECUPERA PASSWORD');
    await expect(heading(page, 'Controlla la posta', 1)).toBeVisible();
    await expect(page.getByText(`Abbiamo inviato un’email a ${email}. Apri il link che contiene per continuare.`)).toBeVisible();
    expect(await (await sandbox.get('/sandbox/mailbox.json')).text()).not.toContain(email);
  });
});
