import type { ColourName } from './palette.ts';

/** The CSS variable of a colour in the current theme. */
export const colour = (name: ColourName): string => `var(--_p-${name})`;

/** A length of the design, in px, that grows with the text: `--pausa-text-size` is 16 px of the design (theme.css.ts). */
export const textPx = (length: number) => `calc(${length}*var(--_p-px))`;
export const font = (weight: number, size: number, line: number) => `${weight} ${textPx(size)}/${textPx(line)} var(--_p-font)`;

export const type = {
  hero: font(700, 34, 40),
  title: font(700, 24, 30),
  head: font(700, 18, 24),
  price: font(700, 17, 22),
  item: font(600, 15, 20),
  body: font(500, 15, 22),
  note: font(500, 13, 18),
  label: font(700, 13, 16),
  tiny: font(700, 11, 14),
  big: font(700, 16, 20),
  chip: font(600, 14, 20),
} as const;

export const radius = {
  s: 'var(--_p-radius-s)',
  m: 'var(--_p-radius-m)',
  l: 'var(--_p-radius-l)',
  xl: 'var(--_p-radius-xl)',
  pill: 'var(--_p-radius-pill)',
} as const;
export const shadow = {
  resting: 'var(--_p-shadow-resting)',
  floating: 'var(--_p-shadow-floating)',
  sheet: 'var(--_p-shadow-sheet)',
} as const;
export const motion = {
  fast: 'var(--_p-fast)',
  move: 'var(--_p-move)',
  sheet: 'var(--_p-sheet)',
  ease: 'cubic-bezier(.2,.8,.2,1)',
  easeOut: 'cubic-bezier(.16,1,.3,1)',
} as const;
export const size = { tap: '44px', button: '48px', buttonLarge: '56px', drawer: '280px', sidePanel: '320px' } as const;

/**
 * Below 600 px two columns and tabs; from 1024 px drawer and side panel. In em of the browser's text size: who reads large text has
 * the layout for as many letters.
 * A low window (a phone on its side, a desktop at 200 %) has no room for bars that stay in view: they scroll with the page. In a very
 * low one (a keyboard on the screen, 400 %) the link to the cart does so, too.
 */
export const screen = {
  narrow: '(max-width: 16.25em)',
  low: '(max-height: 32.5em)',
  veryLow: '(max-height: 20em)',
  tablet: '(min-width: 37.5em)',
  desktop: '(min-width: 64em)',
  hover: '(hover: hover)',
} as const;

/** A container's width in px of the design, which grow with its text of 15 px. */
const ofContainer = (px: number) => `${Math.round((px / 15) * 1000) / 1000}em`;
export const wider = (px: number) => `(min-width: ${ofContainer(px)})`;
export const narrower = (px: number) => `(max-width: ${ofContainer(px - 0.02)})`;
