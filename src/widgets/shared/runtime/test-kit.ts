/** For the tests of the widgets: a runtime of in-memory ports, and promises that a test settles. */
import { type ApiClient, createClient } from '../../../api/index.ts';
import { createMemoryPage } from './memory.ts';

export { createMemoryRuntime as testRuntime, type MemoryRuntime as TestRuntime } from './memory.ts';

/** The client that the app itself uses, over any fetch (the sandbox's in-process one, mostly). */
export const clientOver = (fetch: typeof globalThis.fetch): ApiClient => createClient({ baseUrl: 'http://sandbox.test', fetch });

export type Deferred<T> = ReturnType<typeof deferred<T>>;

export function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((onValue, onReason) => {
    resolve = onValue;
    reject = onReason;
  });
  return { promise, resolve, reject };
}

/** An environment with a clock that a test advances. */
export function createMemoryEnvironment(start = 0): ReturnType<typeof createMemoryPage> & { advance(ms: number): void } {
  let time = start;
  return { ...createMemoryPage(() => time), advance: (ms) => void (time += ms) };
}

/** A browser's storage that can be full: it is then read, and refuses to be written. */
export function storageThatFills() {
  let isFull = false;
  const values = new Map<string, string>();
  const backing = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem(name: string, value: string) {
      if (isFull) throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      values.set(name, value);
    },
    removeItem: (name: string) => void values.delete(name),
  };
  return { backing, values, setFull: (next: boolean) => void (isFull = next) };
}
