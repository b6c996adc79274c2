import type { ReactNode } from 'react';
import { partsOfIngredients } from '../../shared/rules/allergen-words.ts';
import * as css from './controls.css.ts';
import { emphasise, emphasiseAllergens } from './emphasise.tsx';

/** The text of 'Allergeni:' with its allergens emphasised. */
export const declaration = (text: string): ReactNode => emphasiseAllergens(text, css.allergen);

/** An ingredient list with its allergens emphasised (EU 1169/2011, article 21). */
export const ingredients = (text: string): ReactNode =>
  partsOfIngredients(text).map((part, index) => (part.allergen === null ? part.text : emphasise(part.text, index, css.allergen)));
