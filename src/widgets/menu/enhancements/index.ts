/** What the first paint of a menu does not need. One chunk, loaded right after the first paint. */
import type { Lang } from '../../../api/index.ts';
import { emphasiseIngredients } from '../../shared/ui/content/emphasise.tsx';
import { allergen } from './controls.css.ts';
import type { Elements } from '../../shared/text/Text.tsx';
import * as kitchenWords from './kitchen-words.tsx';

export { Controls } from './Controls.tsx';
export { diet } from './kitchen-words.tsx';
export { Register } from './Register.tsx';

export const declaration = (text: string, lang: Lang): Elements => kitchenWords.declaration(text, lang, allergen);
export const ingredients = (text: string): Elements => emphasiseIngredients(text, allergen);
