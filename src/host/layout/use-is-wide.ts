import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(min-width: 64em)');

function subscribe(listener: () => void) {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether the window has the drawer and the side panel: `screen.desktop` of the styles. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
