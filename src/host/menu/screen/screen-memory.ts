import type { AnswerMemory } from '../../../api/index.ts';

/**
 * The last menu of a canteen's screen, for a start without a network. A public menu is not personal data, so it survives
 * every session.
 */
const STORE = 'pausa-screen-menu';
/** Older menus are useless, and are deleted. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;
/** The minimum interval between two writes of the same menu, because flash memory wears out. */
const WRITE_EVERY_MS = 10 * 60_000;
const SEEN_AT = 'X-Seen-At';

const seenAt = (response: Response | undefined): number => Number(response?.headers.get(SEEN_AT) ?? 0);
/** A clock that is behind, as after a power cut, never makes a menu too old. */
const isOld = (response: Response | undefined, now: number): boolean => now - seenAt(response) > LIFE_MS;

let written = { text: '', at: 0 };

async function write(url: string, text: string): Promise<void> {
  const at = Date.now();
  const isNews = text !== written.text;
  if (!isNews && Math.abs(at - written.at) < WRITE_EVERY_MS) return;
  written = { text, at };
  try {
    const store = await caches.open(STORE);
    await store.put(url, new Response(text, { headers: { 'Content-Type': 'application/json', [SEEN_AT]: String(at) } }));
    if (!isNews) return;
    // Two screens in one browser share the cache: delete only old entries.
    for (const request of await store.keys()) if (isOld(await store.match(request), at)) await store.delete(request);
  } catch {
    // Insecure contexts have no `caches`, and the storage may be full.
  }
}

export const screenMemory: AnswerMemory = {
  keep: (url, text) => void write(url, text),
  async recall(url) {
    const response = await caches.match(url, { cacheName: STORE });
    return response === undefined || isOld(response, Date.now()) ? null : { text: await response.text(), at: seenAt(response) };
  },
  // The menu belongs to no session.
  forget: () => undefined,
};
