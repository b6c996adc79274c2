import {
  COLOUR_NAMES,
  type ColourName,
  currentName,
  DARK,
  LIGHT,
  RADII,
  SHADOWS,
  withCurrentNames,
} from '../../widgets/shared/ui/theme/palette.ts';
import { isThemeValue, themeProperties } from '../../widgets/shared/ui/theme/provider-theme.ts';
import type { ThemeReader } from '../config.ts';
import { unknownField } from '../unknown-field.ts';

// config.ts loads it from here, so that the build has one file less.
export { unknownField };

export type Colours = Readonly<Partial<Record<ColourName, string>>>;

/** A provider's colours by role, and its other tokens; they replace the default ones. */
export interface Theme {
  readonly light: Colours;
  readonly dark: Colours;
  /** By the name of the token without `--pausa-`. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** The tokens that are no colours, with what is expected of them. */
const TOKENS = new Map([
  ['font', 'families of typefaces like Georgia, serif'],
  ...Object.keys(RADII).map((size) => [`radius-${size}`, 'a length like 8px'] as const),
  ...Object.keys(SHADOWS).map((name) => [`shadow-${name}`, 'shadows like 0 1px 2px #0003'] as const),
]);

/** Reads the field `theme` of config.json. Each role that is wrong becomes its own problem. */
export const readTheme: ThemeReader = (value, problems) => {
  const expect = (isRight: boolean, path: string, expected: string) => {
    if (!isRight) problems.push(`${path}: expected ${expected}`);
    return isRight;
  };
  const isGroup = (group: unknown): group is Record<string, string> => typeof group === 'object' && group !== null && !Array.isArray(group);
  const groupOf = (name: keyof Theme, expected: string): Readonly<Record<string, string>> => {
    const group = (value as Partial<Record<keyof Theme, unknown>>)[name] ?? {};
    return expect(isGroup(group), `theme.${name}`, expected) ? (group as Record<string, string>) : {};
  };
  const former = new Set<string>();
  const colours = (scheme: 'light' | 'dark'): Colours => {
    const pathOf = (role: string) => `theme.${scheme}.${role}`;
    const roles = groupOf(scheme, 'colours by their role');
    for (const [role, colour] of Object.entries(roles)) {
      const isKnown = COLOUR_NAMES.some((known) => known === currentName(role));
      if (isKnown) expect(isThemeValue(scheme, role, colour), pathOf(role), 'a colour like #0B7146');
      else problems.push(unknownField(pathOf(role), COLOUR_NAMES.map(pathOf)));
      if (currentName(role) !== role) former.add(role);
    }
    return withCurrentNames(roles);
  };
  const readTokens = () => {
    const tokens = groupOf('tokens', 'values by the name of their token');
    const pathOf = (name: string) => `theme.tokens.${name}`;
    for (const [name, value] of Object.entries(tokens)) {
      const expected = TOKENS.get(name);
      if (expected === undefined) problems.push(unknownField(pathOf(name), Array.from(TOKENS.keys(), pathOf)));
      else expect(isThemeValue('tokens', name, value), pathOf(name), expected);
    }
    return tokens;
  };
  if (!expect(isGroup(value), 'theme', 'light and dark')) return { light: {}, dark: {}, tokens: {} };
  const theme = { light: colours('light'), dark: colours('dark'), tokens: readTokens() };
  if (former.size > 0)
    // oxlint-disable-next-line no-console -- the provider reads which names to change
    console.warn(`config.json: colours have new names. ${Array.from(former, (name) => `${name} is ${currentName(name)}`).join(', ')}.`);
  return theme;
};

/** Applies a theme: later ones over the earlier. A role that only the light theme sets keeps our default colour in the dark theme. */
export function paint(theme: Theme): void {
  const declared = Object.entries(themeProperties(theme)).map(([name, value]) => `${name}:${value}`);
  const background = (scheme: 'light' | 'dark', own: string) =>
    `@media (prefers-color-scheme:${scheme}){html:not(.framed,.screen){background:${theme[scheme].background ?? own}}}`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `[data-pausa-root]{${declared.join(';')}}${background('dark', DARK.background)}${background('light', LIGHT.background)}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
