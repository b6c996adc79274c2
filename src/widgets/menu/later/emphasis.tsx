import type { ReactNode } from 'react';
import { partsOfIngredients } from '../../shared/rules/allergen-words.ts';
import * as css from './controls.css.ts';
import { partsOfDeclaration } from './declared.ts';

const standingOut = (text: string, index: number) => (
  <b key={index} className={css.allergen}>
    {text}
  </b>
);

/** The text of 'Allergeni:', its allergens standing out. */
export const declaration = (text: string): ReactNode =>
  partsOfDeclaration(text).map((part, index) => (part.isAllergen ? standingOut(part.text, index) : part.text));

/** An ingredient list whose allergens stand out (EU 1169/2011, article 21). */
export const ingredients = (text: string): ReactNode =>
  partsOfIngredients(text).map((part, index) => (part.allergen === null ? part.text : standingOut(part.text, index)));
