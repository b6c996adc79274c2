/**
 * The fields of `config.json` for those who write one. `npm run docs` makes of them the JSON schema for editors, the example beside
 * it, and the table of docs/deploying.md. The app itself reads the file with `src/host/config.ts`; config-schema.test.ts holds the two against each other.
 */
import { LANGUAGES } from '../../src/api/index.ts';
import { METHOD_NAMES } from '../../src/registry/payment-methods.ts';
import { COLOUR as COLOUR_VALUE, TOKEN_VALUES } from '../../src/widgets/shared/ui/theme/provider-theme.ts';
import { TOKENS } from '../theme/token-list.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

interface ConfigField {
  readonly meaning: string;
  /** What applies without the field; none when it must be there. */
  readonly otherwise?: string;
  readonly schema: JsonSchema;
  readonly example: unknown;
}

const TEXT = { type: 'string' };
const SWITCH = { type: 'boolean' };
const PAGE = { type: 'string', pattern: '^(https://|/(?!/))' };
const listOf = (items: JsonSchema) => ({ type: 'array', minItems: 1, items });
const COLOUR = { type: 'string', pattern: COLOUR_VALUE.source };
const nameOf = (property: string) => property.replace('--pausa-', '');
const ROLES = TOKENS.filter(({ syntax }) => syntax === '<color>').flatMap(({ property, former }) => [
  [nameOf(property), COLOUR] as const,
  ...(former === undefined ? [] : [[nameOf(former), { ...COLOUR, deprecated: true, description: `Use ${nameOf(property)}.` }] as const]),
]);
// The size of the text is the page's choice.
const OTHERS = TOKENS.filter(({ syntax, property }) => syntax !== '<color>' && property !== '--pausa-text-size').map(({ property }) => {
  const name = nameOf(property);
  return [name, { type: 'string', pattern: TOKEN_VALUES[name.split('-')[0] ?? '']?.source }] as const;
});
const COLOURS = { type: 'object', properties: Object.fromEntries(ROLES), additionalProperties: false };

/** The fields by their dotted paths. */
export const CONFIG_FIELDS: Readonly<Record<string, ConfigField>> = {
  productName: { meaning: 'The product’s name', schema: TEXT, example: 'Gusto' },
  apiBaseUrl: { meaning: 'Origin of the back end; empty for the app’s own', schema: TEXT, example: '' },
  supportPhone: { meaning: 'As a person reads it; empty hides every telephone link', schema: TEXT, example: '02 555 0199' },
  version: { meaning: 'Shown in the drawer and on the profile', schema: TEXT, example: '1.0.0' },
  buildNumber: { meaning: 'Shown beside the version, as text: `"456"`', otherwise: 'not shown', schema: TEXT, example: '456' },
  domains: {
    meaning: 'The product’s host names: the QR codes on their pages are ours',
    otherwise: 'the page’s own',
    schema: listOf({ type: 'string', pattern: '^[a-z0-9.-]+$' }),
    example: ['app.gusto.example', 'gusto.example'],
  },
  pictureHosts: {
    meaning: 'Further origins of pictures, `https://…` without a path ([Pictures](#pictures))',
    otherwise: 'none',
    schema: { type: 'array', items: { type: 'string', pattern: '^https://[^*/@A-Z]+$' } },
    example: ['https://cdn.gusto.example'],
  },
  svgPictures: {
    meaning: 'Whether pictures of the back end may be SVG ([Pictures](#pictures))',
    otherwise: '`false`',
    schema: SWITCH,
    example: false,
  },
  logoUrl: {
    meaning: 'The mark, square, SVG or PNG: https, or a path of the app’s origin',
    otherwise: 'the name’s first letter',
    schema: PAGE,
    example: '/brand/gusto/logo.svg',
  },
  touchIconUrl: {
    meaning:
      'The mark as a PNG of 512 px, for home screens, which cut it to their own shape: the colour reaches the edge, the mark stays within the middle 80 %',
    otherwise: 'none',
    schema: PAGE,
    example: '/brand/gusto/touch-icon.png',
  },
  loginPictureUrl: {
    meaning: 'The picture beside the sign-in: https, or a path of the app’s origin. It fills a box that is about 4 by 3, and is cropped',
    otherwise: 'ours',
    schema: PAGE,
    example: '/brand/gusto/login.svg',
  },
  'theme.light': {
    meaning: 'Colours (`#rrggbb`) by their role, in the place of ours',
    otherwise: 'ours',
    schema: COLOURS,
    example: {
      background: '#fff7f2',
      primary: '#8a1c4a',
      'primary-pressed': '#6d1239',
      secondary: '#fbd9e6',
      'secondary-pressed': '#f6c1d5',
      'on-secondary': '#5c0f31',
      inverse: '#3c0a20',
      'on-inverse-muted': '#f6c1d5',
    },
  },
  'theme.dark': {
    meaning: 'The same for the dark theme',
    otherwise: 'ours',
    schema: COLOURS,
    example: {
      background: '#160a10',
      surface: '#24121b',
      'surface-sunken': '#331b27',
      primary: '#ff9ec4',
      'primary-pressed': '#ffb9d4',
      'on-primary': '#3c0a20',
      secondary: '#4a1530',
      'secondary-pressed': '#5c1d3d',
      'on-secondary': '#ffd6e6',
      inverse: '#4a1530',
      'on-inverse-muted': '#f6c1d5',
    },
  },
  'theme.tokens': {
    meaning: 'The tokens that are no colours: `font`, `radius-l`, `shadow-resting` …',
    otherwise: 'ours',
    schema: { type: 'object', properties: Object.fromEntries(OTHERS), additionalProperties: false },
    example: { 'radius-l': '14px', 'radius-pill': '10px' },
  },
  languages: {
    meaning: 'The languages of the interface: `it`, `en`, `de` ([Languages](#languages))',
    otherwise: '`["it"]`',
    schema: listOf({ enum: LANGUAGES }),
    example: ['it', 'en', 'de'],
  },
  mediumPrefix: {
    meaning: 'What the NFC and QR parameter begins with (`{prefix}_code_landing_medium`)',
    otherwise: 'the name in lower case',
    schema: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
    example: 'gusto',
  },
  paymentMethods: {
    meaning:
      'The methods in use, by their names in the table below. The app and the elements do not offer the others. The back end decides which saved methods a person may choose',
    otherwise: 'all that the back end offers',
    schema: listOf({ enum: METHOD_NAMES }),
    example: ['braintree_cc', 'braintree_paypal', 'pellegrini'],
  },
  opensOffline: { meaning: 'Whether the app opens without a connection, see below', otherwise: '`true`', schema: SWITCH, example: true },
  idempotencyHeader: {
    meaning: 'The header for the idempotency key of each call with an effect',
    otherwise: 'none is sent',
    schema: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9-]{0,63}$' },
    example: 'Idempotency-Key',
  },
  ipLookupUrl: {
    meaning: 'Answers `{"ip": "…"}` with the device’s own address, for 3-D Secure',
    otherwise: 'none is asked',
    schema: PAGE,
    example: 'https://ip.gusto.example/',
  },
  eventsUrl: {
    meaning: 'Receives the app’s events and Core Web Vitals ([operating](operating.md)): https, or a path of the app’s origin',
    otherwise: 'none are sent',
    schema: PAGE,
    example: 'https://events.gusto.example/pausa',
  },
  vitalsSampleRate: {
    meaning: 'The part of the visits whose Core Web Vitals are sent, from 0 to 1',
    otherwise: '0.1',
    schema: { type: 'number', minimum: 0, maximum: 1 },
    example: 0.1,
  },
  'links.privacy': { meaning: 'The privacy notice', schema: PAGE, example: 'https://gusto.example/privacy' },
  'links.terms': {
    meaning: 'The terms of use, from the wallet',
    otherwise: 'no link',
    schema: PAGE,
    example: 'https://gusto.example/termini',
  },
  'links.ticketFaq': {
    meaning: 'Questions about meal vouchers, from the wallet',
    otherwise: 'no link',
    schema: PAGE,
    example: 'https://gusto.example/domande',
  },
  'links.dayGuide': {
    meaning: 'How to recharge with Day vouchers, a PDF',
    otherwise: 'no entry',
    schema: PAGE,
    example: 'https://gusto.example/guida-day.pdf',
  },
  'links.ticketGuide': {
    meaning: 'What to do when Edenred refuses vouchers',
    otherwise: 'the telephone',
    schema: PAGE,
    example: 'https://gusto.example/guida-ticket',
  },
  signInMethods: {
    meaning: '`microsoft`, `google`, `email`',
    otherwise: 'all three',
    schema: listOf({ enum: ['microsoft', 'google', 'email'] }),
    example: ['microsoft', 'google', 'email'],
  },
  'firebase.apiKey': { meaning: 'Of the Firebase project', schema: TEXT, example: 'AIza-your-key' },
  'firebase.projectId': { meaning: 'Of the Firebase project', schema: TEXT, example: 'gusto' },
  'firebase.authDomain': { meaning: 'Of the Firebase project', schema: TEXT, example: 'gusto.firebaseapp.com' },
  'firebase.emulator': {
    meaning: 'Whether the Firebase Auth emulator runs on the app’s origin',
    otherwise: '`false`',
    schema: SWITCH,
    example: false,
  },
  'firebase.helperScript': {
    meaning: 'A script of the app’s origin in the place of the provider’s helper, for the emulator',
    otherwise: 'none',
    schema: { type: 'string', pattern: '^/(?!/)' },
    example: null,
  },
};

/** A field that may be left out may be `null`, too. */
const schemaOf = ({ meaning, otherwise, schema }: ConfigField): JsonSchema => ({
  description: otherwise === undefined ? `${meaning}.` : `${meaning}. Left out: ${otherwise}.`,
  ...schema,
  ...(otherwise === undefined ? {} : { type: [schema['type'], 'null'] }),
});

function objectOf(fields: readonly (readonly [name: string, field: ConfigField])[]): JsonSchema {
  const names = [...new Set(fields.map(([path]) => path.split('.')[0] ?? path))];
  const properties = names.map((name) => {
    const inner = fields
      .filter(([path]) => path.startsWith(`${name}.`))
      .map(([path, field]) => [path.slice(name.length + 1), field] as const);
    const own = fields.find(([path]) => path === name)?.[1];
    return [name, own === undefined ? objectOf(inner) : schemaOf(own)] as const;
  });
  const isRequired = (name: string) => fields.some(([path, { otherwise }]) => path.split('.')[0] === name && otherwise === undefined);
  return {
    type: 'object',
    required: names.filter(isRequired),
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

/** The JSON schema of a configuration (draft 2020-12). */
export function configSchema(): JsonSchema {
  const { properties, ...rest } = objectOf(Object.entries(CONFIG_FIELDS));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'config.json',
    ...rest,
    properties: { $schema: TEXT, ...(properties as object) },
  };
}

/** A complete configuration. */
export function configExample(): object {
  const example: Record<string, unknown> = { $schema: './config.schema.json' };
  for (const [path, field] of Object.entries(CONFIG_FIELDS)) {
    const [first = '', second] = path.split('.');
    example[first] = second === undefined ? field.example : { ...(example[first] as object | undefined), [second]: field.example };
  }
  return example;
}

/** The rows of the table in docs/deploying.md. */
export const configTable = (): readonly string[] => [
  '| Field | Meaning | Left out |',
  '| --- | --- | --- |',
  ...Object.entries(CONFIG_FIELDS).map(([path, { meaning, otherwise = 'must be there' }]) => `| \`${path}\` | ${meaning} | ${otherwise} |`),
];
