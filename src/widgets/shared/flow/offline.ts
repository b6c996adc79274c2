import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

const { subscribe, notify } = createListeners();
let isOffline = false;

/** Called by the host, which asks its own server. `navigator.onLine` is wrong behind some VPNs and virtual network adapters. */
export function setOffline(isNow: boolean): void {
  isOffline = isNow;
  notify();
}

const read = () => isOffline;

/** True when the host's own server could not be reached. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, read, read);
