/**
 * The colours by role; a page sets them as `--pausa-{name}`. `on-{name}` is text on that colour, `{name}-pressed` the colour of a
 * pressed control, `{name}-surface` the background of a message, `{name}-muted` a less important text.
 */
export const COLOUR_NAMES = [
  'background',
  'surface',
  'surface-sunken',
  'text',
  'text-muted',
  'border',
  'control-border',
  'primary',
  'primary-pressed',
  'on-primary',
  'secondary',
  'secondary-pressed',
  'on-secondary',
  'danger',
  'danger-surface',
  'on-danger',
  'on-danger-surface',
  'warning-surface',
  'on-warning-surface',
  'accent',
  'on-accent',
  'inverse',
  'on-inverse',
  'on-inverse-muted',
  'scrim',
] as const;

export type ColourName = (typeof COLOUR_NAMES)[number];

/** The names that the colours had in version 0.1. They still work, until version 0.3. */
export const FORMER_NAMES: Readonly<Partial<Record<ColourName, string>>> = {
  background: 'ground',
  'surface-sunken': 'sunken',
  text: 'ink',
  'text-muted': 'ink-2',
  border: 'line',
  'control-border': 'control',
  primary: 'green',
  'primary-pressed': 'green-press',
  'on-primary': 'on-green',
  secondary: 'soft',
  'secondary-pressed': 'soft-press',
  'on-secondary': 'on-soft',
  'danger-surface': 'danger-soft',
  'on-danger-surface': 'on-danger-soft',
  'warning-surface': 'amber',
  'on-warning-surface': 'on-amber',
  accent: 'orange',
  'on-accent': 'on-orange',
  inverse: 'night',
  'on-inverse': 'on-night',
  'on-inverse-muted': 'on-night-2',
};

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
