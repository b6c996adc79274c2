import { expect, test } from 'vitest';
import { ANSWER_LIMIT_MS, isOtherSide, placeAt, refreshDelay, retryDelay, turnDelay, untilNextMinute } from './schedule.ts';
import { MENUS } from '../../../texts/menus.ts';
import { dayText, MENU_SCREEN, timeText, updatedText } from './text.ts';

const S = 1000;

test.each([
  [0, 60 * S],
  [0.999, 55 * S],
])('read again after a minute, drifting apart (%d)', (random, ms) => expect(Math.round(refreshDelay(random) / S) * S).toBe(ms));

test.each([
  [1, 3 * S],
  [2, 6 * S],
  [3, 12 * S],
  [4, 24 * S],
  [5, 40 * S],
  [6, 40 * S],
  [5000, 40 * S],
])('without a menu, after %d failures: %d ms', (failures, ms) => expect(retryDelay(failures, false)).toBe(ms));

// With 10 s for an answer that never comes, that is within 60 s of the network's return, also where one more is lost.
test.each([1, 2, 9999])('with a menu, after %d failures: 10 s', (failures) => expect(retryDelay(failures, true)).toBe(10 * S));

test('an answer is waited for 10 s', () => expect(ANSWER_LIMIT_MS).toBe(10 * S));

// The worst case: it came back as a read that will never be answered had begun, and the next answer takes its time.
test.each([true, false])('an answer within 60 s of the network, with a menu or without (%s)', (hasMenu) => {
  for (let failures = 1; failures <= 100; failures += 1)
    expect(10 * S + retryDelay(failures, hasMenu) + 10 * S).toBeLessThanOrEqual(60 * S);
});

test.each([
  [0, 15 * S],
  [4, 15 * S],
  [6, 15 * S],
  [9, 21 * S],
  [12, 27 * S],
  [40, 30 * S],
])('a page of %d dishes stays %d ms', (dishes, ms) => expect(turnDelay(dishes)).toBe(ms));

test('the clock is told anew as the minute begins', () => {
  expect(untilNextMinute(Date.parse('2026-11-20T11:24:10.000Z'))).toBe(50 * S);
  expect(untilNextMinute(Date.parse('2026-11-20T11:24:00.000Z'))).toBe(60 * S);
});

test('the picture walks: nine places, one step at a time, back where it began', () => {
  const places = Array.from({ length: 10 }, (_, minute) => placeAt(minute * 60 * S));
  expect(new Set(places.map(String)).size).toBe(9);
  expect(places[9]).toEqual(places[0]);
  for (const [x, y] of places) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(1);
});

test('the panel changes sides each hour', () =>
  expect([0, 1, 2, 3].map((hour) => isOtherSide(hour * 3600 * S))).toEqual([false, true, false, true]));

const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).getTime();

test.each([
  ['it', '09:05', 'venerdì 20 novembre'],
  ['en', '09:05', 'Friday 20 November'],
  ['de', '09:05', 'Freitag 20. November'],
] as const)('time and day (%s)', (language, time, day) => {
  expect(timeText(at(20, 9, 5), language)).toBe(time);
  expect(dayText(at(20, 9, 5), language).replace(',', '')).toBe(day);
});

test.each([
  ['it', at(20, 12, 4), 'aggiornato alle 12:04'],
  ['it', at(19, 18, 5), 'aggiornato alle 18:05 di giovedì 19 novembre'],
  ['it', at(20, 0, 0), 'aggiornato alle 00:00'],
  ['en', at(20, 12, 4), 'updated at 12:04'],
  ['de', at(19, 18, 5), 'Stand: 18:05 Uhr, Donnerstag, 19. November'],
] as const)('how old the menu is (%s)', (language, cachedAt, text) => {
  const screenText = language === 'it' ? MENU_SCREEN : MENUS[language].menuScreen;
  expect(updatedText(screenText, cachedAt, at(20, 13, 30), language)).toBe(text);
});
