import type { EnvironmentPort } from './ports.ts';

export const browserEnvironment: EnvironmentPort = {
  now: () => Date.now(),
  isVisible: () => document.visibilityState !== 'hidden',
  onVisible: (callback) => onVisibility('visible', callback),
  onHidden: (callback) => onVisibility('hidden', callback),
};

function onVisibility(state: DocumentVisibilityState, callback: () => void): () => void {
  const listener = () => {
    if (document.visibilityState === state) callback();
  };
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The twin for tests: the clock and the visibility are set by hand. */
export function createMemoryEnvironment(start = 0): EnvironmentPort & { advance(ms: number): void; setVisible(isVisible: boolean): void } {
  let time = start;
  let visible = true;
  const listeners = new Set<() => void>();
  const hiddenListeners = new Set<() => void>();
  return {
    now: () => time,
    isVisible: () => visible,
    onVisible(callback) {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    onHidden(callback) {
      hiddenListeners.add(callback);
      return () => hiddenListeners.delete(callback);
    },
    advance(ms) {
      time += ms;
    },
    setVisible(isVisible) {
      visible = isVisible;
      for (const listener of isVisible ? listeners : hiddenListeners) listener();
    },
  };
}
