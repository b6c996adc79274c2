/** The parts of a union in one type. */
type Merged<T> = (T extends unknown ? (part: T) => void : never) extends (all: infer All) => void ? All : never;

/** One table from those of the methods; its type has every key of each. */
export const merge = <T extends object>(tables: readonly T[]): Merged<T> => Object.assign({}, ...tables) as Merged<T>;
