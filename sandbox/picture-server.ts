import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Folder } from './http/files.ts';
import { guard } from './http/guard.ts';
import { IMMUTABLE, sendNotFound, serveFile } from './http/serve-file.ts';

const ROUTE = '/sandbox/pictures/';
const pictures = new Folder(fileURLToPath(new URL('./pictures', import.meta.url)));

const HEADERS = {
  'cache-control': IMMUTABLE,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  // A picture that is opened as a page must not run scripts.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** `/sandbox/pictures/{key}.svg`; every origin may show them. */
export function servePicture(request: IncomingMessage, response: ServerResponse, path: string): void {
  const answer = async () => {
    const picture = await pictures.find(path.slice(ROUTE.length));
    if (picture === null) return sendNotFound(response);
    return serveFile(request, response, picture, HEADERS);
  };
  guard(response, answer());
}
