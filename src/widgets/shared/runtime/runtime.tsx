import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { ApiClient } from '../../../api/index.ts';
import type { QueryClient } from '../flow/query-client.ts';
import type { MethodName } from '../../../registry/payment-methods.ts';
import type { AddressPolicy } from '../rules/addresses.ts';
import type { EnvironmentPort, NavigationPort, StoragePort, TrackingPort } from './ports.ts';

/** The dependencies of a widget; the host app and the custom elements each create one. */
export interface Runtime {
  readonly client: ApiClient;
  /** What the widgets have read (TanStack Query). */
  readonly queryClient: QueryClient;
  readonly navigation: NavigationPort;
  readonly storage: StoragePort;
  readonly tracking: TrackingPort;
  readonly environment: EnvironmentPort;
  /** The policy that guards the server's links and pictures. Keep the same object: a new one makes widgets read again. */
  readonly addresses: AddressPolicy;
  readonly productName: string;
  /** The product's logo; without one the first letter of the name is drawn. */
  readonly logoUrl?: string | null;
  /** Prefix of the landing pages' query parameter; by default the product's name in lower case. */
  readonly mediumPrefix?: string;
  /** The payment methods in use; by default all of them. */
  readonly paymentMethods?: readonly MethodName[] | null | undefined;
  /** The phone number as displayed, such as `800 123 456`; null hides every phone link. */
  readonly supportPhone: string | null;
  /** URL of a service that answers `{ip}` with the device's own address, for 3-D Secure; null where there is none. */
  readonly ipLookupUrl: string | null;
  /** The current person's runtime, if another person may sign in while the page is open. */
  readonly person?: CurrentPerson;
}

/** The part of a runtime that belongs to one person. */
export interface PersonalRuntime extends Pick<Runtime, 'client' | 'queryClient' | 'storage'> {
  /** A new number for each person of each API. A change remounts all widgets in the runtime. */
  readonly generation: number;
}

export interface CurrentPerson {
  runtime(): PersonalRuntime;
  subscribe(listener: () => void): () => void;
}

const RuntimeContext = createContext<Runtime | null>(null);

interface RuntimeProviderProps {
  /** What the widgets inside depend on; keep the same object from one render to the next. */
  readonly runtime: Runtime;
  readonly children: ReactNode;
}

/** Gives widgets their runtime, without a root element: for an app that draws the theme's root by itself. */
export function RuntimeProvider({ runtime, children }: RuntimeProviderProps) {
  const { queryClient } = runtime;
  // As the library's own provider does, which would also take over the queries of a partner's components inside.
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);
  return <RuntimeContext.Provider value={runtime}>{children}</RuntimeContext.Provider>;
}

/** The support's phone number; null without one, and outside of a runtime. */
export const useSupportPhone = (): string | null => useContext(RuntimeContext)?.supportPhone ?? null;

export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (runtime === null) throw new Error('A Pausa widget needs a <RuntimeProvider> around it');
  return runtime;
}
