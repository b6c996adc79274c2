import { createMachine, useMachine } from '../shared/flow/machine.ts';
import type { LandingMedium } from '../shared/rules/landing-medium.ts';
import { type IdentityPort, identityReasonOf, labelOf } from '../shared/runtime/identity.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { makeSession } from './make-session.ts';
import { createStep, type TokenLoginCommand, type TokenLoginEvent, type TokenLoginState } from './token-login.flow.ts';

export interface TokenLoginPorts {
  readonly identity: IdentityPort;
  readonly mode: string | null;
  readonly oobCode: string | null;
  readonly medium: LandingMedium | null;
  /** The code has been used; the host may remove it from the address. */
  readonly onCodeSpent?: () => void;
  /** The session exists: the host opens its guarded `continueUrl`. */
  onSignedIn(): void;
}

function createTokenLogin(runtime: Runtime, { identity, oobCode, medium, onCodeSpent, onSignedIn }: TokenLoginPorts) {
  const { tracking } = runtime;

  return createMachine<TokenLoginState, TokenLoginEvent, TokenLoginCommand>(
    { name: 'CHECK_ACTION_CODE' },
    createStep(medium, oobCode),
    async (command, { send, signal }) => {
      switch (command.type) {
        case 'check-code':
          try {
            send({ type: 'code-valid', email: await identity.checkResetCode(command.oobCode) });
          } catch (thrown) {
            const reason = identityReasonOf(thrown);
            tracking.event('Error/FirebaseAuth', `check reset code: ${labelOf(thrown)}`);
            send({ type: 'code-invalid', reason: reason === 'offline' || reason === 'provider' ? 'unreachable' : 'invalid' });
          }
          return;
        case 'set-password':
          try {
            await identity.confirmPasswordReset(oobCode ?? '', command.password);
            onCodeSpent?.();
            send({ type: 'password-set', password: command.password });
          } catch (thrown) {
            const reason = identityReasonOf(thrown);
            tracking.event('Error/FirebaseAuth', `set password: ${labelOf(thrown)}`);
            send({
              type: 'password-refused',
              reason: reason === 'invalid-code' ? reason : reason === 'weak-password' ? 'refused' : 'failed',
            });
          }
          return;
        case 'sign-in':
          try {
            send({ type: 'signed-in', idToken: await identity.signInWithPassword(command.email, command.password) });
          } catch (thrown) {
            tracking.event('Error/FirebaseAuth', `sign-in after reset: ${labelOf(thrown)}`);
            send({ type: 'sign-in-failed' });
          }
          return;
        case 'make-session':
          if ((await makeSession(runtime, identity, command.idToken, signal)) === null)
            send({ type: 'session-failed', idToken: command.idToken });
          else send({ type: 'session-made' });
          return;
        case 'leave':
          onSignedIn();
          return;
        default:
          command satisfies never;
      }
    },
  );
}

export function useTokenLogin(ports: TokenLoginPorts) {
  const runtime = useRuntime();
  return useMachine(() => createTokenLogin(runtime, ports), { type: 'opened', mode: ports.mode, oobCode: ports.oobCode });
}
