/**
 * The public tokens, for the authors of themes: the documents, the package's metadata and the theme panel are written from
 * this list. No widget imports it.
 */
import { PALETTE } from './palette.ts';
import { FONT, RADII } from './shape.ts';

export interface Token {
  /** The custom property that a page sets. */
  readonly property: `--pausa-${string}`;
  readonly syntax: '<color>' | '<length>' | '<family-name>#';
  readonly meaning: string;
  readonly light: string;
  /** The same as `light` for tokens that are not colours. */
  readonly dark: string;
  /** The name in version 0.1, which still works. */
  readonly former?: `--pausa-${string}`;
}

export const TOKENS: readonly Token[] = [
  ...Object.entries(PALETTE).map(([name, [light, dark, former, meaning]]): Token => ({
    property: `--pausa-${name}`,
    syntax: '<color>',
    meaning,
    light,
    dark,
    ...(former === null ? {} : { former: `--pausa-${former}` }),
  })),
  { property: '--pausa-font', syntax: '<family-name>#', meaning: 'The typeface', light: FONT, dark: FONT },
  ...(
    [
      ['s', 'Corners of signs: the logos of ways to pay. A menu has none'],
      ['m', 'Corners of fields, notes and small pictures; in a menu, of the pictures of its list'],
      ['l', 'Corners of cards, also of a menu'],
      ['xl', 'Corners of sheets and dialogs, and of the balance'],
    ] as const
  ).map(([size, meaning]): Token => ({
    property: `--pausa-radius-${size}`,
    syntax: '<length>',
    meaning,
    light: RADII[size],
    dark: RADII[size],
  })),
];
