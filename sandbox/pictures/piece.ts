import { disc, line, moved, oval, shade, shape } from './svg.ts';

/** One ingredient as it is drawn, around 0,0, lit from the top left. */
export interface Piece {
  readonly art: string;
  /** Radius it takes up. */
  readonly reach: number;
  /** How many make a heap, and how many are strewn over a whole dish. */
  readonly heap: number;
  readonly strewn: number;
  /** Laid as overlapping slices: how many. */
  readonly fan?: number;
  /** Comes from an animal: a plate that does not name it never shows it. */
  readonly animal?: true;
  /** Round pieces keep their highlight at the top left. */
  readonly upright?: true;
}

type Tone = readonly [stroke: string, width: number, shiftX?: number, shiftY?: number];

/** Seeds and kernels: one path per tone, its sub-paths drawn as round-capped strokes. */
export function kernels(d: string, ...tones: readonly Tone[]): string {
  return tones.map(([stroke, width, x = 0, y = 0]) => moved(line(d, stroke, width), x, y)).join('');
}

/** A cube seen from above: light top, two sides. */
export function cube(top: string, left: string, right: string, edge = ''): string {
  return (
    shade('M-15-8L3-16L17-6V8L2 17L-15 8Z') +
    shape('M-15-8L3-16L17-6V7L1 16L-15 7Z', left) +
    shape('M-15-8L3-16L17-6L1 3Z', top) +
    shape('M1 3L17-6V7L1 16Z', right) +
    (edge === '' ? '' : line('M-10-8L2-13M-4-4L9-10', edge, 2))
  );
}

/** A meatball, a falafel, a berry. */
export function ball(radius: number, base: string, light: string, speck = ''): string {
  const near = Math.round(radius / 3);
  return (
    disc(radius, '#3213', 2, 3) +
    disc(radius, base) +
    disc(Math.round(radius * 0.72), light, -near / 2, -near / 2) +
    (speck === '' ? '' : line('M-5-7h0M4-3h0M-2 4h0M7 5h0M-8 2h0M1-10h0', speck, 3)) +
    line(`M${-2 * near}-${near}Q-${near}-${2 * near} 0-${2 * near}`, '#fff7', 2)
  );
}

/** A round vegetable slice: skin, flesh, heart. */
export function slice(radius: number, skin: string, flesh: string, heart: string): string {
  return disc(radius, '#3213', 1, 3) + disc(radius, skin) + disc(radius - 3, flesh) + disc(Math.round(radius * 0.52), heart);
}

/** A citrus wheel. */
export function citrus(peel: string, pith: string, flesh: string): string {
  return (
    disc(19, '#3213', 1, 3) +
    disc(19, peel) +
    disc(17, pith) +
    shape(
      'M0-2L6-13Q0-17-6-13ZM2-1L14-2Q14-9 9-12ZM2 1L8 12Q14 8 14 2ZM0 2L-6 13Q0 17 6 13ZM-2 1L-14 2Q-14 9-9 12ZM-2-1L-8-12Q-14-8-14-2Z',
      flesh,
    ) +
    line('M-13-8Q-9-14-3-15', '#fff8', 2)
  );
}

/** Thin shreds: cabbage, carrot, seaweed. */
export function shreds(dark: string, light: string): string {
  return (
    kernels('M-18 4Q-6-10 10-5M-10-12Q4-4 16-12M-12 12Q2 2 17 8', ['#3213', 5, 1, 3], [dark, 5]) +
    kernels('M-16-3Q-4 6 14 1M-6 13Q-2-2 6-14', [light, 4])
  );
}

/** A slice of meat or fish with its long side across the fan. */
export const SLICE = 'M-33-12C-15-20 17-20 34-11C38-2 35 9 29 14C11 19-17 19-33 12C-38 5-37-6-33-12Z';
export const SLICE_EDGE = 'M-33-12C-15-20 17-20 34-11C15-15-14-15-33-12Z';

/** A folded round of cured meat. */
export function folded(base: string, fold: string, fat: string): string {
  const d = 'M-26 4C-30-10-20-22-6-18C2-26 22-22 26-8C33-2 28 14 16 16C8 24-8 22-12 15C-20 16-25 12-26 4Z';
  return (
    shade(d) +
    shape(d, base) +
    shape('M-22 4C-24-8-14-17-4-12C4-18 18-15 21-5C8-10-8-8-22 4Z', fold) +
    line('M-14 9C-4-2 10-4 22 2M-4 14C2 7 10 6 16 9', fat, 2)
  );
}

export const drop = (rx: number, ry: number, fill: string): string => oval(rx, ry, '#3213', 2, 3) + oval(rx, ry, fill);
