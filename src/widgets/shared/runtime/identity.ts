/** The fifth port: the identity provider. Only the login and the host's session use it. */
export interface IdentityPort {
  /** Waits until the provider knows whether a person is signed in; loads its SDK. */
  ready(): Promise<boolean>;
  /**
   * The current ID token, renewed after its hour; null without a person. Undefined while the provider has not said who is signed in:
   * `mustWait` waits for it, for a few seconds, and loads the SDK.
   */
  idToken(mustWait: boolean): Promise<string | null | undefined>;
  /** The provider's names of this e-mail's sign-in methods; also empty when the provider does not disclose them. */
  signInMethods(email: string): Promise<readonly string[]>;
  /** @returns the ID token. @throws IdentityError, with `pending` when the address belongs to another sign-in method */
  signInWithPassword(email: string, password: string): Promise<string>;
  /** Redirects to the provider's sign-in; `email` prefills it. Resolves only when the redirect failed. @throws IdentityError */
  startRedirect(provider: SignInProvider, email: string | null): Promise<void>;
  /** The result of the redirect: the ID token, or null without one. @throws IdentityError with `pending` for a known account */
  redirectResult(): Promise<string | null>;
  /** Links a stored credential to the signed-in account, if `email` is that account's. */
  link(email: string, credential: string): Promise<void>;
  /** E-mails the link that sets a password, also a first one. `returnTo`: our path that opens afterwards. */
  sendPasswordReset(email: string, returnTo: string): Promise<void>;
  /** The e-mail that a reset link was sent to. @throws IdentityError `invalid-code` when it is spent or wrong. */
  checkResetCode(oobCode: string): Promise<string>;
  /** Sets the new password; the code is spent then. @throws IdentityError */
  confirmPasswordReset(oobCode: string, password: string): Promise<void>;
  signOut(): Promise<void>;
}

export type SignInProvider = 'google' | 'microsoft';

/** A provider's credential for an account that exists with another sign-in method; serialised as text for the storage. */
export interface PendingCredential {
  readonly email: string;
  readonly credential: string;
}

/** Why a sign-in (or a reset) failed, in the cases that a person can act on. `slow`: no answer within the time limit. */
export type SignInReason = 'wrong-credentials' | 'too-many-tries' | 'offline' | 'slow' | 'provider';
/** `cancelled`: the person cancelled at the provider. */
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

/** The tracking label: the reason and the provider's error code; never an e-mail, a password, a code or a token. */
export function labelOf(thrown: unknown): string {
  const code = thrown instanceof IdentityError ? thrown.code : null;
  return identityReasonOf(thrown) + (code !== null && /^[a-z]+\/[a-z-]{1,60}$/.test(code) ? ` (${code})` : '');
}
