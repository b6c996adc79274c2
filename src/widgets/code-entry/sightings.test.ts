import { expect, test } from 'vitest';
import { createSightings } from './sightings.ts';

const MILANO = 'https://pausa.example/code-landing/milano1';
const MENSA = 'https://pausa.example/code-landing/mensa2';
const FOREIGN = 'https://evil.com/code-landing/milano1';

test('a text counts once while it is in view, and again when it comes back', () => {
  let now = 0;
  const look = createSightings(['pausa.example'], () => now);
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
    return look(String(text));
  });
  const milano = { kind: 'code', code: 'milano1' };
  expect(seen).toEqual([milano, null, null, null, milano, { kind: 'code', code: 'mensa2' }, milano, { kind: 'foreign' }, null]);
});
