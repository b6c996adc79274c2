/**
 * The sentences of app and elements in other languages than Italian, whose own come with each widget. They load on demand. A
 * language is its folder here, its lines in this folder's files, and its code in `src/api/language.ts`.
 */
import type * as MenuModule from './en/menu.ts';
import type * as TextsModule from './en/texts.en.ts';

/** The sentences of every dictionary, by the name that `defineText` has for it. */
export type Sentences = typeof TextsModule & typeof MenuModule;

export const TEXTS = {
  en: (): Promise<typeof TextsModule> => import('./en/texts.en.ts'),
  de: (): Promise<typeof TextsModule> => import('./de/texts.de.ts'),
};
