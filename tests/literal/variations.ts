/** What real back ends do with what the specification does not type (wire contract, "Common"), as a table. */
import { type Change, changed, isObject, type Kind, type Shape } from './specification.ts';

export interface Variation {
  /** The value in the place of a field's; the same value where the variation does not fit. */
  readonly change: Change;
  /** It takes away what a screen may show: what is drawn then is another screen. */
  readonly takesAway?: true;
}

const kindOf = (shape: Shape): Kind | null => ('kind' in shape ? shape.kind : null);
const ofKind =
  (kinds: readonly Kind[], change: (value: unknown, path: string, shape: Shape) => unknown): Change =>
  (shape, value, path) => {
    const kind = kindOf(shape);
    return kind !== null && kinds.includes(kind) && value !== null && value !== undefined ? change(value, path, shape) : value;
  };

const numbers = new Map<string, number>();
const identifiers = new Map<number, string>();
/** The whole number in the place of an identifier: 1001 for the first. */
export function numberOf(id: string): number {
  const known = numbers.get(id) ?? 1001 + numbers.size;
  numbers.set(id, known);
  identifiers.set(known, id);
  return known;
}
/** The identifier in whose place a number came, or undefined. */
export const identifierOf = (number: unknown): string | undefined => identifiers.get(Number(number));

/** 640 in cents and 6.4 in euro both have a decimal point less than one would like. */
const decimal = (value: unknown): unknown => (typeof value === 'number' ? value.toFixed(2) : value);
const digits = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

const rome = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'medium' });
/** 2026-11-17 12:05:00, on the shop's clock. */
const onTheShopsClock = (value: unknown): string => rome.format(new Date(String(value)));

const isEmptyObject = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;
/** The last parts of a path say where an identifier is: of a dish in the catalogue, of a line in a cart. */
const isInCatalogue = (path: string): boolean => path.includes('catalogue') || path.includes('recipes');
/** A field without which a screen shows less and does the same. */
const isDetail = (shape: Shape): boolean => shape.isOptional === true && ['id', 'text', 'count', 'time'].includes(kindOf(shape) ?? '');
const optionalText: Change = (shape, value) => (kindOf(shape) === 'text' && shape.isOptional ? '' : value);

const LITERAL = 'the fields of the specification and no others';
/** Each stands for a kind of back end. */
export const VARIATIONS = {
  [LITERAL]: { change: (_, value) => value },
  'identifiers are whole numbers': { change: ofKind(['id'], (value) => numberOf(String(value))) },
  'identifiers are numbers here and digits there': {
    change: ofKind(['id'], (value, path) => (isInCatalogue(path) ? numberOf(String(value)) : String(numberOf(String(value))))),
  },
  'identifiers are digits': { change: ofKind(['id'], (value) => String(numberOf(String(value)))) },
  'amounts are texts with two decimals': { change: ofKind(['euro'], decimal) },
  'amounts are texts with the digits that they need': { change: ofKind(['euro'], digits) },
  'quantities are texts': { change: ofKind(['count'], digits) },
  'yes is 1 and no is 0': { change: ofKind(['yes'], Number) },
  'times have no zone': { change: ofKind(['time'], (value) => onTheShopsClock(value).replace(' ', 'T')) },
  'times are those of a database': { change: ofKind(['time'], onTheShopsClock) },
  'times are seconds since 1970': { change: ofKind(['time'], (value) => Date.parse(String(value)) / 1000) },
  'absent for null': { change: (_, value) => value ?? undefined },
  'null for absent': { change: (shape, value) => (value === undefined && shape.isOptional ? null : value) },
  'what is optional is absent': { change: (shape, value) => (shape.isOptional ? undefined : value), takesAway: true },
  'what is optional is null': { change: (shape, value) => (shape.isOptional ? null : value), takesAway: true },
  'optional details are absent': { change: (shape, value) => (isDetail(shape) ? undefined : value) },
  'optional texts are empty': { change: optionalText },
  'an empty map is a list': { change: (shape, value) => ('value' in shape && isEmptyObject(value) ? [] : value) },
  'an empty map is null': { change: (shape, value) => ('value' in shape && isEmptyObject(value) ? null : value) },
  'an empty list is null': {
    change: (shape, value) => ('element' in shape && Array.isArray(value) && value.length === 0 ? null : value),
  },
  'all at once': {
    change: (shape, value, path) => {
      const kind = kindOf(shape);
      if (value === null || value === undefined) return shape.isOptional ? null : value;
      if (kind === 'id') return numberOf(String(value));
      if (kind === 'euro') return decimal(value);
      if (kind === 'count') return digits(value);
      if (kind === 'yes') return Number(value);
      if (kind === 'time') return onTheShopsClock(value);
      if ('value' in shape && isEmptyObject(value)) return [];
      return 'element' in shape && Array.isArray(value) && value.length === 0 && path !== '' ? null : value;
    },
  },
} as const satisfies Readonly<Record<string, Variation>>;
export type VariationName = keyof typeof VARIATIONS;
export const VARIATION_NAMES = Object.keys(VARIATIONS) as VariationName[];

/** Several variations one after the other. `applied`: those that have changed a field. */
export const together = (names: readonly VariationName[], applied: Set<string>): Variation => ({
  change: (shape, value, path) =>
    names.reduce<unknown>((before, name) => {
      const after = VARIATIONS[name].change(shape, before, path);
      if (after !== before || name === LITERAL) applied.add(name);
      return after;
    }, value),
});

/** Fields that no specification has, in every object: the app must not trip over them. The names of a map are data. */
export const withUnknownFields = (shape: Shape, value: unknown): unknown => {
  if ('element' in shape && Array.isArray(value)) return value.map((element) => withUnknownFields(shape.element, element));
  if (!('fields' in shape) || !isObject(value)) return value;
  const known = Object.entries(value).map(([name, field]) => [name, withUnknownFields(shape.fields[name] as Shape, field)]);
  return { _links: { self: '/x' }, createdBy: 7, deleted_at: null, ...Object.fromEntries(known), tags: [], version: '3.1' };
};

export const varied = (shape: Shape, answer: unknown, { change }: Variation): unknown => changed(shape, answer, change);

/** The answer as often as it has fields that the variation changes: each time with one of them changed. */
export function eachVaried(shape: Shape, answer: unknown, { change }: Variation): { readonly path: string; readonly answer: unknown }[] {
  const paths: string[] = [];
  changed(shape, answer, (field, value, path) => {
    if (change(field, value, path) !== value) paths.push(path);
    return value;
  });
  return paths.map((only) => ({
    path: only,
    answer: changed(shape, answer, (field, value, path) => (path === only ? change(field, value, path) : value)),
  }));
}
