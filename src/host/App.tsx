import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { publicRuntime } from '../widgets/shared/runtime/public-runtime.ts';
import { RuntimeProvider } from '../widgets/shared/runtime/runtime.tsx';
import { addressPolicy, type HostConfig } from './config.ts';
import { fetchWithEarly } from './early-answers.ts';
import { ScreenSkeleton } from './layout/ScreenSkeleton.tsx';
import { CrashScreen } from './CrashScreen.tsx';
import { documentTracking } from './ports/tracking.ts';
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
      {/* A frame is told about once there is a menu, or the place of one; a screen is dark until then. */}
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
  /** A canteen's screen: nobody is there to press anything. */
  isUnattended: boolean;
  children: ReactNode;
}

/** A screen that cannot be drawn, or whose chunk did not arrive: a sentence and a way on. */
class Crash extends Component<CrashProps, { hasCrashed: boolean; path: string }> {
  override state = { hasCrashed: false, path: this.props.path };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  /** Another address is a new chance. */
  static getDerivedStateFromProps({ path }: CrashProps, state: { path: string }) {
    return path === state.path ? null : { path, hasCrashed: false };
  }

  readonly #again = () => {
    if (this.state.hasCrashed) window.location.reload();
  };

  override componentDidCatch(error: Error): void {
    documentTracking.event('Error/Render', error.message);
    // A screen whose code could not come without a connection. A canteen's is loaded again by itself (screen/rescue.ts).
    if (!navigator.onLine && !this.props.isUnattended) window.addEventListener('online', this.#again, { once: true });
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    if (this.props.isUnattended) return null;
    // A chunk that failed to load is remembered by the browser's module map: only a reload asks again.
    return <CrashScreen phone={this.props.phone} onRetry={() => window.location.reload()} />;
  }
}
