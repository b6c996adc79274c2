// Schemas that only a signed-in person's answers have: apart from the others, because the public menu's element goes without.
import * as z from 'zod/mini';
import { ID, isId } from './id.ts';
import { centsFromEuro, euroFromCents } from './money.ts';
import { atMost, invalidAsNull, key, label, link, MAX_ELEMENTS, repaired, ruled, type Schema, sentence, text, whole } from './schema.ts';

const cents = { decode: centsFromEuro, encode: euroFromCents };

/** Wire: decimal euro. Inside: integer cents. An amount beyond the safe integers is a mismatch. */
export const money = z.codec(z.number(), z.int(), cents);

/** Money that a person has. The contract allows no negative one; a tolerant read takes it as 0, if it is an amount at all. */
export const balanceMoney = repaired(
  z.codec(
    ruled(z.number(), (euro) => euro >= 0, 'at least 0', { minimum: 0 }),
    z.int(),
    cents,
  ),
  (euro) => (typeof euro === 'number' && euro < 0 && z.safeParse(money, euro).success ? 0 : euro),
);

/** A price as text is never cut. */
export const priceLabel = whole(100);

/** Show it through SafeHtml only. A cut one ends before the tag or the entity that the cut would have split. */
export const html = text(20_000, /(<[^<>]*|&\w*|\p{Surrogate})$/u);

/** An identifier that stands in a path. */
export const id = ruled(z.string(), isId, 'an identifier', { patterns: new Set([ID]) });

export const labelledLink = z.extend(link, { id: key, label });
export type LabelledLink = z.output<typeof labelledLink>;

/** What a refusal says. A blank one, like false, says nothing. */
export const reason = z.pipe(
  label,
  ruled(z.string(), (words) => words.trim() !== '', 'not blank'),
);

/**
 * A refusal that comes with a 2xx, in the place of `result`. An answer that has a result is none, also where the result
 * cannot be read: the call may have had its effect.
 */
/* @__NO_SIDE_EFFECTS__ */
export const refusalOf = <S extends z.ZodMiniObject>(refusal: S, result: string): Schema<z.output<S>, z.input<S>> =>
  z.pipe(
    z.extend(refusal, { [result]: z.nullish(z.null()) }),
    z.transform((answer): unknown => {
      const { [result]: _, ...said } = answer as Record<string, unknown>;
      return said;
    }),
  ) as unknown as Schema<z.output<S>, z.input<S>>;

/** `error`: in words, or that there is one. */
export const refusal = z.object({ error: z.union([reason, z.literal(true)]), message: invalidAsNull(sentence) });

/** A list whose elements stand for all of it, such as the lines of a sum: one unreadable element makes it unreadable. */
/* @__NO_SIDE_EFFECTS__ */
export const completeListOf = <S extends z.ZodMiniType>(element: S) => atMost(z.array(element), MAX_ELEMENTS);
