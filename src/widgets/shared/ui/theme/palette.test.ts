import { expect, test } from 'vitest';
import { LIGHT } from './palette.ts';

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

test('the primary colour is a dark green, the secondary a light one', () => {
  for (const [name, isLight] of [
    ['primary', false],
    ['secondary', true],
  ] as const) {
    const [red = 0, green = 0, blue = 0] = channels(LIGHT[name]);
    expect(green).toBe(Math.max(red, green, blue));
    expect([name, Math.min(red, green, blue) > 200]).toEqual([name, isLight]);
  }
});
