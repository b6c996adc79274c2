import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { guard } from '../http/guard.ts';
import { html } from '../identity/html.ts';
import { PANEL_POLICY } from '../http/policy.ts';
import { serveText } from '../http/serve-file.ts';
import { panelPage } from './page.ts';

const script = readFileSync(new URL('./panel.js', import.meta.url), 'utf8');

/** What the consent's link leads to here; a provider has a notice of its own. */
const PRIVACY_PAGE = html`<!doctype html>
  <html lang="it">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Informativa privacy · Pausa</title>
      <link rel="icon" href="data:," />
      <style>
        body {
          background: #f5f8f2;
          color: #16261c;
          font:
            16px/1.6 Montserrat,
            Arial,
            sans-serif;
          max-width: 640px;
          margin: 0 auto;
          padding: 32px 16px;
        }
      </style>
    </head>
    <body>
      <main>
        <h1>Informativa privacy</h1>
        <p>Questo è il mondo di prova: nessun dato lascia la memoria di questo server, e un riavvio cancella tutto.</p>
        <p>Qui il fornitore del servizio pubblica la propria informativa (articoli 13 e 14 del Regolamento UE 2016/679).</p>
      </main>
    </body>
  </html> `.text;

/** `/sandbox/`: what there is to try, and the switches. True when it answered. */
export function servePanel(request: IncomingMessage, response: ServerResponse, path: string): boolean {
  if (path === '/sandbox/') {
    const headers = { 'cache-control': 'no-store', 'content-security-policy': PANEL_POLICY };
    guard(response, serveText(request, response, 'text/html; charset=utf-8', panelPage(), headers));
  } else if (path === '/sandbox/privacy') {
    guard(response, serveText(request, response, 'text/html; charset=utf-8', PRIVACY_PAGE, { 'content-security-policy': PANEL_POLICY }));
  } else if (path === '/sandbox/panel.js') {
    guard(response, serveText(request, response, 'text/javascript; charset=utf-8', script, { 'cache-control': 'no-cache' }));
  } else return false;
  return true;
}
