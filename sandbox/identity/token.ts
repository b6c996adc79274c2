/** The person of an emulator token. */
export interface VerifiedUser {
  uid: string;
  email: string;
}

/**
 * Reads an ID token of the emulator. These tokens are unsigned, so anyone can create one: only `demo-` projects are accepted.
 * Signed tokens are refused, so that a real project's token is never accepted here.
 */
export function verifyEmulatorToken(idToken: string, projectId: string): VerifiedUser | null {
  const [header, payload, signature, ...rest] = idToken.split('.');
  if (signature !== '' || rest.length > 0) return null;
  if (decode(header)?.['alg'] !== 'none') return null;
  const claims = decode(payload);
  if (!claims) return null;

  const now = Date.now() / 1000;
  const { sub, email, aud, iss, exp, iat } = claims;
  if (aud !== projectId || iss !== `https://securetoken.google.com/${projectId}`) return null;
  if (typeof exp !== 'number' || exp <= now) return null;
  if (typeof iat !== 'number' || iat > now) return null;
  if (typeof sub !== 'string' || sub === '' || typeof email !== 'string' || email === '') return null;
  return { uid: sub, email };
}

function decode(part: string | undefined): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
