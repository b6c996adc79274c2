import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { IdentityError } from '../shared/runtime/identity.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, read } from '../shared/ui/test-dom.tsx';
import { EMAIL, fakeIdentity } from './test-kit.ts';
import { TokenLogin, type TokenLoginProps } from './TokenLogin.tsx';

function open(props: Partial<TokenLoginProps> = {}) {
  const b2c = newB2c();
  const identity = fakeIdentity();
  const onSignedIn = vi.fn();
  const onLogin = vi.fn();
  const onSession = vi.fn();
  draw(
    <TokenLogin
      identity={identity}
      mode="resetPassword"
      oobCode="codice"
      medium={null}
      onSession={onSession}
      onSignedIn={onSignedIn}
      onLogin={onLogin}
      onScan={vi.fn()}
      onHome={vi.fn()}
      {...props}
    />,
    testRuntime(clientOver(fetchFrom(b2c))),
  );
  return {
    identity,
    onSession,
    onSignedIn,
    onLogin,
    fault: (pattern: string, fault: string) => sender(b2c)('POST', '/sandbox/faults', { pattern, fault }),
    mend: () => sender(b2c)('DELETE', '/sandbox/faults'),
  };
}

async function choose(password: string) {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Nuova Password'), password);
  await user.click(screen.getByRole('button', { name: 'Modifica' }));
}

describe('a link from an e-mail', () => {
  test('leads to a new password and into a session [P2-2.134] [P2-4.95] [P2-4.94]', async () => {
    const { identity, onSignedIn } = open();
    await choose('nuova123');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), { timeout: 30_000 });
    expect(await identity.signInWithPassword('demo@pausa.test', 'nuova123')).toBe('token of demo@pausa.test');
  });

  test('names the e-mail, which cannot be changed [P2-2.133]', async () => {
    open();
    const field = await screen.findByLabelText('Email');
    expect([(field as HTMLInputElement).value, (field as HTMLInputElement).readOnly]).toEqual(['demo@pausa.test', true]);
  });

  test('password managers keep the new password under the e-mail', async () => {
    open();
    const password = await screen.findByLabelText<HTMLInputElement>('Nuova Password');
    expect([screen.getByLabelText<HTMLInputElement>('Email').autocomplete, password.autocomplete]).toEqual(['username', 'new-password']);
  });

  test('a short password is refused here [P2-5.16] [P2-9.11]', async () => {
    const { identity, onSignedIn } = open();
    await choose('12345');
    expect(await screen.findByText('Lunghezza minima 6 caratteri')).toBeDefined();
    await expect(identity.signInWithPassword('demo@pausa.test', 'pranzo123')).resolves.toBeDefined();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  test('a password that the provider refuses: La password inserita non è valida, and another one is taken [P2-8.35]', async () => {
    const { identity, onSignedIn } = open();
    identity.confirmPasswordReset.mockRejectedValueOnce(new IdentityError('weak-password'));
    await choose('123456');
    expect(await screen.findByText('La password inserita non è valida')).toBeDefined();
    await choose('nuova123');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), { timeout: 30_000 });
    expect(screen.queryByText('La password inserita non è valida')).toBeNull();
  });

  test.each([{ oobCode: 'speso' }, { oobCode: null }, { oobCode: '' }, { mode: 'signIn' }, { mode: null }, { mode: 'RESETPASSWORD' }])(
    '%o: the code is not valid, Annulla leads to the login [P2-2.135] [P2-4.93] [P2-5.19] [P2-8.33]',
    async (props) => {
      const { onLogin } = open(props);
      expect(await screen.findByRole('heading', { name: 'Codice non valido' })).toBeDefined();
      await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
      expect(onLogin).toHaveBeenCalledOnce();
    },
  );

  test.each([
    ['nfc', 'Avvicina di nuovo il telefono al tag del frigo'],
    ['qr-code', 'Inquadra di nuovo il QR-Code del frigo'],
  ] as const)('who came by %s is told to use it again [P2-4.97] [P2-4.98]', async (medium, words) => {
    const { onSession, onSignedIn } = open({ medium });
    await choose('nuova123');
    expect(await screen.findByText(new RegExp(words))).toBeDefined();
    // The host ends the session of before, although the person stays here.
    expect([onSession.mock.calls.length, onSignedIn.mock.calls.length]).toEqual([1, 0]);
  });

  test.each([
    ['nfc', ['Vai alla Home']],
    ['qr-code', ['Inquadra il QR-Code', 'Vai alla Home']],
  ] as const)('who came by %s goes on with %j [P2-4.97] [P2-4.98]', async (medium, names) => {
    const [onScan, onHome] = [vi.fn(), vi.fn()];
    open({ medium, onScan, onHome });
    await choose('nuova123');
    await screen.findByRole('heading', { name: 'Ci siamo!' });
    expect(screen.getAllByRole('button').map(read)).toEqual(names);
    await userEvent.click(screen.getAllByRole('button')[0]!);
    expect([onScan.mock.calls.length, onHome.mock.calls.length]).toEqual(medium === 'nfc' ? [0, 1] : [1, 0]);
  });

  test('no session: (022); riprova makes it, and the password is set and used once [P2-4.96] [P2-8.32]', async () => {
    const { fault, mend, identity, onSignedIn } = open();
    identity.signInWithPassword.mockResolvedValue('expired');
    await fault('b2c/auth/session-cookie', '500');
    await choose('nuova123');
    expect(
      await screen.findByRole('heading', { name: 'Abbiamo riscontrato un problema durante il processamento della richiesta (022)' }),
    ).toBeDefined();
    await mend();
    // The hour of the first ID token is over: only the provider's fresh one makes a session.
    identity.idToken.mockImplementation(async (isFresh) => (isFresh ? `token of ${EMAIL}` : 'expired'));
    await userEvent.click(screen.getByRole('button', { name: 'riprova' }));
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), { timeout: 30_000 });
    expect([identity.confirmPasswordReset.mock.calls, identity.signInWithPassword.mock.calls]).toEqual([
      [['codice', 'nuova123']],
      [['demo@pausa.test', 'nuova123']],
    ]);
  });

  test('six characters are enough [P2-9.11]', async () => {
    const { onSignedIn } = open();
    await choose('123456');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), { timeout: 30_000 });
  });

  test('a code that was spent meanwhile is not valid [P2-8.33]', async () => {
    const { identity } = open();
    identity.confirmPasswordReset.mockRejectedValue(new IdentityError('invalid-code'));
    await choose('nuova123');
    expect(await screen.findByRole('heading', { name: 'Codice non valido' })).toBeDefined();
  });

  test('a check that reached nobody can be tried again', async () => {
    const identity = fakeIdentity();
    identity.checkResetCode.mockRejectedValueOnce(new IdentityError('offline'));
    open({ identity });
    await userEvent.click(await screen.findByRole('button', { name: 'riprova' }));
    expect(await screen.findByLabelText('Nuova Password')).toBeDefined();
  });
});
