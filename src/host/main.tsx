import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { usePathname } from 'wouter/use-browser-location';
import { METHOD_NAMES } from '../registry/payment-methods.ts';
import { type Language, LanguageContext } from '../widgets/shared/text/language.ts';
import { loadable } from '../widgets/shared/ui/loadable.tsx';
import '../widgets/shared/ui/theme/theme.css.ts';
import { AuthenticatedApp } from './AuthenticatedApp.tsx';
import { type HostConfig, loadConfig } from './config.ts';
import { Crash } from './Crash.tsx';
import { CrashScreen } from './CrashScreen.tsx';
import { appContainer, isFramed, reload, reportStartFailure } from './document/page.ts';
import { loadLanguage } from '../widgets/shared/text/LanguageProvider.tsx';
import { chooseLanguage } from './language.ts';
import { AppLayout } from './layout/AppLayout.tsx';
import { ScreenSkeleton } from './layout/ScreenSkeleton.tsx';
import { pushOverRoot } from './ports/history.ts';
import { readPreference } from './preferences.ts';
import { matchRoute } from './routing/routes.ts';
import { loadScreen } from './routing/screens.ts';

const RefusedInFrame = loadable(async () => (await import('./RefusedInFrame.tsx')).default, ScreenSkeleton);

function App({ config }: { config: HostConfig }) {
  const path = usePathname();
  return (
    <Crash resetKey={path} screen={<CrashScreen product={config} onRetry={reload} />}>
      {isFramed() ? <RefusedInFrame /> : <AuthenticatedApp config={config} match={matchRoute(path)} />}
    </Crash>
  );
}

/** The delay of non-urgent start-up work; longer than a first load takes. */
const INTRODUCTION_MS = 2000;
const introduceLater = async (config: HostConfig, language: Language) => {
  // Before the others: one of them may be gone already.
  const { watchStaleCode } = await import('./document/stale-code.ts');
  watchStaleCode();
  const { introduce } = await import('./document/introduce.ts');
  await introduce(config, language);
};

const ignore = () => undefined;

pushOverRoot();

// Load the screen's code in parallel with the configuration, which saves a round trip.
const match = isFramed() ? null : matchRoute(window.location.pathname);
const screen =
  match === null ? null : Promise.all([loadScreen(match.name), match.group === 'public' || AppLayout.load()]).catch(() => undefined);

loadConfig(METHOD_NAMES).then(async (config) => {
  const [language] = await Promise.all([loadLanguage(chooseLanguage(config.languages, readPreference('language'))), screen]);
  document.documentElement.lang = language.lang;
  const app = (
    <StrictMode>
      <LanguageContext.Provider value={language}>
        <App config={config} />
      </LanguageContext.Provider>
    </StrictMode>
  );
  const container = appContainer();
  // The sign-in may be there already (prerender/show-login.ts).
  if (container.querySelector('main') === null) createRoot(container).render(app);
  else {
    container.querySelector('.late')?.remove();
    hydrateRoot(container, app);
  }
  const theme = readPreference('theme');
  if (theme !== null) void import('./document/appearance.ts').then(({ applyTheme, themeOf }) => applyTheme(themeOf(theme)), ignore);
  const { eventsUrl } = config;
  if (eventsUrl !== null) void import('./document/telemetry.ts').then(({ startTelemetry }) => startTelemetry(config, eventsUrl), ignore);
  // Icon, manifest and the offline copy can wait until the screen is drawn.
  if (!isFramed()) setTimeout(() => introduceLater(config, language).catch(ignore), navigator.onLine ? INTRODUCTION_MS : 0);
}, reportStartFailure);
