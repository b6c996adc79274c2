import type { Page } from '@playwright/test';
import { APP, test } from '../support/test.ts';
import { expect, heading } from '../support/journey.ts';
import { lookAt, type Screen, seenAs, type Tools } from '../support/look.ts';
import {
  addPassword,
  alert,
  choosePassword,
  enterEmail,
  enterPassword,
  expectChoice,
  newAccount,
  newAccountBy,
  newAddress,
  newResetLink,
  password,
  press,
  signInAt,
  way,
} from '../support/sign-in.ts';

test.describe.configure({ timeout: 60_000 });

/** Longer than any look. */
const FOR_EVER = 'slow:600000';

async function toPassword(page: Page, email = 'demo@pausa.test'): Promise<void> {
  await page.goto('/login-with-email');
  await enterEmail(page, email);
  await expect(password(page)).toBeVisible();
}

async function byMicrosoft(page: Page, email = 'microsoft@pausa.test'): Promise<void> {
  await page.goto('/login');
  await way(page, 'Microsoft').click();
  await signInAt(page, 'Microsoft', email);
}

async function toNewPassword(page: Page, { sandbox }: Tools, continueUrl = `${APP}/`): Promise<void> {
  const { email } = await newAccount(sandbox, 'nuova');
  await page.goto(await newResetLink(sandbox, email, continueUrl));
  await expect(heading(page, 'Nuova Password', 1)).toBeVisible();
}

const asked = (sandbox: Tools['sandbox']) => sandbox.post('/sandbox/consent', { data: { required: true } });

const LOGIN: Readonly<Record<string, Screen>> = {
  'leaving for the provider': {
    isPublic: true,
    async open(page, { fault }) {
      await fault('sandbox/gapi-shim.js', FOR_EVER);
      await page.goto('/login');
      await way(page, 'Google').click();
      await expect(page.getByText('Ti portiamo alla pagina di accesso')).toBeVisible();
    },
  },
  'checking what came back': {
    isPublic: true,
    isMain: true,
    async open(page, { fault }) {
      // Only the return asks with this: the way there needs the frame too.
      await fault('*accounts:signInWithIdp', FOR_EVER);
      await byMicrosoft(page);
      await expect(page.getByText('Controllo dell’accesso in corso')).toBeVisible();
    },
  },
  'making the session': {
    isPublic: true,
    async open(page, { fault }) {
      await fault('b2c/auth/session-cookie', FOR_EVER);
      await byMicrosoft(page);
      await expect(page.getByText('Accesso in corso')).toBeVisible();
    },
  },
  'no session (020)': {
    isPublic: true,
    isMain: true,
    async open(page, { fault }) {
      await fault('b2c/auth/session-cookie', '500');
      await byMicrosoft(page);
      await expect(alert(page)).toContainText('(020)');
    },
  },
  'the provider failed': {
    isPublic: true,
    isMain: true,
    async open(page, { fault }) {
      await fault('*accounts:signInWithIdp', '500');
      await byMicrosoft(page);
      await expect(alert(page)).toContainText('problema temporaneo con i nostri provider');
    },
  },
  'the way to the provider cannot be taken': {
    isPublic: true,
    async open(page, { fault }) {
      await fault('sandbox/gapi-shim.js', '500');
      await page.goto('/login');
      await way(page, 'Google').click();
      await expect(alert(page)).toContainText('problema temporaneo con i nostri provider');
    },
  },
  'an account with a password': {
    isPublic: true,
    isMain: true,
    async open(page, { sandbox }) {
      const { email } = await newAccount(sandbox, 'doppia');
      await byMicrosoft(page, email);
      await expect(alert(page)).toContainText('usa il login via email e password');
    },
  },
  'an account by Google': {
    isPublic: true,
    async open(page, { sandbox }) {
      const { email } = await newAccountBy(sandbox, 'google.com');
      await byMicrosoft(page, email);
      await expect(page.getByText('Premi continua e accedi con Google.')).toBeVisible();
    },
  },
  'an account by nobody knows whom': {
    isPublic: true,
    async open(page, { sandbox }) {
      const { email } = await newAccount(sandbox, 'riservata');
      await sandbox.post('/sandbox/identity/email-privacy', { data: { enabled: true } });
      await byMicrosoft(page, email);
      await expect(page.getByText('Scegli il metodo che hai usato la prima volta.')).toBeVisible();
      await expectChoice(page);
    },
  },
};

const EMAIL: Readonly<Record<string, Screen>> = {
  'checking the address': {
    isPublic: true,
    isMain: true,
    async open(page, { fault }) {
      await fault('b2c/check-domain/*', FOR_EVER);
      await page.goto('/login-with-email');
      await enterEmail(page, 'demo@pausa.test');
      await expect(page.getByText('Stiamo controllando il tuo indirizzo.')).toBeVisible();
    },
  },
  'an address that cannot be checked': {
    isPublic: true,
    async open(page, { fault }) {
      await fault('b2c/check-domain/*', '500');
      await page.goto('/login-with-email');
      await enterEmail(page, 'demo@pausa.test');
      await expect(alert(page)).toHaveText('Abbiamo riscontrato un problema con il nostro provider');
    },
  },
  'a password that is too short': {
    isPublic: true,
    async open(page) {
      await toPassword(page);
      await enterPassword(page, 'corta');
      await expect(alert(page)).toHaveText('Lunghezza minima 6 caratteri');
    },
  },
  'too many tries': {
    isPublic: true,
    async open(page, { fault }) {
      await toPassword(page);
      await fault('*accounts:signInWithPassword', '400', { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' });
      await enterPassword(page, 'pranzo123');
      await expect(alert(page)).toContainText('Troppi tentativi');
    },
  },
  'signing in': {
    isPublic: true,
    isMain: true,
    async open(page, { fault }) {
      await toPassword(page);
      await fault('*accounts:signInWithPassword', FOR_EVER);
      await enterPassword(page, 'pranzo123');
      await expect(page.getByText('Accesso in corso')).toBeAttached();
    },
  },
  'sending an e-mail': {
    isPublic: true,
    async open(page, { fault }) {
      await toPassword(page);
      await fault('*accounts:sendOobCode', FOR_EVER);
      await press(page, 'RECUPERA PASSWORD');
      await expect(page.getByText('Invio dell’email in corso')).toBeVisible();
    },
  },
  'an e-mail that was not sent': {
    isPublic: true,
    async open(page, { fault }) {
      await toPassword(page);
      await fault('*accounts:sendOobCode', '500');
      await press(page, 'RECUPERA PASSWORD');
      await expect(alert(page)).toContainText('durante il reset della password');
    },
  },
  'an e-mail that was sent': {
    isPublic: true,
    async open(page, { sandbox }) {
      await toPassword(page, (await newAccount(sandbox, 'smemorata')).email);
      await press(page, 'RECUPERA PASSWORD');
      await expect(heading(page, 'Controlla la posta', 1)).toBeVisible();
    },
  },
  'somebody new': {
    isPublic: true,
    isMain: true,
    async open(page) {
      await page.goto('/login-with-email');
      await enterEmail(page, newAddress('nuova'));
      await expect(heading(page, 'È la tua prima volta?', 1)).toBeVisible();
    },
  },
  'a registration on its way': {
    isPublic: true,
    async open(page, { fault }) {
      await fault('b2c/register', FOR_EVER);
      await page.goto('/login-with-email');
      await enterEmail(page, newAddress('nuova'));
      await press(page, 'Registrati');
      await expect(page.getByRole('button', { name: 'Registrati' })).toHaveAttribute('aria-disabled', 'true');
    },
  },
  'a registration that failed': {
    isPublic: true,
    async open(page, { fault }) {
      await fault('b2c/register', '500');
      await page.goto('/login-with-email');
      await enterEmail(page, newAddress('nuova'));
      await press(page, 'Registrati');
      await expect(alert(page)).toContainText('durante la creazione del nuovo utente');
    },
  },
  'a registration': {
    isPublic: true,
    async open(page) {
      await page.goto('/login-with-email');
      await enterEmail(page, newAddress('nuova'));
      await press(page, 'Registrati');
      await expect(heading(page, 'Benvenuto!', 1)).toBeVisible();
    },
  },
  'a provider that we do not know': {
    isPublic: true,
    async open(page, { sandbox }) {
      const { email } = await newAccountBy(sandbox, 'github.com');
      await page.goto('/login-with-email');
      await enterEmail(page, email);
      await expect(heading(page, 'Provider non riconosciuto: github.com', 1)).toBeVisible();
    },
  },
  'an address that signs in by Google': {
    isPublic: true,
    async open(page, { sandbox, fault }) {
      const { email, idToken } = await newAccountBy(sandbox, 'google.com');
      await addPassword(sandbox, idToken, 'segreta1');
      await fault('*accounts:signInWithPassword', '200', { message: 'NEED_CONFIRMATION' });
      await toPassword(page, email);
      await enterPassword(page, 'segreta1');
      await expect(heading(page, 'Hai già un accesso', 1)).toBeVisible();
    },
  },
  'an address that signs in otherwise': {
    isPublic: true,
    async open(page, { fault }) {
      await fault('*accounts:signInWithPassword', '200', { message: 'NEED_CONFIRMATION' });
      await toPassword(page);
      await enterPassword(page, 'pranzo123');
      await expect(heading(page, 'Abbiamo riscontrato un problema con il nostro provider', 1)).toBeVisible();
    },
  },
};

const TOKEN: Readonly<Record<string, Screen>> = {
  'checking a link': {
    isPublic: true,
    async open(page, { fault }) {
      await fault('*accounts:resetPassword', FOR_EVER);
      await page.goto('/login-with-token?mode=resetPassword&oobCode=abc');
      await expect(page.getByText('Stiamo controllando il tuo link.')).toBeVisible();
    },
  },
  'a link that is none': {
    isPublic: true,
    async open(page) {
      await page.goto('/login-with-token?mode=signIn&oobCode=abc');
      await expect(heading(page, 'Codice non valido', 1)).toBeVisible();
    },
  },
  'a link that cannot be checked': {
    isPublic: true,
    async open(page, { fault }) {
      await fault('*accounts:resetPassword', '500');
      await page.goto('/login-with-token?mode=resetPassword&oobCode=abc');
      await expect(heading(page, 'Errore durante il processamento della richiesta', 1)).toBeVisible();
    },
  },
  'a new password': { isPublic: true, isMain: true, open: toNewPassword },
  'a new password that is refused': {
    isPublic: true,
    async open(page, tools) {
      await toNewPassword(page, tools);
      await choosePassword(page, '12345');
      await expect(alert(page)).toHaveText('Lunghezza minima 6 caratteri');
    },
  },
  'a new password that is not saved': {
    isPublic: true,
    async open(page, tools) {
      await toNewPassword(page, tools);
      await tools.fault('*accounts:resetPassword', '500');
      await choosePassword(page, 'segreta2');
      await expect(alert(page)).toContainText('durante il reset della password');
    },
  },
  'a new password on its way': {
    isPublic: true,
    async open(page, tools) {
      await toNewPassword(page, tools);
      await tools.fault('*accounts:resetPassword', FOR_EVER);
      await choosePassword(page, 'segreta2');
      await expect(page.getByRole('button', { name: 'Modifica' })).toHaveAttribute('aria-disabled', 'true');
    },
  },
  'a new password without a sign-in': {
    isPublic: true,
    async open(page, tools) {
      await toNewPassword(page, tools);
      await tools.fault('*accounts:signInWithPassword', '500');
      await choosePassword(page, 'segreta2');
      await expect(page.getByRole('button', { name: 'Vai al login' })).toBeVisible();
    },
  },
  'a new password without a session (022)': {
    isPublic: true,
    async open(page, tools) {
      await toNewPassword(page, tools);
      await tools.fault('b2c/auth/session-cookie', '500');
      await choosePassword(page, 'segreta2');
      await expect(page.getByRole('heading', { name: '(022)' })).toBeVisible();
    },
  },
  'back to the fridge by its tag': {
    isPublic: true,
    async open(page, tools) {
      await toNewPassword(page, tools, `${APP}/selling-area/milano-1?pausa_code_landing_medium=nfc`);
      await choosePassword(page, 'segreta2');
      await expect(heading(page, 'Ci siamo!', 1)).toBeVisible();
    },
  },
  'back to the fridge by its code': {
    isPublic: true,
    async open(page, tools) {
      await toNewPassword(page, tools, `${APP}/selling-area/milano-1?pausa_code_landing_medium=qr-code`);
      await choosePassword(page, 'segreta2');
      await expect(heading(page, 'Ci siamo!', 1)).toBeVisible();
    },
  },
};

const CONSENT: Readonly<Record<string, Screen>> = {
  'the consent that is required': {
    isMain: true,
    async open(page, { sandbox }) {
      await asked(sandbox);
      await page.goto('/lista-ordini');
      await expect(page.getByRole('button', { name: 'Prosegui' })).toBeVisible();
    },
  },
  'the consent without an answer': {
    isPublic: true,
    isMain: true,
    async open(page, { sandbox }) {
      const account = await newAccount(sandbox, 'nuova');
      await asked(sandbox);
      await toPassword(page, account.email);
      await enterPassword(page, account.password);
      await press(page, 'Prosegui');
      await expect(page.getByText('Devi fare una scelta.')).toHaveCount(2);
    },
  },
  'the consent on its way': {
    async open(page, { fault }) {
      await page.goto('/privacy-policy');
      for (const yes of await page.getByRole('radio', { name: 'Si' }).all()) await yes.check();
      await fault('b2c/privacy-policy', FOR_EVER, { method: 'POST' });
      await press(page, 'Prosegui');
      await expect(page.getByText('Invio in corso')).toBeAttached();
    },
  },
  'the consent that is loading': {
    async open(page, { fault }) {
      await fault('b2c/privacy-policy', FOR_EVER, { method: 'GET' });
      await page.goto('/privacy-policy');
      await expect(page.getByText('Caricamento delle tue scelte in corso')).toBeVisible();
    },
  },
  'the consent that does not come': {
    async open(page, { fault }) {
      await fault('b2c/privacy-policy', '500', { method: 'GET' });
      await page.goto('/privacy-policy');
      await expect(heading(page, 'Errore durante il caricamento', 1)).toBeVisible();
    },
  },
};

for (const [name, screen] of Object.entries({ ...LOGIN, ...EMAIL, ...TOKEN, ...CONSENT })) {
  test.describe(name, () => {
    test.use(seenAs(screen));

    test('has no accessibility violation', async ({ page, sandbox, fault }) => {
      await lookAt(page, screen, { sandbox, fault });
    });
  });
}
