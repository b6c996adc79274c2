import { expect, test } from 'vitest';
import { contrastOf } from '../../rules/contrast.ts';
import { DARK, LIGHT } from './palette.ts';

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

test('the primary colour is a dark green, the secondary a light one [P2-9.16]', () => {
  for (const [name, isLight] of [
    ['primary', false],
    ['secondary', true],
  ] as const) {
    const [red = 0, green = 0, blue = 0] = channels(LIGHT[name]);
    expect(green).toBe(Math.max(red, green, blue));
    expect([name, Math.min(red, green, blue) > 200]).toEqual([name, isLight]);
  }
});

test('the border of a field stands out, 3 to 1, on every background that a field has', () => {
  for (const scheme of [LIGHT, DARK])
    for (const background of ['background', 'surface'] as const)
      expect(contrastOf(scheme['control-border'], scheme[background])).toBeGreaterThanOrEqual(3);
});

test('the border of a field, at a quarter of its strength, is a placeholder that can be told from its ground, 1.2 to 1', () => {
  const over = (colour: string, ground: string) => {
    const below = channels(ground);
    const mixed = channels(colour).map((channel, index) => Math.round(channel * 0.25 + (below[index] ?? 0) * 0.75));
    return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  };
  for (const scheme of [LIGHT, DARK])
    for (const ground of [scheme.background, scheme.surface]) {
      expect(contrastOf(over(scheme['control-border'], ground), ground)).toBeGreaterThanOrEqual(1.2);
    }
});
