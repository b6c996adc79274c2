/** One request and its result. Reports name the call by its template and never by its address, which can contain identifiers. */
import { contract, type OperationName } from '../src/api/contract.ts';
import type { AnyEndpoint } from '../src/api/endpoint.ts';
import type { Options } from './options.ts';

export interface Exchange {
  readonly operation: OperationName;
  /** `GET b2c/payment/{uuid}` */
  readonly call: string;
  readonly hadSession: boolean;
  /** Null without an answer. */
  readonly status: number | null;
  /** Why there is no answer. */
  readonly silence: 'timeout' | 'network' | null;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined when the text is no JSON. */
  readonly json: unknown;
}

export interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The session of the call: the kit's own by default, null for none. */
  readonly session?: Session | null;
  /** True for a request that our client would never send; it is not recorded. */
  readonly isAside?: boolean;
}

/** The state of a client: the cookies of a browser and the token of our client. */
export class Session {
  readonly cookies = new Map<string, string>();
  token: string | null;
  readonly idToken: string | null;

  constructor({ cookie, token, idToken }: Pick<Options, 'cookie' | 'token' | 'idToken'>) {
    for (const pair of cookie?.split(';') ?? []) {
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
    }
    this.token = token;
    this.idToken = idToken;
  }

  headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      ...(cookie === '' ? {} : { Cookie: cookie }),
      ...(this.token === null ? {} : { Authorization: this.token }),
      ...(this.idToken === null ? {} : { AuthorizationF: this.idToken }),
    };
  }

  keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(line) ?? [];
      if (name === undefined || value === undefined) continue;
      if (value === '' || /;\s*max-age=0\b/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value.trim());
    }
  }
}

/** The kit cannot go on: the address does not answer, is no back end, or has stopped answering. */
export class CouldNotRun extends Error {
  override readonly name = 'CouldNotRun';
}

/** One call without an answer is a deviation. Several in a row mean that the back end is gone. */
const SILENCES_IN_A_ROW = 5;

export const callOf = ({ method, path }: AnyEndpoint): string => `${method} ${path}`;

/** Makes calls as our client does (part 1 §7), follows no redirect, and records every exchange. */
export class Conversation {
  readonly log: Exchange[] = [];
  /** For each token in an answer: whether the next call with it was accepted. */
  readonly renewals: { readonly call: string; readonly isAccepted: boolean }[] = [];
  /** Texts that must not be printed. */
  readonly secrets = new Set<string>();
  readonly #options: Options;
  readonly #fetch: typeof fetch;
  #silences = 0;

  constructor(
    options: Options,
    fetcher: typeof fetch,
    /** Null without credentials. */
    readonly session: Session | null,
  ) {
    this.#options = options;
    this.#fetch = fetcher;
    for (const secret of [options.token, options.idToken, ...(session?.cookies.values() ?? [])]) this.keepSecret(secret);
  }

  keepSecret(secret: string | null): void {
    if (secret === null) return;
    this.secrets.add(secret);
    this.secrets.add(secret.replace(/^\w+ /, ''));
  }

  async ask(operation: OperationName, request: Request = {}): Promise<Exchange> {
    const { session = this.session } = request;
    const exchange = await this.#send(operation, contract[operation].method, request, session);
    if (request.isAside !== true) this.log.push(exchange);
    if (session !== null) await this.#renew(exchange, session);
    return exchange;
  }

  /** The preflight of a browser before a call from another origin; it is not recorded. */
  preflight(operation: OperationName, origin: string, headers: readonly string[]): Promise<Exchange> {
    const asking = {
      Origin: origin,
      'Access-Control-Request-Method': contract[operation].method,
      'Access-Control-Request-Headers': headers.join(', '),
    };
    return this.#send(operation, 'OPTIONS', { headers: asking }, null);
  }

  async #send(operation: OperationName, method: string, request: Request, session: Session | null): Promise<Exchange> {
    const endpoint: AnyEndpoint = contract[operation];
    const { params = {}, query, body, headers } = request;
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? unknownId(name)));
    const url = `${this.#options.baseUrl}/${path}${query === undefined ? '' : `?${new URLSearchParams(query).toString()}`}`;
    const carriesBody = endpoint.body !== null && method === endpoint.method;
    const own = method === 'OPTIONS' ? {} : { Accept: 'application/json', 'Content-Type': 'application/json' };
    const about = { operation, call: callOf(endpoint), hadSession: session !== null };

    const controller = new AbortController();
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      controller.abort();
    }, this.#options.timeoutMs);
    try {
      const response = await this.#fetch(url, {
        method,
        redirect: 'manual',
        headers: { ...own, ...session?.headers(), ...headers },
        signal: controller.signal,
        ...(carriesBody ? { body: JSON.stringify(body ?? {}) } : {}),
      });
      const text = await response.text();
      this.#silences = 0;
      this.#watch(response.headers);
      session?.keepCookies(response.headers);
      return { ...about, status: response.status, silence: null, headers: response.headers, text, json: jsonOf(text) };
    } catch {
      this.#silences += 1;
      if (this.#silences >= SILENCES_IN_A_ROW)
        throw new CouldNotRun(`The back end has stopped answering: ${SILENCES_IN_A_ROW} calls in a row, the last was ${about.call}.`);
      return { ...about, status: null, silence: timedOut ? 'timeout' : 'network', headers: new Headers(), text: '', json: undefined };
    } finally {
      clearTimeout(timer);
    }
  }

  #watch(headers: Headers): void {
    this.keepSecret(headers.get('authorization'));
    for (const line of headers.getSetCookie()) this.keepSecret(/^[^=]*=([^;]*)/.exec(line)?.[1] || null);
  }

  /**
   * A token from an answer replaces ours after a call with it has succeeded. A token that does not work would make all later
   * checks fail.
   */
  async #renew(exchange: Exchange, session: Session): Promise<void> {
    const brought = tokenOf(exchange);
    if (brought === null || brought === session.token) return;
    const before = session.token;
    session.token = brought;
    const probe = await this.#send('getNavigation', 'GET', {}, session);
    const isAccepted = probe.status === 200;
    this.renewals.push({ call: exchange.call, isAccepted });
    session.token = isAccepted ? (tokenOf(probe) ?? brought) : before;
  }
}

const tokenOf = ({ status, headers }: Exchange): string | null =>
  status === 200 || status === 201 ? headers.get('authorization') || null : null;

/** Undefined when the text is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** An unknown identifier in the form of the parameter. Contexts and e-mail addresses get existing values. */
export function unknownId(parameter: string): string {
  if (parameter === 'email') return 'nobody@example.com';
  if (parameter === 'context') return 'definedAmountMethod';
  const random = crypto.randomUUID();
  return /^uuid$/i.test(parameter) ? random : `conformance${random.slice(0, 8)}`;
}

export const isHtml = ({ headers, text }: Exchange): boolean =>
  /html/i.test(headers.get('content-type') ?? '') || /^\s*<(!doctype|html)/i.test(text);

/** A short description of the answer, without its values. */
export function found(exchange: Exchange, timeoutMs: number): string {
  const { status, silence, text, json } = exchange;
  if (silence === 'timeout') return `no answer within ${timeoutMs / 1000} s`;
  if (status === null) return 'no answer: the connection broke';
  if (status >= 300 && status < 400) return `${status}, a redirect`;
  if (text === '') return `${status} without a body`;
  if (isHtml(exchange)) return `${status} with an HTML page`;
  return json === undefined ? `${status} without JSON` : String(status);
}
