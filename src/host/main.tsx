import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { usePathname } from 'wouter/use-browser-location';
import { type Language, LanguageContext } from '../widgets/shared/text/language.ts';
import { loadable } from '../widgets/shared/ui/loadable.tsx';
import '../widgets/shared/ui/theme/theme.css.ts';
import { type HostConfig, loadConfig } from './config.ts';
import { Crash, CrashScreen } from './Crash.tsx';
import { appContainer, isFramed, reload, reportStartFailure } from './document/page.ts';
import { loadLanguage } from '../widgets/shared/text/LanguageProvider.tsx';
import { chooseLanguage } from './language.ts';
import { ScreenSkeleton } from './layout/ScreenSkeleton.tsx';
import { pushOverRoot } from './ports/history.ts';
import { matchRoute } from './routing/routes.ts';
import { loadAuthenticatedApp, loadScreen } from './routing/screens.ts';

const AuthenticatedApp = loadable(loadAuthenticatedApp, ScreenSkeleton);
const RefusedInFrame = loadable(() => import('./RefusedInFrame.tsx'), ScreenSkeleton);

function App({ config }: { config: HostConfig }) {
  const path = usePathname();
  return (
    <Crash resetKey={path} screen={<CrashScreen phone={config.supportPhone} onRetry={reload} />}>
      {isFramed() ? <RefusedInFrame /> : <AuthenticatedApp config={config} match={matchRoute(path)} />}
    </Crash>
  );
}

/** The delay of non-urgent start-up work; longer than a first load takes. */
const INTRODUCTION_MS = 2000;
const introduce = async (config: HostConfig, language: Language) => {
  const [{ introduceProduct }, { watchConnection }, { keepOffline }] = await Promise.all([
    import('./document/brand-document.ts'),
    import('./offline/connection.ts'),
    import('./offline/offline-app.ts'),
  ]);
  introduceProduct(config, language);
  watchConnection(language);
  if (import.meta.env.PROD) await keepOffline('app', config.opensOffline, language.lang);
};

pushOverRoot();

// Load the screen's code in parallel with the configuration, which saves a round trip.
if (!isFramed()) {
  const match = matchRoute(window.location.pathname);
  void loadAuthenticatedApp().catch(() => undefined);
  if (match !== null) void loadScreen(match.name).catch(() => undefined);
}

loadConfig().then(async (config) => {
  const language = await loadLanguage(chooseLanguage(config.languages));
  document.documentElement.lang = language.lang;
  createRoot(appContainer()).render(
    <StrictMode>
      <LanguageContext.Provider value={language}>
        <App config={config} />
      </LanguageContext.Provider>
    </StrictMode>,
  );
  // Icon, manifest and the offline copy can wait until the screen is drawn.
  if (!isFramed()) setTimeout(() => introduce(config, language).catch(() => undefined), navigator.onLine ? INTRODUCTION_MS : 0);
}, reportStartFailure);
