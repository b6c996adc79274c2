import { createMachine, runBy, useMachine } from '../shared/flow/machine.ts';
import type { LandingMedium } from '../shared/rules/landing-medium.ts';
import { type IdentityPort, identityReasonOf, labelOf } from '../shared/runtime/identity.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { makeSession } from './make-session.ts';
import { createStep } from './token-login.flow.ts';

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
  const failed = (call: string, thrown: unknown) => {
    runtime.tracking.event('Error/FirebaseAuth', `${call}: ${labelOf(thrown)}`);
    return identityReasonOf(thrown);
  };

  return createMachine(
    { name: 'CHECK_ACTION_CODE' },
    createStep(medium, oobCode),
    runBy({
      'check-code': async (command, { send }) => {
        try {
          send({ type: 'code-valid', email: await identity.checkResetCode(command.oobCode) });
        } catch (thrown) {
          const reason = failed('check reset code', thrown);
          send({ type: 'code-invalid', reason: reason === 'offline' || reason === 'provider' ? 'unreachable' : 'invalid' });
        }
      },
      'set-password': async ({ password }, { send }) => {
        try {
          await identity.confirmPasswordReset(oobCode ?? '', password);
          onCodeSpent?.();
          send({ type: 'password-set', password });
        } catch (thrown) {
          const reason = failed('set password', thrown);
          send({
            type: 'password-refused',
            reason: reason === 'invalid-code' ? reason : reason === 'weak-password' ? 'refused' : 'failed',
          });
        }
      },
      'sign-in': async ({ email, password }, { send }) => {
        try {
          send({ type: 'signed-in', idToken: await identity.signInWithPassword(email, password) });
        } catch (thrown) {
          failed('sign-in after reset', thrown);
          send({ type: 'sign-in-failed' });
        }
      },
      'make-session': ({ idToken }, { send, signal }) =>
        makeSession(runtime, { identity, onSignedIn: () => undefined }, idToken, {
          signal,
          send: ({ type }) => type !== 'session-started' && send({ type, idToken }),
        }),
      leave: () => onSignedIn(),
    }),
  );
}

export function useTokenLogin(ports: TokenLoginPorts) {
  const runtime = useRuntime();
  return useMachine(() => createTokenLogin(runtime, ports), { type: 'opened', mode: ports.mode, oobCode: ports.oobCode });
}
