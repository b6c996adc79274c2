import { checkEmailDomain, failureOf, type Link, registerUser } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { IdentityError, type IdentityPort, labelOf, type SignInProvider, signInReasonOf } from '../shared/runtime/identity.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { makeSession } from './make-session.ts';
import { keepPending } from './pending-credential.ts';
import { type EmailLoginCommand, type EmailLoginEvent, type EmailLoginState, startEmailLogin, step } from './email-login.flow.ts';

export interface EmailLoginPorts {
  readonly identity: IdentityPort;
  /** The return path in our app, already checked by the link guard. */
  readonly returnTo: string;
  /** The session exists; `redirect` is the server's redirect, if any. */
  onSignedIn(redirect: Link | null): void;
  /** The domain or the account uses a provider's sign-in. */
  onProvider(provider: SignInProvider, email: string): void;
}

function createEmailLogin(runtime: Runtime, ports: EmailLoginPorts, email: string) {
  const { client, storage, tracking } = runtime;
  const { identity, returnTo } = ports;

  return createMachine<EmailLoginState, EmailLoginEvent, EmailLoginCommand>(
    startEmailLogin(email),
    step,
    async (command, { send, signal }) => {
      switch (command.type) {
        case 'check-domain':
          try {
            const { type } = await client.call(checkEmailDomain, { params: { email: command.email }, signal });
            send({ type: 'domain-known', provider: type });
          } catch (thrown) {
            const { kind } = failureOf(thrown);
            // A failed check of the domain must not prevent a sign-in by password.
            send(
              kind === 'network' || kind === 'timeout'
                ? { type: 'check-failed', reason: 'offline' }
                : { type: 'domain-known', provider: 'email' },
            );
          }
          return;
        case 'check-user':
          try {
            const methods = await identity.signInMethods(command.email);
            send({ type: 'methods-known', methods, isReturning: storage.isOwner(command.email) });
          } catch (thrown) {
            tracking.event('Error/FirebaseAuth', `sign-in methods: ${labelOf(thrown)}`);
            send({ type: 'check-failed', reason: signInReasonOf(thrown) });
          }
          return;
        case 'go-to-provider':
          // The sign-in leaves this page: an earlier, cancelled redirect must not be awaited any more.
          storage.remove('signInPending');
          ports.onProvider(command.provider, command.email);
          return;
        case 'send-link':
          try {
            await identity.sendPasswordReset(command.email, returnTo);
            send({ type: 'email-sent' });
          } catch (thrown) {
            tracking.event('Error/FirebaseAuth', `send link: ${labelOf(thrown)}`);
            send({ type: 'email-failed' });
          }
          return;
        case 'register':
          try {
            const { success } = await client.call(registerUser, { body: { email: command.email } });
            if (!success) throw new Error('refused');
            await identity.sendPasswordReset(command.email, returnTo);
            send({ type: 'registered' });
          } catch (thrown) {
            tracking.event('Error/FirebaseAuth', `register: ${labelOf(thrown)}`);
            send({ type: 'register-failed' });
          }
          return;
        case 'sign-in':
          try {
            send({ type: 'signed-in', idToken: await identity.signInWithPassword(command.email, command.password) });
          } catch (thrown) {
            tracking.event('Error/FirebaseAuth', `password sign-in: ${labelOf(thrown)}`);
            const pending = thrown instanceof IdentityError ? thrown.pending : null;
            if (pending === null) send({ type: 'sign-in-failed', reason: signInReasonOf(thrown) });
            else {
              const original = await keepPending(identity, storage, pending);
              send({ type: 'account-exists', original: original === 'email' ? null : original });
            }
          }
          return;
        case 'make-session': {
          send({ type: 'session-started' });
          const made = await makeSession(runtime, identity, command.idToken, signal);
          if (made === null) return send({ type: 'session-failed' });
          send({ type: 'session-made' });
          ports.onSignedIn(made.redirect);
          return;
        }
        default:
          return command satisfies never;
      }
    },
  );
}

export function useEmailLogin(ports: EmailLoginPorts, email: string) {
  const runtime = useRuntime();
  return useMachine(() => createEmailLogin(runtime, ports, email));
}
