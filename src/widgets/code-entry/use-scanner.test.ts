import { expect, test } from 'vitest';
import { createSightings } from './use-scanner.ts';

const MILANO = 'https://pausa.example/code-landing/milano1';
const MENSA = 'https://pausa.example/code-landing/mensa2';
const FOREIGN = 'https://evil.com/code-landing/milano1';

test('a text counts once while it is in view, and again when it comes back', () => {
  let now = 0;
  const isNew = createSightings(() => now);
  const seen = [
    [0, MILANO],
    [300, MILANO],
    [2200, MILANO],
    [4200, MILANO],
    [6300, MILANO],
    [6600, MENSA],
    [6900, MILANO],
    [7200, FOREIGN],
    [7500, FOREIGN],
  ].map(([at, text]) => {
    now = Number(at);
    return isNew(String(text));
  });
  expect(seen).toEqual([true, false, false, false, true, true, true, true, false]);
});
