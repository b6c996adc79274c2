/** The context of the React components: ready-made dependencies, and the parts for a host that builds its own. */
export { ApiError, type ApiClient, type ApiFailure, type ClientOptions, createClient } from '../api/index.ts';
export { type AddressPolicy, embeddedAddresses } from './shared/rules/addresses.ts';
export { createQueryClient, type QueryClient } from './shared/flow/query-client.ts';
export { browserEnvironment } from './shared/runtime/environment.ts';
export {
  elementNavigation,
  type EmbeddedSession,
  memberRuntime,
  type MemberRuntime,
  type MemberRuntimeOptions,
  type NavigateDetail,
} from './shared/runtime/member-runtime.ts';
export { PausaRoot, type PausaRootProps } from './shared/runtime/PausaRoot.tsx';
export type { Destination, EnvironmentPort, NavigationPort, StoragePort, TrackingPort } from './shared/runtime/ports.ts';
export { publicRuntime, type PublicRuntimeOptions } from './shared/runtime/public-runtime.ts';
export { LanguageProvider, type LanguageProviderProps } from './shared/text/LanguageProvider.tsx';
export { type Runtime, RuntimeProvider, useRuntime } from './shared/runtime/runtime.tsx';
export { createMemoryStorage, createStorage, type StorageKey } from './shared/runtime/storage.ts';
