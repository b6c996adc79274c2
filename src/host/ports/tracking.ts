import type { TrackingPort } from '../../widgets/shared/runtime/ports.ts';

/** Tracking labels are cut here (part 1 §9). */
const MAX_LABEL = 490;

/** Announces events on the page, where the provider's own analytics may listen (`pausa-tracking`). */
export const documentTracking: TrackingPort = {
  event(category, label) {
    document.dispatchEvent(new CustomEvent('pausa-tracking', { detail: { category, label: label.slice(0, MAX_LABEL) } }));
  },
};
