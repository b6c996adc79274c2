/**
 * The public tokens, for the authors of themes: the documents, the package's metadata and the theme panel are written from
 * this list. No widget imports it.
 */
import type { ColourName } from './colour-names.ts';
import { COLOUR_NAMES } from './colour-names.ts';
import { DARK, LIGHT } from './palette.ts';
import { FONT, RADII } from './shape.ts';

export interface Token {
  /** The custom property that a page sets. */
  readonly property: `--pausa-${string}`;
  readonly syntax: '<color>' | '<length>' | '<family-name>#';
  readonly meaning: string;
  readonly light: string;
  /** As `light` where it is no colour. */
  readonly dark: string;
}

const COLOUR_MEANINGS: Readonly<Record<ColourName, string>> = {
  ground: 'The page on which cards lie',
  surface: 'Cards, bars, dialogs',
  sunken: 'What lies lower than its dependencies: pictures that load, tracks, quiet fields',
  ink: 'Text',
  'ink-2': 'Text of second rank',
  line: 'Lines between things; they carry no meaning alone',
  control: 'Borders of fields and switches that are off',
  green: 'The primary colour: the main button, links, what is chosen, the focus',
  'green-press': 'The primary colour while it is pressed',
  'on-green': 'Text on the primary colour',
  soft: 'The secondary colour: tags, quiet buttons, what is selected',
  'soft-press': 'The secondary colour while it is pressed',
  'on-soft': 'Text on the secondary colour',
  danger: 'Errors, and what deletes',
  'danger-soft': 'The ground of a message that something went wrong',
  'on-danger': 'Text on `danger`',
  'on-danger-soft': 'Text on `danger-soft`',
  amber: 'The ground of a warning',
  'on-amber': 'Text on a warning',
  orange: "A shop's banner, in its orange",
  'on-orange': 'Text on that banner',
  night: 'The balance card, the category in view, notes that float over the page',
  'on-night': 'Text on `night`',
  'on-night-2': 'Text of second rank on `night`',
  scrim: 'What dims the page behind a dialog',
};

export const TOKENS: readonly Token[] = [
  ...COLOUR_NAMES.map((name): Token => ({
    property: `--pausa-${name}`,
    syntax: '<color>',
    meaning: COLOUR_MEANINGS[name],
    light: LIGHT[name],
    dark: DARK[name],
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
