import type { TrackingPort } from '../../widgets/shared/runtime/ports.ts';

/** The maximum length of a tracking label (part 1 §9). */
const MAX_LABEL = 490;
/** E-mail addresses; ID tokens; long runs with a digit in them, as one-time codes and session tokens are. */
const SECRET = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+|eyJ[\w-]{8,}[\w.-]*|(?=[\w-]*\d)[\w-]{28,}/g;

/** A label that is safe to send: text that looks like a secret is replaced, because an error message may contain one. */
export const cleanLabel = (label: string): string => label.replace(SECRET, '…').slice(0, MAX_LABEL);

/** Dispatches events on the document (`pausa-tracking`) for the provider's own analytics. */
export const documentTracking: TrackingPort = {
  event(category, label) {
    document.dispatchEvent(new CustomEvent('pausa-tracking', { detail: { category, label: cleanLabel(label) } }));
  },
};
