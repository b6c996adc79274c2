/** The sentences of the public menus in other languages than Italian: few, so they load together. */
import type { Lang } from '../api/index.ts';
import * as de from './de/menu.ts';
import * as en from './en/menu.ts';

export const MENUS: Readonly<Record<Exclude<Lang, 'it'>, typeof en>> = { en, de };
