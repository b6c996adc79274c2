/**
 * The public tokens, for the authors of themes: the documents, the package's metadata and the theme panel are written from
 * this list.
 */
import { type ColourName, DARK, FONT, FORMER_NAMES, LIGHT, RADII, SHADOWS } from '../../src/widgets/shared/ui/theme/palette.ts';

export interface Token {
  /** The custom property that a page sets. */
  readonly property: `--pausa-${string}`;
  readonly syntax: '<color>' | '<length>' | '<family-name>#' | '<shadow>#';
  readonly meaning: string;
  readonly light: string;
  /** The same as `light` for lengths and the typeface. */
  readonly dark: string;
  /** The name in version 0.1, which still works. */
  readonly former?: `--pausa-${string}`;
}

/** Not in `palette.ts`, which browsers load. */
const MEANINGS: Readonly<Record<ColourName, string>> = {
  background: 'The page behind the cards',
  surface: 'Cards, bars, dialogs',
  'surface-sunken': 'Recessed areas: loading pictures, tracks, quiet fields',
  text: 'Text',
  'text-muted': 'Less important text',
  border: 'Lines between items; they carry no meaning alone',
  'control-border': 'Borders of fields and switches that are off',
  primary: 'The primary colour: main buttons, links, the current choice, the focus',
  'primary-pressed': 'The primary colour of a pressed control',
  'on-primary': 'Text on the primary colour',
  secondary: 'The secondary colour: tags, quiet buttons, selected items',
  'secondary-pressed': 'The secondary colour of a pressed control',
  'on-secondary': 'Text on the secondary colour',
  danger: 'Errors, and buttons that delete',
  'danger-surface': 'The background of an error message',
  'on-danger': 'Text on `danger`',
  'on-danger-surface': 'Text on `danger-surface`',
  'warning-surface': 'The background of a warning',
  'on-warning-surface': 'Text on a warning',
  accent: "The background of a shop's orange banner",
  'on-accent': 'Text on `accent`',
  inverse: 'Inverted areas: the balance card, the current category, floating messages',
  'on-inverse': 'Text on `inverse`',
  'on-inverse-muted': 'Less important text on `inverse`',
  scrim: 'The layer that dims the page behind a dialog',
  plate: 'The plate in the place of a missing picture, and in the drawing of an empty or failed page',
  'plate-well': 'The middle of that plate',
};

const token = (name: string, syntax: Token['syntax'], meaning: string, light: string, dark = light): Token => ({
  property: `--pausa-${name}`,
  syntax,
  meaning,
  light,
  dark,
});

export const TOKENS: readonly Token[] = [
  ...(Object.keys(MEANINGS) as ColourName[]).map((name) => ({
    ...token(name, '<color>', MEANINGS[name], LIGHT[name], DARK[name]),
    ...(FORMER_NAMES[name] === undefined ? {} : { former: `--pausa-${FORMER_NAMES[name]}` as const }),
  })),
  token('font', '<family-name>#', 'The typeface', FONT),
  token('text-size', '<length>', 'The size of the text, in px or rem; `1rem` follows the reader’s text size', '16px'),
  token('radius-s', '<length>', 'Corners of signs: the logos of ways to pay. A menu has none', RADII.s),
  token('radius-m', '<length>', 'Corners of fields, notes and small pictures; in a menu, of the pictures of its list', RADII.m),
  token('radius-l', '<length>', 'Corners of cards, also of a menu', RADII.l),
  token('radius-xl', '<length>', 'Corners of sheets and dialogs, and of the balance', RADII.xl),
  token('radius-pill', '<length>', 'Corners of buttons, tags, steppers and search fields', RADII.pill),
  token('shadow-resting', '<shadow>#', 'The shadow of cards; `none` for none', ...SHADOWS.resting),
  token('shadow-floating', '<shadow>#', 'The shadow of what floats above: messages, outdated data', ...SHADOWS.floating),
  token('shadow-sheet', '<shadow>#', 'The shadow of sheets and dialogs', ...SHADOWS.sheet),
];
