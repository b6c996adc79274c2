/** The names of what a kitchen writes in Italian, in every language: a search for 'peanuts' or 'Erdnüsse' must find 'arachidi'. */
import type { AllergenKey, Lang } from '../api/index.ts';
import { kitchen as de } from './de/names.ts';
import { kitchen as en } from './en/names.ts';
import { kitchen as it } from './it/names.ts';

/** From least to most strict; a stricter dish suits every diet before it. Any other diet of a menu matches only itself. */
export const LADDER = ['everything', 'pescetarian', 'vegetarian', 'vegan'] as const;

export interface KitchenNames {
  /** In the words of Regulation (EU) No 1169/2011, annex II. */
  readonly allergens: Readonly<Record<AllergenKey, string>>;
  /** `everything` is the choice of the filter that excludes nothing. */
  readonly diets: Readonly<Record<(typeof LADDER)[number], string>>;
  /** Declared for a dish without allergens. */
  readonly noAllergens: string;
  /** Before the allergens of which a dish may contain traces, and in the legend of the register. */
  readonly traces: string;
  /** The diet of a dish with meat or fish. */
  readonly meatOrFish: string;
}

export const KITCHEN_NAMES: Readonly<Record<Lang, KitchenNames>> = { it, en, de };
