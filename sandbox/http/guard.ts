import type { ServerResponse } from 'node:http';

/** A fault of ours ends the one answer and not the server. */
export function guard(response: ServerResponse, work: Promise<void>): void {
  work.catch((error: unknown) => {
    console.error(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  });
}
