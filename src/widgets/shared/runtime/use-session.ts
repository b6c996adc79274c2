import { useEffect, useSyncExternalStore } from 'react';
import { useWindowEvent } from '../flow/use-window-event.ts';
import type { EmbeddedSession } from './member-runtime.ts';
import type { EnvironmentPort } from './ports.ts';

const NONE: Pick<EmbeddedSession, 'isMissing' | 'subscribe'> = { isMissing: () => false, subscribe: () => () => undefined };

/** Whether no person is signed in. Checks again when the person returns to the page, maybe from a login in another tab. */
export function useIsSignedOut(session: EmbeddedSession | null, { onVisible }: EnvironmentPort): boolean {
  const { subscribe, isMissing } = session ?? NONE;
  const isSignedOut = useSyncExternalStore(subscribe, isMissing, isMissing);
  useEffect(() => {
    if (!isSignedOut) return;
    return onVisible(() => void session?.retry());
  }, [isSignedOut, session, onVisible]);
  useWindowEvent('focus', () => void session?.retry(), isSignedOut);
  return isSignedOut;
}
