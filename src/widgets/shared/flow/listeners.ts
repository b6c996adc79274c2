/** The subscribers of one event. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** @returns the unsubscribe function */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls all of them. They may subscribe and unsubscribe meanwhile. */
    notify(): void {
      for (const listener of [...listeners]) listener();
    },
  };
}
