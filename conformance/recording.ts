/** A recording of a browser's network (HAR 1.2), as its developer tools export it: the contract's calls in it. */
import { contract } from '../src/api/contract.ts';
import { isObject } from '../src/api/schema.ts';
import { operationOf } from './coverage.ts';
import { callOf, CouldNotRun, type Exchange, jsonOf } from './exchange.ts';

export interface Recording {
  /** The origin that answered, and the path before `/b2c/`. */
  readonly baseUrl: string;
  readonly exchanges: readonly Exchange[];
  /** How many calls below `b2c/` the contract does not have. */
  readonly others: number;
  /** Texts that must not be printed. */
  readonly secrets: ReadonlySet<string>;
}

interface Entry {
  readonly request: { readonly method: string; readonly url: URL; readonly headers: Headers };
  readonly response: { readonly status: number; readonly headers: Headers; readonly text: string | null };
}

/** A call below `b2c/`. */
export interface RecordedCall extends Entry {
  /** The origin that answered, and the path before `/b2c/`. */
  readonly base: string;
  /** From `b2c/` on, without the query. */
  readonly path: string;
}

function headersOf(list: unknown): Headers {
  const headers = new Headers();
  for (const header of Array.isArray(list) ? list : []) {
    const { name, value } = Object(header) as { readonly name?: unknown; readonly value?: unknown };
    // HTTP/2 has names such as `:status`, which are none.
    if (typeof name === 'string' && /^[\w-]+$/.test(name)) headers.append(name, String(value).replaceAll(/\s+/g, ' '));
  }
  return headers;
}

/** Null when the recording does not have the body. */
function textOf(content: unknown): string | null {
  const { text, encoding, size } = Object(content) as { readonly text?: unknown; readonly encoding?: unknown; readonly size?: unknown };
  if (typeof text !== 'string') return Number(size) > 0 ? null : '';
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text;
}

function entryOf(value: unknown): Entry | null {
  const { request, response } = Object(value) as { readonly request?: unknown; readonly response?: unknown };
  if (!isObject(request) || !isObject(response)) return null;
  const { method, url } = request;
  if (typeof method !== 'string' || typeof url !== 'string' || !URL.canParse(url)) return null;
  return {
    request: { method, url: new URL(url), headers: headersOf(request['headers']) },
    response: { status: Number(response['status']), headers: headersOf(response['headers']), text: textOf(response['content']) },
  };
}

function entriesOf(file: string, text: string): readonly Entry[] {
  const har = jsonOf(text.replace(/^\uFEFF/, ''));
  if (har === undefined) throw new CouldNotRun(`${file} is not JSON: export the recording as HAR.`);
  const log = isObject(har) ? har['log'] : null;
  const entries = isObject(log) ? log['entries'] : null;
  if (!Array.isArray(entries)) throw new CouldNotRun(`${file} is not a HAR: it has no log.entries.`);
  return entries.flatMap((entry: unknown) => entryOf(entry) ?? []);
}

/**
 * The calls below `b2c/` in a recording, with and without an answer.
 * @throws CouldNotRun when the file has none, or has none of their answers
 */
export function readCalls(file: string, text: string): readonly RecordedCall[] {
  const calls = entriesOf(file, text).flatMap((entry): RecordedCall[] => {
    const { origin, pathname } = entry.request.url;
    const at = pathname.indexOf('/b2c/');
    return at < 0 || entry.request.method === 'OPTIONS'
      ? []
      : [{ ...entry, base: origin + pathname.slice(0, at), path: pathname.slice(at + 1) }];
  });
  if (calls.length === 0) throw new CouldNotRun(`${file} has no call below b2c/: record a visit to the app.`);
  if (!calls.some(isAnswered))
    throw new CouldNotRun(`${file} has no bodies of answers: export it with its contents ("Save all as HAR with content").`);
  return calls;
}

/** False for a request without an answer, for an answer that the browser had already (304), and for one that the file does not hold. */
export const isAnswered = ({ response }: RecordedCall): boolean => response.status > 0 && response.status !== 304 && response.text !== null;

/** Reads a recording for the checks. @throws CouldNotRun as `readCalls` */
export function readRecording(file: string, text: string): Recording {
  const calls = readCalls(file, text);
  const secrets = new Set<string>();
  for (const { request, response } of calls)
    for (const [name, value] of [...request.headers, ...response.headers])
      if (/authorization|cookie/i.test(name)) for (const part of value.split(/[;,]\s*/)) secrets.add(part.replace(/^[^=\s]+[=\s]/, ''));

  let others = 0;
  const exchanges = calls.filter(isAnswered).flatMap(({ request, response, path }): Exchange[] => {
    const operation = operationOf(request.method, path);
    if (operation === undefined) {
      others += 1;
      return [];
    }
    const body = response.text ?? '';
    const hadSession = contract[operation].access === 'session';
    const { status, headers } = response;
    return [{ operation, call: callOf(contract[operation]), hadSession, status, silence: null, headers, text: body, json: jsonOf(body) }];
  });
  return { baseUrl: calls[0]?.base ?? '', exchanges, others, secrets };
}
