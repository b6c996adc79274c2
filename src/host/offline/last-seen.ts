/**
 * The offline cache: the last answers to the few reads that help a person to look at the shop and at their orders. It holds
 * the data of the signed-in person only; `session.tsx` deletes it at sign-in and sign-out.
 */
import { LAST_SEEN } from './store-name.ts';

/** The cached reads, and the maximum number of addresses of each. */
const KEPT: readonly (readonly [path: RegExp, atMost: number])[] = [
  [/\/b2c\/navigation$/, 1],
  [/\/b2c\/home$/, 1],
  [/\/b2c\/locker\/selling-area\/[\w-]+$/, 3],
  [/\/b2c\/selling-order\/list$/, 1],
];
/** Older answers are useless. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;
const SEEN_AT = 'X-Seen-At';

const keptAs = (url: string) => KEPT.find(([path]) => path.test(new URL(url, window.location.origin).pathname));

const seenAt = (response: Response | undefined) => Number(response?.headers.get(SEEN_AT) ?? 0);

/** Caches an answer. Does nothing in an insecure context, which has no `caches`, or when the storage is full. */
export async function remember(url: string, text: string, isOver: () => boolean): Promise<void> {
  const kept = keptAs(url);
  if (kept === undefined || isOver()) return;
  try {
    const store = await caches.open(LAST_SEEN);
    await store.put(url, new Response(text, { headers: { 'Content-Type': 'application/json', [SEEN_AT]: String(Date.now()) } }));
    const [path, atMost] = kept;
    const alike = (await store.keys()).filter(({ url: other }) => path.test(new URL(other).pathname));
    const dated = await Promise.all(alike.map(async (request) => ({ request, at: seenAt(await store.match(request)) })));
    dated.sort((a, b) => b.at - a.at);
    await Promise.all(dated.slice(atMost).map(({ request }) => store.delete(request)));
    // The person has signed out meanwhile.
    if (isOver()) await caches.delete(LAST_SEEN);
  } catch {
    // An insecure context, or a full storage.
  }
}

/** The cached answer of a URL, or null; `at` in epoch milliseconds. */
export async function recall(url: string): Promise<{ text: string; at: number } | null> {
  if (keptAs(url) === undefined) return null;
  const response = await caches.match(url, { cacheName: LAST_SEEN });
  const at = seenAt(response);
  const age = Date.now() - at;
  return response === undefined || age < 0 || age > LIFE_MS ? null : { text: await response.text(), at };
}
