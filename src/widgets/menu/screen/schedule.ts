/** When a screen does what. All in milliseconds, and pure. */

/**
 * How often the menu is read. A kitchen corrects a dish while people queue: a minute is soon enough for them, and a
 * thousand screens ask a server 17 times a second.
 */
export const REFRESH_MS = 60_000;
/** Screens that were switched on together ask up to so much earlier each time, and drift apart. */
const REFRESH_SPREAD_MS = 5000;
/**
 * How soon a screen with a menu asks again after a failure. With the limit below it is well within 20 s of the network's
 * return, and within 40 s where the first answer is lost, too.
 */
const RETRY_MS = 10_000;
/** An answer that has not come by then will not come. */
export const ANSWER_LIMIT_MS = 10_000;
/** A screen without a menu asks sooner, then less often: within 60 s of the network's return it has an answer, or its limit. */
const FIRST_RETRY_MS = 3000;
const LAST_RETRY_MS = 40_000;
/** Two lost answers are no news for the canteen. */
export const FAILURES_TO_TELL = 3;
/** A proxy may say 404 during a deployment; a menu that was taken away says it for most of a minute. */
export const TIMES_GONE = 6;

/** `random` in [0, 1). */
export const refreshDelay = (random: number): number => REFRESH_MS - REFRESH_SPREAD_MS * random;

/** @param failures in a row, the last one included */
export const retryDelay = (failures: number, hasMenu: boolean): number =>
  hasMenu ? RETRY_MS : Math.min(FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 10), LAST_RETRY_MS);

const SHORTEST_TURN_MS = 15_000;
const LONGEST_TURN_MS = 30_000;
/** To find a page's place, and then for each dish. */
const SETTLE_MS = 3000;
const DISH_MS = 2000;

/** How long a page stays: what it takes to read it, 15 s at least. */
export const turnDelay = (dishes: number): number => Math.min(LONGEST_TURN_MS, Math.max(SHORTEST_TURN_MS, SETTLE_MS + DISH_MS * dishes));

/** A page that was stopped by mistake goes on by itself: a screen must not show yesterday's lunch for ever. */
export const PAUSE_LIMIT_MS = 10 * 60_000;

const MINUTE_MS = 60_000;
/** Until the clock shows another minute. */
export const untilNextMinute = (now: number): number => MINUTE_MS - (now % MINUTE_MS);

/** Where the picture stands within its margin, in steps of it: a walk through nine places that never jumps far. */
const WALK = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

/** Burn-in: the whole picture moves by a few pixels each minute. */
export function placeAt(now: number): readonly [x: number, y: number] {
  return WALK[Math.floor(now / MINUTE_MS) % WALK.length] ?? WALK[0];
}

/** Burn-in: the dark panel changes sides each hour. */
export const isOtherSide = (now: number): boolean => Math.floor(now / (60 * MINUTE_MS)) % 2 === 1;
