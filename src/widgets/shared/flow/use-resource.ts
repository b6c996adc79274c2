import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';
import type { Read, ResourceState } from './resource.ts';
import { useWindowEvent } from './use-window-event.ts';

/** Reads a resource while a component is mounted; with `refreshMs` also at that interval while the page is visible. */
export function useResource<T>(
  key: string,
  read: Read<T>,
  { refreshMs }: { refreshMs?: number } = {},
): ResourceState<T> & { reload(): void } {
  const { resources, environment } = useRuntime();
  const subscribe = useCallback((listener: () => void) => resources.subscribe(key, listener), [resources, key]);
  const get = useCallback(() => resources.state<T>(key), [resources, key]);
  const state = useSyncExternalStore(subscribe, get, get);

  // The key identifies the resource: a new `read` closure with the same key causes no new request.
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

  // A failed read is repeated when the connection is back.
  const reload = () => void resources.restart(key, read);
  useWindowEvent('online', reload, state.failure !== null || refreshMs !== undefined);

  return { ...state, reload };
}
