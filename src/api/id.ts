/** An identifier as it came: it goes back with the same value and JSON type. Compare identifiers by their text. */
export type WireId = string | number;

/**
 * The charset of every identifier that goes into a path (docs/backend-contract.md). Without slashes and per cent signs, because some
 * servers decode a path twice.
 */
export const ID = /^(?!\.{1,2}$)[\w.~:=+@-]{1,200}$/;
const EMAIL = /^[^\s@/?#\\\p{Surrogate}]{1,64}@[^\s@/?#\\\p{Surrogate}]{1,190}$/u;

/** True for an identifier that is valid in a path. */
export const isId = (value: string): boolean => ID.test(value);

/** True for something that has the form of an e-mail address and no path or query characters. */
export const isEmail = (value: string): boolean => EMAIL.test(value);

/** The text with U+FFFD for each lone surrogate, which `encodeURIComponent` refuses. Older phones have no `toWellFormed`. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Any text, encoded as one segment of a path. */
export const pathSegment = (value: string): string => encodeURIComponent(wellFormed(value));
