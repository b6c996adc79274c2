import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c } from '../../../sandbox/b2c/test-kit.ts';
import { APP_CONFIG } from '../../../sandbox/config.ts';
import { read } from '../../widgets/shared/ui/test-dom.tsx';
import { AuthenticatedApp } from '../AuthenticatedApp.tsx';
import { parseConfig } from '../config.ts';
import { matchRoute } from '../routing/routes.ts';

let app: HTMLElement;
beforeEach(() => {
  app = document.createElement('div');
  document.body.append(app);
});
afterEach(() => {
  app.remove();
  vi.unstubAllGlobals();
});

const LINKS = [
  { id: 'l-1', type: 'internal', link: '/wallet', label: 'Il tuo portafoglio', short_label: 'Wallet', icon: 'wallet' },
  { id: 'l-2', type: 'internal', link: '/code', label: 'Scansiona un codice', short_label: 'Codice', icon: 'code' },
  { id: 'l-3', type: 'external', link: 'https://aiuto.example/', label: 'Centro assistenza', short_label: 'Aiuto', icon: 'mai-vista' },
  { id: 'l-4', type: 'internal', link: '/', label: 'Pagina iniziale', short_label: 'Home', icon: 'home' },
];

test('drawer and bar have the server’s links in its order: the drawer with their labels, the bar with the short ones, both with their icons [P1-2.19] [P1-2.23] [P1-3.18]', async () => {
  const ask = fetchFrom(newB2c(), { user: 'demo@pausa.test' });
  vi.stubGlobal('fetch', (async (input, init) => {
    const response = await ask(input, init);
    if (!String(input).endsWith('/b2c/navigation')) return response;
    return Response.json({ ...((await response.json()) as object), links: LINKS });
  }) satisfies typeof fetch);
  window.history.replaceState(null, '', '/me');
  render(<AuthenticatedApp config={parseConfig(APP_CONFIG)} match={matchRoute('/me')} />, { container: app });
  const [drawer, bar] = await screen.findAllByRole('navigation', { name: 'Principale' }, { timeout: 30_000 });
  const linksOf = (navigation: HTMLElement | undefined) => [...navigation!.querySelectorAll('a')].slice(0, 4);
  const addresses = ['/wallet', '/code', 'https://aiuto.example/', '/'];
  expect(linksOf(drawer).map((link) => [link.getAttribute('href'), read(link)])).toEqual([
    ['/wallet', 'Il tuo portafoglio'],
    ['/code', 'Scansiona un codice'],
    ['https://aiuto.example/', 'Centro assistenza'],
    ['/', 'Pagina iniziale'],
  ]);
  expect(linksOf(bar).map((link) => [link.getAttribute('href'), read(link)])).toEqual(
    ['Wallet', 'Codice', 'Aiuto', 'Home'].map((label, index) => [addresses[index], label]),
  );
  const icons = (navigation: HTMLElement | undefined) => linksOf(navigation).map((link) => link.querySelector('svg')!.innerHTML);
  // Each its own; a name that nobody knows has the arrow that leads on.
  expect(new Set(icons(drawer)).size).toBe(4);
  expect(icons(bar)).toEqual(icons(drawer));
});
