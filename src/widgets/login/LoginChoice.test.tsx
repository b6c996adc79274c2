import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { IdentityError, type IdentityPort, type SignInProvider } from '../shared/runtime/identity.ts';
import { clientOver, deferred, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw } from '../shared/ui/test-dom.tsx';
import { LoginChoice, type LoginChoiceProps } from './LoginChoice.tsx';
import { EMAIL, fakeIdentity } from './test-kit.ts';
import { useLogin } from './use-login.ts';

const PENDING = { email: EMAIL, credential: '{"providerId":"microsoft.com"}' };

interface Coming extends Partial<LoginChoiceProps> {
  /** The provider that this tab was sent to. */
  from?: string;
  script?: Partial<IdentityPort>;
}

function come({ from, script, ...props }: Coming = {}) {
  const b2c = newB2c();
  const fake = fakeIdentity();
  const identity = { ...fake, ...script };
  const on = { onSignedIn: vi.fn(), onEmail: vi.fn() };
  let gate: Promise<unknown> = Promise.resolve();
  const ask = fetchFrom(b2c);
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    await gate;
    return ask(input, init);
  });
  const runtime = testRuntime(clientOver(fetch));
  if (from !== undefined) runtime.storage.write('signInPending', from);
  draw(
    <LoginChoice identity={identity} methods={['microsoft', 'google', 'email']} provider={null} email={null} {...on} {...props} />,
    runtime,
  );
  const fault = (pattern: string) => sender(b2c)('POST', '/sandbox/faults', { pattern, fault: '500' });
  return {
    startRedirect: fake.startRedirect,
    redirectResult: fake.redirectResult,
    runtime,
    fault,
    calls: () => fetch.mock.calls.map(([input]) => new URL(String(input)).pathname),
    hold: () => {
      const held = deferred<void>();
      gate = held.promise;
      return () => held.resolve();
    },
    ...on,
  };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
function refusedWith(...options: ConstructorParameters<typeof IdentityError>) {
  return async (): Promise<never> => {
    throw new IdentityError(...options);
  };
}

describe('coming to the login', () => {
  test('the choice is there at once when nobody comes back from a provider [P1-2.10]', () => {
    const { redirectResult } = come();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Accedi con Microsoft',
      'Accedi con Google',
      'Accedi con Email',
    ]);
    expect(redirectResult).not.toHaveBeenCalled();
  });

  test.each([
    [null, /login-bowl\.svg$/],
    ['/brand/login.jpg', /^\/brand\/login\.jpg$/],
  ])('the picture beside the choice: %s', (pictureUrl, address) => {
    come({ pictureUrl });
    expect(document.querySelector('main img')?.getAttribute('src')).toMatch(address);
  });

  test('a picture that does not load gives its place to ours', () => {
    come({ pictureUrl: '/brand/lgoin.jpg' });
    fireEvent.error(document.querySelector('main img')!);
    expect(document.querySelector('main img')?.getAttribute('src')).toMatch(/login-bowl\.svg$/);
  });

  test('a provider of the query is gone to by itself, with the e-mail of the query [P1-2.11] [P1-2.16]', async () => {
    const { startRedirect, runtime } = come({ provider: 'microsoft', email: EMAIL });
    await waitFor(() => expect(startRedirect.mock.calls).toEqual([['microsoft', EMAIL]]));
    expect(runtime.storage.read('signInPending')).toBe('microsoft');
    expect(screen.getByText('Ti portiamo alla pagina di accesso')).toBeDefined();
  });

  test('a provider that was pressed before the code was there is gone to', async () => {
    const { startRedirect } = come({ pressed: 'google' });
    await waitFor(() => expect(startRedirect.mock.calls).toEqual([['google', null]]));
    expect(screen.getByText('Ti portiamo alla pagina di accesso')).toBeDefined();
  });

  test('but not again by who comes back from it: Back and refusals must not loop', async () => {
    const { startRedirect } = come({ provider: 'microsoft', from: 'microsoft' });
    expect(await screen.findByRole('button', { name: 'Accedi con Microsoft' })).toBeDefined();
    expect(startRedirect).not.toHaveBeenCalled();
  });

  test('pressed twice at once it is gone to once', async () => {
    const { startRedirect } = come();
    const google = await screen.findByRole('button', { name: 'Accedi con Google' });
    act(() => {
      google.click();
      google.click();
    });
    expect(startRedirect.mock.calls).toEqual([['google', null]]);
  });

  test('a provider that cannot be gone to: said, and the next press goes there', async () => {
    const { startRedirect, runtime } = come();
    startRedirect.mockRejectedValueOnce(new IdentityError('provider'));
    await press('Accedi con Google');
    expect(await screen.findByText('Abbiamo riscontrato un problema temporaneo con i nostri provider…')).toBeDefined();
    expect(runtime.tracking.events).toEqual([{ category: 'Error/FirebaseAuth', label: 'start redirect: provider' }]);
    expect(runtime.storage.read('signInPending')).toBeNull();
    await press('Accedi con Google');
    expect(await screen.findByText('Ti portiamo alla pagina di accesso')).toBeDefined();
  });
});

describe('what a redirect brings back [P1-4.1]', () => {
  test('a person: the session is made, and the host takes over [P1-4.2]', async () => {
    const { onSignedIn } = come({ from: 'google', script: { redirectResult: async () => `token of ${EMAIL}` } });
    await waitFor(() => expect(onSignedIn.mock.calls).toEqual([[null]]));
  });

  test('while the session is being made it says so; the host takes over once it is there [P1-2.17] [P1-4.2]', async () => {
    const { calls, hold, onSignedIn } = come({ from: 'google', script: { redirectResult: async () => `token of ${EMAIL}` } });
    const release = hold();
    await waitFor(() => expect(calls()).toEqual(['/b2c/auth/session-cookie']));
    expect([screen.getByRole('status').textContent, onSignedIn.mock.calls]).toEqual(['Accesso in corso', []]);
    release();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(calls()).toEqual(['/b2c/auth/session-cookie', '/b2c/auth/login']);
  });

  test('no session: (020), and riprova leads back to the choice; a kept credential stays [P1-4.3] [P1-8.3] [P1-4.2]', async () => {
    const result = deferred<string>();
    const { fault, onSignedIn, runtime } = come({ from: 'google', script: { redirectResult: () => result.promise } });
    runtime.storage.write('pendingCredential', PENDING.credential);
    await fault('b2c/auth/session-cookie');
    result.resolve(`token of ${EMAIL}`);
    expect(await screen.findByText('Abbiamo riscontrato un problema durante il processamento della richiesta (020).')).toBeDefined();
    await press('riprova');
    expect(screen.getByRole('button', { name: 'Accedi con Email' })).toBeDefined();
    expect(runtime.storage.read('pendingCredential')).toBe(PENDING.credential);
    expect(runtime.tracking.events).toEqual([{ category: 'Error/FirebaseAuth', label: 'session: http 500' }]);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  test('who gave up at the provider sees the choice without a complaint', async () => {
    come({ from: 'google', script: { redirectResult: refusedWith('cancelled') } });
    expect(await screen.findByRole('button', { name: 'Accedi con Google' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each(['microsoft', 'google', 'whoever'])(
    'a failure of %s: the sentence, and every way in [P1-4.5] [P1-4.6] [P1-2.18] [P1-8.5] [P1-8.8]',
    async (from) => {
      const { runtime } = come({ from, script: { redirectResult: refusedWith('provider') } });
      expect(await screen.findByText('Abbiamo riscontrato un problema temporaneo con i nostri provider…')).toBeDefined();
      expect(screen.getAllByRole('button')).toHaveLength(3);
      expect(runtime.tracking.events).toEqual([{ category: 'Error/FirebaseAuth', label: 'redirect result: provider' }]);
    },
  );

  const exists = (method: string) => ({
    redirectResult: refusedWith('provider', { pending: PENDING }),
    signInMethods: async () => [method],
  });

  test('an account of another provider is led to that one with its e-mail [P1-4.4] [P1-8.6]', async () => {
    const { startRedirect, runtime } = come({ from: 'microsoft', script: exists('google.com') });
    await press('continua');
    expect(startRedirect.mock.calls).toEqual([['google', EMAIL]]);
    expect(runtime.storage.read('pendingCredential')).toBe(PENDING.credential);
  });

  test('an account with a password is led to its form with its e-mail [P1-4.4] [P1-8.6]', async () => {
    const { onEmail } = come({ from: 'microsoft', script: exists('password') });
    await press('continua');
    expect(onEmail.mock.calls).toEqual([[EMAIL]]);
  });

  test('who chooses another way than the original leaves no credential behind', async () => {
    const { runtime } = come({ from: 'microsoft', script: exists('google.com') });
    await press('Scegli un altro metodo');
    expect(screen.getByRole('button', { name: 'Accedi con Email' })).toBeDefined();
    expect([runtime.storage.read('pendingCredential'), runtime.storage.read('pendingCredentialEmail')]).toEqual([null, null]);
  });
});

/** A screen cannot tell all of them apart. */
describe('the states, by their names', () => {
  function states(from: string | null, script: Partial<IdentityPort>, provider: SignInProvider | null = null) {
    const seen: string[] = [];
    const runtime = testRuntime(clientOver(fetchFrom(newB2c())));
    if (from !== null) runtime.storage.write('signInPending', from);
    const ports = { identity: { ...fakeIdentity(), ...script }, provider, email: null, onSignedIn: vi.fn() };
    function Probe() {
      const { name } = useLogin(ports).state;
      if (seen.at(-1) !== name) seen.push(name);
      return name;
    }
    draw(<Probe />, runtime, { isStrict: false });
    return seen;
  }
  const CHECK = ['CHECK_REDIRECT_RESULT', 'CHECKING_REDIRECT_RESULT'];

  const COMINGS: readonly (readonly [name: string, from: string, result: IdentityPort['redirectResult'], then: readonly string[]])[] = [
    ['a person', 'google', async () => `token of ${EMAIL}`, ['SETTING_COOKIE', 'LEFT']],
    ['no session', 'google', async () => 'of nobody', ['SETTING_COOKIE', 'ERROR_SETTING_COOKIE']],
    ['nobody', 'google', async () => null, ['DO_LOGIN']],
    ['a failure of Microsoft', 'microsoft', refusedWith('provider'), ['MICROSOFT_ERROR']],
    ['a failure of another', 'google', refusedWith('provider'), ['ERROR_SIGN_WITH_REDIRECT']],
    ['another way in', 'google', refusedWith('provider', { pending: PENDING }), ['ERROR_VERIFY_LOGIN']],
  ];
  test.each(COMINGS)('%s [P1-4.1] [P1-4.5] [P1-4.6]', async (_name, from, redirectResult, then) => {
    const seen = states(from, { redirectResult });
    await waitFor(() => expect(seen).toEqual([...CHECK, ...then]));
  });

  test.each([
    ['nobody comes back', null, ['DO_LOGIN']],
    ['the address names a provider', 'google', ['CHECK_REDIRECT_RESULT', 'DOING_LOGIN']],
  ] as const)('%s', async (_name, provider, names) => {
    expect(states(null, {}, provider)).toEqual(names);
  });
});
