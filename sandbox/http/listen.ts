import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { COMMON_HEADERS } from './policy.ts';

const KEEP_ALIVE_MS = 120_000;

export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  close(): Promise<void>;
  /** Answers again, on the same port, after `close`. */
  reopen(): Promise<void>;
}

/**
 * Starts a server that adds the common headers to every answer. Rejects with `code: 'EADDRINUSE'` when the port is taken.
 * `port` 0 takes any free one.
 */
export function listen(listener: RequestListener, port: number, host: string): Promise<RunningServer> {
  const headers = new Headers(COMMON_HEADERS);
  const server = createServer((request, response) => listener(request, response.setHeaders(headers)));
  // Longer than a client keeps an idle connection. After five seconds, the default, a call may meet a connection that just closes.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? Object.assign(new Error(`Port ${port} is already in use.`, { cause: error }), { code: error.code })
          : error,
      );
    });
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({
        // The host name and not the IP address: sign-in by popup requires one origin.
        origin: `http://localhost:${taken}`,
        port: taken,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            // Browsers keep idle connections open for minutes.
            server.closeAllConnections();
          }),
        reopen: () => new Promise((done) => void server.listen(taken, host, () => done())),
      });
    });
  });
}
