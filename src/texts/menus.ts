/** The sentences of the public menus in other languages than Italian: few, so they load together. */
export * as de from './de/menu.ts';
export * as en from './en/menu.ts';
