import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../widgets/shared/ui/theme.css.ts';
import { App } from './App.tsx';
import { type HostConfig, loadConfig } from './config.ts';
import { pushOverRoot } from './ports/history.ts';
import { matchRoute } from './routes.ts';
import { loadMembers, loadScreen } from './screens.ts';

const THEMES = ['light', 'dark', 'auto'];

/** Later than a first load takes. */
const INTRODUCTION_MS = 2000;
const introduce = async (config: HostConfig) => {
  const [{ introduceProduct }, { watchConnection }, { keepAppOffline }] = await Promise.all([
    import('./brand-document.ts'),
    import('./offline/connection.ts'),
    import('./offline/offline-app.ts'),
  ]);
  introduceProduct(config);
  watchConnection();
  if (import.meta.env.PROD) await keepAppOffline(config.opensOffline);
};

pushOverRoot();

const match = matchRoute(window.location.pathname);
const container = document.getElementById('app');
if (container === null) throw new Error('index.html lost its #app');

if (match?.name === 'iframeMenu') {
  // Inside somebody else's page: no ground of our own, and the page decides the theme (`?theme=dark`).
  document.documentElement.classList.add('framed');
  const theme = new URLSearchParams(window.location.search).get('theme') ?? 'light';
  container.dataset['theme'] = THEMES.includes(theme) ? theme : 'light';
}

// Ask for the screen's code now: waiting for the configuration first would put one journey after the other.
if (match?.group !== 'framable') void loadMembers().catch(() => undefined);
if (match !== null) void loadScreen(match.name).catch(() => undefined);

loadConfig().then(
  (config) => {
    createRoot(container).render(
      <StrictMode>
        <App config={config} />
      </StrictMode>,
    );
    // Icon, manifest and what works offline can wait until the screen stands; nobody installs a public menu.
    if (match?.group !== 'framable') setTimeout(() => introduce(config).catch(() => undefined), navigator.onLine ? INTRODUCTION_MS : 0);
  },
  (thrown: unknown) => {
    // Before React and before any text of ours: the one sentence that must always be there.
    container.textContent = 'Ops! Sembra che qualcosa sia andato storto. Ricarica la pagina.';
    // oxlint-disable-next-line no-console -- who runs the app must learn which field of config.json is wrong
    console.error(thrown);
  },
);
