/** When a screen may load itself again: while nobody eats. Pure; local time, epoch ms. */

const NIGHT_HOUR = 3;
const MINUTES = 60;
const MINUTE_MS = 60_000;
/** A clock that went on by so much between two looks belongs to a device that slept. */
const SLEPT_MS = 30 * MINUTE_MS;
/** No night is so far away: the clock was put back since. */
const TOO_FAR_MS = 2 * 24 * 60 * MINUTE_MS;

/** The next night's own minute between 3:00 and 4:00, so that a thousand screens do not come at once. `random` in [0, 1). */
export function nextNight(now: number, random: number): number {
  const due = new Date(now);
  due.setHours(NIGHT_HOUR, Math.floor(random * MINUTES), 0, 0);
  if (due.getTime() <= now) due.setDate(due.getDate() + 1);
  return due.getTime();
}

/** Whether it is time to look: from the minute that is due until 4:00, or after a night that the device slept through. */
export function isTimeToLook(now: number, due: number, lastLook: number): boolean {
  if (now < due) return false;
  return new Date(now).getHours() === NIGHT_HOUR || now - lastLook > SLEPT_MS;
}

/** Whether this night is over, and the next one is to be waited for. */
export const isNightOver = (now: number, due: number): boolean => now >= due && new Date(now).getHours() !== NIGHT_HOUR;

/** Whether the night that is due lies where only a wrong clock could have put it. */
export const isLost = (now: number, due: number): boolean => due - now > TOO_FAR_MS;
