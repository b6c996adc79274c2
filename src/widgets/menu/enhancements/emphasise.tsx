import type { ReactNode } from 'react';
import { partsOfDeclaration } from './declared.ts';

/** Takes its class as a parameter: cards and screens have different style sheets. */
export const emphasise = (text: string, index: number, allergen: string): ReactNode => (
  <b key={index} className={allergen}>
    {text}
  </b>
);

/**
 * The text of 'Allergeni:' with its allergens emphasised.
 * @param allergen the class of an emphasised word
 */
export const emphasiseAllergens = (text: string, allergen: string): ReactNode =>
  partsOfDeclaration(text).map((part, index) => (part.isAllergen ? emphasise(part.text, index, allergen) : part.text));
