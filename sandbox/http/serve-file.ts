import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, pack, WORTH_PACKING_BYTES } from './encoding.ts';
import type { StaticFile } from './files.ts';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Vite's file names with a hash: `index-BkT4x_2a.js`. */
const HASHED = /-[A-Za-z0-9_-]{8,}\.\w+$/;

export const cachingOf = (path: string): string => (/\/(assets|chunks)\//.test(path) && HASHED.test(path) ? IMMUTABLE : 'no-cache');

/** Sends a file with the given headers, or 304 when the browser's copy is current. */
export async function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  headers: Record<string, string>,
): Promise<void> {
  const { encoding, bytes } = await file.body(acceptedEncodings(request.headers['accept-encoding']));
  send(request, response, { encoding, bytes, tag: `"${file.tag}-${encoding}"`, mime: file.mime }, headers);
}

/** Sends a generated text. */
export async function serveText(
  request: IncomingMessage,
  response: ServerResponse,
  mime: string,
  text: string,
  headers: Record<string, string>,
): Promise<void> {
  const bytes = Buffer.from(text);
  const [encoding] = bytes.length > WORTH_PACKING_BYTES ? acceptedEncodings(request.headers['accept-encoding']) : [];
  const content = encoding === undefined ? { encoding: 'identity', bytes } : { encoding, bytes: await pack(bytes, encoding, false) };
  send(request, response, { ...content, tag: null, mime }, headers);
}

interface Content {
  readonly encoding: string;
  readonly bytes: Buffer;
  readonly tag: string | null;
  readonly mime: string;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { encoding, bytes, tag, mime }: Content,
  headers: Record<string, string>,
): void {
  const all: Record<string, string> = { vary: 'Accept-Encoding', ...(tag === null ? {} : { etag: tag }), ...headers };
  if (tag !== null && request.headers['if-none-match'] === tag) {
    response.writeHead(304, all).end();
    return;
  }
  all['content-type'] = mime;
  all['content-length'] = String(bytes.length);
  if (encoding !== 'identity') all['content-encoding'] = encoding;
  response.writeHead(200, all).end(request.method === 'HEAD' ? undefined : bytes);
}

export function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('Not found\n');
}
