/**
 * What a person saw last, for when there is no connection: answers to the few reads that help to look at the shop and at
 * one's orders. Kept by the browser for this person only; `session.tsx` throws it away when somebody leaves or comes.
 */
import { LAST_SEEN } from './store-name.ts';

/** The reads that are kept, and how many addresses of each. */
const KEPT: readonly (readonly [path: RegExp, atMost: number])[] = [
  [/\/b2c\/navigation$/, 1],
  [/\/b2c\/home$/, 1],
  [/\/b2c\/locker\/selling-area\/[\w-]+$/, 3],
  [/\/b2c\/selling-order\/list$/, 1],
];
/** A menu of last week helps nobody. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;
const SEEN_AT = 'X-Seen-At';

const keptAs = (url: string) => KEPT.find(([path]) => path.test(new URL(url, window.location.origin).pathname));

const seenAt = (response: Response | undefined) => Number(response?.headers.get(SEEN_AT) ?? 0);

/** Keeps an answer. Pages that are not secure have no such store, and a full one keeps nothing: nobody misses it then. */
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
    // The person left meanwhile.
    if (isOver()) await caches.delete(LAST_SEEN);
  } catch {
    // Nothing is kept.
  }
}

/** What the address answered last, or null; `at` in epoch milliseconds. */
export async function recall(url: string): Promise<{ text: string; at: number } | null> {
  if (keptAs(url) === undefined) return null;
  const response = await caches.match(url, { cacheName: LAST_SEEN });
  const at = seenAt(response);
  const age = Date.now() - at;
  return response === undefined || age < 0 || age > LIFE_MS ? null : { text: await response.text(), at };
}
