import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../widgets/shared/ui/theme.css.ts';
import { App } from './App.tsx';
import { type HostConfig, loadConfig } from './config.ts';
import { pushOverRoot } from './ports/history.ts';
import { isRefusedInFrame } from './refused-in-frame.ts';
import { isMenu, matchRoute } from './routes.ts';
import { loadAuthenticatedApp, loadScreen } from './screens.ts';

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

/** A canteen's screen: nobody is there to help. */
const isUnattended = match?.name === 'screenMenu';

if (match?.name === 'iframeMenu') {
  // Inside somebody else's page: no ground of our own, and light unless the page says otherwise (menu-query.ts).
  document.documentElement.classList.add('framed');
  container.dataset['theme'] = 'light';
  if (window.parent !== window) {
    // A parent speaks as soon as its frame has loaded: perhaps before the code that answers it.
    const early: MessageEvent[] = [];
    let hear: (event: MessageEvent) => void = (event) => early.push(event);
    window.addEventListener('message', (event) => hear(event));
    import('./framing.ts').then(
      ({ reportHeight }) => {
        hear = reportHeight(container);
        early.forEach(hear);
      },
      () => undefined, // a frame that nobody sizes scrolls
    );
  }
} else if (isUnattended) {
  // Never white, whatever has not come yet.
  document.documentElement.classList.add('screen');
  container.dataset['theme'] = 'light';
}
/** Most addresses of menus have none. */
const menuTheme = isMenu(match) && window.location.search !== '' ? import('./menu-theme.ts') : null;
menuTheme?.catch(() => undefined);

// Ask for the screen's code now: waiting for the configuration first would put one journey after the other.
const isRefused = isRefusedInFrame(match);
const isAuthenticatedApp = !isMenu(match) && !isRefused;
if (isAuthenticatedApp) void loadAuthenticatedApp().catch(() => undefined);
if (match !== null && !isRefused) void loadScreen(match.name).catch(() => undefined);

loadConfig().then(
  async (config) => {
    await menuTheme?.then(
      ({ themeMenu }) => themeMenu(container, config.theme),
      () => undefined, // in our own colours, then
    );
    createRoot(container).render(
      <StrictMode>
        <App config={config} />
      </StrictMode>,
    );
    // Icon, manifest and what works offline can wait until the screen stands; nobody installs a public menu.
    if (isAuthenticatedApp) setTimeout(() => introduce(config).catch(() => undefined), navigator.onLine ? INTRODUCTION_MS : 0);
  },
  (thrown: unknown) => {
    // Before React and before any text of ours: the one sentence that must always be there. A canteen's screen stays dark
    // rather than say so, until it is loaded again (screen/rescue.ts).
    if (!isUnattended) container.textContent = 'Ops! Sembra che qualcosa sia andato storto. Ricarica la pagina.';
    // oxlint-disable-next-line no-console -- who runs the app must learn which field of config.json is wrong
    console.error(thrown);
  },
);
