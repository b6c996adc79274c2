import type { ReactNode } from 'react';
import type { TextPart } from '../../shared/rules/allergen-words.ts';

/** A text with its allergens emphasised. Cards and screens have different style sheets, so the class is a parameter. */
export const emphasise = (parts: readonly TextPart[], className: string): ReactNode =>
  parts.map(({ text, allergen }, index) =>
    allergen === null ? (
      text
    ) : (
      <b key={index} className={className}>
        {text}
      </b>
    ),
  );
