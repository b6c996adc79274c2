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
