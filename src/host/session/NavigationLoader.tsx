import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { failureOf, getNavigation, type Navigation } from '../../api/index.ts';
import { useApiQuery } from '../../widgets/shared/flow/use-api-query.ts';
import { destinationPath } from '../../widgets/shared/runtime/destination-path.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { ScreenSkeleton } from '../layout/ScreenSkeleton.tsx';
import { CrashScreen } from '../CrashScreen.tsx';
import { useIdentityAfterPaint, useSession } from './session.tsx';
import type { Elements } from '../../widgets/shared/text/Text.tsx';

/** `reload` reads the navigation again after a change to its data; the current screen stays visible. */
type LoadedNavigation = Navigation & { reload(): void };
const NavigationContext = createContext<LoadedNavigation | null>(null);

export function useNavigationData(): LoadedNavigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('This screen stands outside the navigation loader');
  return navigation;
}

interface NavigationLoaderProps {
  /** Content for a person who is not signed in; without it, the app redirects to the login. */
  publicVariant?: Elements;
  children: ReactNode;
}

/** Private screens wait for the user's navigation; a failure shows its own screen (P2-2.1, P2-2.140). */
export function NavigationLoader(props: NavigationLoaderProps) {
  // A sign-in in another tab begins a new session, with other answers.
  return <SessionNavigation key={useSession().generation} {...props} />;
}

function SessionNavigation({ publicVariant, children }: NavigationLoaderProps) {
  const session = useSession();
  const runtime = useRuntime();
  // By a 401 or 403, which `useApiQuery` does not report.
  const [isRefused, setRefused] = useState(false);
  const { data, failure, isFetching, reload } = useApiQuery(getNavigation, {
    read: async (signal) => {
      try {
        return await session.loadNavigation(signal, { quiet: publicVariant !== undefined });
      } catch (thrown) {
        if (!signal.aborted && failureOf(thrown).kind === 'unauthorized') setRefused(true);
        throw thrown;
      }
    },
  });
  useIdentityAfterPaint(session.identity, data !== undefined);

  const mustConsent = data?.privacyConsentRequired === true && !session.consent.isSettled;
  useEffect(() => {
    if (!mustConsent) return;
    const { pathname, search } = window.location;
    navigate(destinationPath({ to: 'consent', returnTo: pathname + search }), { replace: true, state: { isConsentRequired: true } });
  }, [mustConsent]);

  if (isRefused && publicVariant !== undefined) return publicVariant;
  if (mustConsent) return <ScreenSkeleton />;
  if (data !== undefined) return <NavigationContext value={{ ...data, reload }}>{children}</NavigationContext>;
  if (failure === null) return <ScreenSkeleton />;
  return <CrashScreen product={runtime} isPending={isFetching} onRetry={reload} />;
}
