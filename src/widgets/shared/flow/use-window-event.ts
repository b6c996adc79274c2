import { useEffect } from 'react';
import { useEffectEvent } from './use-effect-event.ts';

/** Runs `run` at each such event of the window for as long as `isOn`; with whatever `run` sees by then. */
export function useWindowEvent<E extends keyof WindowEventMap>(type: E, run: (event: WindowEventMap[E]) => void, isOn = true): void {
  const listener = useEffectEvent(run);
  useEffect(() => {
    if (!isOn) return;
    const onEvent = (event: WindowEventMap[E]) => listener(event);
    window.addEventListener(type, onEvent);
    return () => window.removeEventListener(type, onEvent);
  }, [type, isOn]);
}
