/** Amounts of the wire, read exactly. The public menu's element does not load this file. */
import { centsFromEuro, euroFromCents } from './money.ts';
import { decoded, int, repaired } from './schema.ts';
import { numberOf } from './values.ts';

/** Requests can have it, too. */
/* @__NO_SIDE_EFFECTS__ */
const inCents = (type: string, isIn: (euro: number) => boolean) =>
  Object.assign(
    decoded<number>(type, (wire) => {
      const euro = numberOf(wire);
      const cents = centsFromEuro(euro);
      return isIn(euro) && Number.isSafeInteger(cents) ? cents : undefined;
    }),
    { codec: { inside: int, encode: euroFromCents } },
  );

/** Wire: decimal euro. Inside: integer cents. An amount beyond the safe integers is a mismatch. */
export const money = inCents('amount', Number.isFinite);
/** What is paid: not negative, and below 100 million euro. */
export const price = inCents('price', (euro) => euro >= 0 && euro < 1e8);
/** A balance. The contract allows no negative value; a tolerant read takes any negative amount as 0. */
export const balanceMoney = repaired(
  inCents('balance', (euro) => euro >= 0 && euro < 1e8),
  (euro) => (numberOf(euro) < 0 && numberOf(euro) > -1e8 ? 0 : euro),
);
