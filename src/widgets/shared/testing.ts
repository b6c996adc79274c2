/** What stories see of this room beside the widgets: the in-memory runtime, and the words in which a port answers. */
export { IdentityError, type IdentityPort, type IdentityReason, type PendingCredential } from './runtime/identity.ts';
export { createMemoryRuntime, type MemoryRuntime } from './runtime/memory.ts';
export type { StorageKey } from './runtime/storage.ts';
