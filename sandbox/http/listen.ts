import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { COMMON_HEADERS } from './policy.ts';

export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Starts a server, each of whose answers has the common headers; rejects with `code: 'EADDRINUSE'` when the port is taken. `port` 0 takes any free one. */
export function listen(listener: RequestListener, port: number, host: string): Promise<RunningServer> {
  const headers = new Headers(COMMON_HEADERS);
  const server = createServer((request, response) => listener(request, response.setHeaders(headers)));
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
        // The name and not the number: sign-in by popup wants everything on one origin.
        origin: `http://localhost:${taken}`,
        port: taken,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            // Browsers keep idle connections open for minutes.
            server.closeAllConnections();
          }),
      });
    });
  });
}
