/** What the studio makes: a provider's brand, from its form and its address to `config.json`. */
import { illegibleTexts } from '../../scripts/theme/illegible-texts.ts';
import { type Lang, LANGUAGES } from '../../src/api/index.ts';
import { parseConfig } from '../../src/host/config.ts';
import { readTheme, type Theme } from '../../src/host/document/theme.ts';
import { METHOD_NAMES, type MethodName } from '../../src/registry/payment-methods.ts';
import { contrastOf, mendText, mix, PRESSED, SHADE, TEXT_CONTRAST, TEXT_ON } from '../../src/widgets/shared/rules/contrast.ts';
import { COLOUR_NAMES, type ColourName, DARK, LIGHT, readColour } from '../../src/widgets/shared/ui/theme/palette.ts';
import { isThemeValue } from '../../src/widgets/shared/ui/theme/provider-theme.ts';

export type Scheme = 'light' | 'dark';
export const SCHEMES: readonly Scheme[] = ['light', 'dark'];
type Colours = Readonly<Partial<Record<ColourName, string>>>;

/** Contrast is that of colours without transparency. */
export const HEX = /^#[\da-f]{6}$/i;

/** A colour as people and design tools write it: `0B7146`, `#07a`. Undefined for what is none. */
export const readHex = (typed: string): string | undefined => readColour(typed.trim())?.toUpperCase();

/** The roles that have such a colour. */
export const ROLES: readonly ColourName[] = COLOUR_NAMES.filter((name) => LIGHT[name].startsWith('#'));
/** Those that most brands set. The others follow from them. */
export const MAIN_ROLES: readonly ColourName[] = ['primary', 'secondary', 'accent', 'background', 'surface', 'text'];
/** What a light theme chooses for these says nothing of the dark one. */
const OF_THE_LIGHT_ALONE: readonly ColourName[] = [
  'background',
  'surface',
  'surface-sunken',
  'text',
  'text-muted',
  'border',
  'control-border',
  'secondary',
  'secondary-pressed',
  'danger-surface',
  'warning-surface',
  'inverse',
  'plate',
  'plate-well',
];

const corners = (s: string, m: string, l: string, xl: string, pill: string) => ({
  'radius-s': s,
  'radius-m': m,
  'radius-l': l,
  'radius-xl': xl,
  'radius-pill': pill,
});
export const CORNERS = {
  round: {},
  small: corners('4px', '6px', '8px', '12px', '8px'),
  square: corners('0px', '0px', '0px', '0px', '0px'),
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
export type Corners = keyof typeof CORNERS;

export interface Brand {
  readonly productName: string;
  /** As a person reads it; empty: none. */
  readonly supportPhone: string;
  /** The name of a file in the provider's folder; empty: the first letter of the name. */
  readonly logo: string;
  /** The colours that were chosen, by role. */
  readonly light: Colours;
  readonly dark: Colours;
  /** Families of typefaces; empty: ours. */
  readonly font: string;
  readonly corners: Corners;
  readonly languages: readonly Lang[];
  readonly paymentMethods: readonly MethodName[];
  readonly privacy: string;
  readonly terms: string;
  readonly ticketFaq: string;
  /** The address at which the app will be. */
  readonly origin: string;
}

export const NO_BRAND: Brand = {
  productName: 'Pausa',
  supportPhone: '',
  logo: '',
  light: {},
  dark: {},
  font: '',
  corners: 'round',
  languages: ['it'],
  paymentMethods: METHOD_NAMES,
  privacy: 'https://www.example.it/privacy',
  terms: '',
  ticketFaq: '',
  origin: 'https://app.example.it',
};

export const LANGUAGE_NAMES: Readonly<Record<Lang, string>> = { it: 'Italian', en: 'English', de: 'German' };
/** As people know them. A method without a name here is shown by its code name. */
export const METHOD_LABELS: Readonly<Partial<Record<MethodName, string>>> = {
  braintree_cc: 'Card',
  braintree_paypal: 'PayPal',
  edenred_ticket: 'Ticket Restaurant Edenred',
  pellegrini: 'Pellegrini',
  satispay_standard: 'Satispay',
  satispay_ticket: 'Satispay meal vouchers',
  sodexo: 'Pluxee',
};

const TEXTS = ['productName', 'supportPhone', 'logo', 'font', 'privacy', 'terms', 'ticketFaq', 'origin'] as const;

/** The brand as the part of an address after `#`. What is as in `NO_BRAND` is left out. */
export function toAddress(brand: Brand): string {
  const query = new URLSearchParams();
  for (const name of TEXTS) if (brand[name] !== NO_BRAND[name]) query.set(name, brand[name]);
  if (brand.corners !== NO_BRAND.corners) query.set('corners', brand.corners);
  for (const name of ['languages', 'paymentMethods'] as const)
    if (brand[name].join() !== NO_BRAND[name].join()) query.set(name, brand[name].join());
  for (const scheme of SCHEMES) for (const [role, colour] of Object.entries(brand[scheme])) query.set(`${scheme}.${role}`, colour.slice(1));
  return query.toString();
}

/** The brand of an address. A value that the studio does not know, or that no theme may have, is left out. */
export function fromAddress(address: string): Brand {
  const query = new URLSearchParams(address.replace(/^#/, ''));
  const texts = Object.fromEntries(TEXTS.map((name) => [name, query.get(name) ?? NO_BRAND[name]])) as Pick<Brand, (typeof TEXTS)[number]>;
  const chosen = <T extends string>(name: string, all: readonly T[], otherwise: readonly T[]): readonly T[] => {
    const wanted = query.get(name)?.split(',') ?? [];
    const known = all.filter((each) => wanted.includes(each));
    return known.length > 0 ? known : otherwise;
  };
  const coloursOf = (scheme: Scheme): Colours =>
    Object.fromEntries(
      ROLES.flatMap((role) => {
        const colour = `#${query.get(`${scheme}.${role}`) ?? ''}`;
        return HEX.test(colour) ? [[role, colour.toUpperCase()]] : [];
      }),
    );
  return {
    ...texts,
    font: isThemeValue('tokens', 'font', texts.font) ? texts.font : '',
    light: coloursOf('light'),
    dark: coloursOf('dark'),
    corners: chosen<Corners>('corners', Object.keys(CORNERS) as Corners[], [NO_BRAND.corners])[0] ?? NO_BRAND.corners,
    languages: chosen('languages', LANGUAGES, NO_BRAND.languages),
    paymentMethods: chosen('paymentMethods', METHOD_NAMES, NO_BRAND.paymentMethods),
  };
}

/**
 * Colours with those that follow from them, so that pressed controls and the texts that nobody chose can be read.
 * @param chosen these stay as they are
 * @param others in addition; a text among them may change
 */
function completed(scheme: Scheme, chosen: Colours, others: Colours = {}): Colours {
  const [ours, counterpart] = scheme === 'light' ? [LIGHT, DARK] : [DARK, LIGHT];
  const colours: Partial<Record<ColourName, string>> = { ...others, ...chosen };
  const inForce = (role: ColourName) => colours[role] ?? ours[role];
  for (const { text, backgrounds } of TEXT_ON) {
    for (const [resting, pressed] of PRESSED) {
      if (backgrounds.includes(pressed) && !(pressed in chosen) && resting in colours)
        colours[pressed] = mix(inForce(resting), inForce('text'), SHADE).toUpperCase();
    }
    const onAll = backgrounds.map(inForce);
    const canBeRead = (colour: string) => onAll.every((background) => contrastOf(colour, background) >= TEXT_CONTRAST);
    if (text in chosen || canBeRead(inForce(text))) continue;
    // Ours of the other theme, for our own text: what follows from the brand keeps its hue.
    const mended = !(text in colours) && canBeRead(counterpart[text]) ? counterpart[text] : mendText(inForce(text), onAll);
    if (mended !== null) colours[text] = mended.toUpperCase();
  }
  return colours;
}

/** The quiet colours of a brand that chooses its primary one. `share`: how much of it is in them. */
const tintsOf = (primary: string | undefined, surface: string, share: number): Colours =>
  primary === undefined
    ? {}
    : {
        secondary: mix(surface, primary, share).toUpperCase(),
        'on-secondary': primary,
        inverse: mix(primary, '#000000', 0.45).toUpperCase(),
      };

/** The theme of `config.json`. What the brand does not choose for the dark follows from the light colours. */
export function themeOf({ light, dark, font, corners: shape }: Brand): Theme {
  const inLight = completed('light', light, tintsOf(light.primary, light.surface ?? LIGHT.surface, 0.16));
  const following = Object.entries(light).filter(([role]) => !OF_THE_LIGHT_ALONE.includes(role as ColourName));
  const inDark = completed('dark', dark, {
    ...Object.fromEntries(following),
    ...tintsOf(dark.primary ?? light.primary, dark.surface ?? DARK.surface, 0.35),
  });
  const names = ROLES.filter((role) => role in inLight || role in inDark);
  return {
    light: inLight,
    dark: Object.fromEntries(names.map((role) => [role, inDark[role] ?? DARK[role]])),
    tokens: { ...(font === '' ? {} : { font }), ...CORNERS[shape] },
  };
}

export const colourOf = (theme: Theme, scheme: Scheme, role: ColourName): string =>
  theme[scheme][role] ?? (scheme === 'light' ? LIGHT : DARK)[role];

/** A colour to take for a role. */
export interface Remedy {
  readonly scheme: Scheme;
  readonly role: ColourName;
  readonly colour: string;
}

export const withColour = (brand: Brand, { scheme, role, colour }: Remedy): Brand => ({
  ...brand,
  [scheme]: { ...brand[scheme], [role]: colour.toUpperCase() },
});

/** A text that is hard to read on some of its backgrounds. */
interface IllegibleText {
  readonly scheme: Scheme;
  readonly text: ColourName;
  readonly onAll: readonly ColourName[];
  readonly onIllegible: readonly ColourName[];
  /** The lowest of those on `onIllegible`. */
  readonly contrast: number;
  /** The nearest colour that is legible on all of its backgrounds; null if none is. */
  readonly mended: string | null;
}

const illegibleOf = (theme: Theme): readonly IllegibleText[] =>
  SCHEMES.flatMap((scheme) => {
    const all = illegibleTexts((role) => colourOf(theme, scheme, role));
    return TEXT_ON.flatMap(({ text, backgrounds: onAll }) => {
      const own = all.filter((each) => each.text === text);
      const onIllegible = own.map(({ background }) => background);
      const contrast = Math.min(...own.map((each) => each.contrast));
      return own.slice(0, 1).map(({ mended }) => ({ scheme, text, onAll, onIllegible, contrast, mended }));
    });
  });

/** The nearest legible colour of the text or, where no colour is legible on all of its backgrounds, of one of these. */
function remedyOf(brand: Brand, { scheme, text, onAll, mended: ofText }: IllegibleText): Remedy | undefined {
  if (ofText !== null) return { scheme, role: text, colour: ofText };
  const theme = themeOf(brand);
  const inForce = (role: ColourName) => colourOf(theme, scheme, role);
  const mended = (role: ColourName, others: readonly ColourName[]) => mendText(inForce(role), others.map(inForce));
  const ofBackgrounds = onAll.flatMap((role) => {
    const without = (roles: readonly ColourName[]) => roles.filter((other) => other !== role);
    const legible = mended(text, without(onAll));
    if (legible === null) return [];
    // Best is a background for all of its texts.
    const texts = TEXT_ON.flatMap((rule) => (rule.backgrounds.includes(role) ? (mended(rule.text, without(rule.backgrounds)) ?? []) : []));
    const colour = mendText(inForce(role), texts) ?? mendText(inForce(role), [legible]);
    if (colour === null) return [];
    const remedy = { scheme, role, colour };
    return [{ remedy, problemsAfter: illegibleOf(themeOf(withColour(brand, remedy))).length }];
  });
  return ofBackgrounds.sort((a, b) => a.problemsAfter - b.problemsAfter)[0]?.remedy;
}

/** The texts that are hard to read, each with what mends it. */
export const problemsOf = (brand: Brand) =>
  illegibleOf(themeOf(brand)).map((problem) => ({ ...problem, remedy: remedyOf(brand, problem) }));

/** The `config.json` of a brand. The Firebase project is the provider's own to fill in. */
export function configOf(brand: Brand): Readonly<Record<string, unknown>> {
  const { productName, supportPhone, logo, languages, paymentMethods, privacy, terms, ticketFaq } = brand;
  const { light, dark, tokens } = themeOf(brand);
  const theme = Object.fromEntries(Object.entries({ light, dark, tokens }).filter(([, group]) => Object.keys(group).length > 0));
  return {
    $schema: './config.schema.json',
    productName,
    apiBaseUrl: '',
    supportPhone,
    version: '1.0.0',
    ...(logo === '' ? {} : { logoUrl: `/brand/${encodeURIComponent(logo)}` }),
    ...(Object.keys(theme).length === 0 ? {} : { theme }),
    ...(languages.join() === 'it' ? {} : { languages }),
    ...(paymentMethods.length === METHOD_NAMES.length ? {} : { paymentMethods }),
    links: { privacy, ...(terms === '' ? {} : { terms }), ...(ticketFaq === '' ? {} : { ticketFaq }) },
    firebase: { apiKey: 'YOUR-API-KEY', projectId: 'your-project', authDomain: 'your-project.firebaseapp.com' },
  };
}

/** Not a field of config.json: its errors begin with this label. */
export const ORIGIN_LABEL = 'Address of the app';

/** Why the app would not start with this brand, in the app's own words. */
export function errorsOf(brand: Brand): readonly string[] {
  const empty = [
    ...(brand.productName.trim() === '' ? ['productName: it is empty, so the product has no name'] : []),
    ...(URL.canParse(brand.origin) && new URL(brand.origin).origin === brand.origin
      ? []
      : [`${ORIGIN_LABEL}: it is not an origin, such as ${NO_BRAND.origin}`]),
  ];
  const config = configOf(brand);
  try {
    parseConfig(config, { ...('theme' in config && { readTheme }), methods: METHOD_NAMES });
    return empty;
  } catch (error) {
    return [...empty, ...((error as Error).cause as readonly string[])];
  }
}

/** The error of a field, as a sentence. */
export function errorOf(errors: readonly string[], field: string): string | undefined {
  const error = errors.find((each) => each.startsWith(`${field}: `))?.slice(`${field}: `.length);
  return error && error.charAt(0).toUpperCase() + error.slice(1);
}
