// Only the answers to signed-in persons use these schemas: the public menu's element does not load this file.
import * as z from 'zod/mini';
import { ID, isId } from './id.ts';
import { centsFromEuro, euroFromCents } from './money.ts';
import {
  atMost,
  invalidAsNull,
  key,
  label,
  link,
  MAX_ELEMENTS,
  repaired,
  withRule,
  type Schema,
  sentence,
  text,
  untruncated,
} from './schema.ts';

const cents = { decode: centsFromEuro, encode: euroFromCents };

/** Wire: decimal euro. Inside: integer cents. An amount beyond the safe integers is a mismatch. */
export const money = z.codec(z.number(), z.int(), cents);

/** A balance. The contract allows no negative value; a tolerant read takes any negative amount as 0. */
export const balanceMoney = repaired(
  z.codec(
    withRule(z.number(), (euro) => euro >= 0, 'at least 0', { minimum: 0 }),
    z.int(),
    cents,
  ),
  (euro) => (typeof euro === 'number' && euro < 0 && z.safeParse(money, euro).success ? 0 : euro),
);

/** A price as text. It is never truncated. */
export const priceLabel = untruncated(100);

/** HTML: show it through SafeHtml only. Truncation removes a tag or an entity that the cut would split. */
export const html = text(20_000, /(<[^<>]*|&\w*|\p{Surrogate})$/u);

export const id = withRule(z.string(), isId, 'an identifier', { patterns: new Set([ID]) });

export const labelledLink = z.extend(link, { id: key, label });

/** The text of a refusal. A blank text is no reason. */
export const reason = z.pipe(
  label,
  withRule(z.string(), (words) => words.trim() !== '', 'not blank'),
);

/** A refusal inside a 2xx. An answer with a `result` is none, even an unreadable one: the call may have had its effect. */
/* @__NO_SIDE_EFFECTS__ */
export const refusalOf = <S extends z.ZodMiniObject>(refusal: S, result: string): Schema<z.output<S>, z.input<S>> =>
  z.pipe(
    z.extend(refusal, { [result]: z.nullish(z.null()) }),
    z.transform((answer): unknown => {
      const { [result]: _, ...refused } = answer as Record<string, unknown>;
      return refused;
    }),
  ) as unknown as Schema<z.output<S>, z.input<S>>;

/** `error`: the reason as text, or only `true`. */
export const refusal = z.object({ error: z.union([reason, z.literal(true)]), message: invalidAsNull(sentence) });

/** A list that is only valid as a whole, such as the lines of a sum: one unreadable element makes the list unreadable. */
/* @__NO_SIDE_EFFECTS__ */
export const completeListOf = <S extends z.ZodMiniType>(element: S) => atMost(z.array(element), MAX_ELEMENTS);

type Renamed<T, Names> = { [K in keyof T as K extends keyof Names ? Names[K] & string : K]: T[K] };

const renameFields = (value: object, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(value).map(([name, field]): [string, unknown] => [names[name] ?? name, field]));

/** An object some of whose fields have other names in our code, as `{ wire: 'ours' }`. Requests can use it, too. */
/* @__NO_SIDE_EFFECTS__ */
export function renamed<S extends z.ZodMiniObject, const Names extends { readonly [K in keyof z.output<S>]?: string }>(
  schema: S,
  names: Names,
) {
  type Inside = Renamed<z.output<S>, Names>;
  const wireNames = Object.fromEntries(Object.entries<string>(names as Record<string, string>).map(([wire, ours]) => [ours, wire]));
  return z.codec(schema, z.custom<Inside>(), {
    decode: (wire) => renameFields(wire as object, names as Record<string, string>) as Inside,
    encode: (inside) => renameFields(inside as object, wireNames) as z.output<S>,
  });
}

/** `orNull` for fields that requests send back. */
/* @__NO_SIDE_EFFECTS__ */
export const orNullBothWays = <S extends z.ZodMiniType>(schema: S) =>
  z.codec(z.nullish(schema), z.custom<z.output<S> | null>(), { decode: (value) => value ?? null, encode: (value) => value });
