import { checkEmailDomain, failureOf, registerUser } from '../../api/index.ts';
import { createMachine, runBy, useMachine } from '../shared/flow/machine.ts';
import { IdentityError, labelOf, type SignInProvider, signInReasonOf } from '../shared/runtime/identity.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { makeSession, type SessionPorts } from './make-session.ts';
import { keepPending } from './pending-credential.ts';
import { startEmailLogin, step } from './email-login.flow.ts';

export interface EmailLoginPorts extends SessionPorts {
  /** The return path in our app, already checked by the link guard. */
  readonly returnTo: string;
  /** The domain or the account uses a provider's sign-in. */
  onProvider(provider: SignInProvider, email: string): void;
}

function createEmailLogin(runtime: Runtime, ports: EmailLoginPorts, email: string) {
  const { client, storage, tracking } = runtime;
  const { identity, returnTo } = ports;

  const failed = (call: string, thrown: unknown) => tracking.event('Error/FirebaseAuth', `${call}: ${labelOf(thrown)}`);

  return createMachine(
    startEmailLogin(email),
    step,
    runBy({
      'check-domain': async (command, { send, signal }) => {
        try {
          const { type } = await client.call(checkEmailDomain, { params: { email: command.email }, signal });
          send({ type: 'domain-known', provider: type });
        } catch (thrown) {
          const { kind } = failureOf(thrown);
          // A failed check of the domain must not prevent a sign-in by password.
          if (kind === 'network' || kind === 'timeout') send({ type: 'check-failed', reason: 'offline' });
          else send({ type: 'domain-known', provider: 'email' });
        }
      },
      'check-user': async (command, { send }) => {
        try {
          const methods = await identity.signInMethods(command.email);
          send({ type: 'methods-known', methods, isReturning: storage.isOwner(command.email) });
        } catch (thrown) {
          failed('sign-in methods', thrown);
          send({ type: 'check-failed', reason: signInReasonOf(thrown) });
        }
      },
      'go-to-provider': (command) => {
        // The sign-in leaves this page: an earlier, cancelled redirect must not be awaited any more.
        storage.remove('signInPending');
        ports.onProvider(command.provider, command.email);
      },
      'send-link': async (command, { send }) => {
        try {
          await identity.sendPasswordReset(command.email, returnTo);
          send({ type: 'email-sent' });
        } catch (thrown) {
          failed('send link', thrown);
          send({ type: 'email-failed' });
        }
      },
      register: async (command, { send }) => {
        try {
          const { success } = await client.call(registerUser, { body: { email: command.email } });
          if (!success) throw new Error('refused');
          await identity.sendPasswordReset(command.email, returnTo);
          send({ type: 'registered' });
        } catch (thrown) {
          failed('register', thrown);
          send({ type: 'register-failed' });
        }
      },
      'sign-in': async (command, { send }) => {
        try {
          send({ type: 'signed-in', idToken: await identity.signInWithPassword(command.email, command.password) });
        } catch (thrown) {
          failed('password sign-in', thrown);
          const pending = thrown instanceof IdentityError ? thrown.pending : null;
          if (pending === null) return send({ type: 'sign-in-failed', reason: signInReasonOf(thrown) });
          const original = await keepPending(identity, storage, pending);
          send({ type: 'account-exists', original: original === 'email' ? null : original });
        }
      },
      'make-session': (command, tools) => makeSession(runtime, ports, command.idToken, tools),
    }),
  );
}

export function useEmailLogin(ports: EmailLoginPorts, email: string) {
  const runtime = useRuntime();
  return useMachine(() => createEmailLogin(runtime, ports, email));
}
