import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { failureOf, type Navigation } from '../api/index.ts';
import { useResource } from '../widgets/shared/flow/use-resource.ts';
import { useRuntime } from '../widgets/shared/runtime/runtime.tsx';
import { ScreenSkeleton } from './layout/ScreenSkeleton.tsx';
import { CrashScreen } from './CrashScreen.tsx';
import { pathTo } from './routes.ts';
import { type Session, useIdentityAfterPaint, useSession } from './session.tsx';

const NavigationContext = createContext<Navigation | null>(null);
const ReloadContext = createContext<() => void>(() => undefined);

export function useNavigationData(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('This screen stands outside the navigation loader');
  return navigation;
}

/** Reads the navigation again: something in it was changed here. What is shown stays meanwhile. */
export const useNavigationReload = (): (() => void) => useContext(ReloadContext);

interface NavigationLoaderProps {
  /** For whoever is not signed in; without one, the way leads to the login. */
  publicVariant?: ReactNode;
  children: ReactNode;
}

/** Private screens wait for the user's navigation; its failure has a screen of its own (part 2 §2 'Navigation error'). */
export function NavigationLoader({ publicVariant, children }: NavigationLoaderProps) {
  const session = useSession();
  const { supportPhone } = useRuntime();
  // The cache hides it from whoever is on the way to the login. Another tab's sign-in is another session.
  const [strangerIn, setStrangerIn] = useState<Session | null>(null);
  const { data, failure, isFetching, reload } = useResource('navigation', async (signal) => {
    try {
      return await session.loadNavigation(signal, { quiet: publicVariant !== undefined });
    } catch (thrown) {
      if (!signal.aborted && failureOf(thrown).kind === 'unauthorized') setStrangerIn(session);
      throw thrown;
    }
  });
  useIdentityAfterPaint(session.identity, data !== undefined);

  const mustConsent = data?.privacyConsentRequired === true && !session.consent.isSettled;
  useEffect(() => {
    if (!mustConsent) return;
    const { pathname, search } = window.location;
    navigate(pathTo('privacyPolicy', {}, { redirect_to: pathname + search }), { replace: true, state: { isConsentRequired: true } });
  }, [mustConsent]);

  if (strangerIn === session && publicVariant !== undefined) return publicVariant;
  if (mustConsent) return <ScreenSkeleton />;
  if (data !== undefined) {
    return (
      <NavigationContext value={data}>
        <ReloadContext value={reload}>{children}</ReloadContext>
      </NavigationContext>
    );
  }
  if (failure === null) return <ScreenSkeleton />;
  return <CrashScreen phone={supportPhone} isPending={isFetching} onRetry={reload} />;
}
