import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { publicRuntime } from '../widgets/shared/runtime/public-runtime.ts';
import { RuntimeProvider } from '../widgets/shared/runtime/runtime.tsx';
import { documentTracking } from '../widgets/shared/runtime/tracking.ts';
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

/** The error boundary of the app, for a render error or a chunk that did not load: shows a message and a retry button. */
class Crash extends Component<CrashProps, { hasCrashed: boolean; path: string }> {
  override state = { hasCrashed: false, path: this.props.path };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  // A navigation to another path resets the boundary.
  static getDerivedStateFromProps({ path }: CrashProps, state: { path: string }) {
    return path === state.path ? null : { path, hasCrashed: false };
  }

  readonly #again = () => {
    if (this.state.hasCrashed) window.location.reload();
  };

  override componentDidCatch(error: Error): void {
    documentTracking.event('Error/Render', error.message);
    // A chunk cannot load offline: retry when the browser is online. A canteen's screen reloads itself (screen/rescue.ts).
    if (!navigator.onLine && !this.props.isUnattended) window.addEventListener('online', this.#again, { once: true });
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    if (this.props.isUnattended) return null;
    // The browser's module map caches a failed chunk load: only a reload requests the chunk again.
    return <CrashScreen phone={this.props.phone} onRetry={() => window.location.reload()} />;
  }
}
