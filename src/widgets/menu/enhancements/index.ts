/** What the first paint of a menu does not need. One chunk, loaded right after the first paint. */
import type { ReactNode } from 'react';
import { partsOfIngredients } from '../../shared/rules/allergen-words.ts';
import { allergen } from './controls.css.ts';
import { partsOfDeclaration } from './declared.ts';
import { emphasise } from './emphasise.tsx';

export { Controls } from './Controls.tsx';
export { Register } from './Register.tsx';

/** The text of 'Allergeni:' with its allergens emphasised. */
export const declaration = (text: string): ReactNode => emphasise(partsOfDeclaration(text), allergen);
/** An ingredient list with its allergens emphasised (EU 1169/2011, article 21). */
export const ingredients = (text: string): ReactNode => emphasise(partsOfIngredients(text), allergen);
