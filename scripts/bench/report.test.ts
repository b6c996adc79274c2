import { expect, test } from 'vitest';
import { judge, report, unnoticed } from './report.ts';

/** Nine loads of a page and of its reference; ours is slower by a factor. */
const loads = (slower: number) =>
  new Map([
    [
      'menu: first paint, ms',
      new Map([
        ['ours', [100, 104, 98, 101, 99, 97, 300, 102, 100].map((ms) => ms * slower)],
        ['static', [100, 99, 101, 98, 250, 102, 97, 100, 103]],
      ]),
    ],
  ]);
const GOAL = { row: 'menu: first paint, ms', most: 1.1, of: 'static' };

test.each([
  ['as fast', 1, 1, true],
  ['9 % slower', 1.09, 1.09, true],
  ['30 % slower', 1.3, 1.3, false],
])('a page that is %s than its reference; two disturbed loads do not count', (_, slower, figure, isMet) => {
  const judged = judge(GOAL, loads(slower));
  expect(judged?.figure).toBeCloseTo(figure);
  expect(judged?.isMet).toBe(isMet);
});

test('a goal of the 95th percentile looks at the slowest', () => {
  expect(judge({ row: GOAL.row, most: 200, isSeldom: true }, loads(1))).toEqual({ figure: 300, isMet: false });
});

test.each([
  [0, 0, true],
  [7, Number.POSITIVE_INFINITY, false],
])('beside a reference of nothing, %d is %d times as much', (ours, figure, isMet) => {
  const figures = new Map([
    [
      'login: blocking time, ms',
      new Map([
        ['ours', [ours]],
        ['static', [0]],
      ]),
    ],
  ]);
  expect(judge({ row: 'login: blocking time, ms', most: 1.5, of: 'static' }, figures)).toEqual({ figure, isMet });
});

test('what was not measured is not judged', () => expect(judge({ row: 'menu: memory', most: 1 }, loads(1))).toBeUndefined());

test('the page says which goals are not met, with their figures', () => {
  const files = report('Chromium', [{ name: 'First load', about: 'Cold.', goals: [GOAL], figures: loads(1.3) }]);
  expect([...files.keys()].sort()).toEqual(['README.md', 'first-load.svg', 'results.json']);
  expect(files.get('README.md')).toContain('| menu: first paint, ms | ours | 130 | 390 | 9 | ≤ 1.1 × static: **not met** (1.3) |');
});

test('below the table stands what is in the way of a goal, as long as it is not met', () => {
  const goals = [{ ...GOAL, inTheWay: 'a style sheet, 120 ms' }];
  const pageAt = (slower: number) =>
    report('Chromium', [{ name: 'First load', about: 'Cold.', goals, figures: loads(slower) }]).get('README.md');
  expect(pageAt(1.3)).toContain('\n- menu: first paint, ms, ≤ 1.1 × static: a style sheet, 120 ms\n');
  expect(pageAt(1)).not.toContain('style sheet');
});

test.each([
  [1.3, 0, 'slow, slowed down on purpose: noticed (1.3)'],
  [1.02, 1, 'slow, slowed down on purpose: **not noticed** (1)'],
])('a page that was slowed down on purpose, measured as %s times the other', (slower, expected, sentence) => {
  const values = [...loads(slower).values()][0]!;
  const figures = new Map([
    [
      'control: first paint, ms',
      new Map([
        ['slow', values.get('ours')!],
        ['static', values.get('static')!],
      ]),
    ],
  ]);
  const goals = [{ row: 'control: first paint, ms', who: 'slow', most: 1.15, of: 'static', isPlanted: true }] as const;
  const result = { name: 'First load', about: 'Cold.', goals, figures };
  expect(unnoticed(result)).toHaveLength(expected);
  expect(report('Chromium', [result]).get('README.md')).toContain(sentence);
});
