import { decoded, invalidAsNull } from './schema.ts';

/**
 * ISO 8601; some databases write a space in place of the T. Without a zone it is the shop's time. Only the years 1000 to 2999: .NET
 * writes a time that was never set with the year 1 or 9999.
 */
const ISO = /^([12]\d{3}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:[.,](\d{1,3})\d*)?(?:(Z)|([+-]\d\d):?(\d\d)?)?)?$/i;
/** Seconds since 1970, between 2001 and 2286: neither milliseconds nor a date that is written without dashes. */
const SECONDS = /^\d{10}(\.\d+)?$/;

let clock: Intl.DateTimeFormat | undefined;
/** How far the clocks of Rome are ahead of UTC at this time. */
function romeOffset(at: number): number {
  // Sweden writes YYYY-MM-DD HH:mm:ss.
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
}

/** Epoch ms of a time on the wire; NaN when it cannot be read. */
export function epochOf(time: unknown): number {
  const text = String(time);
  if (typeof time !== 'string' && typeof time !== 'number') return NaN;
  if (SECONDS.test(text)) return Math.round(Number(text) * 1000);
  const [, date, minutes = '00:00', seconds = ':00', fraction = '', utc, hours, rest = '00'] = ISO.exec(text) ?? [];
  const atUtc = Date.parse(`${date}T${minutes}${seconds}.${fraction.padEnd(3, '0')}Z`);
  // JavaScript takes 31 April for 1 May.
  if (Number.isNaN(atUtc) || new Date(atUtc).toISOString().slice(0, 10) !== date) return NaN;
  if (utc !== undefined) return atUtc;
  if (hours !== undefined) return Date.parse(`${new Date(atUtc).toISOString().slice(0, -1)}${hours}:${rest}`);
  // The second step finds the offset at the time itself. In the hour that the clocks repeat, it is the later one.
  return atUtc - romeOffset(atUtc - romeOffset(atUtc));
}

/** Inside: epoch ms. A time that cannot be read is null, and breaks nothing. */
export const time = invalidAsNull(
  decoded<number, string>('time', (wire) => {
    const at = epochOf(wire);
    return Number.isNaN(at) ? undefined : at;
  }),
);
