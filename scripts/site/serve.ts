/** Serves the built site. */
import { join } from 'node:path';
import { cachingOf, sendNotFound, serveFile } from '../../sandbox/http/serve-file.ts';
import { Folder } from '../../sandbox/http/files.ts';
import { listen, type RunningServer } from '../../sandbox/http/listen.ts';
import { SITE } from './folder.ts';
import { HEADERS } from './policy.ts';

/** @param headers What a server of files may not send: the pages have their policy without them. */
export function serveSite(port: number, headers: Record<string, string> = HEADERS): Promise<RunningServer> {
  const folder = new Folder(SITE);
  return listen(
    (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site');
      const answer = async () => {
        const file = (await folder.find(pathname)) ?? (await folder.find(join(pathname, 'index.html')));
        if (file === null) return sendNotFound(response);
        await serveFile(request, response, file, { ...headers, 'cache-control': cachingOf(pathname) });
      };
      answer().catch(() => sendNotFound(response));
    },
    port,
    '127.0.0.1',
  );
}
