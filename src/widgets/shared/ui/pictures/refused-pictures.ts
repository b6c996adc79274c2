import type { TrackingPort } from '../../runtime/ports.ts';

const tracked = new WeakMap<TrackingPort, Set<string>>();

/** Tracks a refused picture, one event for each reason: a catalogue may hold hundreds of pictures of one host. */
export function trackRefusedPicture(tracking: TrackingPort, reason: string): void {
  const reasons = tracked.get(tracking) ?? new Set();
  tracked.set(tracking, reasons);
  if (reasons.has(reason)) return;
  reasons.add(reason);
  tracking.event('Error/Picture', `refused ${reason}`);
}
