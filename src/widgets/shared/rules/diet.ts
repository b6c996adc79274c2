import { type AllergenKey, ALLERGENS, type Diet, type DietPreference, type Edible } from '../../../api/index.ts';

/** From the least strict to the strictest; a diet allows itself and every stricter one (part 1 §5). */
const LADDER: readonly Diet[] = ['Contiene derivati della carne o pesce', 'Pescetariano', 'Vegetariano', 'Vegano'];

type Declared = Pick<Edible, 'diet' | AllergenKey>;

/**
 * True when an item must be flagged 'escluso dal tuo filtro' (part 1 §5). Without a preference nothing is flagged. Missing
 * nutritional data or diet count as not allowed, and a missing allergen as present.
 */
export function isExcluded(edible: Declared | null, preference: DietPreference | null): boolean {
  if (preference === null) return false;
  if (edible === null) return true;
  if (
    preference.diet !== null &&
    preference.diet !== LADDER[0] &&
    (edible.diet === null || LADDER.indexOf(edible.diet) < LADDER.indexOf(preference.diet))
  )
    return true;
  return ALLERGENS.some((allergen) => {
    const wish = preference.allergens[allergen] ?? 'Presente';
    const found = edible[allergen] ?? 'Presente';
    return (wish === 'Tracce' && found === 'Presente') || (wish === 'Assente' && found !== 'Assente');
  });
}
