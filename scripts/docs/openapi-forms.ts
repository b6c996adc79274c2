/** The forms of single values in docs/openapi.json: what a schema of `src/api` checks by code, JSON Schema says in its own words. */
import { ID } from '../../src/api/id.ts';
import { METHOD_ROUTES } from '../../src/registry/payment-methods.ts';
import { MENU_PAGES, ROUTES } from '../../src/registry/routes.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

const DECIMAL_TEXT = String.raw`(0|[1-9]\d{0,7})`;
/** Validators that reckon in binary floats need a tolerance for it (ajv: `multipleOfPrecision`). */
const CENT = 0.01;

const anyOf = (description: string, ...forms: JsonObject[]): JsonObject => ({ description, anyOf: forms });
const euro = (description: string, range: JsonObject): JsonObject =>
  anyOf(
    `${description} A number, or the same number as text with a decimal point.`,
    { type: 'number', multipleOf: CENT, ...range },
    { type: 'string', pattern: String.raw`^${DECIMAL_TEXT}(\.\d{1,2})?$` },
  );

/** By the type that a schema of ours gives itself (`src/api/values.ts`): the name of the component, and the component. */
export const FORMS: Readonly<Record<string, readonly [name: string, form: JsonObject]>> = {
  identifier: [
    'Identifier',
    anyOf(
      'A text, or a whole number. It goes back as it came, with its type.',
      { type: 'string', minLength: 1, maxLength: 200 },
      { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    ),
  ],
  'path identifier': [
    'PathIdentifier',
    anyOf(
      'An identifier that also stands in a path.',
      { type: 'string', pattern: ID.source },
      { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    ),
  ],
  amount: ['Amount', euro('Euro, to the cent.', {})],
  price: ['Price', euro('Euro, to the cent, not negative.', { minimum: 0, exclusiveMaximum: 1e8 })],
  balance: ['Balance', euro('Euro, to the cent, not negative.', { minimum: 0, exclusiveMaximum: 1e8 })],
  quantity: [
    'Quantity',
    anyOf(
      'A whole number that is not negative, or the same as text.',
      { type: 'integer', minimum: 0, maximum: 9999 },
      { type: 'string', pattern: String.raw`^(0|[1-9]\d{0,3})$` },
    ),
  ],
  decimal: [
    'Decimal',
    anyOf(
      'A number, or the same number as text with a decimal point.',
      { type: 'number' },
      { type: 'string', pattern: String.raw`^-?${DECIMAL_TEXT}(\.\d{1,6})?$` },
    ),
  ],
  'yes or no': ['YesNo', anyOf('True or 1, false or 0.', { type: 'boolean' }, { type: 'integer', enum: [0, 1] })],
  time: [
    'Time',
    anyOf(
      'A time. Write ISO 8601 with a zone; without one it is the shop’s, Europe/Rome.',
      { type: 'string', format: 'date-time' },
      { type: 'string', pattern: String.raw`^20[0-3]\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])[ T]([01]\d|2[0-3]):[0-5]\d:[0-5]\d$` },
      { type: 'integer', description: 'Seconds since 1970.', minimum: 1_000_000_000, maximum: 9_999_999_999 },
    ),
  ],
};

const MENU_SEGMENT = '[A-Za-z0-9_-]{1,64}';
/** As `ID`, which also leaves out `.` and `..`. */
const SEGMENT = '[A-Za-z0-9_][\\w.~:=+@-]{0,199}';
const CONTEXTS = ['definedAmountMethod', 'walletRechargeMethod', 'partialAmountMethod'];
const templates = [
  // A code must not lead back to the pages that read codes, and nothing leads to a page that a code of an e-mail opens.
  ...Object.entries(ROUTES).flatMap(([name, { template }]) => (/^(code|loginWithToken)/.test(name) ? [] : [template])),
  ...METHOD_ROUTES.map(({ template }) => template),
  ...MENU_PAGES.map((page) => `/${page}/${MENU_SEGMENT}`),
];
const paths = templates.map((template) =>
  template
    .replace(':context', `(${CONTEXTS.join('|')})`)
    .replaceAll(/:\w+/g, SEGMENT)
    .slice(1),
);

/** A path of the app, made of its table of routes. */
const INTERNAL: JsonObject = {
  type: 'string',
  description: 'A path of the app, with one slash at its start, and its query.',
  pattern: String.raw`^/(${paths.sort().join('|')})(\?[\w=&%.-]{1,200})?$`,
  maxLength: 4000,
};
const EXTERNAL: JsonObject = {
  type: 'string',
  description: 'A whole https address. It does not lead to the API.',
  pattern: String.raw`^https://([a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?\.){1,4}[a-z]{2,20}(:\d{2,5})?(/[\w.,:;@!$&'()*+/?=%#~-]*)?$`,
  maxLength: 4000,
};
/** The two kinds of link, as components. */
export const LINK_FORMS = { internal: ['InternalPath', INTERNAL], external: ['ExternalAddress', EXTERNAL] } as const;

/** The address of a picture: of the app's or the API's origin, or of a listed host. */
export const PICTURE: JsonObject = {
  type: 'string',
  description: 'An https address of a listed host, or a path of the app’s or the API’s own origin.',
  pattern: String.raw`^(https://[a-z0-9.-]{1,100}|)/[\w./%-]{0,500}$`,
  maxLength: 4000,
};

export const CONTEXT: JsonObject = { type: 'string', enum: CONTEXTS };

/** The app reads null here, and can only say that it does not know what became of the call. */
export const NEVER_NULL: ReadonlySet<string> = new Set(['RechargeAnswer.actionType']);

/** How many a screen is made for, by the name of the list. The app reads more: 500, and 2,000 dishes. */
export const SIZES: Readonly<Record<string, number>> = {
  sections: 12,
  shops: 24,
  links: 8,
  categories: 20,
  'CartOrder.items': 60,
  'OrderSnapshot.items': 60,
  'GetUpsellingAnswer.items': 12,
  'lockerSellingOrder.items': 60,
  items: 600,
  rows: 60,
  data: 100,
  payments: 8,
  instruments: 20,
  paymentInstruments: 20,
  paymentOptions: 12,
  vouchers: 30,
  failureReasons: 8,
  recipes: 40,
  itemSaleableIds: 60,
  message: 20,
};
