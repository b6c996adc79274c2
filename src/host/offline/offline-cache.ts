import { withDeadline } from '../../widgets/shared/flow/deadline.ts';
import type { CachedText } from '../../api/index.ts';

const CACHED_AT = 'X-Cached-At';
/** Older answers are useless, and are deleted. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** A storage that hangs must not keep the failure of the request back. */
const READ_LIMIT_MS = 2000;

const cachedAtOf = (response: Response | undefined): number => Number(response?.headers.get(CACHED_AT) ?? 0);

interface OfflineCacheOptions {
  readonly name: string;
  /** The reads whose answers are cached, by the path of their URL, and the maximum number of URLs of each. */
  readonly reads: readonly (readonly [path: RegExp, atMost: number])[];
  /** False: an answer from the future is refused. True: the clock may be behind, as after a power cut. */
  readonly allowsFuture: boolean;
}

/** A cache of the server's last answers, for the time without a network. */
export function createOfflineCache({ name, reads, allowsFuture }: OfflineCacheOptions) {
  const pathname = (url: string) => new URL(url, window.location.origin).pathname;
  const readOf = (url: string) => reads.find(([path]) => path.test(pathname(url)));
  const isOld = (cachedAt: number) => Date.now() - cachedAt > LIFE_MS;

  return {
    /** Caches the answer to a read of the list; nothing stays in the cache when `isOver`, after the end of the session. */
    async put(url: string, text: string, isOver: () => boolean = () => false): Promise<void> {
      const read = readOf(url);
      if (read === undefined || isOver()) return;
      try {
        const store = await caches.open(name);
        await store.put(url, new Response(text, { headers: { 'Content-Type': 'application/json', [CACHED_AT]: String(Date.now()) } }));
        const [path, atMost] = read;
        const alike = (await store.keys()).filter((request) => path.test(pathname(request.url)));
        const dated = await Promise.all(alike.map(async (request) => ({ request, cachedAt: cachedAtOf(await store.match(request)) })));
        dated.sort((a, b) => b.cachedAt - a.cachedAt);
        await Promise.all(dated.map(({ request, cachedAt }, index) => (index >= atMost || isOld(cachedAt)) && store.delete(request)));
        if (isOver()) await caches.delete(name);
      } catch {
        // An insecure context has no `caches`, or the storage is full.
      }
    },
    async get(url: string): Promise<CachedText | null> {
      if (readOf(url) === undefined) return null;
      const response = await withDeadline(caches.match(url, { cacheName: name }), READ_LIMIT_MS);
      const cachedAt = cachedAtOf(response);
      if (response === undefined || isOld(cachedAt) || (!allowsFuture && cachedAt > Date.now())) return null;
      return { text: await response.text(), cachedAt };
    },
  };
}

/** The cache of the few answers that help a person to look at the shop and at their orders; `session.tsx` clears it. */
export const personalCache = (name: string) =>
  createOfflineCache({
    name,
    reads: [
      [/\/b2c\/navigation$/, 1],
      [/\/b2c\/home$/, 1],
      [/\/b2c\/locker\/selling-area\/[\w-]+$/, 3],
      [/\/b2c\/selling-order\/list$/, 1],
    ],
    allowsFuture: false,
  });
