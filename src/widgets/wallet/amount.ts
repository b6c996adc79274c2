import type { Cents, Lang } from '../../api/index.ts';

/** The quick amounts, in cents, and the default (P2-9.5). */
export const QUICK_AMOUNTS: readonly Cents[] = [500, 1000, 2500];
export const DEFAULT_AMOUNT: Cents = 2500;

/** A custom amount is at least 1 euro, in steps of 0.1 (P2-5.1, P2-5.2). */
const MIN_CENTS = 100;
const STEP_CENTS = 10;

/**
 * Parses an amount in euro as a person types it, with a comma or a point. It reads digits and uses no floating point. Null
 * when the text is not an amount that can be recharged.
 */
export function parseAmount(typed: string): Cents | null {
  const [, euro, cents = ''] = /^(\d{1,6})(?:[.,](\d{0,2}))?$/.exec(typed.replace(/\s|€/g, '')) ?? [];
  if (euro === undefined) return null;
  const amount = Number(euro) * 100 + Number(cents.padEnd(2, '0'));
  return amount >= MIN_CENTS && amount % STEP_CENTS === 0 ? amount : null;
}

/** A quick amount, or the text of a custom one as it was typed. */
export type AmountChoice = Cents | string;

/** Null when the choice is not an amount that can be recharged. */
export const centsOf = (choice: AmountChoice): Cents | null => (typeof choice === 'string' ? parseAmount(choice) : choice);

/** The choice for an amount, as a person would type it in this language; the default when it is null. */
export function choiceOf(cents: Cents | null, lang: Lang): AmountChoice {
  if (cents === null || QUICK_AMOUNTS.includes(cents)) return cents ?? DEFAULT_AMOUNT;
  const typed = (cents / 100).toFixed(2).replace('.00', '');
  return lang === 'en' ? typed : typed.replace('.', ',');
}
