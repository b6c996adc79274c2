/** The fifth port: who the person is, by the identity provider. Only the login and the host's session use it. */
export interface IdentityPort {
  /** Waits until the provider knows whether somebody is signed in; loads its SDK. */
  ready(): Promise<boolean>;
  /** The ID token in force, or null; never waits. */
  currentIdToken(): string | null;
  /** The provider's names of the ways in which this e-mail signs in; empty also when the provider will not tell. */
  signInMethods(email: string): Promise<readonly string[]>;
  /** @returns the ID token. @throws IdentityError */
  signInWithPassword(email: string, password: string): Promise<string>;
  /** `returnTo` is a path of ours, followed after the new password. */
  sendPasswordReset(email: string, returnTo: string): Promise<void>;
  sendSignInLink(email: string, returnTo: string): Promise<void>;
  signOut(): Promise<void>;
}

/** Why a sign-in failed, as far as a person can do something about it. */
export type IdentityReason = 'wrong-credentials' | 'too-many-tries' | 'offline' | 'provider';

export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly reason: IdentityReason;

  constructor(reason: IdentityReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

export const identityReasonOf = (thrown: unknown): IdentityReason => (thrown instanceof IdentityError ? thrown.reason : 'provider');
