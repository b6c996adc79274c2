import { useWindowEvent } from './use-window-event.ts';

/** Runs `onReturn` when the browser restores this page from the back/forward cache, such as by Back from another site. */
export function useBfcacheRestore(onReturn: () => void): void {
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) onReturn();
  });
}
