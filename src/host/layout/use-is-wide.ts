import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('screen and (min-width: 64em)');

function subscribe(listener: () => void) {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** True at `screen.desktop` of the styles, where a window has the drawer and the side panel. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
