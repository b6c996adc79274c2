import { useCallback, useInsertionEffect, useRef } from 'react';

/** React 19.2's hook of this name, which React 18 and 19.0 lack: the same function each time, which runs the newest `run`. */
export function useEffectEvent<Parameters extends unknown[], Result>(
  run: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const newest = useRef(run);
  useInsertionEffect(() => {
    newest.current = run;
  });
  return useCallback((...parameters) => newest.current(...parameters), []);
}
