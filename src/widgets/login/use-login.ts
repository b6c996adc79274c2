import { createMachine, runBy, useMachine } from '../shared/flow/machine.ts';
import { IdentityError, identityReasonOf, labelOf, type SignInProvider } from '../shared/runtime/identity.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type RedirectOutcome, step } from './login.flow.ts';
import { makeSession, type SessionPorts } from './make-session.ts';
import { dropPending, keepPending } from './pending-credential.ts';

export interface LoginPorts extends SessionPorts {
  /** Query `provider`. */
  readonly provider: SignInProvider | null;
  /** Query `email`: prefills the provider's page. */
  readonly email: string | null;
}

function createLogin(runtime: Runtime, ports: LoginPorts) {
  const { storage, tracking } = runtime;
  const { identity } = ports;

  async function redirectOutcome(): Promise<RedirectOutcome> {
    const provider = storage.take('signInPending');
    const known = provider === 'google' || provider === 'microsoft' ? provider : null;
    try {
      const idToken = await identity.redirectResult();
      return idToken === null ? { kind: 'none' } : { kind: 'signed-in', idToken };
    } catch (thrown) {
      if (identityReasonOf(thrown) === 'cancelled') return { kind: 'none' };
      tracking.event('Error/FirebaseAuth', `redirect result: ${labelOf(thrown)}`);
      const pending = thrown instanceof IdentityError ? thrown.pending : null;
      if (pending === null) return { kind: 'failed', provider: known };
      return { kind: 'account-exists', email: pending.email, original: await keepPending(identity, storage, pending) };
    }
  }

  return createMachine(
    { name: 'CHECK_REDIRECT_RESULT' },
    step,
    runBy({
      'check-redirect': async (_, { send }) => send({ type: 'redirect-checked', outcome: await redirectOutcome() }),
      redirect: async ({ provider, email }, { send }) => {
        storage.write('signInPending', provider);
        try {
          await identity.startRedirect(provider, email ?? ports.email);
        } catch (thrown) {
          storage.remove('signInPending');
          tracking.event('Error/FirebaseAuth', `start redirect: ${labelOf(thrown)}`);
          send({ type: 'redirect-failed', provider });
        }
      },
      'make-session': ({ idToken }, tools) => makeSession(runtime, ports, idToken, tools),
      'forget-credential': () => dropPending(storage),
    }),
  );
}

export function useLogin(ports: LoginPorts) {
  const runtime = useRuntime();
  return useMachine(() => createLogin(runtime, ports), {
    type: 'opened',
    isReturning: runtime.storage.read('signInPending') !== null,
    provider: ports.provider,
  });
}
