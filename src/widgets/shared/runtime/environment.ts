import { createListeners } from '../flow/listeners.ts';
import type { EnvironmentPort } from './ports.ts';

export const browserEnvironment: EnvironmentPort = {
  now: () => Date.now(),
  isVisible: () => document.visibilityState !== 'hidden',
  onVisible: (callback) => onVisibility('visible', callback),
  onHidden: (callback) => onVisibility('hidden', callback),
};

function onVisibility(state: DocumentVisibilityState, callback: () => void): () => void {
  // A server has no document.
  if (typeof document === 'undefined') return () => undefined;
  const listener = () => {
    if (document.visibilityState === state) callback();
  };
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** An in-memory environment over any clock, whose visibility a test sets. */
export function createMemoryPage(now: () => number): EnvironmentPort & { setVisible(isVisible: boolean): void } {
  let visible = true;
  const [shown, hidden] = [createListeners(), createListeners()];
  return {
    now,
    isVisible: () => visible,
    onVisible: shown.subscribe,
    onHidden: hidden.subscribe,
    setVisible(isVisible) {
      visible = isVisible;
      (isVisible ? shown : hidden).notify();
    },
  };
}

/** The same, with a clock that a test advances. */
export function createMemoryEnvironment(start = 0): ReturnType<typeof createMemoryPage> & { advance(ms: number): void } {
  let time = start;
  return { ...createMemoryPage(() => time), advance: (ms) => void (time += ms) };
}
