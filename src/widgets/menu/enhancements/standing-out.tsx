import type { ReactNode } from 'react';
import { partsOfDeclaration } from './declared.ts';

/** Without a style of its own: cards and screens have their own sheets. */
export const standingOut = (text: string, index: number, allergen: string): ReactNode => (
  <b key={index} className={allergen}>
    {text}
  </b>
);

/**
 * The text of 'Allergeni:', its allergens standing out.
 * @param allergen the class of what stands out
 */
export const emphasised = (text: string, allergen: string): ReactNode =>
  partsOfDeclaration(text).map((part, index) => (part.isAllergen ? standingOut(part.text, index, allergen) : part.text));
