import { Fragment, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type Runtime, RuntimeProvider } from './runtime.tsx';

const nobody = { runtime: () => null, subscribe: () => () => undefined };

/** A runtime whose person may change: for the next one everything inside begins anew. */
export function PersonalRuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  const { subscribe, runtime: current } = runtime.person ?? nobody;
  const personal = useSyncExternalStore(subscribe, current, current);
  const value = useMemo(() => ({ ...runtime, ...personal }), [runtime, personal]);
  return (
    <RuntimeProvider runtime={value}>
      <Fragment key={personal?.generation}>{children}</Fragment>
    </RuntimeProvider>
  );
}
