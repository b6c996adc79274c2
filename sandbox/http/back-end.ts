import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { createProxyServer } from 'httpxy';
import type { Policy } from './policy.ts';

const GONE = JSON.stringify({ error: 'Bad Gateway', message: 'The back end of --back-end does not answer.' });

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Proxies calls to a provider's back end, as a proxy of the app's origin does: the browser sees one origin, so nothing of CORS is
 * needed, and the session's cookie is the origin's own.
 */
export function proxyTo(target: string): Handler {
  // A connection for each call: one that is kept may just be closed, and no proxy may send a call again.
  const agent = new (target.startsWith('https:') ? SecureAgent : Agent)({ keepAlive: false });
  const proxy = createProxyServer({ target, agent, changeOrigin: true, cookieDomainRewrite: '' });
  proxy.on('error', (error, _, response) => {
    console.error(`${target}: ${error.message}`);
    if (response === undefined || !('writeHead' in response)) return;
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'application/json' }).end(GONE);
  });
  // The listener above has told of a failure.
  return (request, response) => void proxy.web(request, response).catch(() => undefined);
}

/** What the pages of a provider's own configuration may reach: its Firebase project and its pictures (docs/deploying.md). */
export function sourcesOf(config: object): Policy {
  const { firebase, pictureHosts = [] } = config as {
    readonly firebase?: { readonly authDomain?: string; readonly emulator?: boolean };
    readonly pictureHosts?: readonly string[];
  };
  const google = firebase?.emulator !== true;
  return {
    'img-src': pictureHosts,
    ...(google
      ? {
          'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
          'script-src': ['https://apis.google.com'],
          'frame-src': firebase?.authDomain === undefined ? [] : [`https://${firebase.authDomain}`],
        }
      : {}),
  };
}
