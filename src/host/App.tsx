import { lazy, Suspense } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import type { HostConfig } from './config.ts';
import { Crash } from './Crash.tsx';
import { CrashScreen } from './CrashScreen.tsx';
import { isFramed } from './document/is-framed.ts';
import { ScreenSkeleton } from './layout/ScreenSkeleton.tsx';
import { reload } from './document/reload.ts';
import { matchRoute } from './routing/routes.ts';
import { loadAuthenticatedApp } from './routing/screens.ts';

const AuthenticatedApp = lazy(loadAuthenticatedApp);
const RefusedInFrame = lazy(() => import('./RefusedInFrame.tsx'));

export function App({ config }: { config: HostConfig }) {
  const path = usePathname();
  return (
    <Crash resetKey={path} screen={<CrashScreen phone={config.supportPhone} onRetry={reload} />}>
      <Suspense fallback={<ScreenSkeleton />}>
        {isFramed() ? <RefusedInFrame /> : <AuthenticatedApp config={config} match={matchRoute(path)} />}
      </Suspense>
    </Crash>
  );
}
