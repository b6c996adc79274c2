import { createContext, type ReactNode, useContext } from 'react';
import type { ApiClient } from '../../../api/index.ts';
import type { ResourceCache } from '../flow/resource.ts';
import type { MethodName } from '../../../registry/payment-methods.ts';
import type { AddressPolicy } from '../rules/addresses.ts';
import type { EnvironmentPort, NavigationPort, StoragePort, TrackingPort } from './ports.ts';

/** What a widget finds around it; the host app and the custom elements each build one. */
export interface Runtime {
  readonly client: ApiClient;
  readonly resources: ResourceCache;
  readonly navigation: NavigationPort;
  readonly storage: StoragePort;
  readonly tracking: TrackingPort;
  readonly environment: EnvironmentPort;
  /** What links and pictures of the server are guarded by. Keep the same object: what was read is read again for another. */
  readonly addresses: AddressPolicy;
  readonly productName: string;
  /** The product's mark; without one it is drawn from the name's first letter. */
  readonly logoUrl?: string | null;
  /** What the parameter of landing pages begins with; the product's name in lower case unless told. */
  readonly mediumPrefix?: string;
  /** The methods of paying that are in use; all of them unless told. */
  readonly paymentMethods?: readonly MethodName[];
  /** As a person reads it, `800 123 456`; null hides every phone link. */
  readonly supportPhone: string | null;
  /** A service that answers `{ip}` with the device's own address, for 3-D Secure; null where there is none. */
  readonly ipLookupUrl: string | null;
  /** Where another person may sign in while the page stands: whose runtime it is now. Without it, it is one person's for good. */
  readonly person?: CurrentPerson;
}

/** What of a runtime belongs to one person. */
export interface PersonalRuntime extends Pick<Runtime, 'client' | 'resources' | 'storage'> {
  /** Another number for each person: what stands in the runtime begins anew with it. */
  readonly generation: number;
}

export interface CurrentPerson {
  runtime(): PersonalRuntime;
  subscribe(listener: () => void): () => void;
}

const RuntimeContext = createContext<Runtime | null>(null);

export function RuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  return <RuntimeContext.Provider value={runtime}>{children}</RuntimeContext.Provider>;
}

export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (runtime === null) throw new Error('A Pausa widget needs a <RuntimeProvider> around it');
  return runtime;
}
