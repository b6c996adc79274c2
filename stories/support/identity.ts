import { fn, type Mocked } from 'storybook/test';
import { IdentityError, type IdentityPort, type IdentityReason, type PendingCredential } from '../../src/widgets/shared/testing.ts';

export const EMAIL = 'demo@pausa.test';
export const PASSWORD = 'pranzo123';

/**
 * An identity provider that accepts every sign-in, except where the story scripts another answer. The panel "Actions" shows its
 * calls.
 */
export function scriptedIdentity(script: Partial<IdentityPort> = {}): Mocked<IdentityPort> {
  const answers: IdentityPort = {
    ready: async () => false,
    idToken: async () => null,
    signInMethods: async () => ['password'],
    signInWithPassword: async (email) => email,
    startRedirect: async () => undefined,
    redirectResult: async () => null,
    link: async () => undefined,
    sendPasswordReset: async () => undefined,
    checkResetCode: async () => EMAIL,
    confirmPasswordReset: async () => undefined,
    signOut: async () => undefined,
    ...script,
  };
  const spied = Object.entries(answers).map(([name, answer]) => [name, fn(answer)]);
  return Object.fromEntries(spied) as Mocked<IdentityPort>;
}

/** The answer never arrives. */
export const never = () => new Promise<never>(() => undefined);

/** The answer is a refusal. */
export const refuses =
  (reason: IdentityReason, pending: PendingCredential | null = null) =>
  async (): Promise<never> => {
    throw new IdentityError(reason, { pending });
  };
