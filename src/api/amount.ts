// Apart from the other schemas, because a public menu has no amounts: its element goes without.
import * as z from 'zod/mini';
import { centsFromEuro, euroFromCents } from './money.ts';
import { repaired, ruled, whole } from './schema.ts';

/** Wire: decimal euro. Inside: integer cents. An amount beyond the safe integers is a mismatch. */
export const money = z.codec(z.number(), z.int(), { decode: centsFromEuro, encode: euroFromCents });

/** Money that a person has. The contract allows no negative one; a tolerant read takes it as 0. */
export const balanceMoney = repaired(
  z.codec(
    ruled(z.number(), (euro) => euro >= 0, 'at least 0', { minimum: 0 }),
    z.int(),
    { decode: centsFromEuro, encode: euroFromCents },
  ),
  (euro) => (typeof euro === 'number' && euro < 0 ? 0 : euro),
);

/** A price as text is never cut. */
export const priceLabel = whole(100);
