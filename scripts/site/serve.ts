/** Serves the built site, with the policy under which it must work. */
import { join } from 'node:path';
import { cachingOf, sendNotFound, serveFile } from '../../sandbox/http/serve-file.ts';
import { Folder } from '../../sandbox/http/files.ts';
import { listen, type RunningServer } from '../../sandbox/http/listen.ts';
import { SITE } from './folder.ts';

/** Highlighted code has its colours in attributes, and Storybook's manager makes its style sheets in the page. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export function serveSite(port: number): Promise<RunningServer> {
  const folder = new Folder(SITE);
  return listen(
    (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site');
      const answer = async () => {
        const file = (await folder.find(pathname)) ?? (await folder.find(join(pathname, 'index.html')));
        if (file === null) return sendNotFound(response);
        await serveFile(request, response, file, { 'content-security-policy': POLICY, 'cache-control': cachingOf(pathname) });
      };
      answer().catch(() => sendNotFound(response));
    },
    port,
    '127.0.0.1',
  );
}
