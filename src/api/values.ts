/**
 * What the specification does not type, read exactly: identifiers, numbers, yes and no. Amounts are in `amounts.ts`, times in
 * `time.ts`, maps and lists in `schema.ts`.
 */
import { ID, isId, type WireId, wellFormed } from './id.ts';
import { decoded, invalidAs, MAX_KEY, type Schema, withRule } from './schema.ts';

/** A text, or a whole number of which JSON has lost no digit. */
const identifierOf = (wire: unknown): WireId | undefined =>
  (typeof wire === 'string' ? wire !== '' && wire.length <= MAX_KEY && wire === wellFormed(wire) : Number.isSafeInteger(wire))
    ? (wire as WireId)
    : undefined;

/** An identifier that goes back as it came. */
export const wireId = decoded<WireId, string>('identifier', identifierOf);
/** Its text, to compare it. */
export const id = decoded<string>('identifier', (wire) => identifierOf(wire)?.toString());

/* @__NO_SIDE_EFFECTS__ */
const fittingIntoPath = <S extends Schema<WireId>>(schema: S): S =>
  withRule(schema, (value) => isId(String(value)), 'an identifier that fits into a path', { pattern: ID.source });
export const wirePathId = fittingIntoPath(wireId);
export const pathId = fittingIntoPath(id);

/**
 * At most 15 digits, because a number holds these exactly; databases add zeros at the end. A zero in front of others could mean
 * cents.
 */
const DECIMAL = /^(?!.{16}[\d.]*[1-9])-?(0|[1-9]\d*)(\.\d+)?$/;

/** A number, or the same number as text; NaN for everything else. */
export const numberOf = (wire: unknown): number =>
  typeof wire === 'number' ? wire : typeof wire === 'string' && DECIMAL.test(wire) ? Number(wire) : NaN;

/* @__NO_SIDE_EFFECTS__ */
const numbers = (type: string, isIn: (value: number) => boolean) =>
  decoded<number>(type, (wire) => {
    const value = numberOf(wire);
    return isIn(value) ? value : undefined;
  });

export const number = numbers('decimal', Number.isFinite);
/** A position that cannot be read is the first. */
export const displayOrder = invalidAs(number, 0);
/** A whole number that is not negative. */
export const quantity = numbers('quantity', (value) => Number.isSafeInteger(value) && value >= 0);

/** `true` or 1, `false` or 0. */
export const yesNo = decoded<boolean>('yes or no', (wire) =>
  wire === true || wire === 1 ? true : wire === false || wire === 0 ? false : undefined,
);
