import { describe, expect, test } from 'vitest';
import { isClockSetBack, isNightOver, isTimeToCheck, nextNight } from './watch-version.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
const DUE = at(21, 3, 17);

describe('the next night', () => {
  test.each([
    ['in the evening', at(20, 19), 0, at(21, 3, 0)],
    ['a minute of its own', at(20, 19), 0.999, at(21, 3, 59)],
    ['after midnight', at(21, 1), 0.5, at(21, 3, 30)],
    ['its minute has passed', at(21, 3, 40), 0.5, at(22, 3, 30)],
    ['in the morning', at(21, 8), 0.25, at(22, 3, 15)],
  ])('%s', (_, now, random, due) => expect(nextNight(now, random)).toBe(due));

  test('every minute of the hour has its screens', () => {
    const minutes = new Set(Array.from({ length: 600 }, (_, index) => new Date(nextNight(at(20, 19), index / 600)).getMinutes()));
    expect(minutes.size).toBe(60);
  });
});

test.each([
  ['in the evening', at(20, 23, 59), at(20, 23, 58), false],
  ['before its minute', at(21, 3, 16), at(21, 3, 15), false],
  ['its minute', DUE, at(21, 3, 16), true],
  ['until four', at(21, 3, 59), at(21, 3, 58), true],
  ['no later: people come', at(21, 4, 0), at(21, 3, 59), false],
  ['at noon', at(21, 12), at(21, 11, 59), false],
  ['a device that slept through it, as it wakes', at(21, 7), at(20, 20), true],
])('%s', (_, now, lastLook, isTime) => expect(isTimeToCheck(now, DUE, lastLook)).toBe(isTime));

test('a night is over at four', () => {
  expect([at(21, 3, 10), at(21, 3, 59), at(21, 4), at(21, 9)].map((now) => isNightOver(now, DUE))).toEqual([false, false, true, true]);
});

test.each([
  ['tonight', at(20, 19), false],
  ['tomorrow night', at(20, 2), false],
  ['in two years: the clock was put back', at(20, 19) - 730 * 24 * 3_600_000, true],
])('a night that is due %s', (_, now, lost) => expect(isClockSetBack(now, DUE)).toBe(lost));
