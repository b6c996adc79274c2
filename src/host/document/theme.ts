import { COLOUR_NAMES, type ColourName, currentName, withCurrentNames } from '../../widgets/shared/ui/theme/palette.ts';
import type { ThemeReader } from '../config.ts';
import { unknownField } from '../unknown-field.ts';

export type Colours = Readonly<Partial<Record<ColourName, string>>>;

/** A provider's colours by role; they replace the default ones. */
export interface Theme {
  readonly light: Colours;
  readonly dark: Colours;
}

const COLOUR = /^#([0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Reads the field `theme` of config.json. Each role that is wrong becomes a problem of its own. */
export const readTheme: ThemeReader = (value, problems) => {
  const expect = (isRight: boolean, path: string, expected: string) => {
    if (!isRight) problems.push(`${path}: expected ${expected}`);
    return isRight;
  };
  const isGroup = (group: unknown): group is Record<string, string> => typeof group === 'object' && group !== null && !Array.isArray(group);
  const former = new Set<string>();
  const colours = (scheme: keyof Theme): Colours => {
    const given = (value as Partial<Record<keyof Theme, unknown>>)[scheme] ?? {};
    if (!expect(isGroup(given), `theme.${scheme}`, 'colours by their role')) return {};
    const pathOf = (role: string) => `theme.${scheme}.${role}`;
    const roles = given as Record<string, string>;
    for (const [role, colour] of Object.entries(roles)) {
      const isKnown = COLOUR_NAMES.some((known) => known === currentName(role));
      if (isKnown) expect(COLOUR.test(String(colour)), pathOf(role), 'a colour like #0B7146');
      else problems.push(unknownField(pathOf(role), COLOUR_NAMES.map(pathOf)));
      if (currentName(role) !== role) former.add(role);
    }
    return withCurrentNames(roles);
  };
  if (!expect(isGroup(value), 'theme', 'light and dark')) return { light: {}, dark: {} };
  const theme = { light: colours('light'), dark: colours('dark') };
  if (former.size > 0)
    // oxlint-disable-next-line no-console -- the provider reads which names to change
    console.warn(`config.json: colours have new names. ${Array.from(former, (name) => `${name} is ${currentName(name)}`).join(', ')}.`);
  return theme;
};

const declared = (colours: Colours): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--pausa-${name}:${colour}`)
    .join(';');

/** Applies the colours. A role that only the light theme sets keeps our default colour in the dark theme. */
export function paint({ light, dark }: Theme): void {
  const unset = Object.fromEntries(Object.keys(light).map((name) => [name, 'initial']));
  const night = declared({ ...unset, ...dark });
  const root = '[data-pausa-root]';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${root}{${declared(light)}}${root}[data-theme=dark]{${night}}@media (prefers-color-scheme:dark){${root}[data-theme=auto]{${night}}html:not(.framed,.screen){background:${dark.background ?? '#0e1711'}}}` +
      `@media (prefers-color-scheme:light){html:not(.framed,.screen){background:${light.background ?? '#f5f8f2'}}}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
