import { createListeners } from '../../widgets/shared/flow/listeners.ts';

/** The browser's offer to install the app (`beforeinstallprompt`, Chromium alone). */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;
const { subscribe, notify } = createListeners();
const set = (next: InstallOffer | null) => {
  offer = next;
  notify();
};

/** Keeps the offer until the person asks for it. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => set(null));
}

export const hasInstallOffer = (): boolean => offer !== null;

export const subscribeToInstallOffer = subscribe;

/** An offer serves once; the browser makes another when it sees fit. */
export async function install(): Promise<void> {
  const current = offer;
  set(null);
  await current?.prompt();
}
