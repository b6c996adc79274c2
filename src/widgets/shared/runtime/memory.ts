import type { ApiClient, Link } from '../../../api/index.ts';
import { createResourceCache } from '../flow/resource.ts';
import { embeddedAddresses } from '../rules/addresses.ts';
import { createMemoryPage } from './environment.ts';
import type { Destination, NavigationPort, TrackingPort } from './ports.ts';
import type { Runtime } from './runtime.tsx';
import { createMemoryStorage } from './storage.ts';

/** In-memory implementations of the ports, for tests and stories: they record their calls. */

export function createMemoryNavigation() {
  const visits: { readonly destination: Destination; readonly isReplacing: boolean }[] = [];
  const followed: Link[] = [];
  const port: NavigationPort = {
    go: (destination, options) => void visits.push({ destination, isReplacing: options?.replace === true }),
    href: (destination) => `#${destination.to}`,
    address: (path) => path,
    follow: (link) => followed.push(link) > 0,
  };
  return { ...port, visits, followed };
}

export function createMemoryTracking() {
  const events: { readonly category: string; readonly label: string }[] = [];
  const port: TrackingPort = { event: (category, label) => void events.push({ category, label }) };
  return { ...port, events };
}

export interface MemoryRuntime extends Runtime {
  readonly navigation: ReturnType<typeof createMemoryNavigation>;
  readonly tracking: ReturnType<typeof createMemoryTracking>;
  readonly environment: ReturnType<typeof createMemoryPage>;
}

/** An in-memory runtime; only the client is passed in. */
export function createMemoryRuntime(client: ApiClient, overrides: Partial<Runtime> = {}): MemoryRuntime {
  // Freeze the clock with vitest's fake timers.
  const environment = createMemoryPage(() => Date.now());
  return {
    client,
    resources: createResourceCache(environment),
    storage: createMemoryStorage(),
    addresses: embeddedAddresses(''),
    productName: 'Pausa',
    supportPhone: '800 123 456',
    ipLookupUrl: null,
    ...overrides,
    navigation: createMemoryNavigation(),
    tracking: createMemoryTracking(),
    environment,
  };
}
