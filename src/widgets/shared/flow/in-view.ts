import type { EnvironmentPort } from '../runtime/ports.ts';

/**
 * Calls back when the page has been visible for `ms` without a break. Hiding the page restarts the time.
 * @returns a function that cancels
 */
export function whenInView({ isVisible, onVisible, onHidden }: EnvironmentPort, ms: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => clearTimeout(timer);
  const start = () => {
    pause();
    timer = setTimeout(callback, ms);
  };
  if (isVisible()) start();
  const stops = [pause, onVisible(start), onHidden(pause)];
  return () => stops.forEach((stop) => stop());
}
