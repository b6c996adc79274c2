/** The languages of the interface. */
export type Lang = 'it' | 'en';
