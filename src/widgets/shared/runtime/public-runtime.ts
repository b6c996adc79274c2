import { createClient } from '../../../api/index.ts';
import { createQueryClient } from '../flow/query-client.ts';
import { type AddressPolicy, embeddedAddresses } from '../rules/addresses.ts';
import { browserEnvironment } from './environment.ts';
import type { StoragePort } from './ports.ts';
import type { Runtime } from './runtime.tsx';
import { documentTracking, trackCalls } from './tracking.ts';

/** A public widget stores nothing in the browser. */
const NO_STORAGE: StoragePort = {
  read: () => null,
  take: () => null,
  write: () => undefined,
  keep: () => false,
  remove: () => undefined,
  clear: () => undefined,
  claim: () => undefined,
  isOwner: () => false,
};

const runtimes = new Map<string, Runtime>();
/** By API base: what has been read stays, whichever pictures are allowed. */
const connections = new Map<string, Pick<Runtime, 'client' | 'queryClient'>>();

export interface PublicRuntimeOptions {
  /** Origins, such as `https://cdn.example.it`, whose pictures are drawn in addition to the API's. */
  readonly pictureHosts?: readonly string[] | undefined;
  /** Whether pictures may be SVG, which can stop the page; by default they may not. Null: not known yet, so no picture is reported as refused. */
  readonly svgPictures?: boolean | null | undefined;
  /** The policy for links and pictures; by default that of a partner's page. */
  readonly addresses?: AddressPolicy;
  readonly fetch?: typeof fetch;
}

/** The runtime of public widgets: no cookie, storage or sign-in. Widgets with the same API base and pictures share one. */
export function publicRuntime(
  apiBaseUrl: string,
  { pictureHosts = [], svgPictures = false, addresses, fetch }: PublicRuntimeOptions = {},
): Runtime {
  const base = apiBaseUrl.replace(/\/+$/, '');
  const key = [base, svgPictures, ...pictureHosts].join(' ');
  let runtime = runtimes.get(key);
  if (runtime === undefined) {
    const connection = connections.get(base) ?? {
      client: createClient({
        baseUrl: base,
        credentials: 'omit',
        ...trackCalls(documentTracking),
        ...(fetch === undefined ? {} : { fetch }),
      }),
      queryClient: createQueryClient(),
    };
    connections.set(base, connection);
    runtime = {
      ...connection,
      // A public widget has no links. A widget that needs destinations must bring its own port.
      navigation: { go: () => undefined, href: () => base, address: (path) => base + path, follow: () => false },
      storage: NO_STORAGE,
      tracking: documentTracking,
      environment: browserEnvironment,
      addresses: addresses ?? embeddedAddresses(base, [], pictureHosts, svgPictures),
      productName: '',
      supportPhone: null,
      ipLookupUrl: null,
    };
    runtimes.set(key, runtime);
  }
  return runtime;
}
