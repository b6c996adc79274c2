import type { OfflineCache } from '../../../api/index.ts';
import { fetchWithEarly } from '../../early-answers.ts';
import { onlyJson } from '../../offline/good-answers.ts';
import { createOfflineCache } from '../../offline/offline-cache.ts';

/** The minimum interval between two writes of the same menu, because flash memory wears out. */
const WRITE_EVERY_MS = 10 * 60_000;

// The cache has no limit of entries, because two screens in one browser share it.
const cache = createOfflineCache({ name: 'pausa-screen-menu', reads: [[/\/b2c\/menu\/uuid\/[\w-]+$/, Infinity]], allowsFuture: true });

let written = { text: '', at: 0 };

/** The last menu of a canteen's screen, for a start without a network. */
export const menuCache: OfflineCache = {
  put(url, text) {
    const at = Date.now();
    if (text === written.text && Math.abs(at - written.at) < WRITE_EVERY_MS) return;
    written = { text, at };
    void cache.put(url, text);
  },
  get: cache.get,
  // A public menu is not personal data, so it survives every session.
  clear: () => undefined,
};

/** `fetch` that accepts only JSON: a menu, or a 404. The cached menu is better than a gateway's error. @throws TypeError as `fetch` */
export const fetchMenu: typeof fetch = async (input, init) => onlyJson(await fetchWithEarly(input, init), 404);
