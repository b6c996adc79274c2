/** One seeded generator for all random inputs: the same seed gives the same inputs on every machine. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  is(probability: number): boolean;
  pick<T>(all: readonly T[]): T;
  /** A list of picked values, of at most `most`. */
  some<T>(all: readonly T[], most: number): readonly T[];
}

/** mulberry32 */
export function chance(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(all: readonly T[]): T => all[below(all.length)] as T;
  return {
    next,
    below,
    is: (probability) => next() < probability,
    pick,
    some: (all, most) => Array.from({ length: below(most + 1) }, () => pick(all)),
  };
}
