import { cookieOf, unauthorized } from './http.ts';

/** The person of an ID token. */
export interface Identity {
  readonly uid: string;
  readonly email: string;
}

export const SESSION_COOKIE = 'pausa_session';
const A_MONTH = 30 * 24 * 60 * 60;

/**
 * The sessions. They are separate from the worlds: a test can sign in once and use a new world for every case.
 */
export class Sessions {
  readonly #cookies = new Map<string, Identity>();
  readonly #tokens = new Map<string, Identity>();

  /** Starts a session. Returns the value of its cookie. */
  start(identity: Identity): string {
    const value = crypto.randomUUID();
    this.#cookies.set(value, identity);
    return value;
  }

  /** Issues a token for the Authorization header. */
  issueToken(identity: Identity): string {
    const token = `Bearer ${crypto.randomUUID()}`;
    this.#tokens.set(token, identity);
    return token;
  }

  /** The caller's identity. The cookie identifies the session. An Authorization header is optional, but must be valid. */
  identify(request: Request): Identity {
    const identity = this.#cookies.get(cookieOf(request, SESSION_COOKIE) ?? '');
    if (!identity) throw unauthorized();
    const token = request.headers.get('authorization');
    if (token !== null && this.#tokens.get(token)?.uid !== identity.uid) throw unauthorized();
    return identity;
  }

  end(request: Request): void {
    this.#cookies.delete(cookieOf(request, SESSION_COOKIE) ?? '');
    this.#tokens.delete(request.headers.get('authorization') ?? '');
  }

  clear(): void {
    this.#cookies.clear();
    this.#tokens.clear();
  }
}

export const sessionCookie = (value: string): string => `${SESSION_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${A_MONTH}`;
export const endedSessionCookie = `${SESSION_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
