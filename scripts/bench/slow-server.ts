/** The sandbox as a phone reaches a provider: HTTP/2, TLS, and a slow network, which a service worker meets too. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request as ask } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';

/** "Slow 4G" of Chrome's DevTools: a request's way there and back, and what comes in each millisecond. */
const LATENCY_MS = 562.5;
const BYTES_PER_MS = 180;
const PIECE_BYTES = 4096;

export interface SlowServer {
  readonly origin: string;
  /** HTML pages beside the app, by path. */
  readonly pages: Map<string, string>;
  /** By how much later than the others such a page comes, ms. */
  readonly delays: Map<string, number>;
  close(): Promise<void>;
}

/** A certificate that no browser trusts: `--ignore-certificate-errors`. */
export function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'pausa-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const named = ['-subj', '/CN=localhost', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...named], { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

/** Sends a request on to the sandbox, whose origin is `target`. The caller sends the body. */
export function forward(
  target: string,
  { method, headers }: Http2ServerRequest,
  path: string,
  response: Http2ServerResponse,
  onAnswer: (answered: IncomingMessage) => void,
  more: Readonly<Record<string, string>> = {},
) {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
  const passed = ask(`${target}${path}`, { method, headers: { ...kept, host: new URL(target).host, ...more } }, (answered) => {
    // HTTP/2 knows none of these.
    for (const name of ['connection', 'keep-alive', 'transfer-encoding']) delete answered.headers[name];
    onAnswer(answered);
  });
  return passed.on('error', () => response.destroy());
}

/**
 * @param target the origin of the sandbox, whose files are in brotli, as those of the container
 * @param pagesFrom the origin of the nginx that sends the pages
 */
export async function startSlowServer(target: string, pagesFrom: string = target): Promise<SlowServer> {
  const pages = new Map<string, string>();
  const delays = new Map<string, number>();
  /** When the line, which all answers share, is free again. */
  let freeAt = 0;

  async function send(response: Http2ServerResponse, body: Buffer): Promise<void> {
    for (let start = 0; start < body.length; start += PIECE_BYTES) {
      const piece = body.subarray(start, start + PIECE_BYTES);
      freeAt = Math.max(freeAt, performance.now()) + piece.length / BYTES_PER_MS;
      await wait(freeAt - performance.now());
      response.write(piece);
    }
    response.end();
  }

  async function answer(incoming: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const arrived = performance.now();
    const inTime = () => wait(arrived + LATENCY_MS - performance.now());
    const page = pages.get(incoming.url);
    if (page !== undefined) {
      await inTime();
      await wait(delays.get(incoming.url) ?? 0);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      return send(response, brotliCompressSync(page));
    }
    const origin = incoming.headers['sec-fetch-dest'] === 'document' ? pagesFrom : target;
    const passed = forward(origin, incoming, incoming.url, response, (answered) => {
      const body: Buffer[] = [];
      answered.on('data', (piece: Buffer) => body.push(piece));
      answered.on('end', () => {
        void inTime().then(() => {
          response.writeHead(answered.statusCode ?? 500, answered.headers);
          return send(response, Buffer.concat(body));
        });
      });
    });
    incoming.pipe(passed);
    return undefined;
  }

  const server = createSecureServer({ ...makeCertificate(), allowHTTP1: true }, (incoming, response) => void answer(incoming, response));
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    pages,
    delays,
    close: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy();
        server.close(() => resolve());
      }),
  };
}
