// Only the answers to signed-in persons use these schemas: the public menu's element does not load this file.
import * as v from 'valibot';
import {
  atMost,
  extend,
  invalidAsNull,
  isBlank,
  isEmptyList,
  isObject,
  label,
  link,
  MAX_ELEMENTS,
  object,
  ofType,
  orNull,
  prepared,
  type Schema,
  sentence,
  text,
  untruncated,
  withRule,
} from './schema.ts';
import { balanceMoney, price } from './amounts.ts';
import { id } from './values.ts';

/** A price as text. It is never truncated. */
export const priceLabel = untruncated(100);
/** A price, with the server's own text. */
export const priceFields = object({ value: price, label: orNull(priceLabel) });

/** HTML: show it through SafeHtml only. Truncation removes a tag or an entity that the cut would split. */
export const html = text(20_000, /(<[^<>]*|&\w*|\p{Surrogate})$/u);

export const labelledLink = extend(link, { id: invalidAsNull(id), label });

/** The text of a refusal. A blank text is no reason. */
export const reason = withRule(label, (words) => words.trim() !== '', 'not blank');

/** A refusal inside a 2xx. An answer with a `result` is none, even an unreadable one: the call may have had its effect. */
/* @__NO_SIDE_EFFECTS__ */
export const refusalOf = <Entries extends v.ObjectEntries>(refusal: v.ObjectSchema<Entries, undefined>, result: string) =>
  v.pipe(
    extend(refusal, { [result]: v.optional(ofType<null>('null', (value) => isBlank(value) || isEmptyList(value))) }),
    v.transform((answer): unknown => {
      const { [result]: _, ...refused } = answer as Record<string, unknown>;
      return refused;
    }),
  ) as unknown as Schema<v.InferOutput<typeof refusal>, v.InferInput<typeof refusal>>;

/** `error`: the reason as text, or only `true` or 1. */
export const refusal = object({ error: v.union([reason, v.literal(true), v.literal(1)]), message: invalidAsNull(sentence) });

/** A list that is only valid as a whole, such as the lines of a sum: one unreadable element makes the list unreadable. */
/* @__NO_SIDE_EFFECTS__ */
export const completeListOf = <S extends Schema>(element: S) =>
  prepared(atMost(v.array(element), MAX_ELEMENTS), (list) => (list === null ? [] : list));

type Renamed<T, Names> = { [K in keyof T as K extends keyof Names ? Names[K] & string : K]: T[K] };

/** An answer some of whose fields have other names in our code, as `{ wire: 'ours' }`. */
/* @__NO_SIDE_EFFECTS__ */
export function renamed<Entries extends v.ObjectEntries, const Names extends { readonly [K in keyof Entries]?: string }>(
  schema: v.ObjectSchema<Entries, undefined>,
  names: Names,
): Schema<Renamed<v.InferOutput<typeof schema>, Names>, v.InferInput<typeof schema>> {
  const rename = ([name, field]: [string, unknown]) => [(names as Readonly<Record<string, string>>)[name] ?? name, field];
  return v.pipe(
    schema,
    v.transform((wire) => Object.fromEntries(Object.entries(wire as object).map(rename)) as never),
  );
}

export const balance = renamed(object({ balance: balanceMoney }), { balance: 'balanceCents' });
/** A source that the server may not have: without a balance there is none. */
export const credit = prepared(orNull(balance), (source) => (isObject(source) && source['balance'] == null ? null : source));

/** An object with some of these names. Any other is a mismatch, whose path does not say it; a tolerant read leaves it out. */
/* @__NO_SIDE_EFFECTS__ */
export function record<const Name extends string, Value extends Schema>(names: readonly Name[], value: Value) {
  const field = v.optional(value);
  const schema = object(Object.fromEntries(names.map((name) => [name, field])) as Record<Name, typeof field>);
  const otherName = ofType('names', () => false);
  return {
    ...schema,
    type: 'record',
    '~run'(dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) {
      const isKnown = 'isTolerant' in config || Object.keys(Object(dataset.value)).every((name) => name in schema.entries);
      return (isKnown ? schema : otherName)['~run'](dataset, config) as never;
    },
  } as unknown as typeof schema;
}
