import { type ApiFailure, failureOf, isAbort, cachedAnswerOf } from '../../../api/index.ts';
import type { EnvironmentPort } from '../runtime/ports.ts';

/**
 * The state of a cached server read. All components that read the same key share it: one request at a time, the last answer
 * stays while a newer one is fetched, and a stale answer is fetched again. For reads only (docs/decisions/0005).
 */
export interface ResourceState<T> {
  /** The last answer. It stays during the next read, and when that read fails. */
  readonly data: T | undefined;
  /** Why the last read failed; null after a successful one. */
  readonly failure: ApiFailure | null;
  /** When the server sent `data` (epoch ms). Set when the last read failed, because `data` may then be days old. */
  readonly cachedAt?: number;
  readonly isFetching: boolean;
}

export type Read<T> = (signal: AbortSignal) => Promise<T>;

interface Entry<T> {
  state: ResourceState<T>;
  /** When the last answer came (epoch ms); -Infinity after `invalidate`. */
  readAt: number;
  /** When the server sent `state.data` (epoch ms). */
  cachedAt: number;
  controller: AbortController | null;
  readonly listeners: Set<() => void>;
}

const STALE_MS = 30_000;
const RETRY_MS = 600;
const IDLE: ResourceState<never> = { data: undefined, failure: null, isFetching: true };

/** A lost connection or a failing gateway gets one retry. */
const isWorthRetrying = (failure: ApiFailure) => failure.kind === 'network' || (failure.kind === 'http' && failure.status >= 502);

export interface ResourceCache {
  state<T>(key: string): ResourceState<T>;
  /** Subscribes to a key and returns the unsubscribe function. The last unsubscription aborts the request in flight. */
  subscribe(key: string, listener: () => void): () => void;
  /** Reads, unless a read is in flight. Without `isForced` it reads only data that are missing, failed or stale. */
  read<T>(key: string, read: Read<T>, isForced: boolean): Promise<void>;
  /** Reads anew, also when a read is in flight: that one is aborted. For a press, which must not wait for a read that hangs. */
  restart<T>(key: string, read: Read<T>): Promise<void>;
  /** Marks a key as stale after a change: the next reader fetches it again. */
  invalidate(key: string): void;
}

export function createResourceCache(environment: Pick<EnvironmentPort, 'now'>): ResourceCache {
  const entries = new Map<string, Entry<unknown>>();

  const entryOf = (key: string): Entry<unknown> => {
    let entry = entries.get(key);
    if (entry === undefined)
      entries.set(key, (entry = { state: IDLE, readAt: -Infinity, cachedAt: 0, controller: null, listeners: new Set() }));
    return entry;
  };

  const set = (entry: Entry<unknown>, state: ResourceState<unknown>) => {
    entry.state = state;
    for (const listener of [...entry.listeners]) listener();
  };

  return {
    state: <T>(key: string) => (entries.get(key)?.state ?? IDLE) as ResourceState<T>,
    subscribe(key, listener) {
      const entry = entryOf(key);
      entry.listeners.add(listener);
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size > 0 || entry.controller === null) return;
        entry.controller.abort();
        entry.controller = null;
        // The earlier answer is final again. No listener is left to notify.
        const { data, failure } = entry.state;
        if (data !== undefined || failure !== null) entry.state = { ...entry.state, isFetching: false };
      };
    },
    async read(key, read, isForced) {
      const entry = entryOf(key);
      if (entry.controller !== null) return;
      const before = entry.state;
      const { data, failure } = before;
      if (!isForced && data !== undefined && failure === null && environment.now() - entry.readAt < STALE_MS) return;
      const controller = new AbortController();
      entry.controller = controller;
      set(entry, { ...before, isFetching: true });
      const attempt = async (isLast: boolean): Promise<void> => {
        try {
          const fresh = await read(controller.signal);
          if (controller.signal.aborted) return;
          entry.readAt = entry.cachedAt = environment.now();
          entry.controller = null;
          set(entry, { data: fresh, failure: null, isFetching: false });
        } catch (thrown) {
          if (controller.signal.aborted || isAbort(thrown)) return;
          const reason = failureOf(thrown);
          // Offline, the cached answer is shown without a retry.
          const isHopeless = cachedAnswerOf(thrown) !== null && globalThis.navigator?.onLine === false;
          if (!isLast && !isHopeless && isWorthRetrying(reason)) {
            await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
            if (!controller.signal.aborted) await attempt(true);
            return;
          }
          entry.controller = null;
          // After a 401 the app goes to the login, and no error is shown meanwhile.
          if (reason.kind === 'unauthorized') return set(entry, { data, failure: null, isFetching: true });
          const cached = data === undefined ? cachedAnswerOf(thrown) : null;
          if (cached !== null) entry.cachedAt = cached.cachedAt;
          const shown = data ?? cached?.answer;
          set(entry, { data: shown, failure: reason, isFetching: false, ...(shown === undefined ? {} : { cachedAt: entry.cachedAt }) });
        }
      };
      await attempt(false);
    },
    restart(key, read) {
      const entry = entryOf(key);
      entry.controller?.abort();
      entry.controller = null;
      return this.read(key, read, true);
    },
    invalidate(key) {
      const entry = entries.get(key);
      if (entry !== undefined) entry.readAt = -Infinity;
    },
  };
}
