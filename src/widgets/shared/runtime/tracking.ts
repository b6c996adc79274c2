import { type ClientOptions, describeFailure } from '../../../api/index.ts';
import type { TrackingPort } from './ports.ts';

/** The maximum length of a tracking label (P1-9.6). */
const MAX_LABEL = 490;
/** The category of calls that failed. */
const CALLS = 'Error/Api';
/** E-mail addresses; ID tokens; long runs with a digit in them, as one-time codes and session tokens are. */
const SECRET = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+|eyJ[\w-]{8,}[\w.-]*|(?=[\w-]*\d)[\w-]{28,}/g;

/** A label that is safe to send: text that looks like a secret is replaced, because an error message may contain one. */
const cleanLabel = (label: string): string => label.replace(SECRET, '…').slice(0, MAX_LABEL);

/** Detail of `pausa-tracking`. */
export interface TrackingDetail {
  readonly category: string;
  readonly label: string;
}

/** What the console has said. A widget asks again by itself, and the cause stays the same. */
const said = new Set<string>();

/** Dispatches events on the document (`pausa-tracking`) for the analytics of the page, and tells its developer of failed calls. */
export const documentTracking: TrackingPort = {
  event(category, label) {
    const detail: TrackingDetail = { category, label: cleanLabel(label) };
    document.dispatchEvent(new CustomEvent('pausa-tracking', { detail }));
    if (category !== CALLS || said.size === said.add(detail.label).size) return;
    // oxlint-disable-next-line no-console -- the page's developer is its only reader
    console.warn(`Pausa: ${detail.label} (documentation: events)`);
  },
};

/** The options of a client that tracks the calls that failed, were refused, or were answered oddly. */
export function trackCalls(tracking: TrackingPort) {
  const track = (endpoint: string, what: string) => tracking.event(CALLS, `${endpoint}: ${what}`);
  /** A repair is reported once for each session and endpoint, because some endpoints are polled every few seconds. */
  const repaired = new Set<string>();
  return {
    onFailure: (endpoint, failure) => track(endpoint, describeFailure(failure)),
    onRefusal: (endpoint) => track(endpoint, 'refused-answer'),
    onRepair(endpoint, issue) {
      if (repaired.size < repaired.add(endpoint).size) track(endpoint, `repaired-answer ${issue}`);
    },
  } satisfies Partial<ClientOptions>;
}
