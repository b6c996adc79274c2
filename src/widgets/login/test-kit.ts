/** For the tests of the sign-ins: an identity provider that knows one person; each answer can be replaced. */
import { vi } from 'vitest';
import { IdentityError, type IdentityPort } from '../shared/runtime/identity.ts';

export const EMAIL = 'demo@pausa.test';

/** Knows `EMAIL` with the password `pranzo123`; the code of every reset link is `codice`. */
export function fakeIdentity() {
  let password = 'pranzo123';
  const checkCode = (oobCode: string) => {
    if (oobCode !== 'codice') throw new IdentityError('invalid-code');
  };
  return {
    ready: vi.fn(async () => false),
    idToken: vi.fn<IdentityPort['idToken']>(async () => null),
    signInMethods: vi.fn<IdentityPort['signInMethods']>(async () => ['password']),
    signInWithPassword: vi.fn<IdentityPort['signInWithPassword']>(async (email, typed) => {
      if (typed !== password) throw new IdentityError('wrong-credentials');
      return `token of ${email}`;
    }),
    sendPasswordReset: vi.fn<IdentityPort['sendPasswordReset']>(async () => undefined),
    checkResetCode: vi.fn<IdentityPort['checkResetCode']>(async (oobCode) => {
      checkCode(oobCode);
      return EMAIL;
    }),
    confirmPasswordReset: vi.fn<IdentityPort['confirmPasswordReset']>(async (oobCode, next) => {
      checkCode(oobCode);
      password = next;
    }),
    startRedirect: vi.fn<IdentityPort['startRedirect']>(async () => undefined),
    redirectResult: vi.fn<IdentityPort['redirectResult']>(async () => null),
    link: vi.fn<IdentityPort['link']>(async () => undefined),
    signOut: vi.fn(async () => undefined),
  } satisfies IdentityPort;
}
