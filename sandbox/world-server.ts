/** Everything except static files: sign-in, the back end, its control API, pictures. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type B2c, createB2c } from './b2c/index.ts';
import { APP_CONFIG, sendConfig } from './config.ts';
import { withFault, delay, matchFault, faultResponse } from './b2c/faults.ts';
import { answerWith, headOf } from './http/fetch-bridge.ts';
import { guard } from './http/guard.ts';
import { refusal } from './identity/refusal.ts';
import { createIdentityEmulator } from './identity/index.ts';
import { servePanel } from './panel/index.ts';
import { servePicture } from './picture-server.ts';
import { answerVendor, isVendorPath } from './vendors/index.ts';

export interface WorldServer {
  readonly b2c: B2c;
  /** True when it handles the request; the answer may follow later. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
}

/** The request names no world. Only the reset of this default world also restores the accounts, which all worlds share. */
const isSharedWorld = ({ headers }: IncomingMessage): boolean =>
  headers['x-sandbox-world'] === undefined && !/\bsandbox-world=/.test(headers.cookie ?? '');

/**
 * @param origin Called for each request, as `partnerOrigins` is: the ports may be chosen late.
 * @param config What `/config.json` says.
 */
export function createWorldServer(
  origin: () => string,
  partnerOrigins: () => readonly string[] = () => [],
  config: object = APP_CONFIG,
): WorldServer {
  const identity = createIdentityEmulator({ origin });
  const b2c = createB2c({
    verify: (idToken) => identity.verify(idToken),
    now: () => Date.now(),
    register: (email) => identity.register(email),
    partnerOrigins,
  });

  function resetIdentity(response: ServerResponse): void {
    identity.reset().then(
      () => response.writeHead(204).end(),
      () => response.writeHead(500).end(),
    );
  }

  /** The identity service with the settings and faults of the visitor's world. */
  async function answerIdentity(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const head = headOf(request, response, origin());
    const world = b2c.worldOf(head);
    const hit = matchFault(head, world.faults);
    if (hit !== null) {
      const { fault, message } = hit;
      // No answer of the identity service has a word that `strange` replaces.
      if (fault.kind !== 'slow' && fault.kind !== 'strange') {
        const answer = () => (fault.kind === 'status' ? refusal(fault.status, message) : faultResponse(fault, message));
        return answerWith(async () => answer(), request, response, origin());
      }
      if (fault.kind === 'slow') await delay(fault.ms, head.signal).catch(() => undefined);
    }
    identity.handle(request, response, world);
  }

  /** The payment vendors with the faults of the visitor's world. */
  const answerVendors = (request: Request): Promise<Response> =>
    withFault(matchFault(request, b2c.worldOf(request).faults), request, () => answerVendor(request));

  /** The sandbox's own pages and files; null for any other path. */
  function own(request: IncomingMessage, response: ServerResponse, path: string): true | null {
    if (request.method === 'POST' && path === '/sandbox/reset-identity') resetIdentity(response);
    else if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    else if (path === '/config.json' || path === '/elements/config.json') sendConfig(response, config, path !== '/config.json');
    else if (path === '/sandbox') response.writeHead(308, { location: '/sandbox/' }).end();
    else if (path.startsWith('/sandbox/pictures/')) servePicture(request, response, path);
    else if (!servePanel(request, response, path)) return null;
    return true;
  }

  return {
    b2c,
    handle(request, response) {
      const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
      if (identity.owns(path)) {
        guard(response, answerIdentity(request, response));
        return true;
      }
      if (isVendorPath(path)) {
        void answerWith(answerVendors, request, response, origin());
        return true;
      }
      if (request.method === 'POST' && path === '/sandbox/reset' && isSharedWorld(request)) void identity.reset();
      if (own(request, response, path)) return true;
      if (!path.startsWith('/b2c/') && !path.startsWith('/sandbox/')) return false;
      void answerWith((fetched) => b2c.handle(fetched), request, response, origin());
      return true;
    },
  };
}
