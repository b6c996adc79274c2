/** Legibility of colours (https://www.w3.org/TR/WCAG22/#contrast-minimum). Colours from outside must pass through `legible`. */
import type { ColourName } from '../ui/theme/palette.ts';

/** The minimum contrast of text of any size. */
export const TEXT_CONTRAST = 4.5;

/** `#rrggbb`; an alpha channel is ignored. */
export type Hex = string;
type Rgb = readonly [red: number, green: number, blue: number];
type Palette = Readonly<Record<ColourName, Hex>>;

const rgbOf = (hex: Hex): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

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

/** Mixes a share (0 to 1) of another colour into a colour. */
export function mix(colour: Hex, other: Hex, share: number): Hex {
  const target = rgbOf(other);
  const mixed = rgbOf(colour).map((part, index) => Math.round(part + ((target[index] ?? part) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const STEPS = 64;

const canBeRead = (text: Hex, backgrounds: readonly Hex[]) =>
  backgrounds.every((background) => contrastOf(text, background) >= TEXT_CONTRAST);

/** The colour nearest to `text`, darker or lighter, that is legible on every background; null if there is none. */
export function mendText(text: Hex, backgrounds: readonly Hex[]): Hex | null {
  for (let step = 0; step <= STEPS; step += 1) {
    for (const pole of ['#000000', '#ffffff']) {
      const candidate = mix(text, pole, step / STEPS);
      if (canBeRead(candidate, backgrounds)) return candidate;
    }
  }
  return null;
}

interface Rule {
  readonly text: ColourName;
  /** The backgrounds on which a widget puts the text. */
  readonly backgrounds: readonly ColourName[];
  /** Backgrounds that adapt unless the page sets them: a black page has no white cards. */
  readonly followers?: readonly ColourName[];
}

/** Texts and their backgrounds. The order matters: a background that is also a text colour (`primary`) comes first as text. */
export const TEXT_ON: readonly Rule[] = [
  { text: 'text', backgrounds: ['background', 'surface', 'surface-sunken'], followers: ['background', 'surface', 'surface-sunken'] },
  { text: 'text-muted', backgrounds: ['background', 'surface', 'surface-sunken'] },
  { text: 'primary', backgrounds: ['background', 'surface', 'surface-sunken'] },
  { text: 'danger', backgrounds: ['background', 'surface'] },
  { text: 'on-primary', backgrounds: ['primary', 'primary-pressed'] },
  { text: 'on-secondary', backgrounds: ['surface', 'secondary', 'secondary-pressed'], followers: ['secondary', 'secondary-pressed'] },
  { text: 'on-danger', backgrounds: ['danger'] },
  { text: 'on-danger-surface', backgrounds: ['danger-surface'] },
  { text: 'on-warning-surface', backgrounds: ['warning-surface'] },
  { text: 'on-accent', backgrounds: ['accent'] },
  { text: 'on-inverse', backgrounds: ['inverse'] },
  { text: 'on-inverse-muted', backgrounds: ['inverse'] },
];

/** The pressed colour is a shade of the resting one. */
export const PRESSED = [
  ['primary', 'primary-pressed'],
  ['secondary', 'secondary-pressed'],
] as const;
/** The share of the text's colour in a background that adapts. */
export const SHADE = 0.12;

type Colours = Readonly<Partial<Record<ColourName, Hex>>>;

/** How illegible colours were handled: the text's colour was changed, or given colours were ignored. */
export type ContrastNote =
  | { readonly kind: 'mended'; readonly text: ColourName; readonly colour: Hex }
  | { readonly kind: 'ignored'; readonly names: readonly ColourName[] };

export interface Legible {
  readonly colours: Colours;
  readonly notes: readonly ContrastNote[];
}

/**
 * Applies given colours to a palette, so that every text keeps a contrast of 4.5:1. Given backgrounds stay, and the text's
 * colour changes as little as possible. Where no text colour is legible on all of its backgrounds, the given ones among this text
 * and its backgrounds are ignored, or all given colours if none of these was given.
 * @param counterpart the palette of the other scheme, for our own text where a given background turns a light page dark
 */
export function legible(given: Colours, palette: Palette, counterpart: Palette): Legible {
  const colours: Partial<Record<ColourName, Hex>> = { ...given };
  const notes: ContrastNote[] = [];
  const inForce = (name: ColourName) => colours[name] ?? palette[name];
  const isUnset = (name: ColourName) => colours[name] === undefined;
  const readable = (text: ColourName, backgrounds: readonly Hex[]): Hex | null => {
    const choices = [inForce(text), ...(isUnset(text) ? [counterpart[text]] : [])];
    return choices.find((choice) => canBeRead(choice, backgrounds))?.toLowerCase() ?? mendText(inForce(text), backgrounds);
  };

  for (const { text, backgrounds, followers = [] } of TEXT_ON) {
    for (const [resting, pressed] of PRESSED) {
      if (backgrounds.includes(pressed) && given[pressed] === undefined && !isUnset(resting))
        colours[pressed] = mix(inForce(resting), inForce('text'), SHADE);
    }
    if ([text, ...backgrounds].every(isUnset)) continue;

    let mended = readable(text, backgrounds.map(inForce));
    const adapting = followers.filter(isUnset);
    const [leader, ...leaders] = backgrounds.filter((name) => !adapting.includes(name));
    if (mended === null && leader !== undefined) {
      mended = readable(text, [leader, ...leaders].map(inForce));
      for (const name of adapting) if (mended !== null) colours[name] = mix(inForce(leader), mended, SHADE);
      mended = mended === null ? null : mendText(mended, backgrounds.map(inForce));
    }
    if (mended === null) return without([text, ...backgrounds], given, palette, counterpart);
    if (mended === inForce(text).toLowerCase()) continue;
    colours[text] = mended;
    notes.push({ kind: 'mended', text, colour: mended });
  }
  return { colours, notes };
}

/** Repeats `legible` without the refused colours; without any given colour if none of the refused ones was given. */
function without(refused: readonly ColourName[], given: Colours, ...palettes: [palette: Palette, counterpart: Palette]): Legible {
  const all = Object.keys(given) as ColourName[];
  const found = all.filter((name) => refused.includes(name));
  const names = found.length > 0 ? found : all;
  const rest = legible(Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name as ColourName))), ...palettes);
  return { colours: rest.colours, notes: [{ kind: 'ignored', names }, ...rest.notes] };
}
