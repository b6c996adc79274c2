/** The name of the offline cache. A separate file: the session deletes the cache without the code of `last-seen.ts`. */
export const LAST_SEEN = 'pausa-last-seen';
