import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { usePathname } from 'wouter/use-browser-location';
import '../widgets/shared/ui/theme/theme.css.ts';
import { type HostConfig, loadConfig } from './config.ts';
import { Crash, CrashScreen } from './Crash.tsx';
import { appContainer, isFramed, reload, reportStartFailure } from './document/page.ts';
import { ScreenSkeleton } from './layout/ScreenSkeleton.tsx';
import { pushOverRoot } from './ports/history.ts';
import { matchRoute } from './routing/routes.ts';
import { loadAuthenticatedApp, loadScreen } from './routing/screens.ts';

const AuthenticatedApp = lazy(loadAuthenticatedApp);
const RefusedInFrame = lazy(() => import('./RefusedInFrame.tsx'));

function App({ config }: { config: HostConfig }) {
  const path = usePathname();
  return (
    <Crash resetKey={path} screen={<CrashScreen phone={config.supportPhone} onRetry={reload} />}>
      <Suspense fallback={<ScreenSkeleton />}>
        {isFramed() ? <RefusedInFrame /> : <AuthenticatedApp config={config} match={matchRoute(path)} />}
      </Suspense>
    </Crash>
  );
}

/** The delay of non-urgent start-up work; longer than a first load takes. */
const INTRODUCTION_MS = 2000;
const introduce = async (config: HostConfig) => {
  const [{ introduceProduct }, { watchConnection }, { keepOffline }] = await Promise.all([
    import('./document/brand-document.ts'),
    import('./offline/connection.ts'),
    import('./offline/offline-app.ts'),
  ]);
  introduceProduct(config);
  watchConnection();
  if (import.meta.env.PROD) await keepOffline('app', config.opensOffline);
};

pushOverRoot();

// Load the screen's code in parallel with the configuration, which saves a round trip.
if (!isFramed()) {
  const match = matchRoute(window.location.pathname);
  void loadAuthenticatedApp().catch(() => undefined);
  if (match !== null) void loadScreen(match.name).catch(() => undefined);
}

loadConfig().then((config) => {
  createRoot(appContainer()).render(
    <StrictMode>
      <App config={config} />
    </StrictMode>,
  );
  // Icon, manifest and the offline copy can wait until the screen is drawn.
  if (!isFramed()) setTimeout(() => introduce(config).catch(() => undefined), navigator.onLine ? INTRODUCTION_MS : 0);
}, reportStartFailure);
