import { ALLERGENS, type Diet, type DietPreference, type Edible } from '../../../api/index.ts';

/** From everything to the strictest; a diet allows itself and everything to its right (part 1 §5). */
const LADDER: readonly Diet[] = ['Contiene derivati della carne o pesce', 'Pescetariano', 'Vegetariano', 'Vegano'];

/**
 * True when an item must be flagged 'escluso dal tuo filtro' (part 1 §5). Without a preference nothing is flagged.
 * An item without nutritional data or diet, or with an allergen that its data do not mention, cannot be vouched for.
 */
export function isExcluded(edible: Edible | null, preference: DietPreference | null): boolean {
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
