import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from '../b2c/http.ts';
import { DroppedConnection } from '../b2c/index.ts';
import { acceptedEncodings, pack, WORTH_PACKING_BYTES } from './encoding.ts';

const LARGEST_BODY_BYTES = 1_000_000;

/** Answers a Node request with a function from Request to Response. */
export async function answerWith(
  handle: (request: Request) => Promise<Response>,
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Promise<void> {
  try {
    const fetched = await toRequest(request, response, origin);
    await send(fetched instanceof Request ? await handle(fetched) : fetched, request, response);
  } catch (thrown) {
    // Dropped on purpose, or the client has disconnected: there is no answer in either case.
    if (!(thrown instanceof DroppedConnection) && !response.destroyed) console.error(thrown);
    response.destroy();
  }
}

/** The request without its body, for routing. `signal` fires when the client disconnects. */
export function headOf(request: IncomingMessage, response: ServerResponse, origin: string): Request {
  const hungUp = new AbortController();
  response.once('close', () => hungUp.abort());
  return new Request(urlOf(request, origin), { method: request.method ?? 'GET', headers: headersOf(request), signal: hungUp.signal });
}

// Two slashes at the start would be read as another host.
const urlOf = (request: IncomingMessage, origin: string): URL => new URL((request.url ?? '/').replace(/^\/+/, '/'), origin);

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

async function toRequest(request: IncomingMessage, response: ServerResponse, origin: string): Promise<Request | Response> {
  const method = request.method ?? 'GET';
  if (!/^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method)) return json({ error: 'Method Not Allowed' }, 405);
  const body = await readBody(request);
  if (body === null) return json({ error: 'Payload Too Large' }, 413);

  const isEmpty = method === 'GET' || method === 'HEAD' || body.length === 0;
  const head = headOf(request, response, origin);
  return isEmpty ? head : new Request(head, { method, body });
}

/** Null when the body is too large. */
async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > LARGEST_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

async function send(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = {};
  answer.headers.forEach((value, name) => {
    headers[name] = value;
  });
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;

  let bytes = Buffer.from(await answer.arrayBuffer());
  const [encoding] = bytes.length > WORTH_PACKING_BYTES ? acceptedEncodings(request.headers['accept-encoding']) : [];
  if (encoding !== undefined) {
    bytes = Buffer.from(await pack(bytes, encoding, false));
    headers['content-encoding'] = encoding;
  }
  if (answer.status !== 204 && answer.status !== 304) {
    headers['content-length'] = String(bytes.length);
    headers['vary'] = [answer.headers.get('vary'), 'Accept-Encoding'].filter((name) => name !== null).join(', ');
  }
  if (!response.destroyed) response.writeHead(answer.status, headers).end(bytes);
}
