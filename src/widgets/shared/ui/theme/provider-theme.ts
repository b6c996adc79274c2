/**
 * A provider's theme, the field `theme` of its config.json. It counts below what a page sets as `--pausa-*`, and above our own
 * values: theme.css.ts reads it from private properties of the root.
 */

/** The groups of the field, each with a private prefix of its own: the colours of both schemes, and the other tokens. */
export const THEME_PREFIXES = { light: '--_pl-', dark: '--_pd-', tokens: '--_pt-' } as const;
export type ThemeGroup = keyof typeof THEME_PREFIXES;

/** `#rrggbb`, or `#rrggbbaa`. */
export const isColour = (value: unknown): boolean => /^#([\da-f]{6}|[\da-f]{8})$/i.test(value as string);

/** The theme as private properties. What is no theme, and a colour that is none, has no property. */
export function themeProperties(theme: unknown): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const [group, prefix] of Object.entries(THEME_PREFIXES)) {
    const values = (theme as Readonly<Record<string, Readonly<Record<string, string>>>> | null | undefined)?.[group];
    for (const [name, value] of Object.entries(values ?? {})) if (group === 'tokens' || isColour(value)) properties[prefix + name] = value;
  }
  return properties;
}
