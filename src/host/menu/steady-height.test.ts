import { describe, expect, test } from 'vitest';
import { steadyHeight } from './framing.ts';

type Step = readonly [width: number, height: number, ms: number];

/** The height for each size, one after the other. */
const heightsFor = (steps: readonly Step[]): number[] => {
  const steady = steadyHeight();
  return steps.map(([width, height, at]) => steady({ width, height }, at));
};

describe('the height that a frame reports', () => {
  test.each<[string, Step[], number[]]>([
    [
      'is the content’s',
      [
        [900, 800, 0],
        [900, 3000, 40],
        [900, 700, 80],
        [900, 3000, 120],
      ],
      [800, 3000, 700, 3000],
    ],
    [
      'follows a window that is dragged',
      [
        [900, 800, 0],
        [890, 820, 30],
        [880, 850, 60],
        [890, 820, 90],
        [900, 800, 120],
      ],
      [800, 820, 850, 850, 800],
    ],
    [
      'follows a phone that is turned to and fro',
      [
        [390, 9000, 0],
        [844, 5000, 300],
        [390, 9000, 600],
      ],
      [9000, 5000, 9000],
    ],
    [
      'follows whoever takes the time',
      [
        [900, 801, 0],
        [885, 795, 700],
        [900, 801, 1400],
        [885, 795, 2100],
      ],
      [801, 795, 801, 795],
    ],
    [
      'stays at the higher one when a scroll bar dances',
      [
        [900, 801, 0],
        [885, 795, 20],
        [900, 801, 40],
        [885, 795, 60],
        [900, 801, 80],
      ],
      [801, 795, 801, 801, 801],
    ],
    [
      '… also where the narrow one is the higher',
      [
        [885, 801, 0],
        [900, 795, 20],
        [885, 801, 40],
        [900, 795, 60],
      ],
      [801, 795, 801, 801],
    ],
    [
      'goes on when the content changes',
      [
        [900, 801, 0],
        [885, 795, 20],
        [900, 801, 40],
        [900, 640, 60],
        [900, 801, 80],
      ],
      [801, 795, 801, 640, 801],
    ],
  ])('%s', (_, steps, heights) => expect(heightsFor(steps)).toStrictEqual(heights));
});
