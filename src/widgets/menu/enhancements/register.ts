import { ALLERGENS, type MenuItem } from '../../../api/index.ts';
import type { Section } from '../../shared/rules/arrange.ts';
import { declaredOf, type Presence } from './declared.ts';

export interface RegisterRow {
  readonly id: string;
  readonly label: string;
  /** One cell for each of the fourteen allergens, in the regulation's order; null when nothing is known. */
  readonly cells: readonly (Presence | null)[] | null;
  /** The dish's declaration when it is not understood; null when the dish declares nothing. */
  readonly declaration: string | null;
  /** Whether its ingredients are known. */
  readonly hasIngredients: boolean;
}

export interface RegisterGroup {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly RegisterRow[];
}

/** The allergen register of EU 1169/2011: every dish, also those about which nothing is known. */
export const registerOf = (sections: readonly Section<MenuItem>[]): readonly RegisterGroup[] =>
  sections.map(({ id, label, items }) => ({
    id,
    label,
    rows: items.map((item) => {
      const { found, isComplete } = declaredOf(item);
      const text = item.allergensString?.trim() ?? '';
      return {
        id: item.id,
        label: item.label,
        cells: isComplete ? ALLERGENS.map((key) => found.get(key) ?? null) : null,
        declaration: text === '' ? null : text,
        hasIngredients: Boolean(item.ingredients),
      };
    }),
  }));
