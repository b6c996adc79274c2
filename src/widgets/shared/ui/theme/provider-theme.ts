/**
 * A provider's theme, the field `theme` of its config.json. It counts below what a page sets as `--pausa-*`, and above our own
 * values: theme.css.ts reads it from private properties of the root.
 */

/** The groups of the field, each with its own private prefix: the colours of both schemes, and the other tokens. */
export const THEME_PREFIXES = { light: '--_pl-', dark: '--_pd-', tokens: '--_pt-' } as const;
export type ThemeGroup = keyof typeof THEME_PREFIXES;

/** `#rrggbb`, or `#rrggbbaa`. */
export const COLOUR = /^#([0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/;
/**
 * The values of the tokens that are no colours, by the first word of their name. Quotes and parentheses come in pairs, and nothing
 * ends a declaration: a value is part of a style sheet.
 */
export const TOKEN_VALUES: Readonly<Record<string, RegExp>> = {
  font: /^([\w ,-]|'[\w ,-]*'|"[\w ,-]*")+$/,
  radius: /^\d{1,3}px$/,
  shadow: /^([\w ,.#%-]|\([\w ,.#%-]*\))+$/,
};

/** Whether a value of the theme is of the kind that its group and name ask for. */
export const isThemeValue = (group: ThemeGroup, name: string, value: unknown): value is string =>
  typeof value === 'string' && (group === 'tokens' ? TOKEN_VALUES[name.split('-')[0] ?? ''] : COLOUR)?.test(value) === true;

/** The theme as private properties. What is no theme, and a value of another kind, has no property. */
export function themeProperties(theme: unknown): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const [group, prefix] of Object.entries(THEME_PREFIXES) as [ThemeGroup, string][]) {
    const values = (theme as Readonly<Record<string, object>> | null | undefined)?.[group];
    for (const [name, value] of Object.entries(values ?? {})) if (isThemeValue(group, name, value)) properties[prefix + name] = value;
  }
  return properties;
}
