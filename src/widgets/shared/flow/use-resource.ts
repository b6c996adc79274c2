import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';
import type { Read, ResourceState } from './resource.ts';
import { useWindowEvent } from './use-window-event.ts';

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
  const reload = () => void resources.read(key, read, true);
  useWindowEvent('online', reload, state.failure !== null || refreshMs !== undefined);

  return { ...state, reload };
}
