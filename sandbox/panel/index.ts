import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Folder } from '../http/files.ts';
import { guard } from '../http/guard.ts';
import { html } from '../identity/html.ts';
import { PANEL_POLICY } from '../http/policy.ts';
import { sendNotFound, serveFile, serveText } from '../http/serve-file.ts';
import { dayGuide } from './day-guide.ts';
import { panelPage } from './page.ts';

/** The logos of the demo provider; a real provider has its own. */
const BRAND = new Folder(fileURLToPath(new URL('../brand', import.meta.url)));

const script = readFileSync(new URL('./panel.js', import.meta.url), 'utf8');

/** Stands in for a page of the provider's website. */
const providerPage = (title: string, ...paragraphs: string[]): string =>
  html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Pausa</title>
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
          <h1>${title}</h1>
          ${paragraphs.map((text) => html`<p>${text}</p>`)}
        </main>
      </body>
    </html> `.text;

/** The targets of the app's links to the provider's website. */
const PAGES: Readonly<Record<string, string>> = {
  '/sandbox/privacy': providerPage(
    'Informativa privacy',
    'Questo è il mondo di prova: nessun dato lascia la memoria di questo server, e un riavvio cancella tutto.',
    'Qui il fornitore del servizio pubblica la propria informativa (articoli 13 e 14 del Regolamento UE 2016/679).',
  ),
  '/sandbox/termini': providerPage('Termini e condizioni', 'Qui il fornitore del servizio pubblica le condizioni d’uso del portafoglio.'),
  '/sandbox/domande-buoni': providerPage(
    'Domande frequenti sui buoni pasto',
    'Quali buoni posso usare? Quelli che trovi in «Scegli come ricaricare».',
    'Il credito ricaricato con i buoni scade? Lo dice qui il fornitore del servizio.',
  ),
};

async function serveBrand(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
  const file = await BRAND.find(path);
  if (file === null) return sendNotFound(response);
  await serveFile(request, response, file, { 'cache-control': 'no-cache' });
}

/** `/sandbox/`: the start page and the switches. True when it answered. */
export function servePanel(request: IncomingMessage, response: ServerResponse, path: string): boolean {
  if (path === '/sandbox/') {
    const headers = { 'cache-control': 'no-store', 'content-security-policy': PANEL_POLICY };
    guard(response, serveText(request, response, 'text/html; charset=utf-8', panelPage(), headers));
  } else if (Object.hasOwn(PAGES, path)) {
    guard(
      response,
      serveText(request, response, 'text/html; charset=utf-8', PAGES[path] ?? '', { 'content-security-policy': PANEL_POLICY }),
    );
  } else if (path.startsWith('/sandbox/brand/')) {
    guard(response, serveBrand(request, response, path.slice('/sandbox/brand'.length)));
  } else if (path === '/sandbox/guida-day.pdf') {
    guard(response, serveText(request, response, 'application/pdf', dayGuide(), { 'cache-control': 'no-cache' }));
  } else if (path === '/sandbox/panel.js') {
    guard(response, serveText(request, response, 'text/javascript; charset=utf-8', script, { 'cache-control': 'no-cache' }));
  } else return false;
  return true;
}
