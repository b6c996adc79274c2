import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TokenLogin } from '../../src/widgets/login/index.ts';
import { EMAIL, never, PASSWORD, refuses, scriptedIdentity } from '../support/identity.ts';
import type { Screen } from '../support/screen.ts';
import { SILENCE, world } from '../support/world.tsx';

const meta = {
  title: 'login/TokenLogin',
  component: TokenLogin,
  args: {
    identity: scriptedIdentity(),
    mode: 'resetPassword',
    oobCode: 'codice',
    medium: null,
    onSignedIn: fn(),
    onLogin: fn(),
    onScan: fn(),
    onHome: fn(),
  },
} satisfies Meta<typeof TokenLogin>;
export default meta;

type Story = StoryObj<typeof meta>;

async function choose({ canvas, userEvent }: Screen, password = PASSWORD) {
  await userEvent.type(await canvas.findByLabelText('Nuova Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Modifica' }));
}

/** The form waits. RESET_PASSWORD, DO_LOGIN and DO_REDIRECT look the same and differ in their calls. */
const expectPending = ({ canvas }: Screen) =>
  waitFor(() => expect(canvas.getByRole('button', { name: 'Modifica' })).toHaveAttribute('aria-disabled', 'true'));

export const CheckActionCode: Story = {
  name: 'CHECK_ACTION_CODE',
  args: { identity: scriptedIdentity({ checkResetCode: never }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Stiamo controllando il tuo link.')).toBeVisible();
  },
};

export const ErrorCheckingActionCodeInvalid: Story = {
  name: 'ERROR_CHECKING_ACTION_CODE (invalid)',
  args: { identity: scriptedIdentity({ checkResetCode: refuses('invalid-code') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Codice non valido' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Annulla' })).toBeVisible();
  },
};

export const ErrorCheckingActionCodeUnreachable: Story = {
  name: 'ERROR_CHECKING_ACTION_CODE (unreachable)',
  args: { identity: scriptedIdentity({ checkResetCode: refuses('offline') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Errore durante il processamento della richiesta' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'riprova' })).toBeVisible();
  },
};

export const StartPasswordReset: Story = {
  name: 'START_PASSWORD_RESET [P2-4.94]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nuova Password' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(EMAIL);
  },
};

export const StartPasswordResetTooShort: Story = {
  name: 'START_PASSWORD_RESET (too short)',
  play: async (screen) => {
    await choose(screen, '12345');
    await expect(await screen.canvas.findByText('Lunghezza minima 6 caratteri')).toBeVisible();
  },
};

export const StartPasswordResetRefused: Story = {
  name: 'START_PASSWORD_RESET (refused) [P2-8.35]',
  args: { identity: scriptedIdentity({ confirmPasswordReset: refuses('weak-password') }) },
  play: async (screen) => {
    await choose(screen);
    await expect(await screen.canvas.findByText('La password inserita non è valida')).toBeVisible();
  },
};

export const StartPasswordResetFailed: Story = {
  name: 'START_PASSWORD_RESET (failed)',
  args: { identity: scriptedIdentity({ confirmPasswordReset: refuses('offline') }) },
  play: async (screen) => {
    await choose(screen);
    await expect(await screen.canvas.findByText('Abbiamo riscontrato un problema durante il reset della password')).toBeVisible();
  },
};

export const ResetPassword: Story = {
  name: 'RESET_PASSWORD [P2-4.94]',
  args: { identity: scriptedIdentity({ confirmPasswordReset: never }) },
  play: async (screen) => {
    await choose(screen);
    await expectPending(screen);
    await expect(screen.args.identity.confirmPasswordReset).toHaveBeenCalledWith('codice', PASSWORD);
  },
};

export const DoLogin: Story = {
  name: 'DO_LOGIN',
  args: { identity: scriptedIdentity({ signInWithPassword: never }) },
  play: async (screen) => {
    await choose(screen);
    await waitFor(() => expect(screen.args.identity.signInWithPassword).toHaveBeenCalledWith(EMAIL, PASSWORD));
    await expectPending(screen);
  },
};

export const ErrorDoLogin: Story = {
  name: 'ERROR_DO_LOGIN',
  args: { identity: scriptedIdentity({ signInWithPassword: refuses('provider') }) },
  play: async (screen) => {
    await choose(screen);
    await expect(await screen.canvas.findByText('La nuova password è salvata: usala per accedere.')).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: 'Vai al login' })).toBeVisible();
  },
};

export const DoRedirect: Story = {
  name: 'DO_REDIRECT',
  parameters: world({ faults: { 'b2c/auth/session-cookie': SILENCE } }),
  play: async (screen) => {
    await choose(screen);
    await waitFor(() => expect(screen.args.identity.signInWithPassword).toHaveBeenCalledOnce());
    await expectPending(screen);
    await expect(screen.args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const ErrorSettingCookie: Story = {
  name: 'ERROR_SETTING_COOKIE',
  parameters: world({ faults: { 'b2c/auth/session-cookie': '500' } }),
  play: async (screen) => {
    await choose(screen);
    await expect(
      await screen.canvas.findByRole('heading', { name: 'Abbiamo riscontrato un problema durante il processamento della richiesta (022)' }),
    ).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: 'riprova' })).toBeVisible();
  },
};

export const ShowUseNfc: Story = {
  name: 'SHOW_USE_NFC',
  args: { medium: 'nfc' },
  play: async (screen) => {
    await choose(screen);
    await expect(await screen.canvas.findByText(/Avvicina di nuovo il telefono al tag del frigo/)).toBeVisible();
  },
};

export const ShowScanQrcode: Story = {
  name: 'SHOW_SCAN_QRCODE',
  args: { medium: 'qr-code' },
  play: async (screen) => {
    await choose(screen);
    await expect(await screen.canvas.findByText(/Inquadra di nuovo il QR-Code del frigo/)).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: 'Inquadra il QR-Code' })).toBeVisible();
  },
};

export const Left: Story = {
  name: 'LEFT',
  play: async (screen) => {
    await choose(screen);
    await waitFor(() => expect(screen.args.onSignedIn).toHaveBeenCalledOnce());
    await expect(screen.canvas.getByText('Accesso in corso')).toBeVisible();
  },
};
