/** What stories use in addition to the widgets: the in-memory runtime, and the types of the ports' answers. */
export { IdentityError, type IdentityPort, type IdentityReason, type PendingCredential } from './runtime/identity.ts';
export { createMemoryRuntime, type MemoryRuntime } from './runtime/memory.ts';
export type { StorageKey } from './runtime/storage.ts';
