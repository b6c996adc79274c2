import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EmailLogin } from '../../src/widgets/login/index.ts';
import { EMAIL, never, PASSWORD, refuses, scriptedIdentity } from '../support/identity.ts';
import { press, type Screen } from '../support/screen.ts';
import { SILENCE, world } from '../support/world.tsx';

const meta = {
  title: 'login/EmailLogin',
  component: EmailLogin,
  args: {
    identity: scriptedIdentity(),
    email: '',
    skipsDomain: false,
    returnTo: '/',
    onSignedIn: fn(),
    onProvider: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof EmailLogin>;
export default meta;

type Story = StoryObj<typeof meta>;

async function enterEmail(screen: Screen, email = EMAIL) {
  await screen.userEvent.type(await screen.canvas.findByLabelText('Email'), email);
  await press(screen, 'continua');
}

async function enterPassword(screen: Screen, password = PASSWORD) {
  await enterEmail(screen);
  await screen.userEvent.type(await screen.canvas.findByLabelText('Password'), password);
  await press(screen, 'login');
}

export const StartLogin: Story = {
  name: 'START_LOGIN',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Accedi con Email' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'continua' })).toBeVisible();
  },
};

export const StartLoginInvalidEmail: Story = {
  name: 'START_LOGIN (no e-mail)',
  play: async (screen) => {
    await enterEmail(screen, 'demo');
    await expect(await screen.canvas.findByText('Controlla l’indirizzo email.')).toBeVisible();
  },
};

export const StartLoginProvider: Story = {
  name: 'START_LOGIN (the address cannot be checked)',
  args: { identity: scriptedIdentity({ signInMethods: refuses('provider') }) },
  play: async (screen) => {
    await enterEmail(screen);
    await expect(await screen.canvas.findByText('Abbiamo riscontrato un problema con il nostro provider')).toBeVisible();
  },
};

export const StartLoginOffline: Story = {
  name: 'START_LOGIN (offline)',
  args: { identity: scriptedIdentity({ signInMethods: refuses('offline') }) },
  play: async (screen) => {
    await enterEmail(screen);
    await expect(await screen.canvas.findByText('Sembra che tu sia offline. Controlla la connessione e riprova.')).toBeVisible();
  },
};

export const CheckUserDomain: Story = {
  name: 'CHECK_USER_DOMAIN [P2-4.76]',
  parameters: world({ faults: { 'b2c/check-domain/*': SILENCE } }),
  play: async (screen) => {
    await enterEmail(screen);
    await expect(await screen.canvas.findByText('Stiamo controllando il tuo indirizzo.')).toBeVisible();
    await expect(screen.args.identity.signInMethods).not.toHaveBeenCalled();
  },
};

export const CheckUser: Story = {
  name: 'CHECK_USER [P2-4.79]',
  args: { identity: scriptedIdentity({ signInMethods: never }) },
  play: async (screen) => {
    await enterEmail(screen);
    await waitFor(() => expect(screen.args.identity.signInMethods).toHaveBeenCalledWith(EMAIL));
    await expect(screen.canvas.getByText('Stiamo controllando il tuo indirizzo.')).toBeVisible();
  },
};

export const AwaitingPassword: Story = {
  name: 'AWAITING_PASSWORD [P2-4.80]',
  play: async (screen) => {
    await enterEmail(screen);
    await expect(await screen.canvas.findByText('Inserisci la tua password.')).toBeVisible();
    await expect(screen.canvas.getByLabelText('Email')).toHaveValue(EMAIL);
  },
};

export const AwaitingPasswordTooManyTries: Story = {
  name: 'AWAITING_PASSWORD (too many tries)',
  args: { identity: scriptedIdentity({ signInWithPassword: refuses('too-many-tries') }) },
  play: async (screen) => {
    await enterPassword(screen);
    await expect(await screen.canvas.findByText('Troppi tentativi: aspetta qualche minuto o recupera la password.')).toBeVisible();
  },
};

export const AwaitingPasswordResetFailed: Story = {
  name: 'AWAITING_PASSWORD (reset failed)',
  args: { identity: scriptedIdentity({ sendPasswordReset: refuses('provider') }) },
  play: async (screen) => {
    await enterEmail(screen);
    await press(screen, 'RECUPERA PASSWORD');
    await expect(await screen.canvas.findByText('Abbiamo riscontrato un problema durante il reset della password')).toBeVisible();
  },
};

export const InvalidPassword: Story = {
  name: 'INVALID_PASSWORD',
  play: async (screen) => {
    await enterPassword(screen, '12345');
    await expect(await screen.canvas.findByText('Lunghezza minima 6 caratteri')).toBeVisible();
    await expect(screen.args.identity.signInWithPassword).not.toHaveBeenCalled();
  },
};

export const AwatingFirebaseLogin: Story = {
  name: 'AWATING_FIREBASE_LOGIN',
  args: { identity: scriptedIdentity({ signInWithPassword: never }) },
  play: async (screen) => {
    await enterPassword(screen);
    await expect(await screen.canvas.findByText('Accesso in corso')).toBeInTheDocument();
    await expect(screen.args.identity.signInWithPassword).toHaveBeenCalledWith(EMAIL, PASSWORD);
  },
};

export const ErrorAwaitingPassword: Story = {
  name: 'ERROR_AWAITING_PASSWORD',
  args: { identity: scriptedIdentity({ signInWithPassword: refuses('wrong-credentials') }) },
  play: async (screen) => {
    await enterPassword(screen);
    await expect(await screen.canvas.findByText("L'email o la password inserita sono errate")).toBeVisible();
    await expect(screen.canvas.getByLabelText('Password')).toHaveValue('');
  },
};

/** The address belongs to an account with these sign-in methods; the first one is the original. */
const existsWith = (...methods: string[]) =>
  scriptedIdentity({
    signInMethods: async () => methods,
    signInWithPassword: refuses('provider', { email: EMAIL, credential: '{}' }),
  });

export const ErrorVerifyLogin: Story = {
  name: 'ERROR_VERIFY_LOGIN',
  args: { identity: existsWith('google.com', 'password') },
  play: async (screen) => {
    await enterPassword(screen);
    await expect(await screen.canvas.findByRole('heading', { name: 'Hai già un accesso' })).toBeVisible();
    await expect(screen.canvas.getByText('Questa email è già registrata: premi continua e accedi con Google.')).toBeVisible();
  },
};

export const ErrorDuringVerifyLogin: Story = {
  name: 'ERROR_DURING_VERIFY_LOGIN',
  args: { identity: existsWith('password') },
  play: async (screen) => {
    await enterPassword(screen);
    await expect(
      await screen.canvas.findByText('La tua email è già registrata con un altro metodo di accesso. Riprova o scegline un altro.'),
    ).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: 'riprova' })).toBeVisible();
  },
};

/** END_LOGIN_WITH_EMAIL passes at once. */
export const SettingCookie: Story = {
  name: 'END_LOGIN_WITH_EMAIL, SETTING_COOKIE',
  parameters: world({ faults: { 'b2c/auth/session-cookie': SILENCE } }),
  play: async (screen) => {
    await enterPassword(screen);
    await waitFor(() => expect(screen.args.identity.signInWithPassword).toHaveBeenCalledOnce());
    await expect(await screen.canvas.findByText('Accesso in corso')).toBeInTheDocument();
    await expect(screen.args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const ErrorSettingCookie: Story = {
  name: 'ERROR_SETTING_COOKIE',
  parameters: world({ faults: { 'b2c/auth/login': '500' } }),
  play: async (screen) => {
    await enterPassword(screen);
    await expect(
      await screen.canvas.findByRole('heading', { name: 'Abbiamo riscontrato un problema durante il processamento della richiesta (021)' }),
    ).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: 'riprova' })).toBeVisible();
  },
};

export const SendingEmail: Story = {
  name: 'SENDING_EMAIL',
  args: { identity: scriptedIdentity({ sendPasswordReset: never }) },
  play: async (screen) => {
    await enterEmail(screen);
    await press(screen, 'RECUPERA PASSWORD');
    await expect(await screen.canvas.findByText('Invio dell’email in corso')).toBeVisible();
  },
};

export const EmailResetPasswordSended: Story = {
  name: 'EMAIL_RESET_PASSWORD_SENDED',
  args: { identity: scriptedIdentity({ signInMethods: async () => ['google.com'] }) },
  play: async (screen) => {
    await enterEmail(screen);
    await expect(await screen.canvas.findByRole('heading', { name: 'Controlla la posta' })).toBeVisible();
    await expect(screen.args.identity.sendPasswordReset).toHaveBeenCalledWith(EMAIL, '/');
  },
};

export const RegisterNewUser: Story = {
  name: 'REGISTER_NEW_USER',
  args: { identity: scriptedIdentity({ signInMethods: async () => [] }) },
  play: async (screen) => {
    await enterEmail(screen);
    await expect(await screen.canvas.findByRole('heading', { name: 'È la tua prima volta?' })).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: 'Ho già una password' })).toBeVisible();
  },
};

export const RegisterNewUserPending: Story = {
  name: 'REGISTER_NEW_USER (under way)',
  args: { identity: scriptedIdentity({ signInMethods: async () => [] }) },
  parameters: world({ faults: { 'b2c/register': SILENCE } }),
  play: async (screen) => {
    await enterEmail(screen);
    await press(screen, 'Registrati');
    await waitFor(() => expect(screen.canvas.getByRole('button', { name: 'Ho già una password' })).toBeDisabled());
  },
};

export const RegisterNewUserFailed: Story = {
  name: 'REGISTER_NEW_USER (failed)',
  args: { identity: scriptedIdentity({ signInMethods: async () => [] }) },
  parameters: world({ faults: { 'b2c/register': '500' } }),
  play: async (screen) => {
    await enterEmail(screen);
    await press(screen, 'Registrati');
    await expect(await screen.canvas.findByText('Abbiamo riscontrato un problema durante la creazione del nuovo utente')).toBeVisible();
  },
};

export const UserRegistered: Story = {
  name: 'USER_REGISTERED',
  args: { identity: scriptedIdentity({ signInMethods: async () => [] }) },
  play: async (screen) => {
    await enterEmail(screen);
    await press(screen, 'Registrati');
    await expect(await screen.canvas.findByRole('heading', { name: 'Ci siamo quasi!' })).toBeVisible();
  },
};

export const UnmanagedProvider: Story = {
  name: 'UNMANAGED_PROVIDER',
  args: { identity: scriptedIdentity({ signInMethods: async () => ['facebook.com'] }) },
  play: async (screen) => {
    await enterEmail(screen);
    await expect(await screen.canvas.findByRole('heading', { name: 'Provider non riconosciuto: facebook.com' })).toBeVisible();
  },
};

export const Left: Story = {
  name: 'LEFT',
  play: async (screen) => {
    await enterEmail(screen, 'anna@google.pausa.test');
    await waitFor(() => expect(screen.args.onProvider).toHaveBeenCalledWith('google', 'anna@google.pausa.test'));
    await expect(screen.canvas.getByText('Accesso in corso')).toBeVisible();
  },
};
