import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { publicRuntime } from '../widgets/shared/runtime/public-runtime.ts';
import { RuntimeProvider } from '../widgets/shared/runtime/runtime.tsx';
import { documentTracking } from '../widgets/shared/runtime/tracking.ts';
import { ErrorBoundary } from '../widgets/shared/ui/ErrorBoundary.tsx';
import { addressPolicy, type HostConfig } from './config.ts';
import { fetchWithEarly } from './early-answers.ts';
import { ScreenSkeleton } from './layout/ScreenSkeleton.tsx';
import { CrashScreen } from './CrashScreen.tsx';
import { isRefusedInFrame } from './refused-in-frame.ts';
import { isMenu, matchRoute } from './routes.ts';
import { loadAuthenticatedApp, SCREENS } from './screens.ts';

const AuthenticatedApp = lazy(loadAuthenticatedApp);
const MenuScreen = lazy(SCREENS.menu);
const IframeMenuScreen = lazy(SCREENS.iframeMenu);
const ScreenMenuScreen = lazy(SCREENS.screenMenu);
const RefusedInFrameScreen = lazy(() => import('./screens/RefusedInFrameScreen.tsx'));

export function App({ config }: { config: HostConfig }) {
  const path = usePathname();
  const match = matchRoute(path);
  const hasMenu = isMenu(match);
  useEffect(() => {
    if (hasMenu) document.title = `Menu · ${config.productName}`;
  }, [hasMenu, config.productName]);

  return (
    <Crash phone={config.supportPhone} path={path} isUnattended={match?.name === 'screenMenu'}>
      {/* A framed menu reports its height once the menu or its skeleton is drawn; a canteen's screen stays dark until then. */}
      <Suspense fallback={match?.group === 'framable' ? null : <ScreenSkeleton />}>
        {isRefusedInFrame(match) ? (
          <RefusedInFrameScreen />
        ) : isMenu(match) ? (
          <RuntimeProvider runtime={publicRuntime(config.apiBaseUrl, { fetch: fetchWithEarly, addresses: addressPolicy(config) })}>
            {match.name === 'menu' ? (
              <MenuScreen UUID={match.params['UUID'] ?? ''} />
            ) : match.name === 'screenMenu' ? (
              <ScreenMenuScreen UUID={match.params['UUID'] ?? ''} config={config} />
            ) : (
              <IframeMenuScreen UUID={match.params['UUID'] ?? ''} />
            )}
          </RuntimeProvider>
        ) : (
          <AuthenticatedApp config={config} match={match} />
        )}
      </Suspense>
    </Crash>
  );
}

interface CrashProps {
  phone: string;
  path: string;
  /** True for a canteen's screen, where no person can press a button. */
  isUnattended: boolean;
  children: ReactNode;
}

/** For a render error or a chunk that did not load: shows a message and a retry button. A navigation to another path resets it. */
function Crash({ phone, path, isUnattended, children }: CrashProps) {
  return (
    <ErrorBoundary
      resetKey={path}
      onError={(error) => documentTracking.event('Error/Render', error.message)}
      // A canteen's screen reloads itself (screen/rescue.ts).
      renderFallback={() => (isUnattended ? null : <Crashed phone={phone} />)}
    >
      {children}
    </ErrorBoundary>
  );
}

// The browser's module map caches a failed chunk load: only a reload requests the chunk again.
const reload = () => window.location.reload();

function Crashed({ phone }: { phone: string }) {
  useEffect(() => {
    // A chunk cannot load offline: retry when the browser is online.
    if (navigator.onLine) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return <CrashScreen phone={phone} onRetry={reload} />;
}
