import { createClient } from '../../../api/index.ts';
import { createResourceCache } from '../flow/resource.ts';
import { browserEnvironment } from './environment.ts';
import type { StoragePort } from './ports.ts';
import type { Runtime } from './runtime.tsx';

/** A public widget remembers nothing, on nobody's page. */
const NO_STORAGE: StoragePort = {
  read: () => null,
  take: () => null,
  write: () => undefined,
  remove: () => undefined,
  clear: () => undefined,
  claim: () => undefined,
};

const runtimes = new Map<string, Runtime>();

/**
 * What a public widget stands in on a page that is not ours: no cookie, no storage, no sign-in. One for each API base,
 * so that ten menus on a page share their answers.
 */
export function publicRuntime(apiBaseUrl: string, fetchFrom?: typeof fetch): Runtime {
  const base = apiBaseUrl.replace(/\/+$/, '');
  let runtime = runtimes.get(base);
  if (runtime === undefined) {
    runtime = {
      client: createClient({ baseUrl: base, credentials: 'omit', ...(fetchFrom === undefined ? {} : { fetch: fetchFrom }) }),
      resources: createResourceCache(browserEnvironment),
      // A public widget has no links of its own; what one day needs a destination must bring its own port.
      navigation: { go: () => undefined, href: () => base, address: (path) => base + path, follow: () => false },
      storage: NO_STORAGE,
      tracking: { event: () => undefined },
      environment: browserEnvironment,
      assetBase: base,
      productName: '',
      supportPhone: null,
      ipLookupUrl: null,
    };
    runtimes.set(base, runtime);
  }
  return runtime;
}
