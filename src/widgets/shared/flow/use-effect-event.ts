import { useCallback, useInsertionEffect, useRef } from 'react';

/** React 19.2's hook, which React 18 and 19.0 lack: returns a stable function that calls the latest `run`. */
export function useEffectEvent<Parameters extends unknown[], Result>(
  run: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const newest = useRef(run);
  useInsertionEffect(() => {
    newest.current = run;
  });
  return useCallback((...parameters) => newest.current(...parameters), []);
}
