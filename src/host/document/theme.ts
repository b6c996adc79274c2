import { COLOUR_NAMES, type ColourName, currentName, withCurrentNames } from '../../widgets/shared/ui/theme/colour-names.ts';
import { ConfigError } from '../config.ts';

export type Colours = Readonly<Partial<Record<ColourName, string>>>;

/** A provider's colours by role; they replace the default ones. */
export interface Theme {
  readonly light: Colours;
  readonly dark: Colours;
}

/** The field `theme` of config.json. @throws ConfigError */
export function parseTheme(value: unknown): Theme {
  const problems: string[] = [];
  const former = new Set<string>();
  const colours = (scheme: keyof Theme): Colours => {
    const given: unknown = (value as Partial<Record<keyof Theme, unknown>>)[scheme] ?? {};
    const isGood =
      typeof given === 'object' &&
      given !== null &&
      Object.entries(given).every(
        ([name, colour]) =>
          COLOUR_NAMES.some((known) => known === currentName(name)) && /^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(String(colour)),
      );
    if (!isGood) problems.push(`theme.${scheme}: expected colours like #0B7146 for ${COLOUR_NAMES.join(', ')}`);
    for (const name of Object.keys(given ?? {})) if (currentName(name) !== name) former.add(name);
    return isGood ? withCurrentNames(given as Record<string, string>) : {};
  };
  const theme = { light: colours('light'), dark: colours('dark') };
  if (typeof value !== 'object') problems.push('theme: expected light and dark');
  if (problems.length > 0) throw new ConfigError(`config.json is not usable. ${problems.join('; ')}`);
  if (former.size > 0)
    // oxlint-disable-next-line no-console -- the provider reads which names to change
    console.warn(`config.json: colours have new names. ${Array.from(former, (name) => `${name} is ${currentName(name)}`).join(', ')}.`);
  return theme;
}

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
