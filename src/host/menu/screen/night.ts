/** When a screen may reload itself: at night. Pure functions; local time, epoch ms. */

const NIGHT_HOUR = 3;
const MINUTES = 60;
const MINUTE_MS = 60_000;
/** A larger gap between two checks means that the device was asleep. */
const SLEPT_MS = 30 * MINUTE_MS;
/** A reload that is due later than this means that the clock was set back. */
const TOO_FAR_MS = 2 * 24 * 60 * MINUTE_MS;

/** A random minute of the next night, between 3:00 and 4:00: spreads the load of many screens. `random` in [0, 1). */
export function nextNight(now: number, random: number): number {
  const due = new Date(now);
  due.setHours(NIGHT_HOUR, Math.floor(random * MINUTES), 0, 0);
  if (due.getTime() <= now) due.setDate(due.getDate() + 1);
  return due.getTime();
}

/** True if a check is due: from the due minute until 4:00, or when the device slept through the night. */
export function isTimeToCheck(now: number, due: number, lastCheck: number): boolean {
  if (now < due) return false;
  return new Date(now).getHours() === NIGHT_HOUR || now - lastCheck > SLEPT_MS;
}

/** True if this night is over, so that the next one must be scheduled. */
export const isNightOver = (now: number, due: number): boolean => now >= due && new Date(now).getHours() !== NIGHT_HOUR;

export const isClockSetBack = (now: number, due: number): boolean => due - now > TOO_FAR_MS;
