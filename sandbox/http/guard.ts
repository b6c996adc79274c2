import type { ServerResponse } from 'node:http';

/** An exception of ours fails the one answer and does not stop the server. */
export function guard(response: ServerResponse, work: Promise<void>): void {
  work.catch((error: unknown) => {
    console.error(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  });
}
