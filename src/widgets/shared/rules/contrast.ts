/**
 * Legibility of colours (WCAG 2.2, 1.4.3: https://www.w3.org/TR/WCAG22/#contrast-minimum). Whoever takes colours from
 * outside puts them through `legible`: what it returns can be read.
 */
import type { ColourName } from '../ui/colour-names.ts';

/** What text of any size needs. */
export const TEXT_CONTRAST = 4.5;

/** `#rrggbb`; what stands behind it (an alpha) is not looked at. */
type Hex = string;
type Rgb = readonly [red: number, green: number, blue: number];
type Palette = Readonly<Record<ColourName, Hex>>;

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

const rgbOf = (hex: Hex): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const hexOf = (rgb: Rgb): Hex => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance: 0 is black, 1 is white. */
function luminanceOf(hex: Hex): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque colours, from 1 (the same) to 21 (black on white). */
export function contrastOf(one: Hex, other: Hex): number {
  const [low, high] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** A share (0 to 1) of another colour in a colour. */
export function mix(colour: Hex, other: Hex, share: number): Hex {
  return blend(rgbOf(colour), rgbOf(other), share);
}
const blend = (colour: Rgb, other: Rgb, share: number): Hex =>
  hexOf(colour.map((part, index) => Math.round(part + ((other[index] ?? part) - part) * share)) as unknown as Rgb);

const STEPS = 64;

const canBeRead = (text: Hex, grounds: readonly Hex[]) => grounds.every((ground) => contrastOf(text, ground) >= TEXT_CONTRAST);

/** The colour nearest to `text`, darker or lighter, that can be read on every one of the grounds; null where there is none. */
export function mendText(text: Hex, grounds: readonly Hex[]): Hex | null {
  const own = rgbOf(text);
  for (let step = 0; step <= STEPS; step += 1) {
    for (const pole of [BLACK, WHITE]) {
      const candidate = blend(own, pole, step / STEPS);
      if (canBeRead(candidate, grounds)) return candidate;
    }
  }
  return null;
}

interface Rule {
  readonly text: ColourName;
  /** On which a widget puts it. */
  readonly grounds: readonly ColourName[];
  /** Grounds that give way, unless they are given themselves: a black page has no white cards. */
  readonly followers?: readonly ColourName[];
}

/** What is read on what. In this order: a ground that is a text as well (`green`) is a text first. */
export const TEXT_ON: readonly Rule[] = [
  { text: 'ink', grounds: ['ground', 'surface', 'sunken'], followers: ['ground', 'surface', 'sunken'] },
  { text: 'ink-2', grounds: ['ground', 'surface', 'sunken'] },
  { text: 'green', grounds: ['ground', 'surface', 'sunken'] },
  { text: 'danger', grounds: ['ground', 'surface'] },
  { text: 'on-green', grounds: ['green', 'green-press'] },
  { text: 'on-soft', grounds: ['surface', 'soft', 'soft-press'], followers: ['soft', 'soft-press'] },
  { text: 'on-danger', grounds: ['danger'] },
  { text: 'on-danger-soft', grounds: ['danger-soft'] },
  { text: 'on-amber', grounds: ['amber'] },
  { text: 'on-orange', grounds: ['orange'] },
  { text: 'on-night', grounds: ['night'] },
  { text: 'on-night-2', grounds: ['night'] },
];

/** A colour under the finger is a shade of the same at rest. */
const PRESSED = [
  ['green', 'green-press'],
  ['soft', 'soft-press'],
] as const;
/** How much of the text's colour is in a ground that follows. */
const SHADE = 0.12;

type Colours = Readonly<Partial<Record<ColourName, Hex>>>;

/** What became of colours that could not be read: the text's was mended, or none of them was taken. */
export type ContrastNote =
  | { readonly kind: 'mended'; readonly text: ColourName; readonly colour: Hex }
  | { readonly kind: 'ignored'; readonly names: readonly ColourName[] };

export interface Legible {
  /** The given colours, and those that had to follow them. */
  readonly colours: Colours;
  readonly notes: readonly ContrastNote[];
}

/**
 * Given colours over a palette, so that every text keeps its 4.5:1. Given grounds stay, and the text's colour moves, as
 * little as it must; where no colour can be read on all of its grounds, the given ones among them are not taken.
 * @param counterpart the palette of the other scheme: where a page is dark all of a sudden, our own text is that of the dark
 */
export function legible(given: Colours, palette: Palette, counterpart: Palette): Legible {
  const colours: Partial<Record<ColourName, Hex>> = { ...given };
  const notes: ContrastNote[] = [];
  const inForce = (name: ColourName) => colours[name] ?? palette[name];
  const isOurs = (name: ColourName) => colours[name] === undefined;
  const readable = (text: ColourName, grounds: readonly Hex[]): Hex | null => {
    const choices = [inForce(text), ...(isOurs(text) ? [counterpart[text]] : [])];
    return choices.find((choice) => canBeRead(choice, grounds))?.toLowerCase() ?? mendText(inForce(text), grounds);
  };

  for (const { text, grounds, followers = [] } of TEXT_ON) {
    for (const [resting, pressed] of PRESSED) {
      if (grounds.includes(pressed) && given[pressed] === undefined && !isOurs(resting))
        colours[pressed] = mix(inForce(resting), inForce('ink'), SHADE);
    }
    if ([text, ...grounds].every(isOurs)) continue;

    let mended = readable(text, grounds.map(inForce));
    const giveWay = followers.filter(isOurs);
    const [leader, ...leaders] = grounds.filter((name) => !giveWay.includes(name));
    if (mended === null && giveWay.length > 0 && leader !== undefined) {
      mended = readable(text, [leader, ...leaders].map(inForce));
      for (const name of giveWay) if (mended !== null) colours[name] = mix(inForce(leader), mended, SHADE);
      mended = mended === null ? null : mendText(mended, grounds.map(inForce));
    }
    if (mended === null) return without([text, ...grounds], given, palette, counterpart);
    if (mended === inForce(text).toLowerCase()) continue;
    colours[text] = mended;
    notes.push({ kind: 'mended', text, colour: mended });
  }
  return { colours, notes };
}

/** Once more without the given ones of these; without any, where it was none of these. */
function without(refused: readonly ColourName[], given: Colours, ...palettes: [palette: Palette, counterpart: Palette]): Legible {
  const all = Object.keys(given) as ColourName[];
  const found = all.filter((name) => refused.includes(name));
  const names = found.length > 0 ? found : all;
  const rest = legible(Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name as ColourName))), ...palettes);
  return { colours: rest.colours, notes: [{ kind: 'ignored', names }, ...rest.notes] };
}
