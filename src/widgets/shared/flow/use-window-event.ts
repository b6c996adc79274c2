import { useEffect } from 'react';
import { useEffectEvent } from './use-effect-event.ts';

/** Calls `run` at each such window event while `isOn` is true. `run` sees the latest props and state. */
export function useWindowEvent<E extends keyof WindowEventMap>(type: E, run: (event: WindowEventMap[E]) => void, isOn = true): void {
  const listener = useEffectEvent(run);
  useEffect(() => {
    if (!isOn) return;
    const onEvent = (event: WindowEventMap[E]) => listener(event);
    window.addEventListener(type, onEvent);
    return () => window.removeEventListener(type, onEvent);
  }, [type, isOn]);
}
