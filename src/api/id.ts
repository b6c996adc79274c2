/** The charset of every identifier that goes into a path (wire contract, architecture "Contract"). */
const ID = /^[A-Za-z0-9_-]{1,64}$/;
const EMAIL = /^[^\s@/?#\\]{1,64}@[^\s@/?#\\]{1,190}$/;

/** True for an identifier that may stand in a path. */
export const isId = (value: string): boolean => ID.test(value);

/** True for something that has the form of an e-mail address and no path or query characters. */
export const isEmail = (value: string): boolean => EMAIL.test(value);
