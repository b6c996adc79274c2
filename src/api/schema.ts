import * as v from 'valibot';
import { wellFormed } from './id.ts';

/** A schema of the wire: `In` is the JSON, `Out` is the type in our code. */
export type Schema<Out = unknown, In = unknown> = v.GenericSchema<In, Out>;
export type Issue = v.BaseIssue<unknown>;

export interface ReadConfig extends v.Config<Issue> {
  readonly isTolerant?: true;
}
/** Of each value, only the first mismatch is reported. */
export const STRICT: ReadConfig = { abortPipeEarly: true };
/** For an answer that does not match: `repaired` schemas fix what they can fix without a false statement. */
export const TOLERANT: ReadConfig = { ...STRICT, isTolerant: true };

type Read<Out> =
  | { readonly data: Out; readonly issues?: undefined }
  | { readonly data?: undefined; readonly issues: readonly [Issue, ...Issue[]] };

/** Reads a value, strictly by default. valibot's `safeParse` drops unknown fields of a `config`. */
export function read<Out>(schema: Schema<Out>, input: unknown, config = STRICT): Read<Out> {
  const { value, issues } = schema['~run']({ value: input }, config);
  return issues === undefined ? { data: value as Out } : { issues };
}

/* @__NO_SIDE_EFFECTS__ */
export const matches = (schema: Schema, value: unknown, config = STRICT): boolean => read(schema, value, config).issues === undefined;

/** The same schema, which reads what `prepare` makes of the value. OpenAPI and the conformance kit see the schema itself. */
/* @__NO_SIDE_EFFECTS__ */
export const prepared = <S extends Schema>(schema: S, prepare: (value: unknown, isTolerant?: true) => unknown): S => ({
  ...schema,
  '~run'(dataset: v.UnknownDataset, config: ReadConfig) {
    dataset.value = prepare(dataset.value, config.isTolerant);
    return schema['~run'](dataset, config);
  },
});

/** The same schema, but a tolerant read repairs the value first. A repair leaves undefined as it is: missing. */
/* @__NO_SIDE_EFFECTS__ */
export const repaired = <S extends Schema>(schema: S, repair: (value: unknown) => unknown): S =>
  prepared(schema, (value, isTolerant) => (isTolerant ? repair(value) : value));

/** An enumeration. A tolerant read takes a word that this version does not know for the other one. */
/* @__NO_SIDE_EFFECTS__ */
export const unknownAs = <const Words extends readonly string[]>(words: Words, other: Words[number]) =>
  repaired(v.picklist(words), (word) => (typeof word === 'string' && !words.includes(word) ? other : word));

/** `items.0.price` */
export const issuePath = ({ path }: Issue, root = '(root)'): string => path?.map(({ key }) => String(key)).join('.') || root;

export const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
/** True for a value that counts as absent. */
export const isBlank = (value: unknown): boolean => value == null || value === '';

/** Reads an answer. `issue`: the path of the first mismatch, null without one. `isRead` with an issue: the answer was repaired. */
export function readAnswer<Out>(schema: Schema<Out>, json: unknown) {
  const strict = read(schema, json);
  if (strict.issues === undefined) return { isRead: true, data: strict.data, issue: null } as const;
  // PHP writes an empty map as a list.
  const empty = isEmptyList(json) ? read(schema, {}, TOLERANT) : null;
  const tolerant = empty?.data === undefined ? read(schema, json, TOLERANT) : empty;
  return tolerant.issues === undefined
    ? ({ isRead: true, data: tolerant.data, issue: issuePath(strict.issues[0]) } as const)
    : ({ isRead: false, issue: issuePath(tolerant.issues[0]) } as const);
}

/* @__NO_SIDE_EFFECTS__ */
export const ofType = <T>(type: string, check: (value: unknown) => boolean) => ({ ...v.custom<T>(check), type });

/** A value with several forms on the wire. `decode` reads it, and returns undefined for what it cannot read exactly. */
/* @__NO_SIDE_EFFECTS__ */
export function decoded<Out, In = Out>(type: string, decode: (wire: unknown) => Out | undefined): Schema<Out, In> {
  const mismatch = ofType<Out>(type, () => false);
  const schema: object = {
    ...mismatch,
    '~run'(dataset: v.UnknownDataset, config: ReadConfig) {
      const value = decode(dataset.value);
      return value === undefined ? mismatch['~run'](dataset, config) : { typed: true, value };
    },
  };
  return schema as Schema<Out, In>;
}

/** `1e999` in JSON is Infinity for us: valibot takes it for a number. */
export const number = ofType<number>('number', Number.isFinite);
export const int = ofType<number>('safe_integer', Number.isSafeInteger);
/** valibot has these, too; this is a third of the bytes. */
export const string = ofType<string>('string', (value) => typeof value === 'string');
export const boolean = ofType<boolean>('boolean', (value) => typeof value === 'boolean');

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Unknown fields are left out. valibot takes a list for an object, too. */
/* @__NO_SIDE_EFFECTS__ */
export function object<const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> {
  // valibot goes through the entries by `for … in`, which also finds what a page has added to `Object.prototype`.
  const schema = v.object(Object.assign(Object.create(null) as object, entries));
  const noList = ofType('object', isObject);
  return {
    ...schema,
    '~run': (dataset, config) => (Array.isArray(dataset.value) ? noList : schema)['~run'](dataset, config) as never,
  };
}

/* @__NO_SIDE_EFFECTS__ */
export const extend = <A extends v.ObjectEntries, const B extends v.ObjectEntries>({ entries }: { readonly entries: A }, more: B) =>
  object<Omit<A, keyof B> & B>({ ...entries, ...more });

/** How a body writes a value whose form on the wire differs from the one in our code. */
interface Codec {
  readonly inside: Schema;
  readonly encode: (value: never) => unknown;
}
/** What is inside a schema, by its kind. No body has a union with a codec in it. */
interface Parts {
  readonly codec?: Codec;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: v.ObjectEntries;
}

function toWire(schema: Schema & Parts, value: unknown): unknown {
  const { codec: own, wrapped, item, entries } = schema;
  // No schema matches NaN: the read that follows names the place.
  if (own !== undefined) return matches(own.inside, value) ? own.encode(value as never) : NaN;
  if (wrapped !== undefined) return value == null ? value : toWire(wrapped, value);
  if (item !== undefined && Array.isArray(value)) return value.map((element) => toWire(item, element));
  if (entries === undefined || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(entries).map(([key, field]) => [key, toWire(field, value[key])]));
}

/**
 * The JSON of a body. A cart goes back as it came, also one whose reading was a repair.
 * @throws TypeError with the path of the first value that the contract does not have
 */
export function encode(schema: Schema, body: unknown): unknown {
  const json = toWire(schema, body);
  const { issues } = read(schema, json, TOLERANT);
  if (issues !== undefined) throw new TypeError(issuePath(issues[0]));
  return json;
}

/** Adds a check: the conformance report shows `message`, OpenAPI gets `bag`. */
/* @__NO_SIDE_EFFECTS__ */
export const withRule = <S extends Schema>(
  schema: S,
  isMet: (value: v.InferOutput<NoInfer<S>>) => boolean,
  message: string,
  bag: object = {},
): S => v.pipe(schema, { ...v.check(isMet, message), bag }) as unknown as S;

/** An empty text means null. PHP writes an empty object as `[]`: a tolerant read takes it for null, too. */
/* @__NO_SIDE_EFFECTS__ */
function nullable<S extends Schema, const Wire extends v.Default<S, null>>(
  schema: S,
  wire: Wire,
  isHarmless = false,
): v.NullishSchema<S, Wire> {
  const nullish = v.nullish(schema, wire);
  return {
    ...nullish,
    '~run'(dataset, config: ReadConfig) {
      const { value } = dataset;
      const isNull = value === '' || (config.isTolerant && (isHarmless ? !matches(schema, value, TOLERANT) : isEmptyList(value)));
      return nullish['~run'](isNull ? { value: null } : dataset, config);
    },
  };
}

/** Wire: `T`, null, an empty text or absent. Inside: `T | null`. */
/* @__NO_SIDE_EFFECTS__ */
export const orNull = <S extends Schema>(schema: S) => nullable(schema, null);
/** `orNull` with the wire's value that means null. */
/* @__NO_SIDE_EFFECTS__ */
export const orElse = <S extends Schema>(schema: S, wire: v.InferInput<S>) => nullable(schema, wire);

/**
 * `orElse` for values where the other is harmless, because a tolerant read replaces an invalid value by it. Not for what a person
 * eats, pays or owns: an unreadable allergen is not an absent one.
 */
/* @__NO_SIDE_EFFECTS__ */
export const invalidAs = <S extends Schema>(schema: S, wire: v.InferInput<S>) => nullable(schema, wire, true);
/* @__NO_SIDE_EFFECTS__ */
export const invalidAsNull = <S extends Schema>(schema: S) => nullable(schema, null, true);

/** A map: an empty one may come as `[]` or null. */
/* @__NO_SIDE_EFFECTS__ */
export const mapOf = <const S extends Schema>(schema: S) =>
  orElse(
    prepared(schema, (value) => (isEmptyList(value) ? {} : value)),
    {} as never,
  );

/** An answer of which nothing is needed: an empty body, null or a list count as an object without fields. */
/* @__NO_SIDE_EFFECTS__ */
export const orNothing = <S extends Schema>(schema: S) => prepared(schema, (value) => (isObject(value) ? value : {}));

/** The maximum lengths of a list, and of a list of dishes. */
export const MAX_ELEMENTS = 500;
export const MAX_DISHES = 2000;

/* @__NO_SIDE_EFFECTS__ */
export const atMost = <S extends Schema<{ readonly length: number }>>(schema: S, maximum: number): S =>
  withRule(schema, ({ length }) => length <= maximum, `at most ${maximum} long`, { maximum });

/**
 * A list of independent elements; an empty one may come as null. A tolerant read drops those beyond the maximum and those that do
 * not match. When it would drop all, the list itself does not match. Not for the lines of a cart or the vouchers of a payment:
 * their sum is paid, and must match the lines.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<S extends Schema>(element: S, max = MAX_ELEMENTS) {
  return prepared(atMost(v.array(element), max), (list, isTolerant) => {
    if (list === null) return [];
    if (!isTolerant || !Array.isArray(list)) return list;
    const kept = list.slice(0, max).filter((item) => matches(element, item, TOLERANT));
    return kept.length > 0 ? kept : list;
  });
}

/** The maximum length of a key and of an identifier. */
export const MAX_KEY = 200;

/** A text that is never truncated. */
/* @__NO_SIDE_EFFECTS__ */
export const untruncated = (max: number) =>
  atMost(
    withRule(string, (text) => text === wellFormed(text), 'no lone surrogates'),
    max,
  );

/** A text on screen: a tolerant read makes it well-formed and truncates it; `end` matches what must not precede the cut. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (max: number, end = /\p{Surrogate}$/u) =>
  repaired(untruncated(max), (value) =>
    typeof value === 'string' ? wellFormed(value.length > max ? `${value.slice(0, max - 1).replace(end, '')}…` : value) : value,
  );

/** A name, a title, a button. */
export const label = text(500);
/** A message of the server to the person. */
export const sentence = text(1000);
/** Ingredients and allergens. Never truncated: the missing part could be an allergen. */
export const declaration = untruncated(5000);
/** A word that identifies a kind, such as a provider. Never truncated, because it would then identify another. */
export const key = untruncated(MAX_KEY);
/** A link or a picture's address. */
export const address = untruncated(4000);
export const link = object({ type: v.picklist(['internal', 'external']), link: address });
/** A redirect from the server. Follow it through the link guard only. */
export type Link = v.InferOutput<typeof link>;

/** The body of a non-2xx answer of our API, or its message alone; anything else (HTML, empty) counts as no body. */
export const errorBody = prepared(
  object({
    error: invalidAsNull(label),
    message: invalidAsNull(v.union([sentence, listOf(sentence)])),
  }),
  (body) => (typeof body === 'string' ? { message: body } : body),
);
