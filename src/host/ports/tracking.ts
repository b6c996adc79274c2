import type { TrackingPort } from '../../widgets/shared/runtime/ports.ts';

/** Tracking labels are cut here (part 1 §9). */
const MAX_LABEL = 490;
/** E-mail addresses; ID tokens; long runs with a digit in them, as one-time codes and session tokens are. */
const SECRET = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+|eyJ[\w-]{8,}[\w.-]*|(?=[\w-]*\d)[\w-]{28,}/g;

/** A label as it may leave: whatever looks like a secret is struck out, in case an error's own message carries one. */
export const cleanLabel = (label: string): string => label.replace(SECRET, '…').slice(0, MAX_LABEL);

/** Announces events on the page, where the provider's own analytics may listen (`pausa-tracking`). */
export const documentTracking: TrackingPort = {
  event(category, label) {
    document.dispatchEvent(new CustomEvent('pausa-tracking', { detail: { category, label: cleanLabel(label) } }));
  },
};
