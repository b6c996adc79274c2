/** The intersection of a union's members. */
type Merged<T> = (T extends unknown ? (part: T) => void : never) extends (all: infer All) => void ? All : never;

/** Merges the tables of all methods; the type has the keys of every table. */
export const merge = <T extends object>(tables: readonly T[]): Merged<T> => Object.assign({}, ...tables) as Merged<T>;
