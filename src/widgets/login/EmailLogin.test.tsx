import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { faultsOf, newB2c } from '../../../sandbox/b2c/test-kit.ts';
import { createClient, type Lang } from '../../api/index.ts';
import { IdentityError } from '../shared/runtime/identity.ts';
import { clientOver, deferred, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, pass, read } from '../shared/ui/test-dom.tsx';
import { EmailLogin, type EmailLoginProps } from './EmailLogin.tsx';
import { EMAIL, fakeIdentity } from './test-kit.ts';
import { useEmailLogin } from './use-email-login.ts';

function setUp({ lang = 'it', ...props }: Partial<EmailLoginProps> & { lang?: Lang } = {}) {
  const b2c = newB2c();
  const fetch = vi.fn(fetchFrom(b2c));
  const identity = fakeIdentity();
  const on = { onSignedIn: vi.fn(), onProvider: vi.fn(), onCancel: vi.fn() };
  const onUnauthorized = vi.fn();
  const runtime = testRuntime(createClient({ baseUrl: 'http://sandbox.test', fetch, onUnauthorized }));
  const view = draw(<EmailLogin email="" skipsDomain={false} identity={identity} returnTo="/me" {...on} {...props} />, runtime, { lang });
  const user = userEvent.setup();
  return {
    b2c,
    fetch,
    onUnauthorized,
    identity,
    runtime,
    user,
    view,
    ...on,
    calls: () => fetch.mock.calls.map(([url]) => new URL(String(url)).pathname),
    ...faultsOf(b2c),
    /** From the e-mail to the password step. */
    toPassword: async () => {
      await user.type(emailField(), `${EMAIL}{Enter}`);
      await waitFor(() => expect(passwordField()).not.toBeNull());
    },
  };
}

/** Answers nothing until it is aborted. */
const unanswered: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => void init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

const emailField = () => document.querySelector<HTMLInputElement>('input[name=email]')!;
const passwordField = () => document.querySelector<HTMLInputElement>('input[name=password]')!;
const button = (name: string) => [...document.querySelectorAll('button')].find((candidate) => read(candidate) === name)!;
const heading = () => read(document.querySelector('h1'));
/** What is wrong, as a screen reader hears it. */
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(read).filter((sentence) => sentence !== '');

describe('EmailLogin', () => {
  describe('the e-mail', () => {
    test('white space is stripped while typing and pasting [P2-2.120] [P2-5.17]', async () => {
      const { user } = setUp();
      await user.type(emailField(), ' de mo@ pausa.test ');
      expect(emailField().value).toBe('demo@pausa.test');
      fireEvent.change(emailField(), { target: { value: '\tdemo@\u00a0pausa.test ' } });
      expect(emailField().value).toBe('demo@pausa.test');
    });

    test('continua and Enter both go on, to the password with the e-mail read-only [P2-2.121] [P2-2.123] [P2-7.34] [P2-4.76] [P2-4.79] [P2-4.80]', async () => {
      for (const submit of ['{Enter}', null]) {
        const { user, view, identity, calls } = setUp();
        await user.type(emailField(), EMAIL + (submit ?? ''));
        if (submit === null) await user.click(button('continua'));
        await waitFor(() => expect(passwordField()).not.toBeNull());
        expect([emailField().value, emailField().readOnly]).toEqual([EMAIL, true]);
        expect(document.activeElement).toBe(passwordField());
        expect(calls()).toEqual(['/b2c/check-domain/demo%40pausa.test']);
        expect(identity.signInMethods.mock.calls).toEqual([[EMAIL]]);
        view.unmount();
      }
    });

    test('the prefilled e-mail only waits; with skip=domain the domain is not asked for [P1-2.5] [P2-2.128] [P2-4.77]', async () => {
      const { user, calls, identity } = setUp({ email: EMAIL, skipsDomain: true });
      expect(emailField().value).toBe(EMAIL);
      expect(identity.signInMethods).not.toHaveBeenCalled();
      await user.click(button('continua'));
      await waitFor(() => expect(passwordField()).not.toBeNull());
      expect(calls()).toEqual([]);
    });

    test('what is no e-mail is said, and asks nobody', async () => {
      const { user, calls, identity } = setUp();
      await user.type(emailField(), 'demo{Enter}');
      expect(alerts()).toEqual(['Controlla l’indirizzo email.']);
      expect(emailField().getAttribute('aria-invalid')).toBe('true');
      expect([calls(), identity.signInMethods.mock.calls]).toEqual([[], []]);
    });

    test.each([
      ['google', 'anna@google.pausa.test'],
      ['microsoft', 'anna@microsoft.pausa.test'],
    ])('a domain of %s leaves for the provider [P2-3.22] [P2-4.78]', async (provider, email) => {
      const { user, onProvider, identity, runtime } = setUp();
      runtime.storage.write('signInPending', 'google');
      await user.type(emailField(), `${email}{Enter}`);
      await waitFor(() => expect(onProvider.mock.calls).toEqual([[provider, email]]));
      expect(identity.signInMethods).not.toHaveBeenCalled();
      // An earlier redirect that was cancelled is not awaited any more.
      expect(runtime.storage.read('signInPending')).toBeNull();
    });

    test.each(['500', '401', 'html', 'malformed'])('a domain check that is out of order (%s) keeps nobody out', async (kind) => {
      const { user, fault } = setUp();
      await fault('b2c/check-domain/*', kind);
      await user.type(emailField(), `${EMAIL}{Enter}`);
      await waitFor(() => expect(passwordField()).not.toBeNull());
    });

    test('without an answer it leads back to the e-mail, which is kept', async () => {
      const { user, fault, mend } = setUp();
      await fault('b2c/check-domain/*', 'drop');
      await user.type(emailField(), `${EMAIL}{Enter}`);
      await waitFor(() => expect(alerts()).toEqual(['Sembra che tu sia offline. Controlla la connessione e riprova.']));
      expect(emailField().value).toBe(EMAIL);
      await mend();
      await user.click(button('continua'));
      await waitFor(() => expect(passwordField()).not.toBeNull());
    });

    test('without an answer in time, that is said', async () => {
      const { fetch } = setUp();
      fetch.mockImplementation(unanswered);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        fireEvent.change(emailField(), { target: { value: EMAIL } });
        fireEvent.click(button('continua'));
        await pass(60_000);
      } finally {
        vi.useRealTimers();
      }
      expect(alerts()).toEqual(['Non abbiamo ricevuto risposta in tempo. Riprova.']);
    });

    test('offline at the provider is said as such', async () => {
      const { user, identity } = setUp({ skipsDomain: true });
      identity.signInMethods.mockRejectedValueOnce(new IdentityError('offline'));
      await user.type(emailField(), `${EMAIL}{Enter}`);
      await waitFor(() => expect(alerts()).toEqual(['Sembra che tu sia offline. Controlla la connessione e riprova.']));
    });

    test('Annulla leaves [P2-2.122]', async () => {
      const { user, onCancel } = setUp();
      await user.click(button('Annulla'));
      expect(onCancel).toHaveBeenCalledTimes(1);
    });
  });

  describe('the password', () => {
    test('signs in: provider, cookie, login, and then the host takes over, once [P2-2.125] [P2-4.86]', async () => {
      const { user, toPassword, onSignedIn, calls, identity } = setUp();
      await toPassword();
      await user.type(passwordField(), 'pranzo123');
      await user.click(button('login'));
      await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
      expect(onSignedIn).toHaveBeenCalledWith(null);
      expect(identity.signInWithPassword.mock.calls).toEqual([[EMAIL, 'pranzo123']]);
      expect(identity.link).not.toHaveBeenCalled();
      expect(calls()).toEqual(['/b2c/check-domain/demo%40pausa.test', '/b2c/auth/session-cookie', '/b2c/auth/login']);
    });

    test('Enter submits', async () => {
      const { user, toPassword, onSignedIn } = setUp();
      await toPassword();
      await user.type(passwordField(), 'pranzo123{Enter}');
      await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    });

    test('while it signs in, a second press sends nothing and says what happens', async () => {
      const { user, toPassword, identity, onSignedIn } = setUp();
      await toPassword();
      const answer = deferred<string>();
      identity.signInWithPassword.mockReturnValue(answer.promise);
      await user.type(passwordField(), 'pranzo123{Enter}');
      await user.type(passwordField(), '{Enter}');
      await user.click(button('login'));
      expect(identity.signInWithPassword).toHaveBeenCalledTimes(1);
      expect([...document.querySelectorAll('[role=status]')].map(read)).toContain('Accesso in corso');
      expect(button('Annulla').disabled).toBe(true);
      await act(async () => answer.resolve(`token of ${EMAIL}`));
      await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    });

    test('while the cookie is set, nothing can be cancelled', async () => {
      const { user, toPassword, fault, onSignedIn } = setUp();
      await toPassword();
      await fault('b2c/auth/session-cookie', 'slow:300');
      await user.type(passwordField(), 'pranzo123{Enter}');
      await waitFor(() => expect([button('Annulla').disabled, button('RECUPERA PASSWORD').disabled]).toEqual([true, true]));
      // The person is signed in, whatever else is pressed.
      fireEvent.click(button('Annulla'));
      await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    });

    test.each(['', '1', '12345'])(
      '%j: Lunghezza minima 6 caratteri, and nobody is asked [P2-4.85] [P2-5.15] [P2-9.11]',
      async (password) => {
        const { user, toPassword, identity } = setUp();
        await toPassword();
        if (password !== '') await user.type(passwordField(), password);
        await user.click(button('login'));
        expect(alerts()).toEqual(['Lunghezza minima 6 caratteri']);
        expect(passwordField().value).toBe(password);
        expect(identity.signInWithPassword).not.toHaveBeenCalled();
        await user.type(passwordField(), '6');
        expect(alerts()).toEqual([]);
      },
    );

    test('six are enough [P2-9.11]', async () => {
      const { user, toPassword, identity } = setUp();
      await toPassword();
      await user.type(passwordField(), '123456{Enter}');
      await waitFor(() => expect(identity.signInWithPassword).toHaveBeenCalledTimes(1));
    });

    test('a wrong one: the sentence, the field cleared and focused; the right one then signs in [P2-4.91] [P2-8.27]', async () => {
      const { user, toPassword, onSignedIn } = setUp();
      await toPassword();
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await user.type(passwordField(), 'sbagliata{Enter}');
        await waitFor(() => expect(alerts()).toEqual(["L'email o la password inserita sono errate"]));
        expect(passwordField().value).toBe('');
        expect(document.activeElement).toBe(passwordField());
      }
      await user.type(passwordField(), 'pranzo123{Enter}');
      await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    });

    test.each([
      ['offline', 'Sembra che tu sia offline. Controlla la connessione e riprova.'],
      ['slow', 'Non abbiamo ricevuto risposta in tempo. Riprova.'],
      ['too-many-tries', 'Troppi tentativi: aspetta qualche minuto o recupera la password.'],
      ['provider', 'Abbiamo riscontrato un problema con il nostro provider'],
    ] as const)('%s: said, and the password is not taken for wrong [P1-8.8] [P2-8.26] [P2-8.48]', async (reason, sentence) => {
      const { user, toPassword, identity, runtime } = setUp();
      await toPassword();
      identity.signInWithPassword.mockRejectedValueOnce(new IdentityError(reason));
      await user.type(passwordField(), 'pranzo123{Enter}');
      await waitFor(() => expect(alerts()).toEqual([sentence]));
      expect(passwordField().value).toBe('pranzo123');
      // Tracked by its reason: neither the address nor the password.
      expect(runtime.tracking.events.map(({ category }) => category)).toEqual(['Error/FirebaseAuth']);
      expect(JSON.stringify(runtime.tracking.events)).not.toMatch(/demo|pranzo/);
    });

    test('show and hide [P2-2.124]', async () => {
      const { user, toPassword } = setUp();
      await toPassword();
      expect(passwordField().type).toBe('password');
      await user.click(screen.getByLabelText('Mostra la password'));
      expect(passwordField().type).toBe('text');
      await user.click(screen.getByLabelText('Nascondi la password'));
      expect(passwordField().type).toBe('password');
    });

    test('Annulla leads back to the e-mail, which is kept [P2-2.126]', async () => {
      const { user, toPassword, onCancel } = setUp();
      await toPassword();
      await user.click(button('Annulla'));
      expect([emailField().value, emailField().readOnly, passwordField()]).toEqual([EMAIL, false, null]);
      expect(onCancel).not.toHaveBeenCalled();
    });
  });

  describe('the address belongs to another way in', () => {
    const pending = { email: EMAIL, credential: '{"providerId":"microsoft.com"}' };
    const refuse = async (context: ReturnType<typeof setUp>) => {
      await context.toPassword();
      context.identity.signInWithPassword.mockRejectedValueOnce(new IdentityError('provider', { pending }));
      await context.user.type(passwordField(), 'pranzo123{Enter}');
    };

    test.each([
      ['google.com', 'google', 'Google'],
      ['microsoft.com', 'microsoft', 'Microsoft'],
    ] as const)('%s: said by its name, the credential kept, and continua leads there [P2-4.88]', async (method, provider, name) => {
      const context = setUp();
      const { user, identity, runtime, onProvider } = context;
      identity.signInMethods.mockResolvedValueOnce(['password']).mockResolvedValueOnce([method, 'password']);
      await refuse(context);
      await waitFor(() => expect(read(document.querySelector('[role=alert]'))).toContain(`premi continua e accedi con ${name}.`));
      expect(runtime.storage.read('pendingCredential')).toBe(pending.credential);
      expect(runtime.storage.read('pendingCredentialEmail')).toBe(EMAIL);
      await user.click(button('continua'));
      expect(onProvider.mock.calls).toEqual([[provider, EMAIL]]);
    });

    test.each([
      ['the password itself', async () => ['password', 'google.com']],
      ['nobody tells', async () => []],
      ['the lookup fails', async () => Promise.reject(new IdentityError('offline'))],
    ] as const)('%s: a sentence, riprova to the start, or another way in [P2-4.90]', async (_name, methods) => {
      const context = setUp();
      const { user, identity, onCancel } = context;
      identity.signInMethods.mockResolvedValueOnce(['password']).mockImplementationOnce(methods);
      await refuse(context);
      await waitFor(() => expect(heading()).toBe('Abbiamo riscontrato un problema con il nostro provider'));
      await user.click(button('Scegli un altro metodo'));
      expect(onCancel).toHaveBeenCalledTimes(1);
      await user.click(button('riprova'));
      expect([emailField().value, emailField().readOnly]).toEqual([EMAIL, false]);
    });

    test('a kept credential is joined to the account that signs in [P1-8.7]', async () => {
      const { user, identity, runtime, toPassword, onSignedIn } = setUp();
      runtime.storage.write('pendingCredential', pending.credential);
      runtime.storage.write('pendingCredentialEmail', EMAIL);
      await toPassword();
      await user.type(passwordField(), 'pranzo123{Enter}');
      await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
      expect(identity.link.mock.calls).toEqual([[EMAIL, pending.credential]]);
      await waitFor(() => expect(runtime.storage.read('pendingCredential')).toBeNull());
    });
  });

  test.each(['pendingCredential', 'pendingCredentialEmail'] as const)(
    'of a kept credential only the %s is there: nothing is joined',
    async (key) => {
      const { user, identity, runtime, toPassword, onSignedIn } = setUp();
      runtime.storage.write(key, 'qualcosa');
      await toPassword();
      await user.type(passwordField(), 'pranzo123{Enter}');
      await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
      expect(identity.link).not.toHaveBeenCalled();
    },
  );

  test('a kept credential that cannot be joined is told to the tracking, and kept [P1-8.8]', async () => {
    const { user, identity, runtime, toPassword, onSignedIn } = setUp();
    runtime.storage.write('pendingCredential', 'credenziale');
    runtime.storage.write('pendingCredentialEmail', EMAIL);
    identity.link.mockRejectedValue(new Error('refused'));
    await toPassword();
    await user.type(passwordField(), 'pranzo123{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(runtime.tracking.events).toMatchObject([{ category: 'Error/FirebaseAuth', label: expect.stringMatching(/^link: /) }]),
    );
    expect(runtime.storage.read('pendingCredential')).toBe('credenziale');
  });

  describe('the cookie', () => {
    const COOKIE = 'Abbiamo riscontrato un problema durante il processamento della richiesta (021)';

    test.each([
      ['b2c/auth/session-cookie', '500'],
      ['b2c/auth/session-cookie', '401'],
      ['b2c/auth/session-cookie', 'malformed'],
      ['b2c/auth/session-cookie', 'drop'],
      ['b2c/auth/login', '500'],
    ])('%s %s: (021), and riprova leads to the start, where it works again [P2-4.92] [P2-8.31]', async (path, fault) => {
      const { user, toPassword, fault: plant, mend, onSignedIn, onUnauthorized } = setUp();
      await toPassword();
      await plant(path, fault);
      await user.type(passwordField(), 'pranzo123{Enter}');
      await waitFor(() => expect(heading()).toBe(COOKIE));
      expect(document.querySelector('[role=alert] h1')).not.toBeNull();
      expect(onSignedIn).not.toHaveBeenCalled();
      // No session has ended: none had begun.
      expect(onUnauthorized).not.toHaveBeenCalled();
      await mend();
      await user.click(button('riprova'));
      expect([emailField().value, emailField().readOnly]).toEqual([EMAIL, false]);
      await user.click(button('continua'));
      await waitFor(() => expect(passwordField()).not.toBeNull());
      await user.type(passwordField(), 'pranzo123{Enter}');
      await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    });
  });

  test('gone from the screen while the cookie is set: nothing is tracked, and nobody is led on', async () => {
    const { user, toPassword, fetch, view, runtime, onSignedIn } = setUp();
    await toPassword();
    fetch.mockImplementation(unanswered);
    await user.type(passwordField(), 'pranzo123{Enter}');
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    const { signal } = fetch.mock.calls[1]![1]!;
    view.unmount();
    await waitFor(() => expect(signal?.aborted).toBe(true));
    await act(async () => undefined);
    expect([runtime.tracking.events, onSignedIn.mock.calls]).toEqual([[], []]);
  });

  describe('without the password', () => {
    test('RECUPERA PASSWORD sends the e-mail that leads back to where one was going [P2-2.127]', async () => {
      const { user, toPassword, identity } = setUp();
      await toPassword();
      await user.click(button('RECUPERA PASSWORD'));
      await waitFor(() => expect(heading()).toBe('Controlla la posta'));
      expect(identity.sendPasswordReset.mock.calls).toEqual([[EMAIL, '/me']]);
      expect(read(document.querySelector('main'))).toContain(EMAIL);
    });

    test('when that fails: the sentence [P2-8.28]', async () => {
      const { user, toPassword, identity } = setUp();
      await toPassword();
      identity.sendPasswordReset.mockRejectedValueOnce(new IdentityError('provider'));
      await user.click(button('RECUPERA PASSWORD'));
      await waitFor(() => expect(alerts()).toEqual(['Abbiamo riscontrato un problema durante il reset della password']));
    });

    test.each(['google.com', 'microsoft.com', 'emailLink'])('an account of %s gets an e-mail [P2-4.81]', async (method) => {
      const { user, identity } = setUp();
      identity.signInMethods.mockResolvedValue([method]);
      identity.sendPasswordReset.mockRejectedValueOnce(new IdentityError('provider'));
      await user.type(emailField(), `${EMAIL}{Enter}`);
      await waitFor(() => expect(alerts()).toEqual(['Abbiamo riscontrato un problema con il nostro provider']));
      await user.click(button('continua'));
      await waitFor(() => expect(heading()).toBe('Controlla la posta'));
      expect(identity.sendPasswordReset).toHaveBeenCalledTimes(2);
    });

    test('nobody known, or a provider that will not tell: password and registration both stay open [P2-4.82]', async () => {
      const { user, identity, calls } = setUp();
      identity.signInMethods.mockResolvedValue([]);
      await user.type(emailField(), `${EMAIL}{Enter}`);
      await waitFor(() => expect(button('Ho già una password')).toBeDefined());
      expect(alerts()).toEqual([]);
      expect(calls()).not.toContain('/b2c/register');
      await user.click(button('Ho già una password'));
      expect(passwordField()).not.toBeNull();
    });

    test('a returning person whose provider will not tell is asked for the password first, anybody else is not [P2-4.82]', async () => {
      const { user, identity, runtime, onSignedIn } = setUp();
      runtime.storage.claim(EMAIL);
      identity.signInMethods.mockResolvedValue([]);
      await user.type(emailField(), `anna@pausa.test{Enter}`);
      await waitFor(() => expect(heading()).toBe('È la tua prima volta?'));
      await user.click(button('Annulla'));
      await user.clear(emailField());
      await user.type(emailField(), `${EMAIL}{Enter}`);
      await waitFor(() => expect(passwordField()).not.toBeNull());
      await user.type(passwordField(), 'pranzo123{Enter}');
      await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    });

    test('Registrati makes the account and sends the e-mail, once; a failure says so and can be tried again [P2-4.83] [P2-7.35] [P2-8.29]', async () => {
      const { user, identity, calls, fault, mend } = setUp({ email: 'nuova@pausa.test', skipsDomain: true });
      identity.signInMethods.mockResolvedValue([]);
      await user.click(button('continua'));
      await waitFor(() => expect(button('Registrati')).toBeDefined());
      await fault('b2c/register', '500');
      await user.click(button('Registrati'));
      await waitFor(() => expect(alerts()).toEqual(['Abbiamo riscontrato un problema durante la creazione del nuovo utente']));
      await mend();
      const sent = deferred<void>();
      identity.sendPasswordReset.mockReturnValueOnce(sent.promise);
      await user.dblClick(button('Registrati'));
      await waitFor(() => expect(identity.sendPasswordReset).toHaveBeenCalledTimes(1));
      await user.click(button('Registrati'));
      expect(alerts()).toEqual([]);
      await act(async () => sent.resolve());
      await waitFor(() => expect(read(document.querySelector('main'))).toContain('inviato un’email a nuova@pausa.test'));
      expect(calls().filter((path) => path === '/b2c/register')).toHaveLength(2);
      expect(identity.sendPasswordReset).toHaveBeenCalledTimes(1);
    });

    test('a registration that the server refuses says so, and no e-mail is sent', async () => {
      const { user, identity, fetch } = setUp({ email: 'nuova@pausa.test', skipsDomain: true });
      identity.signInMethods.mockResolvedValue([]);
      await user.click(button('continua'));
      await waitFor(() => expect(button('Registrati')).toBeDefined());
      fetch.mockResolvedValueOnce(Response.json({ success: false }));
      await user.click(button('Registrati'));
      await waitFor(() => expect(alerts()).toEqual(['Abbiamo riscontrato un problema durante la creazione del nuovo utente']));
      expect(identity.sendPasswordReset).not.toHaveBeenCalled();
    });

    test('another provider is named, and another way offered [P2-4.84] [P2-8.30]', async () => {
      const { user, identity, onCancel } = setUp();
      identity.signInMethods.mockResolvedValueOnce(['github.com', 'apple.com']);
      await user.type(emailField(), `${EMAIL}{Enter}`);
      await waitFor(() => expect(heading()).toBe('Provider non riconosciuto: github.com, apple.com'));
      await user.click(button('Scegli un altro metodo'));
      expect(onCancel).toHaveBeenCalledTimes(1);
    });
  });
});

test('password managers find the e-mail and the password, hidden or shown', async () => {
  const { user, toPassword } = setUp();
  expect(emailField().autocomplete).toBe('username');
  await toPassword();
  expect([emailField().autocomplete, passwordField().type, passwordField().autocomplete]).toEqual([
    'username',
    'password',
    'current-password',
  ]);
  await user.click(screen.getByRole('button', { name: 'Mostra la password' }));
  expect([passwordField().type, passwordField().autocomplete]).toEqual(['text', 'current-password']);
});

test('in English: the e-mail, and a wrong password', async () => {
  const { user } = setUp({ lang: 'en' });
  await screen.findByRole('heading', { level: 1, name: 'Sign in with email' });
  expect(read(document.querySelector('form'))).toContain('Enter the address you use at work.');
  await user.type(screen.getByLabelText('Email'), EMAIL);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Password'), 'sbagliata');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(alerts()).toEqual(['The email or the password is wrong']));
  expect(screen.getByRole('button', { name: 'Recover password' })).toBeTruthy();
});

/** A screen cannot tell all of them apart. */
describe('the states, by their names', () => {
  type Login = ReturnType<typeof useEmailLogin>;
  type Fake = ReturnType<typeof fakeIdentity>;
  const later = () => new Promise((resolve) => void setTimeout(resolve));

  function drawStates(script: (identity: Fake) => void) {
    const seen: string[] = [];
    const current: { login: Login | null } = { login: null };
    const fake = fakeIdentity();
    script(fake);
    const { signInMethods, signInWithPassword, sendPasswordReset } = fake;
    const identity = {
      ...fake,
      // Each state lasts long enough to be drawn.
      signInMethods: (email: string) => later().then(() => signInMethods(email)),
      signInWithPassword: (email: string, password: string) => later().then(() => signInWithPassword(email, password)),
      sendPasswordReset: (email: string, returnTo: string) => later().then(() => sendPasswordReset(email, returnTo)),
    };
    const ports = { identity, returnTo: '/me', onProvider: vi.fn(), onSignedIn: vi.fn() };
    const runtime = testRuntime(clientOver(fetchFrom(newB2c())));
    function Probe() {
      const login = useEmailLogin(ports, '');
      current.login = login;
      if (seen.at(-1) !== login.state.name) seen.push(login.state.name);
      return login.state.name;
    }
    draw(<Probe />, runtime, { isStrict: false });
    return { seen, runtime, press: (steps: (login: Login) => void) => act(async () => steps(current.login!)) };
  }
  const methods =
    (...names: string[]) =>
    (identity: Fake) =>
      void identity.signInMethods.mockResolvedValue(names);
  const asUsual = () => undefined;
  const CHECK = ['START_LOGIN', 'CHECK_USER_DOMAIN', 'CHECK_USER'];
  const SENT = ['SENDING_EMAIL', 'PASSWORD_RESET_EMAIL_SENT'];
  const enter = (login: Login) => login.enterEmail(EMAIL, false);
  const signIn = (password: string) => (login: Login) => login.signIn(EMAIL, password);

  const STEPS: readonly (readonly [
    name: string,
    script: (identity: Fake) => void,
    press: (login: Login) => void,
    names: readonly string[],
  ])[] = [
    ['an account with a password', asUsual, enter, [...CHECK, 'AWAITING_PASSWORD']],
    ['nobody known', methods(), enter, [...CHECK, 'REGISTER_NEW_USER']],
    ['an account of another provider', methods('github.com'), enter, [...CHECK, 'UNMANAGED_PROVIDER']],
    ['an account of Google', methods('google.com'), enter, [...CHECK, ...SENT]],
    ['an account of another provider and of Google', methods('github.com', 'google.com'), enter, [...CHECK, ...SENT]],
    [
      'a domain of Google',
      asUsual,
      (login) => login.enterEmail('anna@google.pausa.test', false),
      ['START_LOGIN', 'CHECK_USER_DOMAIN', 'LEFT'],
    ],
    ['the right password', asUsual, signIn('pranzo123'), ['START_LOGIN', 'AWAITING_FIREBASE_LOGIN', 'SETTING_COOKIE', 'LEFT']],
    ['a wrong password', asUsual, signIn('sbagliata'), ['START_LOGIN', 'AWAITING_FIREBASE_LOGIN', 'ERROR_AWAITING_PASSWORD']],
    ['a short password', asUsual, signIn('12345'), ['START_LOGIN', 'INVALID_PASSWORD']],
    ['a lost password', asUsual, (login) => login.recover(EMAIL), ['START_LOGIN', ...SENT]],
    ['a new account', asUsual, (login) => login.register('nuova@pausa.test'), ['START_LOGIN', 'REGISTER_NEW_USER', 'USER_REGISTERED']],
  ];
  test.each(STEPS)('%s', async (_name, script, step, names) => {
    const { seen, press } = drawStates(script);
    await press(step);
    await waitFor(() => expect(seen).toEqual(names));
  });

  test('a sign-in that has begun is the only one, whatever is pressed', async () => {
    const { seen, press } = drawStates(asUsual);
    await press((login) => {
      login.signIn(EMAIL, 'pranzo123');
      login.signIn(EMAIL, 'sbagliata');
      login.restart(EMAIL);
    });
    await waitFor(() => expect(seen).toEqual(['START_LOGIN', 'AWAITING_FIREBASE_LOGIN', 'SETTING_COOKIE', 'LEFT']));
  });

  test('so is a registration', async () => {
    const { seen, press } = drawStates(asUsual);
    await press((login) => {
      login.register('nuova@pausa.test');
      login.restart(EMAIL);
    });
    await waitFor(() => expect(seen).toEqual(['START_LOGIN', 'REGISTER_NEW_USER', 'USER_REGISTERED']));
  });

  type Failing = 'signInMethods' | 'signInWithPassword' | 'sendPasswordReset';
  const FAILURES: readonly (readonly [call: string, failing: Failing, press: (login: Login) => void])[] = [
    ['sign-in methods', 'signInMethods', enter],
    ['send link', 'sendPasswordReset', (login) => login.recover(EMAIL)],
    ['password sign-in', 'signInWithPassword', signIn('pranzo123')],
    ['register', 'sendPasswordReset', (login) => login.register('nuova@pausa.test')],
  ];
  test.each(FAILURES)('the tracking is told which call failed: %s', async (call, failing, step) => {
    const { runtime, press } = drawStates((identity) => void identity[failing].mockRejectedValue(new Error('x')));
    await press(step);
    await waitFor(() => expect(runtime.tracking.events).toEqual([{ category: 'Error/FirebaseAuth', label: `${call}: provider` }]));
  });
});
