import { type AllergenKey, ALLERGENS, type Diet, type DietPreference, type Edible } from '../../../api/index.ts';

/** From the least strict to the strictest; a diet allows itself and every stricter one (P1-5.18 to P1-5.21). */
export const DIETS = ['Contiene derivati della carne o pesce', 'Pescetariano', 'Vegetariano', 'Vegano'] as const satisfies readonly Diet[];

type Declared = Pick<Edible, 'diet' | AllergenKey>;

/** The step of a diet on the ladder; -1 for an unknown one. */
const stepOf = (diet: Diet | null): number => (DIETS as readonly unknown[]).indexOf(diet);

/** The diets that a dish fits, apart from the first, which all do. */
export const dietsOf = (edible: Pick<Edible, 'diet'>): readonly Diet[] => DIETS.slice(1, stepOf(edible.diet) + 1);

/** False without a preference, and for the default filter: no diet, every allergen wanted (P1-5.26). */
export const hasFilter = (preference: DietPreference | null): preference is DietPreference =>
  preference !== null &&
  (preference.diet !== null || ALLERGENS.some((allergen) => (preference.allergens[allergen] ?? 'Presente') !== 'Presente'));

/**
 * True when an item must be flagged 'escluso dal tuo filtro' (P1-5.15). Without a filter nothing is flagged. Missing
 * nutritional data or diet count as not allowed, and a missing allergen as present.
 */
export function isExcluded(edible: Declared | null, preference: DietPreference | null): boolean {
  if (!hasFilter(preference)) return false;
  if (edible === null) return true;
  const wanted = stepOf(preference.diet);
  if (wanted > 0 && stepOf(edible.diet) < wanted) return true;
  return ALLERGENS.some((allergen) => {
    const wish = preference.allergens[allergen];
    const found = edible[allergen] ?? 'Presente';
    return (wish === 'Tracce' && found === 'Presente') || (wish === 'Assente' && found !== 'Assente');
  });
}
