import type { AnswerOf, AnyEndpoint, BodyOf, PathParameter } from './endpoint.ts';
import { ApiError, type ApiFailure, type CachedAnswer, isAbort } from './failure.ts';
import { isEmail, isId, type WireId } from './id.ts';
import { encode, errorBody, isObject, readAnswer } from './schema.ts';

/** The text of an answer, and when the server sent it (epoch ms). */
export interface CachedText {
  readonly text: string;
  readonly cachedAt: number;
}

/** A cache of earlier answers for the time without a connection. The implementation decides which URLs it caches. */
export interface OfflineCache {
  put(url: string, text: string): void;
  get(url: string): Promise<CachedText | null>;
  /** Deletes the cached answers after the end of the session. The client calls it for every 401 and 403, even if `quiet`. */
  clear(): void;
}

export interface ClientOptions {
  /** Origin and prefix before `b2c/…`, without a closing slash; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  /** `include` (the default) sends the session cookie; public menus use `omit`. */
  readonly credentials?: 'include' | 'omit';
  /** The token of the Authorization header; a 200 or 201 that carries a new one replaces it (P1-7.4). */
  readonly token?: { read(): string | null; write(token: string): void };
  /**
   * The identity provider's ID token (header AuthorizationF); null without one, undefined before the provider is heard. A read asks
   * first without it, and once more with it after a refusal; the navigation is repeated with it, too. A call with an effect waits for
   * the provider (`mustWait`).
   */
  readonly idToken?: (mustWait: boolean) => Promise<string | null | undefined>;
  /** The header for the idempotency key of a call with an effect, where the back end supports one (docs/decisions/0009). */
  readonly idempotencyHeader?: string | null;
  /** The client calls it for every 401 and 403, except for `quiet` calls. Without it, they are failures like any other. */
  readonly onUnauthorized?: () => void;
  /** The client calls it for every failure worth tracking. It never gets a body, a token or an address with parameters. */
  readonly onFailure?: (endpoint: string, failure: ApiFailure) => void;
  /** The client calls it when it repaired an answer; `issue` is the path of the first mismatch (`readAnswer`). */
  readonly onRepair?: (endpoint: string, issue: string) => void;
  /** The client calls it for a refusal inside a 2xx, which it returns like any other answer. */
  readonly onRefusal?: (endpoint: string) => void;
  /** Supplies an earlier answer for a read that got none (`ApiError.cached`). */
  readonly offlineCache?: OfflineCache;
  /** Time limit for the whole answer; default: 20 s. */
  readonly timeoutMs?: number;
}

type CallParameters<E extends AnyEndpoint> = Readonly<Record<PathParameter<E['path']>, WireId>>;
type Keyed<K extends string, V> = [V] extends [never] ? { [P in K]?: never } : { [P in K]: V };
type ParamsOption<E extends AnyEndpoint> = Keyed<'params', [keyof CallParameters<E>] extends [never] ? never : CallParameters<E>>;

interface CommonCallOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Leaves a 401 or 403 to the caller: the client does not redirect to the login (the navigation loader, P2-4.103). */
  readonly quiet?: boolean;
  readonly timeoutMs?: number;
  /** By default a new random key. Reuse the key of an earlier call only for the same call with the same body. */
  readonly idempotencyKey?: string;
}

export type CallOptions<E extends AnyEndpoint> = ParamsOption<E> & Keyed<'body', BodyOf<E>> & CommonCallOptions;
/** `CallOptions` without the type parameter: inside the client, one function serves every endpoint. */
type UntypedCallOptions = CommonCallOptions & { readonly params?: Readonly<Record<string, WireId>>; readonly body?: unknown };

type Rest<E extends AnyEndpoint> = Record<never, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

export interface ApiClient {
  /**
   * Makes one call and returns its answer, parsed.
   * @throws ApiError with a closed `failure`; a DOMException `AbortError` when `signal` fired.
   */
  call<E extends AnyEndpoint>(endpoint: E, ...rest: Rest<E>): Promise<AnswerOf<E>>;
  /** Whether the back end recognises a repeated call by its idempotency key. */
  readonly hasIdempotencyKeys: boolean;
  /** The server's clock at its last answer (header `Date`, epoch ms); null until an answer has it. */
  serverTime(): number | null;
}

const DEFAULT_TIMEOUT_MS = 20_000;

/** The maximum length of an answer in UTF-16 units; parsing a longer one would block the page. */
const MAX_ANSWER_LENGTH = 10_000_000;

const NO_BODY = { error: null, message: null };
const MAX_PLAIN_SENTENCE = 500;

/** The client itself answers 404 for an identifier outside the charset, because the server cannot have it. */
const NOT_FOUND = { kind: 'http', status: 404, error: 'Not Found', message: null } as const satisfies ApiFailure;

function endpointPath(endpoint: AnyEndpoint, params: Readonly<Record<string, WireId>>): string | null {
  let valid = true;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    valid &&= name === 'email' ? isEmail(value) : isId(value);
    return valid ? encodeURIComponent(value) : '';
  });
  return valid ? path : null;
}

/**
 * Null for an empty body.
 * @throws SyntaxError when the text is not JSON, RangeError when it is too long
 */
function parse(text: string): unknown {
  if (text.length > MAX_ANSWER_LENGTH) throw new RangeError('too long');
  return text.trim() === '' ? null : JSON.parse(text);
}

async function readFailure(response: Response): Promise<ApiFailure> {
  const { status } = response;
  if (status === 401 || status === 403) return { kind: 'unauthorized', status };
  const text = await response.text();
  let body: unknown;
  try {
    body = parse(text);
  } catch {
    // A server may write its sentence as plain text. Of a proxy's page only the status is usable.
    if (text.length <= MAX_PLAIN_SENTENCE && !text.includes('<')) body = text;
  }
  const result = readAnswer(errorBody, body);
  const { error, message } = result.isRead ? result.data : NO_BODY;
  const isOtherJson = error === null && message === null && Object(body) === body;
  return { kind: 'http', status, error, message, ...(isOtherJson ? { isOtherJson: true } : {}) };
}

/** A refusal inside a 2xx (docs/backend-contract.md, "Errors"): a payment's status may report an error without being one. */
function isRefusal(answer: unknown, { hasEffect }: AnyEndpoint): boolean {
  const { error, success, actionType } = Object(answer) as Record<string, unknown>;
  return Boolean(error) || success === false || success === 0 || (hasEffect && actionType === 'error');
}

/** 128 random bits, without `randomUUID`: insecure contexts do not have it. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates the client for the product API. Every call of the app and of the widgets goes through one (P1-7.1 to P1-7.4). */
export function createClient(options: ClientOptions): ApiClient {
  const { baseUrl, token, idToken, onUnauthorized, onFailure, credentials = 'include', idempotencyHeader, offlineCache } = options;

  let serverTime: number | null = null;

  async function call(endpoint: AnyEndpoint, callOptions: UntypedCallOptions = {}): Promise<unknown> {
    const { params = {}, query, body, signal, quiet = false, idempotencyKey } = callOptions;
    const timeoutMs = callOptions.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    const name = `${endpoint.method} ${endpoint.path}`;

    const fail = (failure: ApiFailure, cause?: unknown, cached?: CachedAnswer | null): never => {
      if (failure.kind === 'unauthorized' && onUnauthorized) {
        offlineCache?.clear();
        if (!quiet) onUnauthorized();
      } else onFailure?.(name, failure);
      throw new ApiError(name, failure, { cause }, cached);
    };

    const path = endpointPath(endpoint, params);
    if (path === null) return fail(NOT_FOUND);
    signal?.throwIfAborted();
    const url = `${baseUrl}/${path}${query === undefined ? '' : `?${new URLSearchParams(query).toString()}`}`;
    /** Null for a call with an effect: the client never caches its answer. */
    const cache = endpoint.hasEffect ? null : offlineCache;

    const readCached = async (): Promise<CachedAnswer | null> => {
      try {
        const cached = (await cache?.get(url)) ?? null;
        if (cached === null) return null;
        const result = readAnswer(endpoint.response, parse(cached.text));
        return result.isRead ? { answer: result.data, cachedAt: cached.cachedAt } : null;
      } catch {
        return null;
      }
    };

    // Encoded before the `try` block that turns errors into network failures: a body that cannot be encoded is our bug, not a network failure.
    const sent = endpoint.body === null ? {} : { body: JSON.stringify(encode(endpoint.body, body)) };

    const identity = idToken === undefined ? null : await idToken(endpoint.hasEffect);
    signal?.throwIfAborted();

    // One controller for the caller's abort and the time-out; older phones do not have `AbortSignal.any`.
    const controller = new AbortController();
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      controller.abort();
    }, timeoutMs);
    signal?.addEventListener('abort', () => controller.abort(), { signal: controller.signal });

    const request = (identityToken: string | null | undefined): Promise<Response> => {
      const headers: Record<string, string> = { Accept: 'application/json', 'Content-Type': 'application/json' };
      const stored = token?.read();
      if (stored) headers['Authorization'] = stored;
      if (identityToken) headers['AuthorizationF'] = identityToken;
      if (idempotencyHeader && endpoint.hasEffect) headers[idempotencyHeader] = idempotencyKey ?? newIdempotencyKey();
      return (options.fetch ?? globalThis.fetch)(url, {
        method: endpoint.method,
        // The browser must revalidate its HTTP cache with the server for every answer.
        cache: 'no-cache',
        credentials,
        headers,
        signal: controller.signal,
        ...sent,
      });
    };
    const { statuses } = endpoint;
    const isAccepted = ({ ok, status }: Response) => statuses?.includes(status) ?? ok;
    /** The navigation is asked again after any status that it does not accept (P2-4.103). */
    const isRefused = (response: Response) => (statuses ? !isAccepted(response) : response.status === 401 || response.status === 403);

    try {
      let response = await request(identity);
      const mayRepeat = identity === undefined || (identity !== null && statuses !== undefined && response.status < 502);
      if (idToken && mayRepeat && !endpoint.hasEffect && isRefused(response)) response = await request(await idToken(true));
      serverTime = Date.parse(response.headers.get('Date') ?? '') || serverTime;
      if (!isAccepted(response)) return fail(await readFailure(response));
      const renewed = response.status === 200 || response.status === 201 ? response.headers.get('Authorization') : null;
      if (renewed) token?.write(renewed);

      const text = await response.text();
      let json: unknown;
      try {
        json = parse(text);
      } catch (cause) {
        return fail({ kind: 'unexpected-answer', issue: cause instanceof RangeError ? cause.message : 'not JSON' }, cause);
      }
      const result = readAnswer(endpoint.response, json);
      if (!result.isRead) {
        // The specification names the word and no status.
        const isMissing = !endpoint.hasEffect && isObject(json) && json['error'] === NOT_FOUND.error;
        return fail(isMissing ? { ...NOT_FOUND, status: response.status } : { kind: 'unexpected-answer', issue: result.issue });
      }
      if (result.issue !== null) options.onRepair?.(name, result.issue);
      if (isRefusal(json, endpoint)) options.onRefusal?.(name);
      cache?.put(url, text);
      return result.data;
    } catch (thrown) {
      if (thrown instanceof ApiError) throw thrown;
      if (!timedOut && (signal?.aborted || isAbort(thrown))) throw new DOMException('The call was aborted', 'AbortError');
      return fail(timedOut ? { kind: 'timeout', afterMs: timeoutMs } : { kind: 'network' }, thrown, await readCached());
    } finally {
      // Ends the requests whose bodies nobody has read (401): the browser would count them as running.
      controller.abort();
      clearTimeout(timer);
    }
  }

  return { call: call as ApiClient['call'], hasIdempotencyKeys: Boolean(idempotencyHeader), serverTime: () => serverTime };
}
