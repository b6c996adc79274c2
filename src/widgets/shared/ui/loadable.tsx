import { type ComponentType, createElement, type FunctionComponent, useEffect, useState } from 'react';

/**
 * A component whose code is requested when it is first drawn. Until the code is there, `Fallback` is drawn; a load that fails is
 * thrown to the error boundary, and the next mount tries again.
 *
 * React's `lazy` shows the same up to 300 ms later (500 ms in React 18), see docs/decisions/0021-loadable-instead-of-lazy.md.
 */
export function loadable<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  Fallback: ComponentType<P> = () => null,
): FunctionComponent<P> {
  let loaded: ComponentType<P> | undefined;
  return function Loadable(props) {
    const [{ Component, error }, setState] = useState<{ Component?: ComponentType<P> | undefined; error?: unknown }>({
      Component: loaded,
    });
    useEffect(() => {
      if (Component !== undefined) return;
      load().then(
        (module) => {
          loaded = module.default;
          setState({ Component: loaded });
        },
        (thrown: unknown) => setState({ error: thrown }),
      );
    }, [Component]);
    if (error !== undefined) throw error;
    return createElement(Component ?? Fallback, props);
  };
}
