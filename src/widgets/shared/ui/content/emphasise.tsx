import type { ReactNode } from 'react';
import { partsOfIngredients, type TextPart } from '../../rules/allergen-words.ts';

/** A text with its allergens emphasised. `className`: where bold letters alone do not suit the style sheet. */
export const emphasise = (parts: readonly TextPart[], className?: string): ReactNode =>
  parts.map(({ text, allergen }, index) =>
    allergen === null ? (
      text
    ) : (
      <b key={index} className={className}>
        {text}
      </b>
    ),
  );

/** An ingredient list with its allergens emphasised (EU 1169/2011, article 21). */
export const emphasiseIngredients = (list: string, className?: string): ReactNode => emphasise(partsOfIngredients(list), className);
