/**
 * The colours of the design by role; a page sets them as `--pausa-{role}`. `on-{role}` is text on that colour, `{role}-pressed` the
 * colour of a pressed control, `{role}-surface` the background of a message, `{role}-muted` a less important text. The former name
 * is that of version 0.1, which works until version 0.3. docs/theming.md lists the contrasts: change a text and its background together.
 *
 * What runs in a browser imports only the type, and the values from `colour-names.css.ts` and `schemes.css.ts`.
 */
export const PALETTE = {
  background: ['#F5F8F2', '#0E1711', 'ground', 'The page behind the cards'],
  surface: ['#FFFFFF', '#18241C', null, 'Cards, bars, dialogs'],
  'surface-sunken': ['#E9F0E6', '#233228', 'sunken', 'Recessed areas: loading pictures, tracks, quiet fields'],
  text: ['#16261C', '#EDF5EC', 'ink', 'Text'],
  'text-muted': ['#4C5D52', '#A8BAAD', 'ink-2', 'Less important text'],
  border: ['#DCE4D8', '#2A3A30', 'line', 'Lines between items; they carry no meaning alone'],
  'control-border': ['#76877B', '#788D7F', 'control', 'Borders of fields and switches that are off'],
  primary: ['#0B7146', '#62D394', 'green', 'The primary colour: main buttons, links, the current choice, the focus'],
  'primary-pressed': ['#085A37', '#84E0AC', 'green-press', 'The primary colour of a pressed control'],
  'on-primary': ['#FFFFFF', '#05301A', 'on-green', 'Text on the primary colour'],
  secondary: ['#D3F0D2', '#1D4A32', 'soft', 'The secondary colour: tags, quiet buttons, selected items'],
  'secondary-pressed': ['#BEE6BD', '#27593E', 'soft-press', 'The secondary colour of a pressed control'],
  'on-secondary': ['#0A4F31', '#C5F1D1', 'on-soft', 'Text on the secondary colour'],
  danger: ['#B3321F', '#FF9D88', null, 'Errors, and buttons that delete'],
  'danger-surface': ['#FBE5DE', '#48211A', 'danger-soft', 'The background of an error message'],
  'on-danger': ['#FFFFFF', '#3B0F06', null, 'Text on `danger`'],
  'on-danger-surface': ['#8A2413', '#FFC9BC', 'on-danger-soft', 'Text on `danger-surface`'],
  'warning-surface': ['#FCE8BC', '#44350F', 'amber', 'The background of a warning'],
  'on-warning-surface': ['#5E4104', '#FBDF9D', 'on-amber', 'Text on a warning'],
  accent: ['#A84A0B', '#F0A060', 'orange', "The background of a shop's orange banner"],
  'on-accent': ['#FFFFFF', '#3A1B02', 'on-orange', 'Text on `accent`'],
  inverse: ['#0E3B28', '#1D4A32', 'night', 'Inverted areas: the balance card, the current category, floating messages'],
  'on-inverse': ['#FFFFFF', '#FFFFFF', 'on-night', 'Text on `inverse`'],
  'on-inverse-muted': ['#BFE6C8', '#BFE6C8', 'on-night-2', 'Less important text on `inverse`'],
  scrim: ['rgba(12,28,19,.48)', 'rgba(0,0,0,.6)', null, 'The layer that dims the page behind a dialog'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string, former: string | null, meaning: string]>>;

export type ColourName = keyof typeof PALETTE;
