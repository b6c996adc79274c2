import { useWindowEvent } from './use-window-event.ts';

/** Runs `onReturn` when the browser shows this page again as it was left, such as by Back from another site. */
export function useBfcacheRestore(onReturn: () => void): void {
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) onReturn();
  });
}
