/** The appearance of a public menu, from its address: `/iframe-menu/{UUID}?theme=dark&layout=list&primary=0B7146`. */
import { LANGUAGES } from '../../api/index.ts';
import { COLOUR_NAMES, type ColourName, FORMER_NAMES, readColour, withCurrentNames } from '../../widgets/shared/ui/theme/palette.ts';

/** The parameters whose value is one of a few words. */
const WORDS = { theme: ['light', 'dark', 'auto'], layout: ['grid', 'list'], lang: LANGUAGES, controls: ['full', 'none'] } as const;
type Words = { readonly [Name in keyof typeof WORDS]?: (typeof WORDS)[Name][number] };

const MAX_RADIUS_PX = 40;
const readRadius = (value: string) => (/^\d{1,2}$/.test(value) && Number(value) <= MAX_RADIUS_PX ? `${Number(value)}px` : undefined);

/** Only fonts that devices have, because the frame loads no third-party font. */
const FONTS = new Map([
  ['system', 'system-ui, sans-serif'],
  ['arial', 'Arial, Helvetica, sans-serif'],
  ['verdana', 'Verdana, Geneva, sans-serif'],
  ['georgia', "Georgia, 'Times New Roman', serif"],
]);

/** The scrim is translucent; the plate is a picture's, and has no text. */
const COLOURS: readonly string[] = [...COLOUR_NAMES.filter((name) => !/^(scrim|plate)/.test(name)), ...Object.values(FORMER_NAMES)];
const RADII = ['radius-s', 'radius-m', 'radius-l', 'radius-xl'];

/** Every query parameter of a public menu with its parser. `embed.js` copies each from the attribute `data-{name}`. */
const READERS = new Map<string, (value: string) => string | undefined>([
  ...Object.entries(WORDS).map(([name, words]) => [name, (value: string) => words.find((word) => word === value)] as const),
  ['font', (value) => FONTS.get(value)],
  ...RADII.map((name) => [name, readRadius] as const),
  ...COLOURS.map((name) => [name, readColour] as const),
]);

export const MENU_PARAMETERS: readonly string[] = [...READERS.keys()];

export interface MenuQuery extends Words {
  /** `#rrggbb`, by role. */
  readonly colours: Readonly<Partial<Record<ColourName, string>>>;
  /** Other public tokens, by their name without `--pausa-`; our parsers build the CSS values. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** Reads the query of a public menu; calls `warn` for each parameter that is ignored. */
export function readMenuQuery(search: string, warn: (problem: string) => void): MenuQuery {
  const taken = new Map<string, string>();
  for (const [name, given] of new URLSearchParams(search)) {
    const value = READERS.get(name)?.(given);
    if (value === undefined)
      warn(`the parameter "${name}" is ignored, ${READERS.has(name) ? 'its value is not allowed' : 'a menu does not know it'}.`);
    else if (!taken.has(name)) taken.set(name, value);
  }
  const those = (names: readonly string[]) => Object.fromEntries([...taken].filter(([name]) => names.includes(name)));
  return {
    ...(those(Object.keys(WORDS)) as Words),
    colours: withCurrentNames(those(COLOURS)),
    tokens: those(['font', ...RADII]),
  };
}

let read: MenuQuery | undefined;

/** The query with which the page was loaded. Logs its problems to the console on the first call. */
export function menuQuery(): MenuQuery {
  // oxlint-disable-next-line no-console -- the author of the address reads which parameter is wrong
  read ??= readMenuQuery(window.location.search, (problem) => console.warn(`Menu: ${problem}`));
  return read;
}
