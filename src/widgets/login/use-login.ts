import type { Link } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { IdentityError, type IdentityPort, identityReasonOf, labelOf, type SignInProvider } from '../shared/runtime/identity.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type LoginCommand, type LoginEvent, type LoginState, type RedirectOutcome, step } from './login.flow.ts';
import { makeSession } from './make-session.ts';
import { dropPending, keepPending } from './pending-credential.ts';

export interface LoginPorts {
  readonly identity: IdentityPort;
  /** Query `provider`. */
  readonly provider: SignInProvider | null;
  /** Query `email`: prefills the provider's page. */
  readonly email: string | null;
  onSignedIn(redirect: Link | null): void;
}

function createLogin(runtime: Runtime, { identity, email: hint, onSignedIn }: LoginPorts) {
  const { storage, tracking } = runtime;

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

  return createMachine<LoginState, LoginEvent, LoginCommand>({ name: 'CHECK_REDIRECT_RESULT' }, step, async (command, { send, signal }) => {
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
          tracking.event('Error/FirebaseAuth', `start redirect: ${labelOf(thrown)}`);
          send({ type: 'redirect-failed', provider: command.provider });
        }
        return;
      case 'make-session': {
        send({ type: 'session-started' });
        const made = await makeSession(runtime, identity, command.idToken, signal);
        if (made === null) return send({ type: 'session-failed' });
        send({ type: 'session-made' });
        onSignedIn(made.redirect);
        return;
      }
      case 'forget-credential':
        dropPending(storage);
        return;
      default:
        command satisfies never;
    }
  });
}

export function useLogin(ports: LoginPorts) {
  const runtime = useRuntime();
  return useMachine(() => createLogin(runtime, ports), {
    type: 'opened',
    isReturning: runtime.storage.read('signInPending') !== null,
    provider: ports.provider,
  });
}
