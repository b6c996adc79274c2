/** For the tests of the widgets: a runtime of in-memory ports, and promises that a test settles. */
import { type ApiClient, createClient } from '../../../api/index.ts';

export { createMemoryRuntime as testRuntime, type MemoryRuntime as TestRuntime } from './memory.ts';

/** The client that the app itself uses, over any fetch (the sandbox's in-process one, mostly). */
export const clientOver = (fetch: typeof globalThis.fetch): ApiClient => createClient({ baseUrl: 'http://sandbox.test', fetch });

export interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(reason: unknown): void;
}

export function deferred<T>(): Deferred<T> {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((onValue, onReason) => {
    resolve = onValue;
    reject = onReason;
  });
  return { promise, resolve, reject };
}
