import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginChoice } from '../../src/widgets/login/index.ts';
import { EMAIL, never, refuses, scriptedIdentity } from '../support/identity.ts';
import { SILENCE, world } from '../support/world.tsx';

const meta = {
  title: 'login/LoginChoice',
  component: LoginChoice,
  args: {
    identity: scriptedIdentity(),
    methods: ['microsoft', 'google', 'email'],
    provider: null,
    email: null,
    onSignedIn: fn(),
    onEmail: fn(),
  },
} satisfies Meta<typeof LoginChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The person comes back from Google's pages. */
const FROM_GOOGLE = { signInPending: 'google' } as const;

/** The returned credential belongs to an account with other sign-in methods. */
const existsWith = (...methods: string[]) =>
  scriptedIdentity({
    redirectResult: refuses('provider', { email: EMAIL, credential: '{}' }),
    signInMethods: async () => methods,
  });

/** CHECK_REDIRECT_RESULT passes at once. */
export const CheckingRedirectResult: Story = {
  name: 'CHECK_REDIRECT_RESULT, CHECKING_REDIRECT_RESULT [P1-2.15]',
  args: { identity: scriptedIdentity({ redirectResult: never }) },
  parameters: world({ stored: FROM_GOOGLE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Controllo dell’accesso in corso')).toBeVisible();
  },
};

export const DoLogin: Story = {
  name: 'DO_LOGIN [P1-2.10]',
  play: async ({ canvas }) => {
    for (const name of ['Accedi con Microsoft', 'Accedi con Google', 'Accedi con Email']) {
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
    }
  },
};

export const DoLoginEmailOnly: Story = {
  name: 'DO_LOGIN (e-mail alone)',
  args: { methods: ['email'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button')).toHaveLength(1);
  },
};

export const DoingLogin: Story = {
  name: 'DOING_LOGIN [P1-2.16]',
  args: { identity: scriptedIdentity({ startRedirect: never }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accedi con Microsoft' }));
    await expect(await canvas.findByText('Ti portiamo alla pagina di accesso')).toBeVisible();
    await expect(args.identity.startRedirect).toHaveBeenCalledWith('microsoft', null);
  },
};

/** END_LOGIN has no screen of its own. */
export const SettingCookie: Story = {
  name: 'END_LOGIN, SETTING_COOKIE [P1-2.17]',
  args: { identity: scriptedIdentity({ redirectResult: async () => EMAIL }) },
  parameters: world({ stored: FROM_GOOGLE, faults: { 'b2c/auth/session-cookie': SILENCE } }),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Accesso in corso')).toBeVisible();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const ErrorSettingCookie: Story = {
  name: 'ERROR_SETTING_COOKIE',
  args: { identity: scriptedIdentity({ redirectResult: async () => EMAIL }) },
  parameters: world({ stored: FROM_GOOGLE, faults: { 'b2c/auth/session-cookie': '500' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Abbiamo riscontrato un problema durante il processamento della richiesta (020).')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'riprova' })).toBeVisible();
  },
};

export const ErrorVerifyLoginProvider: Story = {
  name: 'ERROR_VERIFY_LOGIN (another provider)',
  args: { identity: existsWith('microsoft.com') },
  parameters: world({ stored: FROM_GOOGLE }),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Questa email è già registrata con un altro metodo di accesso.')).toBeVisible();
    await expect(canvas.getByText('Premi continua e accedi con Microsoft.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'continua' })).toBeVisible();
    await expect(args.identity.signInMethods).toHaveBeenCalledWith(EMAIL);
  },
};

export const ErrorVerifyLoginEmail: Story = {
  name: 'ERROR_VERIFY_LOGIN (e-mail and password) [P1-8.4]',
  args: { identity: existsWith('password') },
  parameters: world({ stored: FROM_GOOGLE }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Ops... l'email utilizzata è già registrata, usa il login via email e password per continuare…"),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'continua' })).toBeVisible();
  },
};

export const ErrorVerifyLoginUnknown: Story = {
  name: 'ERROR_VERIFY_LOGIN (nobody can tell)',
  args: { identity: existsWith() },
  parameters: world({ stored: FROM_GOOGLE }),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Scegli il metodo che hai usato la prima volta.')).toBeVisible();
    await expect(args.identity.signInMethods).toHaveBeenCalledWith(EMAIL);
  },
};

export const MicrosoftError: Story = {
  name: 'MICROSOFT_ERROR',
  args: { identity: scriptedIdentity({ redirectResult: refuses('provider') }) },
  parameters: world({ stored: { signInPending: 'microsoft' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Abbiamo riscontrato un problema temporaneo con i nostri provider…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accedi con Email' })).toBeVisible();
  },
};

export const ErrorSignWithRedirect: Story = {
  name: 'ERROR_SIGN_WITH_REDIRECT [P1-2.18]',
  args: { identity: scriptedIdentity({ startRedirect: refuses('provider') }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accedi con Google' }));
    await expect(await canvas.findByText('Abbiamo riscontrato un problema temporaneo con i nostri provider…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accedi con Google' })).toBeVisible();
  },
};
