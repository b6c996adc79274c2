import * as z from 'zod/mini';
import { wellFormed } from './id.ts';

// The widgets run on partners' pages under a strict CSP: zod must not try `new Function`.
z.config({ jitless: true });

/** One shape of the wire: `In` is the JSON, `Out` what the rest of the code works with. */
export type Schema<Out = unknown, In = unknown> = z.ZodMiniType<Out, In>;

type ReadContext = z.core.ParseContext<z.core.$ZodIssue> & { readonly abortEarly: true; readonly isTolerant?: true };
/** Validation stops at the first mismatch, because nobody needs the second. */
const STRICT: ReadContext = { abortEarly: true };
/** For an answer that does not match: what `repaired` schemas can repair without saying something untrue, they do. */
const TOLERANT: ReadContext = { ...STRICT, isTolerant: true };

/** The same schema; only a tolerant read repairs the value first. OpenAPI and the conformance kit see the strict schema. */
/* @__NO_SIDE_EFFECTS__ */
export function repaired<S extends z.ZodMiniType>(schema: S, repair: (value: unknown) => unknown): S {
  const { _zod: internals } = schema;
  const { run } = internals;
  internals.run = (payload, context) => {
    if ('isTolerant' in context) payload.value = repair(payload.value);
    return run(payload, context);
  };
  return schema;
}

const pathOf = ({ issues: [first] }: z.core.$ZodError): string => first?.path.map(String).join('.') || '(root)';

/**
 * Reads an answer. `issue` is the path of the first mismatch, null without one. With `isRead` and an issue, the answer
 * was repaired: an element left its list, a text was cut, a negative balance counts as 0.
 */
export function readAnswer<Out>(
  schema: Schema<Out>,
  json: unknown,
): { readonly isRead: true; readonly data: Out; readonly issue: string | null } | { readonly isRead: false; readonly issue: string } {
  const strict = z.safeParse(schema, json, STRICT);
  if (strict.success) return { isRead: true, data: strict.data, issue: null };
  const tolerant = z.safeParse(schema, json, TOLERANT);
  return tolerant.success
    ? { isRead: true, data: tolerant.data, issue: pathOf(strict.error) }
    : { isRead: false, issue: pathOf(tolerant.error) };
}

/**
 * The schema with a rule: `message` says it in the kit's report, `bag` in OpenAPI (zod's own name for that). One kind of
 * check for all of them, because zod's own for lengths, patterns and ranges weigh a kilobyte in each element.
 */
/* @__NO_SIDE_EFFECTS__ */
export function ruled<S extends z.ZodMiniType>(schema: S, isMet: (value: z.output<S>) => boolean, message: string, bag: object = {}): S {
  const result = schema.check(z.refine(isMet, message));
  const { _zod: internals } = result;
  Object.assign(internals.bag, bag);
  return result;
}

/** Wire: `T | null` or absent. Inside: `T | null`. For answers only. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<S extends z.ZodMiniType>(schema: S) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<S> | null => value ?? null),
  );
}

/**
 * The same where null says nothing untrue: a tolerant read takes a value of another form as null. Not for what somebody
 * eats, pays or owns: an unreadable allergen is not an absent one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function invalidAsNull<S extends z.ZodMiniType>(schema: S) {
  return repaired(orNull(schema), (value) => (z.safeParse(schema, value, TOLERANT).success ? value : null));
}

/** The most elements of a list, dishes aside. */
export const MAX_ELEMENTS = 500;
/** The most dishes of a catalogue or menu. */
export const MAX_DISHES = 2000;

/* @__NO_SIDE_EFFECTS__ */
export const atMost = <S extends z.ZodMiniType<{ readonly length: number }>>(schema: S, maximum: number): S =>
  ruled(schema, ({ length }) => length <= maximum, `at most ${maximum} long`, { maximum });

/**
 * A list whose elements stand for themselves: a tolerant read leaves out what does not match, and what is beyond the
 * maximum. When nothing is left the list does not match, because an empty one says that there is nothing. Not for the lines of a cart or the vouchers of a payment: their sum is told and paid, and would no longer be
 * the sum of what is shown.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<S extends z.ZodMiniType>(element: S, max = MAX_ELEMENTS) {
  return repaired(atMost(z.array(element), max), (list) => {
    if (!Array.isArray(list)) return list;
    const kept = list.slice(0, max).filter((item) => z.safeParse(element, item, TOLERANT).success);
    return kept.length > 0 ? kept : list;
  });
}

/** A text that is never cut. */
/* @__NO_SIDE_EFFECTS__ */
export const whole = (max: number) =>
  atMost(
    ruled(z.string(), (text) => text === wellFormed(text), 'no lone surrogates'),
    max,
  );

/** A text on screen: a tolerant read makes it well-formed and cuts it; `end` matches what cannot stand before the cut. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (max: number, end = /\p{Surrogate}$/u) =>
  repaired(whole(max), (value) =>
    typeof value === 'string' ? wellFormed(value.length > max ? `${value.slice(0, max - 1).replace(end, '')}…` : value) : value,
  );

/** A name, a title, a button. */
export const label = text(500);
/** What the server says to the person. */
export const sentence = text(1000);
/** Ingredients and allergens are never cut: what is left out might be what somebody must not eat. */
export const declaration = whole(5000);
/** What the server calls something in bodies and lists. Never cut, because it would name something else. */
export const key = whole(200);
/** A link or a picture's address. */
export const address = whole(4000);
/** An object without fields that matter (unknown fields are ignored everywhere). */
export const nothing = z.object({});

export const link = z.object({ type: z.enum(['internal', 'external']), link: address });
/** Where the server sends the user. Follow it through the link guard only. */
export type Link = z.output<typeof link>;

/** The body of any non-2xx answer that is ours; anything else (HTML, empty) counts as no body. */
export const errorBody = z.object({
  error: invalidAsNull(label),
  message: invalidAsNull(z.union([sentence, listOf(sentence)])),
});
