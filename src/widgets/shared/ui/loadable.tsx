import { reportingMissingCode } from '../flow/missing-code.ts';
import { type ComponentType, createElement, type FunctionComponent, useEffect, useState } from 'react';

/** The code of a component did not load. */
export class CodeLoadError extends Error {
  override readonly name = 'CodeLoadError';
}

/** `load` requests the code before it is needed. */
export type Loadable<P> = FunctionComponent<P> & { load(): Promise<unknown> };

/**
 * A component whose code is requested when it is first drawn. Until the code is there, `Fallback` is drawn; a load that fails is
 * thrown to the error boundary, and the next mount tries again.
 *
 * React's `lazy` shows the same up to 300 ms later (500 ms in React 18), see docs/decisions/0021-loadable-instead-of-lazy.md.
 */
export function loadable<P extends object>(request: () => Promise<ComponentType<P>>, Fallback: ComponentType<P> = () => null): Loadable<P> {
  let loaded: ComponentType<P> | undefined;
  const load = async () => (loaded = await request());
  const Loadable = (props: P) => {
    const [Component, setComponent] = useState<ComponentType<P>>(() => loaded ?? Fallback);
    useEffect(() => {
      if (Component !== Fallback) return;
      reportingMissingCode(load()).then(
        (arrived) => setComponent(() => arrived),
        (failure: unknown) =>
          setComponent(() => () => {
            throw new CodeLoadError(String(failure), { cause: failure });
          }),
      );
    }, [Component]);
    return createElement(Component, props);
  };
  return Object.assign(Loadable, { load });
}
