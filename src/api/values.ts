/**
 * What the specification does not type, read exactly: identifiers, numbers, amounts, yes and no. Times are in `time.ts`, maps and
 * lists in `schema.ts`.
 */
import * as v from 'valibot';
import { ID, isId, type WireId } from './id.ts';
import { centsFromEuro, euroFromCents } from './money.ts';
import { codec, int, key, matches, ofType, repaired, type Schema, withRule } from './schema.ts';

/** A text, or a whole number of which JSON has lost no digit. */
const isIdentifier = (value: unknown): boolean =>
  typeof value === 'string' ? value !== '' && matches(key, value) : Number.isSafeInteger(value);

/** An identifier that goes back as it came. */
export const wireId = ofType<WireId>('identifier', isIdentifier) as Schema<WireId, string>;
/** Its text, to compare it. */
export const id = v.pipe(wireId, v.transform<WireId, string>(String));

/* @__NO_SIDE_EFFECTS__ */
const fittingIntoPath = <S extends Schema<WireId>>(schema: S): S =>
  withRule(schema, (value) => isId(String(value)), 'an identifier that fits into a path', { pattern: ID.source });
export const wirePathId = fittingIntoPath(wireId);
export const pathId = fittingIntoPath(id);

/** At most 15 digits, because a number holds these exactly. A zero in front of others could mean cents. */
const DECIMAL = /^(?!.{17})-?(0|[1-9]\d*)(\.\d+)?$/;

/** A number, or the same number as text; NaN for everything else. */
export const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' && DECIMAL.test(value) ? Number(value) : NaN;

/* @__NO_SIDE_EFFECTS__ */
const numbers = (type: string, isIn: (value: number) => boolean) => ofType<number>(type, (value) => isIn(numberOf(value)));

export const number = v.pipe(numbers('decimal', Number.isFinite), v.transform<number, number>(numberOf));

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;
/** A whole number that is not negative. */
export const quantity = v.pipe(numbers('quantity', isCount), v.transform<number, number>(numberOf));

/* @__NO_SIDE_EFFECTS__ */
const inCents = (type: string, isIn: (euro: number) => boolean) =>
  codec(numbers(type, isIn), int, (euro) => centsFromEuro(numberOf(euro)), euroFromCents);

/** Wire: decimal euro. Inside: integer cents. An amount beyond the safe integers is a mismatch. */
export const money = inCents('amount', Number.isFinite);
/** What is paid: not negative, and below 100 million euro. */
export const price = inCents('price', (euro) => euro >= 0 && euro < 1e8);
/** A balance. The contract allows no negative value; a tolerant read takes any negative amount as 0. */
export const balanceMoney = repaired(
  inCents('balance', (euro) => euro >= 0),
  (euro) => (numberOf(euro) < 0 && matches(money, euro) ? 0 : euro),
);

/** `true` or 1, `false` or 0. */
export const yesNo = v.pipe(
  ofType<boolean>('yes or no', (value) => typeof value === 'boolean' || value === 0 || value === 1),
  v.transform<boolean, boolean>(Boolean),
);
