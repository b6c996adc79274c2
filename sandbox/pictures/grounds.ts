import { hash } from './rng.ts';

const CHECK = 40;

const every = (from: number, to: number, step: number, draw: (at: number) => string): string => {
  let d = '';
  for (let at = from; at < to; at += step) d += draw(at);
  return d;
};

const cloth = (base: string, pattern: string): string => `<path d="M0 0H400V300H0Z" fill="${base}"/>${pattern}`;

/** The eight tablecloths, in the order of the look sheet. */
const GROUNDS: readonly (() => string)[] = [
  // sage, light bars
  () => cloth('#DDEBD3', '<path d="M0 0H150L30 300H0ZM230 0H330L210 300H110Z" fill="#CFE2C3bf"/>'),
  // butter, runner
  () => cloth('#FBE9B7', '<path d="M0 210H400V300H0Z" fill="#F6DD98"/><path d="M0 222H400M0 232H400" stroke="#fffa" stroke-width="3"/>'),
  // peach, gingham
  () =>
    cloth(
      '#FBDCC8',
      `<path d="${every(-20, 420, CHECK, (x) => `M${x} 0V300`)}${every(10, 300, CHECK, (y) => `M0 ${y}H400`)}" stroke="#F6CBB08c" stroke-width="18"/>`,
    ),
  // sky, circles
  () => cloth('#D6E8EC', '<circle cx="330" cy="40" r="150" fill="#C3DCE2cc"/><circle cx="60" cy="290" r="110" fill="#C3DCE28c"/>'),
  // mint, leaves
  () => cloth('#E6F1DA', '<path d="M-20 70C50 20 120 30 150-20H-20ZM420 200C350 230 310 270 290 320H420Z" fill="#D6E8C2"/>'),
  // sand, boards
  () =>
    cloth(
      '#F0E6D6',
      '<path d="M0 50H400M0 100H400M0 150H400M0 200H400M0 250H400M90 0V50M260 50V100M140 100V150M320 150V200M60 200V250M230 250V300" stroke="#E2D1B6" stroke-width="2"/>',
    ),
  // rose, stripes
  () => cloth('#F7D9D6', `<path d="${every(-300, 420, 44, (x) => `M${x} 300l300-300`)}" stroke="#F0C6C299" stroke-width="14"/>`),
  // lilac, dots
  () =>
    cloth(
      '#E7E0EF',
      '<pattern id="d" width="40" height="80" patternUnits="userSpaceOnUse"><circle cx="14" cy="20" r="4" fill="#fff9"/><circle cx="34" cy="60" r="4" fill="#fff9"/></pattern><path d="M0 0H400V300H0Z" fill="url(#d)"/>',
    ),
];

export function groundMarkup(index: number): string {
  const draw = GROUNDS[((index % GROUNDS.length) + GROUNDS.length) % GROUNDS.length];
  return draw === undefined ? '' : draw();
}

/**
 * Numbered seeds step by three of eight, so items one to seven places apart
 * (a grid's neighbours in both directions) never share a cloth.
 */
export function groundOf(seed: string): number {
  const numbered = /^(.*?)(\d{1,9})$/.exec(seed);
  if (numbered === null) return hash(seed) % 8;
  return (hash(`${numbered[1]}#`) + Number(numbered[2]) * 3) % 8;
}
