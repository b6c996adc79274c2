/** For the tests of the widgets: a runtime made of in-memory twins, and promises that a test settles by hand. */
import { type ApiClient, createClient } from '../../../api/index.ts';
import { createResourceCache } from '../flow/resource.ts';
import { createMemoryNavigation, createMemoryTracking, type MemoryNavigation, type MemoryTracking } from './memory.ts';
import type { EnvironmentPort } from './ports.ts';
import type { Runtime } from './runtime.tsx';
import { createMemoryStorage } from './storage.ts';

export interface TestRuntime extends Runtime {
  readonly navigation: MemoryNavigation;
  readonly tracking: MemoryTracking;
  readonly environment: EnvironmentPort & { setVisible(isVisible: boolean): void };
}

/** The clock is `Date.now` (freeze it with vitest's fake timers); whether the page is seen is set by hand. */
function testEnvironment(): TestRuntime['environment'] {
  let visible = true;
  const listeners = new Set<() => void>();
  return {
    now: () => Date.now(),
    isVisible: () => visible,
    onVisible(callback) {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    setVisible(isVisible) {
      visible = isVisible;
      if (isVisible) for (const listener of listeners) listener();
    },
  };
}

/** The client that the app itself uses, over any fetch (the sandbox's in-process one, mostly). */
export const clientOver = (fetch: typeof globalThis.fetch): ApiClient => createClient({ baseUrl: 'http://sandbox.test', fetch });

export function testRuntime(client: ApiClient, overrides: Partial<Runtime> = {}): TestRuntime {
  const environment = testEnvironment();
  return {
    client,
    resources: createResourceCache(environment),
    storage: createMemoryStorage(),
    assetBase: '',
    productName: 'Pausa',
    supportPhone: '800 123 456',
    ...overrides,
    navigation: createMemoryNavigation(),
    tracking: createMemoryTracking(),
    environment,
  };
}

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
