import * as z from 'zod/mini';
import { wellFormed } from './id.ts';

// The widgets run on partners' pages under a strict CSP: zod must not use `new Function`.
z.config({ jitless: true });

/** A schema of the wire: `In` is the JSON, `Out` is the type in our code. */
export type Schema<Out = unknown, In = unknown> = z.ZodMiniType<Out, In>;

type ReadContext = z.core.ParseContext<z.core.$ZodIssue> & { readonly abortEarly: true; readonly isTolerant?: true };
/** Validation stops at the first mismatch, because only the first is reported. */
const STRICT: ReadContext = { abortEarly: true };
/** For an answer that does not match: `repaired` schemas fix what they can fix without a false statement. */
const TOLERANT: ReadContext = { ...STRICT, isTolerant: true };

/** The same schema, but a tolerant read repairs the value first. OpenAPI and the conformance kit see the strict schema. */
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

const issuePath = ({ issues: [first] }: z.core.$ZodError): string => first?.path.map(String).join('.') || '(root)';

/** Reads an answer. `issue`: the path of the first mismatch, null without one. `isRead` with an issue: the answer was repaired. */
export function readAnswer<Out>(schema: Schema<Out>, json: unknown) {
  const strict = z.safeParse(schema, json, STRICT);
  if (strict.success) return { isRead: true, data: strict.data, issue: null } as const;
  const tolerant = z.safeParse(schema, json, TOLERANT);
  return tolerant.success
    ? ({ isRead: true, data: tolerant.data, issue: issuePath(strict.error) } as const)
    : ({ isRead: false, issue: issuePath(tolerant.error) } as const);
}

/** Adds a check: the conformance report shows `message`, OpenAPI gets `bag`. zod's own checks add a kilobyte to each element. */
/* @__NO_SIDE_EFFECTS__ */
export function withRule<S extends z.ZodMiniType>(schema: S, isMet: (value: z.output<S>) => boolean, message: string, bag: object = {}): S {
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
 * `orNull` for values where null is harmless, because a tolerant read replaces an invalid one by null. Not for what a person eats,
 * pays or owns: an unreadable allergen is not an absent one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function invalidAsNull<S extends z.ZodMiniType>(schema: S) {
  return repaired(orNull(schema), (value) => (z.safeParse(schema, value, TOLERANT).success ? value : null));
}

/** The maximum lengths of a list, and of a list of dishes. */
export const MAX_ELEMENTS = 500;
export const MAX_DISHES = 2000;

/* @__NO_SIDE_EFFECTS__ */
export const atMost = <S extends z.ZodMiniType<{ readonly length: number }>>(schema: S, maximum: number): S =>
  withRule(schema, ({ length }) => length <= maximum, `at most ${maximum} long`, { maximum });

/**
 * A list of independent elements: a tolerant read drops those beyond the maximum and those that do not match. When it would
 * drop all, the list itself does not match. Not for the lines of a cart or the vouchers of a payment: their sum is paid, and must match the lines.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<S extends z.ZodMiniType>(element: S, max = MAX_ELEMENTS) {
  return repaired(atMost(z.array(element), max), (list) => {
    if (!Array.isArray(list)) return list;
    const kept = list.slice(0, max).filter((item) => z.safeParse(element, item, TOLERANT).success);
    return kept.length > 0 ? kept : list;
  });
}

/** A text that is never truncated. */
/* @__NO_SIDE_EFFECTS__ */
export const untruncated = (max: number) =>
  atMost(
    withRule(z.string(), (text) => text === wellFormed(text), 'no lone surrogates'),
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
/** An identifier in bodies and lists. Never truncated, because it would then identify something else. */
export const key = untruncated(200);
/** A link or a picture's address. */
export const address = untruncated(4000);
/** An object of which we use no field (we ignore unknown fields everywhere). */
export const nothing = z.object({});

export const link = z.object({ type: z.enum(['internal', 'external']), link: address });
/** A redirect from the server. Follow it through the link guard only. */
export type Link = z.output<typeof link>;

/** The body of a non-2xx answer of our API; anything else (HTML, empty) counts as no body. */
export const errorBody = z.object({
  error: invalidAsNull(label),
  message: invalidAsNull(z.union([sentence, listOf(sentence)])),
});
