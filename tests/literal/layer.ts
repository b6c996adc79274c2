/** A server between the browser and the sandbox that cuts each answer down to the specification's fields, and varies it. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { callOf } from './server.ts';
import { ANSWERS, isObject, NOTHING } from './specification.ts';
import { identifierOf, type Variation, varied } from './variations.ts';

/** Ways to answer nothing. */
export const NOTHINGS = {
  'a 204': [204, ''],
  'an empty body': [200, ''],
  null: [200, 'null'],
  true: [200, 'true'],
  '{}': [200, '{}'],
} as const satisfies Readonly<Record<string, readonly [status: number, body: string]>>;

export interface Layer {
  readonly origin: string;
  /** Identifiers that went back as a text although they had come as a number. */
  readonly changed: readonly string[];
  /** Calls that the specification does not have. */
  readonly unknown: readonly string[];
  close(): Promise<void>;
}

const everywhere = (value: unknown, change: (value: unknown, name: string) => unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((element) => everywhere(element, change, name));
  if (!isObject(value)) return change(value, name);
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, everywhere(field, change, key)]));
};

async function whole(stream: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export async function startLayer(
  target: string,
  variation: Variation,
  { sendsNumbers, nothing }: { sendsNumbers: boolean; nothing: keyof typeof NOTHINGS },
): Promise<Layer> {
  const changed: string[] = [];
  const unknown: string[] = [];
  const to = new URL(target);

  /** The identifiers of the sandbox in the place of the numbers that stood for them. */
  const restorePath = (path: string) => path.replace(/(?<=\/)\d+(?=[/?]|$)/g, (digits) => identifierOf(digits) ?? digits);
  const restoreBody = (call: string, body: unknown) =>
    everywhere(body, (value, name) => {
      const identifier = typeof value === 'number' || /^\d+$/.test(String(value)) ? identifierOf(value) : undefined;
      // The app has the area's identifier from its address, which is a text.
      if (identifier !== undefined && typeof value === 'string' && sendsNumbers && name !== 'lockerId') changed.push(`${call}: ${name}`);
      return identifier ?? value;
    });

  const handle = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const path = request.url ?? '/';
    const isApi = path.startsWith('/b2c/');
    const plainPath = path.split('?')[0] as string;
    const call = isApi ? callOf(request.method ?? 'GET', plainPath) : undefined;
    if (isApi && call === undefined) unknown.push(`${request.method} ${plainPath}`);
    let body = await whole(request);
    if (call !== undefined && body.length > 0) body = Buffer.from(JSON.stringify(restoreBody(call, JSON.parse(body.toString()))));
    const upstream = http.request({
      host: to.hostname,
      port: to.port,
      method: request.method,
      path: isApi ? restorePath(path) : path,
      headers: { ...request.headers, 'accept-encoding': 'identity', ...(body.length > 0 ? { 'content-length': String(body.length) } : {}) },
    });
    upstream.on('error', () => response.destroy());
    upstream.on('response', async (answer) => {
      const status = answer.statusCode ?? 502;
      const shape = call === undefined ? undefined : ANSWERS[call];
      if (shape === undefined || status >= 300) {
        response.writeHead(status, answer.headers);
        answer.pipe(response);
        return;
      }
      const { 'content-length': _length, ...headers } = answer.headers;
      const text = (await whole(answer)).toString();
      // The sandbox answers `{}` where it has no redirect after the sign-in.
      const isNothing = shape === NOTHING || (call === 'POST b2c/auth/login' && !text.includes('redirect'));
      const [sentStatus, sent] = isNothing ? NOTHINGS[nothing] : [status, JSON.stringify(varied(shape, JSON.parse(text), variation))];
      response.writeHead(sentStatus, headers);
      response.end(sentStatus === 204 ? undefined : sent);
    });
    upstream.end(body);
  };

  const server = http.createServer((request, response) => void handle(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    changed,
    unknown,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
