/** The subscribers of one event. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** @returns the unsubscribe function */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasAny: () => listeners.size > 0,
    /** Calls all of them. They may subscribe and unsubscribe meanwhile. */
    notify(): void {
      for (const listener of [...listeners]) listener();
    },
  };
}
