/** The fifth port: who the person is, by the identity provider. Only the login and the host's session use it. */
export interface IdentityPort {
  /** Waits until the provider knows whether somebody is signed in; loads its SDK. */
  ready(): Promise<boolean>;
  /**
   * The ID token in force, renewed when its hour is over; null when nobody is known (yet). Never loads the SDK, and
   * waits only for a renewal.
   */
  idToken(): Promise<string | null>;
  /** The provider's names of the ways in which this e-mail signs in; empty also when the provider will not tell. */
  signInMethods(email: string): Promise<readonly string[]>;
  /** @returns the ID token. @throws IdentityError, with `pending` when the address belongs to another way in */
  signInWithPassword(email: string, password: string): Promise<string>;
  /** Leaves the page for the provider's sign-in; `email` prefills it. Resolves only when it could not leave. @throws IdentityError */
  startRedirect(provider: SignInProvider, email: string | null): Promise<void>;
  /** What the redirect brought back: the ID token, or null for nothing. @throws IdentityError with `pending` for a known account */
  redirectResult(): Promise<string | null>;
  /** Joins a kept credential to the person signed in, if `email` is theirs. */
  link(email: string, credential: string): Promise<void>;
  /**
   * Sends the link by which an account gets its (new) password: for a forgotten one, for one that only knew a provider,
   * for one just registered. `returnTo` is a path of ours, followed after the new password.
   */
  sendPasswordReset(email: string, returnTo: string): Promise<void>;
  /** The e-mail that a reset link was sent to. @throws IdentityError `invalid-code` when it is spent or wrong. */
  checkResetCode(oobCode: string): Promise<string>;
  /** Sets the new password; the code is spent then. @throws IdentityError */
  confirmPasswordReset(oobCode: string, password: string): Promise<void>;
  signOut(): Promise<void>;
}

export type SignInProvider = 'google' | 'microsoft';

/** A provider's credential whose account exists with another way to sign in; text that survives storage. */
export interface PendingCredential {
  readonly email: string;
  readonly credential: string;
}

/** Why a sign-in (or a reset) failed, as far as a person can do something about it. */
export type SignInReason = 'wrong-credentials' | 'too-many-tries' | 'offline' | 'provider';
/** `cancelled`: the person gave up at the provider. */
export type IdentityReason = SignInReason | 'invalid-code' | 'weak-password' | 'cancelled';

export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly reason: IdentityReason;
  readonly pending: PendingCredential | null;
  /** The provider's own name of the error (`auth/internal-error`), for tracking. */
  readonly code: string | null;

  constructor(
    reason: IdentityReason,
    { pending = null, code = null, ...options }: ErrorOptions & { pending?: PendingCredential | null; code?: string | null } = {},
  ) {
    super(reason, options);
    this.reason = reason;
    this.pending = pending;
    this.code = code;
  }
}

export const identityReasonOf = (thrown: unknown): IdentityReason => (thrown instanceof IdentityError ? thrown.reason : 'provider');

/** The same for a sign-in by e-mail, where the other reasons cannot occur. */
export function signInReasonOf(thrown: unknown): SignInReason {
  const reason = identityReasonOf(thrown);
  return reason === 'invalid-code' || reason === 'weak-password' || reason === 'cancelled' ? 'provider' : reason;
}

/** What tracking is told: the reason and the provider's name for it; never an address, a password, a code or a token. */
export function labelOf(thrown: unknown): string {
  const code = thrown instanceof IdentityError ? thrown.code : null;
  return identityReasonOf(thrown) + (code !== null && /^[a-z]+\/[a-z-]{1,60}$/.test(code) ? ` (${code})` : '');
}
