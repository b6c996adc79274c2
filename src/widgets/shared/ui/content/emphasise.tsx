import { partsOfIngredients, type TextPart } from '../../rules/allergen-words.ts';
import type { Elements } from '../../text/Text.tsx';

/** A text with its allergens emphasised. `className`: where bold letters alone do not suit the style sheet. */
export const emphasise = (parts: readonly TextPart[], className?: string): Elements =>
  parts.map(({ text, allergen }, index) =>
    allergen === null ? (
      <span key={index}>{text}</span>
    ) : (
      <b key={index} className={className}>
        {text}
      </b>
    ),
  );

/** An ingredient list with its allergens emphasised (EU 1169/2011, article 21). */
export const emphasiseIngredients = (list: string, className?: string): Elements => emphasise(partsOfIngredients(list), className);
