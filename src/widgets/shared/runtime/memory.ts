import type { Link } from '../../../api/index.ts';
import type { Destination, NavigationPort, TrackingPort } from './ports.ts';

/** In-memory twins of the ports, for tests and stories: they keep what they were told. */

export interface MemoryNavigation extends NavigationPort {
  readonly visits: { readonly destination: Destination; readonly isReplacing: boolean }[];
  readonly followed: Link[];
}

export function createMemoryNavigation(): MemoryNavigation {
  const visits: MemoryNavigation['visits'] = [];
  const followed: Link[] = [];
  return {
    visits,
    followed,
    go: (destination, options) => void visits.push({ destination, isReplacing: options?.replace === true }),
    href: (destination) => `#${destination.to}`,
    follow: (link) => {
      followed.push(link);
      return true;
    },
    back: () => undefined,
  };
}

export interface MemoryTracking extends TrackingPort {
  readonly events: { readonly category: string; readonly label: string }[];
}

export function createMemoryTracking(): MemoryTracking {
  const events: MemoryTracking['events'] = [];
  return { events, event: (category, label) => void events.push({ category, label }) };
}
