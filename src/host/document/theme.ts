import { COLOUR_NAMES, type ColourName } from '../../widgets/shared/ui/theme/colour-names.ts';
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
  const isGroup = (group: unknown): group is object => typeof group === 'object' && group !== null && !Array.isArray(group);
  const colours = (scheme: keyof Theme): Colours => {
    const given = (value as Partial<Record<keyof Theme, unknown>>)[scheme] ?? {};
    if (!expect(isGroup(given), `theme.${scheme}`, 'colours by their role')) return {};
    for (const [role, colour] of Object.entries(given as object)) {
      const path = `theme.${scheme}.${role}`;
      if (COLOUR_NAMES.some((known) => known === role)) expect(COLOUR.test(String(colour)), path, 'a colour like #0B7146');
      else
        problems.push(
          unknownField(
            path,
            COLOUR_NAMES.map((known) => `theme.${scheme}.${known}`),
          ),
        );
    }
    return given;
  };
  if (!expect(isGroup(value), 'theme', 'light and dark')) return { light: {}, dark: {} };
  return { light: colours('light'), dark: colours('dark') };
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
    `${root}{${declared(light)}}${root}[data-theme=dark]{${night}}@media (prefers-color-scheme:dark){${root}[data-theme=auto]{${night}}html:not(.framed,.screen){background:${dark.ground ?? '#0e1711'}}}` +
      `@media (prefers-color-scheme:light){html:not(.framed,.screen){background:${light.ground ?? '#f5f8f2'}}}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
