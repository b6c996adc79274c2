/** Examines JSON with the contract's schemas. It reports places and types, and never values. */
import { type Issue, matches, read, readAnswer, type ReadConfig, type Schema, STRICT, TOLERANT } from '../src/api/schema.ts';
import { numberOf } from '../src/api/values.ts';

export interface Mismatch {
  /** `catalogue.items[3].price.value` */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
  /** The client repairs it when it reads the answer (`readAnswer`). */
  readonly isRepaired: boolean;
}

type Key = string | number | symbol;
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  safe_integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};
/** The types of `src/api/values.ts` and `time.ts`. */
const VALUES: Readonly<Record<string, string>> = {
  identifier: 'a text or a whole number',
  decimal: 'a number',
  quantity: 'a whole number of at least 0',
  amount: 'an amount in euro',
  price: 'an amount in euro of at least 0',
  balance: 'an amount in euro of at least 0',
  'yes or no': 'true or false',
  time: 'a time',
};
/** The types of what is in euro. */
const AMOUNTS: readonly string[] = ['amount', 'price', 'balance'];

function typeOf(value: unknown): string {
  if (value === undefined) return 'nothing: the field is missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return TYPES[typeof value] ?? typeof value;
}

/** Field names come from the contract; any other key can contain personal data. */
function keyPath(keys: readonly Key[]): string {
  let path = '';
  for (const key of keys) {
    if (typeof key === 'number') path += `[${key}]`;
    else path += `${path === '' ? '' : '.'}${/^\w{1,40}$/.test(String(key)) ? String(key) : '*'}`;
  }
  return path === '' ? '(the whole answer)' : path;
}

const isContainer = (value: unknown): value is Readonly<Record<Key, unknown>> => typeof value === 'object' && value !== null;
const at = (json: unknown, keys: readonly Key[]): unknown =>
  keys.reduce<unknown>((value, key) => (isContainer(value) ? value[key] : undefined), json);

interface Place {
  readonly issue: Issue;
  readonly keys: readonly Key[];
}

/** The schema of a field. Undefined where the walk does not know the kind of a schema above it. */
function schemaAt(schema: Schema, keys: readonly Key[]): Schema | undefined {
  const { entries, item, wrapped } = schema as Definition;
  if (wrapped !== undefined) return schemaAt(wrapped, keys);
  const [key, ...below] = keys;
  if (key === undefined) return schema;
  const inner = typeof key === 'number' ? item : entries?.[String(key)];
  return inner && schemaAt(inner, below);
}

/** Types of the field that tells the branches of a union apart; `check` is that of the branch for unknown words. */
const DISCRIMINATORS: readonly string[] = ['literal', 'check'];

/** The branch of a union that is meant: its discriminator matches, and it has the fewest mismatches. */
function branchOf(union: Schema, json: unknown, config: ReadConfig, above: readonly Key[]): readonly Place[] | undefined {
  const isAnother = ({ issue, keys }: Place) => keys.length === above.length + 1 && DISCRIMINATORS.includes(issue.type);
  const costOf = (places: readonly Place[]) => (places.some(isAnother) ? 1000 : 0) + places.length;
  const branches = (union as Definition).options?.map((option) => placesOf(option, json, config, above));
  return branches?.toSorted((one, other) => costOf(one) - costOf(other))[0];
}

/** Where the JSON is not what the schema says. */
function placesOf(schema: Schema, json: unknown, config: ReadConfig, above: readonly Key[] = []): readonly Place[] {
  return (read(schema, json, config).issues ?? []).flatMap((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => key as Key);
    const union = issue.issues && schemaAt(schema, keys);
    const inBranch = union && branchOf(union, at(json, keys), config, [...above, ...keys]);
    return inBranch ?? [{ issue, keys: [...above, ...keys] }];
  });
}

/** By their kind: of places that differ by their index in a list alone, the first. */
function kindsOf(places: readonly Place[]): ReadonlyMap<string, Place> {
  const kinds = new Map<string, Place>();
  for (const place of places) {
    const kind = JSON.stringify([place.keys.map((key) => (typeof key === 'number' ? 0 : key)), place.issue.type]);
    if (!kinds.has(kind)) kinds.set(kind, place);
  }
  return kinds;
}

/** What a field should be and what it is. */
function describe({ issue, keys }: Place, schema: Schema, json: unknown): Omit<Mismatch, 'isRepaired'> {
  // An object reports its missing field. With the field present but undefined, the field's own schema says what it expects.
  if (issue.path?.at(-1)?.origin === 'key') {
    const copy = structuredClone(json);
    Object.assign(at(copy, keys.slice(0, -1)) as object, { [keys.at(-1) as string]: undefined });
    const own = placesOf(schema, copy, STRICT).find((place) => keyPath(place.keys) === keyPath(keys));
    if (own !== undefined && own.issue.path?.at(-1)?.origin !== 'key') return describe(own, schema, copy);
  }
  const value = at(json, keys);
  const path = keyPath(keys);
  if (issue.type === 'picklist' || issue.type === 'literal') {
    // valibot writes `("a" | "b")`.
    const expected = String(issue.expected)
      .replace(/^\(|\)$/g, '')
      .replaceAll(' | ', ' or ');
    return { path, expected, found: typeof value === 'string' ? 'another text' : typeOf(value) };
  }
  // A value of the right type that breaks another rule of the schema.
  if (issue.type === 'check') return { path, expected: issue.message, found: 'another value' };
  const expectedValue = VALUES[issue.type];
  if (expectedValue !== undefined) {
    const isFraction = issue.type === 'quantity' && typeof value === 'number' && !Number.isInteger(value);
    return {
      path,
      expected: expectedValue,
      found: isFraction ? 'a number with decimals' : typeof value === 'number' ? 'another value' : typeOf(value),
    };
  }
  const isWhole = issue.type === 'safe_integer' && Number.isInteger(value);
  const expected = isWhole ? undefined : TYPES[issue.type];
  const isFraction = issue.type === 'safe_integer' && typeof value === 'number' && !isWhole;
  return { path, expected: expected ?? 'what the schema says', found: isFraction ? 'a number with decimals' : typeOf(value) };
}

/** All places where the JSON is not what the schema says. Of the same deviation in several entries of a list, the first. */
export function mismatchesOf(schema: Schema, json: unknown): readonly Mismatch[] {
  const { isRead } = readAnswer(schema, json);
  const unread = kindsOf(isRead ? [] : placesOf(schema, json, TOLERANT));
  const places = kindsOf(placesOf(schema, json, STRICT));
  // Where no strict place explains why the answer cannot be read, none counts as repaired.
  const isExplained = [...unread.keys()].every((kind) => places.has(kind));
  return [...places].map(([kind, place]) => ({
    ...describe(place, schema, json),
    isRepaired: isExplained && !unread.has(kind),
  }));
}

/** The parts of a schema that a walk needs. */
export interface Definition {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  /** The branches of a union. */
  readonly options?: readonly Schema[];
}

export interface Amount {
  readonly path: string;
  readonly value: number;
}

/** All amounts in the answer that its schema declares as money, in euro. */
export function amountsIn(schema: Schema, json: unknown): Amount[] {
  const amounts: Amount[] = [];
  const visit = (current: Schema, value: unknown, keys: readonly Key[]): void => {
    if (value === undefined || value === null) return;
    const { type, entries, item, wrapped, options } = current as Definition;
    if (AMOUNTS.includes(type)) {
      const amount = numberOf(value);
      if (!Number.isNaN(amount)) amounts.push({ path: keyPath(keys), value: amount });
      return;
    }
    if (entries !== undefined && isContainer(value))
      for (const [key, inner] of Object.entries(entries)) visit(inner, value[key], [...keys, key]);
    else if (item !== undefined && Array.isArray(value)) value.forEach((entry, index) => visit(item, entry, [...keys, index]));
    else if (wrapped !== undefined) visit(wrapped, value, keys);
    else if (type === 'union') {
      const fitting = options?.find((option) => matches(option, value));
      if (fitting !== undefined) visit(fitting, value, keys);
    }
  };
  visit(schema, json, []);
  return amounts;
}

export interface FoundLink {
  readonly path: string;
  readonly type: 'internal' | 'external';
  readonly link: string;
}

/** All links in the answer, recognised by their form. */
export function linksIn(json: unknown): FoundLink[] {
  const links: FoundLink[] = [];
  const visit = (value: unknown, keys: readonly Key[]): void => {
    if (Array.isArray(value)) return value.forEach((entry, index) => visit(entry, [...keys, index]));
    if (!isContainer(value)) return;
    const { type, link } = value as { readonly type?: unknown; readonly link?: unknown };
    if ((type === 'internal' || type === 'external') && typeof link === 'string')
      links.push({ path: keyPath([...keys, 'link']), type, link });
    for (const [key, inner] of Object.entries(value)) visit(inner, [...keys, key]);
  };
  visit(json, []);
  return links;
}
