/** The browser's store of what a person saw last: `last-seen.ts` fills it, the session empties it, also where that code never came. */
export const LAST_SEEN = 'pausa-last-seen';
