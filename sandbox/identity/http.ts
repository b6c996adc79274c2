import type { IncomingMessage, ServerResponse } from 'node:http';

/** An error that is sent in the format of Google's services: `{error: {code, message}}`. */
export class HttpError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
  toJSON() {
    return { code: this.code, message: this.message };
  }
}

const MAX_BODY_BYTES = 1_000_000;

/** The body as an object with camelCase names, from JSON or (token refresh) from a form with snake_case names. */
export async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new HttpError(413, 'Body too large');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  if (text === '') return {};
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const body: unknown = isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new HttpError(400, 'Expected an object');
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [camelCase(name), value]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'Invalid JSON payload received');
  }
}

const camelCase = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function send(response: ServerResponse, status: number, type: string, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(text);
}

export const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  send(response, status, 'application/json', JSON.stringify(value));

export const sendScript = (response: ServerResponse, script: string): void => send(response, 200, 'text/javascript', script);

/** Sends a page with its own policy, which replaces the one that the server has set for the app. */
export function sendHtml(response: ServerResponse, page: string, contentSecurityPolicy: string): void {
  response.removeHeader('x-frame-options');
  send(response, 200, 'text/html', page, { 'content-security-policy': contentSecurityPolicy });
}
