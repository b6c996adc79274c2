import { Fragment, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type Runtime, RuntimeProvider } from './runtime.tsx';

const UNCHANGING = { runtime: () => null, subscribe: () => () => undefined };

/** Provides a runtime whose person may change. All children remount for the next person. */
export function PersonalRuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  const { subscribe, runtime: current } = runtime.person ?? UNCHANGING;
  const personal = useSyncExternalStore(subscribe, current, current);
  const value = useMemo(() => ({ ...runtime, ...personal }), [runtime, personal]);
  return (
    <RuntimeProvider runtime={value}>
      <Fragment key={personal?.generation}>{children}</Fragment>
    </RuntimeProvider>
  );
}
