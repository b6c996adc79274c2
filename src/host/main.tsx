import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../widgets/shared/ui/theme.css.ts';
import { App } from './App.tsx';
import { type HostConfig, loadConfig } from './config.ts';
import { pushOverRoot } from './ports/history.ts';
import { isRefusedInFrame } from './refused-in-frame.ts';
import { isMenu, matchRoute } from './routes.ts';
import { loadAuthenticatedApp, loadScreen } from './screens.ts';

/** The delay of non-urgent start-up work; longer than a first load takes. */
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

/** True for a canteen's screen, where no person can help. */
const isUnattended = match?.name === 'screenMenu';

if (match?.name === 'iframeMenu') {
  // In a partner's page: transparent background, and the light theme unless the query says otherwise (menu-query.ts).
  document.documentElement.classList.add('framed');
  container.dataset['theme'] = 'light';
  if (window.parent !== window) {
    // The parent may send messages as soon as the frame has loaded, before framing.ts has: keep them until then.
    const early: MessageEvent[] = [];
    let hear: (event: MessageEvent) => void = (event) => early.push(event);
    window.addEventListener('message', (event) => hear(event));
    import('./framing.ts').then(
      ({ reportHeight }) => {
        hear = reportHeight(container);
        early.forEach(hear);
      },
      () => undefined, // without a reported height the frame scrolls
    );
  }
} else if (isUnattended) {
  // A dark background while anything is missing.
  document.documentElement.classList.add('screen');
  container.dataset['theme'] = 'light';
}
/** Loaded only for an address with a query; most menus have none. */
const menuTheme = isMenu(match) && window.location.search !== '' ? import('./menu-theme.ts') : null;
menuTheme?.catch(() => undefined);

// Load the screen's code in parallel with the configuration, which saves a round trip.
const isRefused = isRefusedInFrame(match);
const isAuthenticatedApp = !isMenu(match) && !isRefused;
if (isAuthenticatedApp) void loadAuthenticatedApp().catch(() => undefined);
if (match !== null && !isRefused) void loadScreen(match.name).catch(() => undefined);

loadConfig().then(
  async (config) => {
    await menuTheme?.then(
      ({ themeMenu }) => themeMenu(container, config.theme),
      () => undefined, // then the default colours
    );
    createRoot(container).render(
      <StrictMode>
        <App config={config} />
      </StrictMode>,
    );
    // Icon, manifest and the offline copy can wait until the screen is drawn. A public menu needs none: it is not installed.
    if (isAuthenticatedApp) setTimeout(() => introduce(config).catch(() => undefined), navigator.onLine ? INTRODUCTION_MS : 0);
  },
  (thrown: unknown) => {
    // React has not started, so this is the only possible message. A canteen's screen stays dark instead, until it is
    // reloaded (screen/rescue.ts).
    if (!isUnattended) container.textContent = 'Ops! Sembra che qualcosa sia andato storto. Ricarica la pagina.';
    // oxlint-disable-next-line no-console -- who runs the app must learn which field of config.json is wrong
    console.error(thrown);
  },
);
