/**
 * Why a call failed. `unauthorized`: 401 or 403. `http`: any other non-2xx; `isOtherJson`: its body is an object or a list with
 * neither `error` nor `message`. `network`: no answer (offline, dropped, CORS). `timeout`: no complete answer within the limit.
 * `unexpected-answer`: a 2xx that does not match the contract (a proxy's HTML page, a field of another type); `issue` is the path
 * of the first mismatch.
 */
export type ApiFailure =
  | { readonly kind: 'unauthorized'; readonly status: 401 | 403 }
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly error: string | null;
      readonly message: string | readonly string[] | null;
      readonly isOtherJson?: true;
    }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout'; readonly afterMs: number }
  | { readonly kind: 'unexpected-answer'; readonly issue: string };

/** For logs and tracking: `http 500`, `unexpected-answer items.0.price`. */
export const describeFailure = (failure: ApiFailure): string =>
  failure.kind + ('status' in failure ? ` ${failure.status}` : 'issue' in failure ? ` ${failure.issue}` : '');

/** An earlier answer of the server, for a read that failed now. */
export interface CachedAnswer<T = unknown> {
  readonly answer: T;
  /** When the server sent it (epoch ms). */
  readonly cachedAt: number;
}

/** Thrown by the client; `failure` is the value to branch on, the message is for logs only. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  readonly endpoint: string;
  /** Only for a read without an answer, when the client's offline cache has an earlier one. */
  readonly cached: CachedAnswer | null;

  constructor(endpoint: string, failure: ApiFailure, options?: ErrorOptions, cached: CachedAnswer | null = null) {
    super(`${endpoint}: ${describeFailure(failure)}`, options);
    this.endpoint = endpoint;
    this.failure = failure;
    this.cached = cached;
  }
}

/** The failure of a thrown value. A value that the client did not throw counts as a network failure. */
export const failureOf = (thrown: unknown): ApiFailure => (thrown instanceof ApiError ? thrown.failure : { kind: 'network' });

/** The cached answer of a failed read, or null. The caller states its type; the client has validated it by the schema. */
export const cachedAnswerOf = <T>(thrown: unknown): CachedAnswer<T> | null =>
  thrown instanceof ApiError ? (thrown.cached as CachedAnswer<T> | null) : null;

/** True when the caller itself aborted the call: this is not a failure. */
export const isAbort = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'AbortError';

/** The failure to show to the person. Null for an aborted call, and for a 401 or 403, which leads to the login instead. */
export function displayableFailure(thrown: unknown): ApiFailure | null {
  const failure = failureOf(thrown);
  return isAbort(thrown) || failure.kind === 'unauthorized' ? null : failure;
}

/** 'Conflict', 'Bad Request': frameworks put the name of the status into `error`, which says nothing to a person. */
const STATUS_NAME = /^[A-Z][a-z]+(?: [A-Z][a-z]+)*$/;

/** The server's own sentence: `message`, else the `error` of a refusal. A list is not shown (P1-8.13, P1-8.14). */
export function serverSentence(failure: ApiFailure): string | null {
  if (failure.kind !== 'http') return null;
  const { status, error, message } = failure;
  // The `error` of a failing server is a code, or a line of its log.
  const sentence = message ?? (status >= 500 || STATUS_NAME.test(error ?? '') ? null : error);
  return typeof sentence === 'string' ? sentence.trim() || null : null;
}

/** True when the API itself answered with this status. A gateway's answer lacks the contract's JSON and proves nothing. */
export const isApiStatus = (failure: ApiFailure | null, status: number): boolean =>
  failure?.kind === 'http' && failure.status === status && failure.error !== null;

/** The resource does not exist, or it belongs to another person. The word says so, and no status. */
export const isNotFound = (failure: ApiFailure | null): boolean => failure?.kind === 'http' && failure.error === 'Not Found';

/** The statuses by which the API refuses a request for its content (docs/backend-contract.md, "Errors"). */
const REFUSALS: readonly number[] = [400, 402, 409, 410, 422];

/**
 * True when the server may have executed the call: read the state again before you repeat anything that costs money. A refusal is
 * certain only with the contract's body. 401 and 403 may come from a session that ended after the effect, 404 from a server that
 * looks for its own result too early, 408, 425 and 429 from a proxy, and any other status from anywhere on the way.
 */
export const isOutcomeUnknown = (failure: ApiFailure): boolean =>
  failure.kind !== 'http' || !REFUSALS.includes(failure.status) || (failure.error === null && failure.message === null);
