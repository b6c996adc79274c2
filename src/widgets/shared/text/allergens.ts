import { allergens } from '../../../texts/it/names.ts';
import { defineText } from './language.ts';

export const useAllergenNames = defineText('allergens', allergens);
