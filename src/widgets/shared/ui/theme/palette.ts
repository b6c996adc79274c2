/**
 * The colours of the design by role; a page sets them as `--pausa-{role}`. `on-{role}` is text on that colour, `{role}-pressed` the
 * colour of a pressed control, `{role}-surface` the background of a message, `{role}-muted` a less important text. The former name
 * is that of version 0.1, which works until version 0.3. docs/theming.md lists the contrasts: change a text and its background together.
 */
const PALETTE = {
  background: ['#F5F8F2', '#0E1711', 'ground'],
  surface: ['#FFFFFF', '#18241C', null],
  'surface-sunken': ['#E9F0E6', '#233228', 'sunken'],
  text: ['#16261C', '#EDF5EC', 'ink'],
  'text-muted': ['#4C5D52', '#A8BAAD', 'ink-2'],
  border: ['#DCE4D8', '#2A3A30', 'line'],
  'control-border': ['#76877B', '#788D7F', 'control'],
  primary: ['#0B7146', '#62D394', 'green'],
  'primary-pressed': ['#085A37', '#84E0AC', 'green-press'],
  'on-primary': ['#FFFFFF', '#05301A', 'on-green'],
  secondary: ['#D3F0D2', '#1D4A32', 'soft'],
  'secondary-pressed': ['#BEE6BD', '#27593E', 'soft-press'],
  'on-secondary': ['#0A4F31', '#C5F1D1', 'on-soft'],
  danger: ['#B3321F', '#FF9D88', null],
  'danger-surface': ['#FBE5DE', '#48211A', 'danger-soft'],
  'on-danger': ['#FFFFFF', '#3B0F06', null],
  'on-danger-surface': ['#8A2413', '#FFC9BC', 'on-danger-soft'],
  'warning-surface': ['#FCE8BC', '#44350F', 'amber'],
  'on-warning-surface': ['#5E4104', '#FBDF9D', 'on-amber'],
  accent: ['#A84A0B', '#F0A060', 'orange'],
  'on-accent': ['#FFFFFF', '#3A1B02', 'on-orange'],
  inverse: ['#0E3B28', '#1D4A32', 'night'],
  'on-inverse': ['#FFFFFF', '#FFFFFF', 'on-night'],
  'on-inverse-muted': ['#BFE6C8', '#BFE6C8', 'on-night-2'],
  scrim: ['rgba(12,28,19,.48)', 'rgba(0,0,0,.6)', null],
  plate: ['#FDFCF8', '#FDFCF8', null],
  'plate-well': ['#EEEBE1', '#EEEBE1', null],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string, former: string | null]>>;

export type ColourName = keyof typeof PALETTE;
export const COLOUR_NAMES = Object.keys(PALETTE) as ColourName[];

const schemeOf = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(PALETTE).map(([name, row]) => [name, row[index]])) as Readonly<Record<ColourName, string>>;
export const LIGHT = schemeOf(0);
export const DARK = schemeOf(1);

/** The names that the colours had in version 0.1. They still work, until version 0.3. */
export const FORMER_NAMES: Readonly<Partial<Record<ColourName, string>>> = Object.fromEntries(
  Object.entries(PALETTE).flatMap(([name, [, , former]]) => (former === null ? [] : [[name, former]])),
);

/** The current name of a colour, also for a former name. */
export const currentName = (name: string): string => Object.entries(FORMER_NAMES).find(([, former]) => former === name)?.[0] ?? name;

/** Colours by their current names. Where both names of a colour are given, the current one counts. */
export function withCurrentNames<Value>(given: Readonly<Record<string, Value>>): Record<string, Value> {
  const entries = Object.entries(given);
  return Object.fromEntries([
    ...entries.map(([name, value]) => [currentName(name), value] as const),
    ...entries.filter(([name]) => currentName(name) === name),
  ]);
}

/** The typeface, the corner radii and the shadows of the design. */
export const FONT = "'Pausa Montserrat', 'Pausa Fallback', Arial, sans-serif";
export const RADII = { s: '10px', m: '16px', l: '22px', xl: '30px', pill: '999px' } as const;
/** In the light and in the dark theme. */
export const SHADOWS = {
  resting: ['0 1px 2px rgba(22,38,28,.05), 0 4px 14px rgba(22,38,28,.06)', '0 0 0 1px rgba(255,255,255,.04), 0 4px 14px rgba(0,0,0,.3)'],
  floating: ['0 2px 6px rgba(22,38,28,.08), 0 14px 32px rgba(22,38,28,.14)', '0 0 0 1px rgba(255,255,255,.05), 0 14px 32px rgba(0,0,0,.5)'],
  sheet: [
    '0 -2px 10px rgba(22,38,28,.06), 0 -18px 48px rgba(22,38,28,.18)',
    '0 0 0 1px rgba(255,255,255,.05), 0 -18px 48px rgba(0,0,0,.6)',
  ],
} as const;

/** `0B7146` or `07A`, with or without `#`. No alpha: the contrast of text on a translucent colour is unknown. */
export function readColour(value: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1]?.toLowerCase();
  return digits && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
