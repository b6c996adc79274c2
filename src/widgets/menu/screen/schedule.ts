/** The timing of a screen: pure functions, all values in milliseconds. */

/** How often a screen reads the menu: soon enough for people who queue, and 17 requests a second from a thousand screens. */
export const REFRESH_MS = 60_000;
/** Random part of the interval. It spreads the requests of screens that were switched on together. */
const REFRESH_SPREAD_MS = 5000;
/** A screen with a menu is up to date within 20 s of the network's return, or within 40 s when the first answer is lost. */
const RETRY_MS = 10_000;
export const ANSWER_LIMIT_MS = 10_000;
/** A screen without a menu retries sooner, then less often. It is up to date within 60 s of the network's return. */
const FIRST_RETRY_MS = 3000;
const LAST_RETRY_MS = 40_000;
/** Failures in a row before the screen shows a note. */
export const FAILURES_TO_SHOW = 3;
/** 404s in a row before a menu counts as removed: they take most of a minute. A proxy may answer 404 during a deployment. */
export const TIMES_GONE = 6;

/** `random` in [0, 1). */
export const refreshDelay = (random: number): number => REFRESH_MS - REFRESH_SPREAD_MS * random;

/** @param failures in a row, the last one included */
export const retryDelay = (failures: number, hasMenu: boolean): number =>
  hasMenu ? RETRY_MS : Math.min(FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 10), LAST_RETRY_MS);

const SHORTEST_TURN_MS = 15_000;
const LONGEST_TURN_MS = 30_000;
/** Reading time: to find the place on a page, and then for each dish. */
const SETTLE_MS = 3000;
const DISH_MS = 2000;

/** How long a page stays: its reading time, between 15 s and 30 s. */
export const turnDelay = (dishes: number): number => Math.min(LONGEST_TURN_MS, Math.max(SHORTEST_TURN_MS, SETTLE_MS + DISH_MS * dishes));

/** A pause ends by itself, because a screen that was paused by mistake must not show yesterday's lunch. */
export const PAUSE_LIMIT_MS = 10 * 60_000;

const MINUTE_MS = 60_000;
/** Time until the clock shows the next minute. */
export const untilNextMinute = (now: number): number => MINUTE_MS - (now % MINUTE_MS);

/** Offsets of the whole picture, in steps of SHIFT_EM: nine places, each next to the one before. */
const WALK = { x: [0, 1, 1, 0, -1, -1, -1, 0, 1], y: [0, 0, 1, 1, 1, 0, -1, -1, -1] } as const;

/** Against burn-in, the whole picture takes the next offset each minute. */
export function placeAt(now: number): readonly [x: number, y: number] {
  const step = Math.floor(now / MINUTE_MS) % WALK.x.length;
  return [WALK.x[step] ?? 0, WALK.y[step] ?? 0];
}

/** Against burn-in, the two parts of the screen swap sides each hour. */
export const isOtherSide = (now: number): boolean => Math.floor(now / (60 * MINUTE_MS)) % 2 === 1;
