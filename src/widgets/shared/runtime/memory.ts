import type { ApiClient, Link } from '../../../api/index.ts';
import { createListeners } from '../flow/listeners.ts';
import { createQueryClient, focusManager } from '../flow/query-client.ts';
import { embeddedAddresses } from '../rules/addresses.ts';
import type { Destination, EnvironmentPort, NavigationPort, TrackingPort } from './ports.ts';
import type { Runtime } from './runtime.tsx';
import { createMemoryStorage } from './storage.ts';

/** In-memory implementations of the ports, for tests and stories: they record their calls. */

/** An in-memory environment over any clock, whose visibility a test sets. */
export function createMemoryPage(now: () => number): EnvironmentPort & { setVisible(isVisible: boolean): void } {
  let visible = true;
  const [shown, hidden] = [createListeners(), createListeners()];
  return {
    now,
    isVisible: () => visible,
    onVisible: shown.subscribe,
    onHidden: hidden.subscribe,
    setVisible(isVisible) {
      visible = isVisible;
      // The queries look at the document itself, which a test cannot hide.
      focusManager.setFocused(isVisible ? undefined : false);
      (isVisible ? shown : hidden).notify();
    },
  };
}

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

export function createMemoryRuntime(client: ApiClient, overrides: Partial<Runtime> = {}): MemoryRuntime {
  // Freeze the clock with vitest's fake timers.
  const environment = createMemoryPage(() => Date.now());
  return {
    client,
    queryClient: createQueryClient(),
    storage: createMemoryStorage(),
    // The sandbox's pictures are SVG.
    addresses: embeddedAddresses('', [], [], true),
    productName: 'Pausa',
    supportPhone: '800 123 456',
    ipLookupUrl: null,
    ...overrides,
    navigation: createMemoryNavigation(),
    tracking: createMemoryTracking(),
    environment,
  };
}
