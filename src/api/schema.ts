import * as z from 'zod/mini';
import { centsFromEuro, euroFromCents } from './money.ts';

// The widgets run on partners' pages under a strict CSP: zod must not try `new Function`.
z.config({ jitless: true });

/** One shape of the wire: `In` is the JSON, `Out` what the rest of the code works with. */
export type Schema<Out = unknown, In = unknown> = z.ZodMiniType<Out, In>;

/** Wire: decimal euro. Inside: integer cents. */
export const money = z.codec(z.number(), z.number(), { decode: centsFromEuro, encode: euroFromCents });

/** Wire: `T | null` or absent. Inside: `T | null`. For answers only. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<S extends z.ZodMiniType>(schema: S) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<S> | null => value ?? null),
  );
}

/** An object without fields that matter (unknown fields are ignored everywhere). */
export const nothing = z.object({});

export const link = z.object({ type: z.enum(['internal', 'external']), link: z.string() });
/** Where the server sends the user. Follow it through the link guard only. */
export type Link = z.output<typeof link>;

export const labelledLink = z.extend(link, { id: z.string(), label: z.string() });
export type LabelledLink = z.output<typeof labelledLink>;

/** The body of any non-2xx answer that is ours; anything else (HTML, empty) counts as no body. */
export const errorBody = z.object({
  error: z.optional(z.string()),
  message: z.optional(z.union([z.string(), z.array(z.string())])),
});

/** A refusal that comes with a 2xx. */
export const refusal = z.object({ error: z.union([z.string(), z.boolean()]), message: orNull(z.string()) });
