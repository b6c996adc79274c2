import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesNamed } from '../support/evidence.ts';

const DOCUMENT = readFileSync('docs/scaling.md', 'utf8');
const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rows = DOCUMENT.split('\n')
  .filter((line) => line.startsWith('|'))
  .map(cells);

/** Calls and files of a journey. */
function countsOf(journey: string): readonly [calls: number, files: number] {
  const [, calls, files] = rows.find(([name]) => name === journey) ?? [];
  expect(Number(files), journey).not.toBeNaN();
  return [Number(calls), Number(files)];
}

/** load · journeys a second · the journey */
const LOADS = [
  ['A million menu views a day, each a first visit', (1_000_000 * 0.6) / 7200, 'A menu, first visit'],
  ['… each on another day', (1_000_000 * 0.6) / 7200, 'The menu, another day'],
  ['100,000 buyers between 12:00 and 13:00, each a first visit', 100_000 / 3600, 'A purchase, first visit'],
  ['… each on another day', 100_000 / 3600, 'A purchase, another day'],
  ['… the fullest minute', (100_000 / 3600) * 3, 'A purchase, another day'],
] as const;

describe('the loads of docs/scaling.md follow from the counts', () => {
  const begin = rows.findIndex(([name]) => name === 'load');

  it.each(LOADS.map((load, index) => [index, ...load] as const))('%i: %s', (index, load, perSecond, journey) => {
    const [calls, files] = countsOf(journey);
    const numbers = [perSecond, perSecond * calls, perSecond * files].map((number) => String(Math.round(number)));
    expect(rows[begin + 2 + index]).toEqual([load, ...numbers]);
  });

  it('10,000 screens', () => {
    expect(rows[begin + 2 + LOADS.length]).toEqual(['10,000 screens', '–', String(Math.round(10_000 / 57.5)), '0']);
    // 55 s is the shortest pause: 65 of them in an hour, and the read that begins it.
    expect(countsOf('A screen, each hour')).toEqual([Math.floor(3600 / 55) + 1, 0]);
  });
});

describe('the numbers of the polls', () => {
  const quotes = [...DOCUMENT.matchAll(/`([\w./-]+\.tsx?)`: ((?:`[^`]+`(?:, (?=`[^`]+`(?!:)))?)+)/g)].flatMap(([, file = '', code = '']) =>
    [...code.matchAll(/`([^`]+)`/g)].map(([, text = '']) => [file, text] as const),
  );

  it('are quoted', () => expect(quotes.length).toBeGreaterThan(14));

  it.each(quotes)('%s has %s', (name, code) => {
    const files = filesNamed(name);
    expect(files).toHaveLength(1);
    expect(readFileSync(files[0] ?? '', 'utf8')).toContain(code);
  });
});
