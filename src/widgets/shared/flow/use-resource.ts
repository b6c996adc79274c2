import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';
import type { Read, ResourceState } from './resource.ts';

/** Reads a thing for as long as a component shows it. `refreshMs` reads again at that pace while the page is visible. */
export function useResource<T>(
  key: string,
  read: Read<T>,
  { refreshMs }: { refreshMs?: number } = {},
): ResourceState<T> & { reload(): void } {
  const { resources, environment } = useRuntime();
  const subscribe = useCallback((listener: () => void) => resources.subscribe(key, listener), [resources, key]);
  const get = useCallback(() => resources.state<T>(key), [resources, key]);
  const state = useSyncExternalStore(subscribe, get, get);

  // The key names what `read` reads: a new closure for the same key is no reason to read again.
  useEffect(() => {
    void resources.read(key, read, false);
    if (refreshMs === undefined) return;
    const timer = setInterval(() => {
      if (environment.isVisible()) void resources.read(key, read, true);
    }, refreshMs);
    const stopWatching = environment.onVisible(() => void resources.read(key, read, false));
    return () => {
      clearInterval(timer);
      stopWatching();
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [resources, environment, key, refreshMs]);

  // What could not be read is read as soon as there is a connection.
  const isMissing = state.failure !== null;
  useEffect(() => {
    if (!isMissing && refreshMs === undefined) return;
    const online = () => void resources.read(key, read, true);
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [resources, key, refreshMs, isMissing]);

  return { ...state, reload: () => void resources.read(key, read, true) };
}
