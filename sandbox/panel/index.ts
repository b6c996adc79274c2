import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { guard } from '../http/guard.ts';
import { PANEL_POLICY } from '../http/policy.ts';
import { serveText } from '../http/serve-file.ts';
import { panelPage } from './page.ts';

const script = readFileSync(new URL('./panel.js', import.meta.url), 'utf8');

/** `/sandbox/`: what there is to try, and the switches. True when it answered. */
export function servePanel(request: IncomingMessage, response: ServerResponse, path: string): boolean {
  if (path === '/sandbox/') {
    const headers = { 'cache-control': 'no-store', 'content-security-policy': PANEL_POLICY };
    guard(response, serveText(request, response, 'text/html; charset=utf-8', panelPage(), headers));
  } else if (path === '/sandbox/panel.js') {
    guard(response, serveText(request, response, 'text/javascript; charset=utf-8', script, { 'cache-control': 'no-cache' }));
  } else return false;
  return true;
}
