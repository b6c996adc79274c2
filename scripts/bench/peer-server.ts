/** Our elements, their peers and the answers to all of them on one local server: the hosts of others end here, too. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { pack } from '../../sandbox/http/encoding.ts';
import { Folder } from '../../sandbox/http/files.ts';
import { mimeOf } from '../../sandbox/http/mime.ts';
import { ROOT } from '../steps.mjs';
import { forward, makeCertificate } from './slow-server.ts';

/** Answers a call to a host of a peer's; undefined: the sandbox stands in for it, or nobody. */
export type Answer = (url: URL, body: string) => object | string | undefined;

export interface PeerServer {
  readonly origin: string;
  /** A browser that goes through it finds every host but `localhost` here. */
  readonly proxy: string;
  /** Pages and files in memory, by path. */
  readonly files: Map<string, string>;
  /** What was asked for in vain. */
  readonly unanswered: Set<string>;
  close(): Promise<void>;
}

export interface PeerServerOptions {
  /** The origin of the sandbox, which has every other path. */
  readonly sandbox: string;
  /** By the path at which each is served. */
  readonly folders: Readonly<Record<string, string>>;
  readonly hosts: Readonly<Record<string, Answer>>;
}

/** One picture for every dish: drawings would keep the main thread busy, and photographs do not. */
const PICTURES = '/sandbox/pictures/';

/** By the name, or by what a file without one begins with. */
const typeOf = ({ pathname }: URL, text: string): string =>
  mimeOf(/\.(js|css|svg)$/.test(pathname) ? pathname : text.startsWith('{') ? 'answer.json' : 'page.html');

async function bodyOf(request: Http2ServerRequest): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** A host of another origin allows the page what it asks for. */
const allowing = ({ origin = '*', 'access-control-request-headers': names = '*' }: Http2ServerRequest['headers']) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': names,
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
});

export async function startPeerServer({ sandbox, folders, hosts }: PeerServerOptions): Promise<PeerServer> {
  const files = new Map<string, string>();
  const unanswered = new Set<string>();
  const picture = readFileSync(join(ROOT, 'sandbox/brand/touch-icon.png'));
  const mounts = Object.entries(folders).map(([prefix, folder]) => ({ prefix, folder: new Folder(folder) }));
  /** Like a static server, it compresses each file once. */
  const packed = new Map<string, Promise<Buffer>>();

  async function send(response: Http2ServerResponse, mime: string, text: string, headers: Record<string, string> = {}): Promise<void> {
    const body = packed.get(text) ?? pack(Buffer.from(text), 'br', true);
    packed.set(text, body);
    response.writeHead(200, { 'content-type': mime, 'content-encoding': 'br', ...headers });
    response.end(await body);
  }

  /** The sandbox answers. */
  function pass(
    incoming: Http2ServerRequest,
    response: Http2ServerResponse,
    path: string,
    body: Buffer,
    more: Record<string, string>,
  ): void {
    const onAnswer = (answered: IncomingMessage) => {
      if (answered.statusCode === 404) unanswered.add(`${incoming.method} ${path}`);
      response.writeHead(answered.statusCode ?? 500, { ...answered.headers, ...more });
      answered.pipe(response);
    };
    forward(sandbox, incoming, path, response, onAnswer, { 'x-sandbox-vendors': 'real' }).end(body);
  }

  async function answer(incoming: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const url = new URL(incoming.url, `https://${incoming.authority || incoming.headers.host}`);
    const body = await bodyOf(incoming);
    if (url.hostname === 'localhost') {
      const text = files.get(url.pathname);
      if (text !== undefined) return send(response, typeOf(url, text), text);
      if (url.pathname.startsWith(PICTURES)) {
        response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
        return undefined;
      }
      const mount = mounts.find(({ prefix }) => url.pathname.startsWith(prefix));
      const file = await mount?.folder.find(url.pathname.slice(mount.prefix.length));
      if (!file) return pass(incoming, response, incoming.url, body, {});
      const { bytes, encoding } = await file.body(['br']);
      response.writeHead(200, { 'content-type': file.mime, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) });
      response.end(bytes);
      return undefined;
    }
    const headers = allowing(incoming.headers);
    if (incoming.method === 'OPTIONS') return void response.writeHead(204, headers).end();
    const found = hosts[url.hostname]?.(url, body.toString());
    if (found === undefined) return pass(incoming, response, `/sandbox/vendors/${url.hostname}${incoming.url}`, body, headers);
    const text = typeof found === 'string' ? found : JSON.stringify(found);
    return send(response, typeOf(url, text), text, headers);
  }

  const server = createSecureServer({ ...makeCertificate(), allowHTTP1: true }, (incoming, response) => void answer(incoming, response));
  const open = new Set<{ destroy(): void }>();
  server.on('session', (session) => open.add(session));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const proxy = createServer();
  proxy.on('connect', (_, socket: Duplex) => {
    const line = connect(port, '127.0.0.1', () => socket.write('HTTP/1.1 200 Connected\r\n\r\n'));
    for (const end of [socket, line]) end.on('error', () => line.destroy());
    line.pipe(socket).pipe(line);
    open.add(socket).add(line);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));

  return {
    origin: `https://localhost:${port}`,
    proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    files,
    unanswered,
    async close() {
      for (const each of open) each.destroy();
      await Promise.all([server, proxy].map((each) => new Promise<void>((resolve) => each.close(() => resolve()))));
    },
  };
}
