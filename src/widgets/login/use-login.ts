import type { Link } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { IdentityError, type IdentityPort, identityReasonOf, type SignInProvider } from '../shared/runtime/identity.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type LoginCommand, type LoginEvent, type LoginState, type RedirectOutcome, step } from './login.flow.ts';
import { makeSession } from './make-session.ts';

export interface LoginPorts {
  readonly identity: IdentityPort;
  /** Query `provider`. */
  readonly provider: SignInProvider | null;
  /** Query `email`: prefills the provider's page. */
  readonly email: string | null;
  onSignedIn(redirect: Link | null): void;
}

const PROVIDER_OF: Readonly<Record<string, SignInProvider | 'email'>> = {
  password: 'email',
  'google.com': 'google',
  'microsoft.com': 'microsoft',
};

function createLogin({ client, storage, tracking }: Runtime, { identity, email: hint, onSignedIn }: LoginPorts) {
  /** What came back; a credential that waits for its account is kept, to be linked after the original sign-in. */
  async function redirectOutcome(): Promise<RedirectOutcome> {
    const provider = storage.take('signInPending');
    const known = provider === 'google' || provider === 'microsoft' ? provider : null;
    try {
      const idToken = await identity.redirectResult();
      return idToken === null ? { kind: 'none' } : { kind: 'signed-in', idToken };
    } catch (thrown) {
      tracking.event('Error/FirebaseAuth', `redirect result: ${identityReasonOf(thrown)}`);
      if (!(thrown instanceof IdentityError) || thrown.pending === null) return { kind: 'failed', provider: known };
      const { email, credential } = thrown.pending;
      storage.write('pendingCredential', credential);
      storage.write('pendingCredentialEmail', email);
      const methods = await identity.signInMethods(email).catch(() => []);
      return { kind: 'account-exists', email, original: PROVIDER_OF[methods[0] ?? ''] ?? null };
    }
  }

  return createMachine<LoginState, LoginEvent, LoginCommand>({ name: 'CHECK_REDIRECT_RESULT' }, step, async (command, { send }) => {
    switch (command.type) {
      case 'check-redirect':
        send({ type: 'redirect-checked', outcome: await redirectOutcome() });
        return;
      case 'redirect':
        storage.write('signInPending', command.provider);
        try {
          await identity.startRedirect(command.provider, command.email ?? hint);
        } catch (thrown) {
          storage.remove('signInPending');
          tracking.event('Error/FirebaseAuth', `start redirect: ${identityReasonOf(thrown)}`);
          send({ type: 'redirect-failed', provider: command.provider });
        }
        return;
      case 'make-session':
        try {
          await linkPending(identity, storage);
          const redirect = await makeSession(client, command.idToken);
          send({ type: 'session-made' });
          onSignedIn(redirect);
        } catch {
          send({ type: 'session-failed' });
        }
        return;
      default:
        command satisfies never;
    }
  });
}

/** Joins a kept credential to the account that has just signed in the original way; a failure costs nothing. */
export async function linkPending(identity: IdentityPort, storage: Runtime['storage']): Promise<void> {
  const credential = storage.take('pendingCredential');
  const email = storage.take('pendingCredentialEmail');
  if (credential !== null && email !== null) await identity.link(email, credential).catch(() => undefined);
}

export function useLogin(ports: LoginPorts) {
  const runtime = useRuntime();
  return useMachine(() => createLogin(runtime, ports), {
    type: 'opened',
    isReturning: runtime.storage.read('signInPending') !== null,
    provider: ports.provider,
  });
}
