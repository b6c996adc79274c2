import { useEffect } from 'react';

export const reload = (): void => window.location.reload();

/** Loads the page again at its current address when the condition is met: another document is needed there. */
export function useReloadWhen(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) reload();
  }, [isNeeded]);
}
