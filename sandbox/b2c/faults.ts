import { badRequest, DroppedConnection, json, reasonOf } from './http.ts';

/**
 * The kinds of fault. `slow` still answers. `late` drops the connection at once and runs the call afterwards. The others replace
 * the answer; `strange` replaces only the word for the state.
 */
type Fault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'strange' }
  | { readonly kind: 'html'; readonly status: number }
  | { readonly kind: 'drop' };

/** A fault for the matching calls. */
export interface FaultRule {
  /** Path below the origin, `*` for any run of characters. */
  readonly pattern: string;
  readonly method: string | null;
  readonly fault: string;
  /** How many more calls it affects; null for all. */
  times: number | null;
  /** The handler runs first and then its answer is lost: the effect happened without the client's knowledge. */
  readonly after: boolean;
  /** The sentence in the answer of a status fault. */
  readonly message: string | string[] | null;
}

/** A fault for one call. */
export interface Hit {
  readonly fault: Fault;
  readonly after: boolean;
  readonly message: string | string[] | null;
}

/** Reads `<status>|slow:<ms>|late:<ms>|malformed|strange|html|html:<status>|drop`. */
export function parseFault(text: string): Fault {
  const [name = '', number] = text.trim().split(':');
  if (name === 'malformed' || name === 'strange' || name === 'drop') return { kind: name };
  if (name === 'html') return { kind: 'html', status: number === undefined ? 200 : statusOf(number) };
  if ((name === 'slow' || name === 'late') && number !== undefined && /^\d{1,6}$/.test(number)) return { kind: name, ms: Number(number) };
  return { kind: 'status', status: statusOf(name) };
}

function statusOf(text: string): number {
  if (!/^[2-5]\d\d$/.test(text)) throw badRequest(`Guasto sconosciuto: ${text}`);
  return Number(text);
}

function matches(rule: FaultRule, method: string, path: string): boolean {
  if (rule.method !== null && rule.method !== method) return false;
  const parts = rule.pattern
    .replace(/^\//, '')
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(path);
}

/** The fault for this call: from its own header or query, else the first rule that matches. */
export function matchFault(request: Request, rules: FaultRule[]): Hit | null {
  const url = new URL(request.url);
  const own = request.headers.get('x-sandbox-fault') ?? url.searchParams.get('x-sandbox-fault');
  if (own !== null) return { fault: parseFault(own), after: false, message: null };
  const rule = rules.find((candidate) => candidate.times !== 0 && matches(candidate, request.method, url.pathname.slice(1)));
  if (!rule) return null;
  if (rule.times !== null) rule.times -= 1;
  return { fault: parseFault(rule.fault), after: rule.after, message: rule.message };
}

/** Runs the call under the fault. */
export async function withFault(hit: Hit | null, request: Request, run: () => Promise<Response>): Promise<Response> {
  if (hit === null) return run();
  if (hit.fault.kind === 'late') setTimeout(() => void run().catch(() => undefined), hit.fault.ms);
  if (hit.fault.kind === 'strange') return strange(await run());
  const answer = hit.after ? await run() : null;
  if (hit.fault.kind !== 'slow') return faultResponse(hit.fault, hit.message);
  await delay(hit.fault.ms, request.signal);
  return answer ?? run();
}

/** A server that is ahead of the contract: a word that the app does not know. */
async function strange(response: Response): Promise<Response> {
  const body = (await response.json()) as Record<string, unknown>;
  const words = ['actionType', 'status'].filter((name) => typeof body[name] === 'string');
  return json({ ...body, ...Object.fromEntries(words.map((name) => [name, 'POSTPONED'])) }, response.status, response.headers);
}

/** The response that replaces the answer. */
export function faultResponse(fault: Exclude<Fault, { kind: 'slow' | 'strange' }>, message: Hit['message']): Response {
  switch (fault.kind) {
    case 'drop':
    case 'late':
      throw new DroppedConnection();
    case 'malformed':
      return new Response('{"sections": [', { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' } });
    case 'html':
      return new Response(PROXY_PAGE, { status: fault.status, headers: { 'content-type': 'text/html; charset=utf-8' } });
    case 'status': {
      const { status } = fault;
      if (status === 204 || status === 205 || status === 304) return new Response(null, { status });
      return json({ error: reasonOf(status), ...(message === null ? {} : { message }) }, status);
    }
    default:
      return fault satisfies never;
  }
}

const PROXY_PAGE =
  '<!doctype html><html><head><title>Proxy</title></head><body><h1>Il proxy aziendale non riesce a raggiungere il server</h1></body></html>';

/** Waits; ends early when the caller aborts. */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(new DOMException('The call was given up', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
