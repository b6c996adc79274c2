import { fetchVersion, scriptsOf } from '../../document/version.ts';

const NIGHT_HOUR = 3;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A larger gap between two checks means that the device was asleep. */
const SLEPT_MS = 30 * MINUTE_MS;
/** A reload that is due later than this means that the clock was set back. */
const TOO_FAR_MS = 48 * HOUR_MS;

/** A random minute (epoch ms) of the next night, between 3:00 and 4:00 local time: spreads the load. `random` in [0, 1). */
export function nextNight(now: number, random: number): number {
  const due = new Date(now);
  due.setHours(NIGHT_HOUR, Math.floor(random * 60), 0, 0);
  if (due.getTime() <= now) due.setDate(due.getDate() + 1);
  return due.getTime();
}

/** True if a check is due: from the due minute until 4:00, or when the device slept through the night. */
export const isTimeToCheck = (now: number, due: number, lastCheck: number): boolean =>
  now >= due && (new Date(now).getHours() === NIGHT_HOUR || now - lastCheck > SLEPT_MS);

/** True if this night is over, so that the next one must be scheduled. */
export const isNightOver = (now: number, due: number): boolean => now >= due && new Date(now).getHours() !== NIGHT_HOUR;

export const isClockSetBack = (now: number, due: number): boolean => due - now > TOO_FAR_MS;

/** Reloads the page in the night after a deployment; returns a function that stops it. */
export function watchVersion(random: () => number = Math.random): () => void {
  const own = scriptsOf(document);
  let due = nextNight(Date.now(), random());
  let lastCheck = Date.now();
  let isOver = false;
  let timer = setTimeout(check, MINUTE_MS);

  async function check(): Promise<void> {
    const now = Date.now();
    if (isClockSetBack(now, due)) due = nextNight(now, random());
    const isTime = isTimeToCheck(now, due, lastCheck);
    lastCheck = now;
    const found = isTime ? await fetchVersion(own) : 'unknown';
    if (isOver) return;
    if (found === 'newer') return window.location.reload();
    if (found === 'same' || isNightOver(now, due)) due = nextNight(now + HOUR_MS, random());
    timer = setTimeout(check, MINUTE_MS);
  }

  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
