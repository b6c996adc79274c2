/** Demo products in their own data model. The sandbox converts them into catalogue and menu items. */

export const DISH_CATEGORIES = ['primi', 'secondi', 'insalate', 'panini', 'dolci', 'bevande', 'snack'] as const;
export type DishCategory = (typeof DISH_CATEGORIES)[number];

export type Diet = 'Contiene derivati della carne o pesce' | 'Pescetariano' | 'Vegetariano' | 'Vegano';

/** The fourteen allergens of the EU regulation, with the names on a label. */
export const ALLERGEN_NAMES = {
  cerealsContainingGluten: 'cereali contenenti glutine',
  crustaceans: 'crostacei',
  eggs: 'uova',
  fish: 'pesce',
  peanuts: 'arachidi',
  soy: 'soia',
  milkAndDairyProducts: 'latte e derivati',
  fruitsInShell: 'frutta a guscio',
  celery: 'sedano',
  mustard: 'senape',
  sesame: 'sesamo',
  sulphur: 'anidride solforosa e solfiti',
  lupine: 'lupini',
  molluscs: 'molluschi',
} as const;

export type AllergenKey = keyof typeof ALLERGEN_NAMES;
export const ALLERGEN_KEYS = Object.keys(ALLERGEN_NAMES) as readonly AllergenKey[];

export interface Nutrition {
  readonly kcal: number;
  readonly fats: number;
  readonly fatsSaturated: number;
  readonly carbohydrates: number;
  readonly sugar: number;
  readonly fibers: number;
  readonly proteins: number;
  readonly salt: number;
}

export interface Dish {
  readonly key: string;
  readonly category: DishCategory;
  readonly label: string;
  readonly priceEuro: number;
  readonly ingredients: string;
  readonly diet: Diet | null;
  readonly allergens: Partial<Record<AllergenKey, 'Presente' | 'Tracce'>>;
  readonly allergensString: string;
  readonly netWeight: number;
  readonly nutrition: Nutrition;
  readonly description: string;
}

/** Short names for the tables of dishes. */
const SHORT = {
  glutine: 'cerealsContainingGluten',
  crostacei: 'crustaceans',
  uova: 'eggs',
  pesce: 'fish',
  arachidi: 'peanuts',
  soia: 'soy',
  latte: 'milkAndDairyProducts',
  noci: 'fruitsInShell',
  sedano: 'celery',
  senape: 'mustard',
  sesamo: 'sesame',
  solfiti: 'sulphur',
  lupini: 'lupine',
  molluschi: 'molluscs',
} as const satisfies Record<string, AllergenKey>;

export type ShortAllergen = keyof typeof SHORT;

/** kcal, fats, of which saturated, carbohydrates, of which sugar, fibres, proteins, salt: per 100 g. */
export type Per100 = readonly [number, number, number, number, number, number, number, number];

export const DIETS = {
  carne: 'Contiene derivati della carne o pesce',
  pesce: 'Pescetariano',
  veg: 'Vegetariano',
  vegan: 'Vegano',
} as const satisfies Record<string, Diet>;

export type ShortDiet = keyof typeof DIETS;

export interface DishEntry {
  readonly key: string;
  readonly label: string;
  readonly price: number;
  readonly grams: number;
  readonly diet: ShortDiet | null;
  readonly has?: readonly ShortAllergen[];
  readonly traces?: readonly ShortAllergen[];
  readonly ingredients: string;
  readonly per100: Per100;
  readonly text: string;
}

export function allergenWords(allergens: Dish['allergens']): string {
  const present = ALLERGEN_KEYS.filter((key) => allergens[key] === 'Presente').map((key) => ALLERGEN_NAMES[key]);
  const traces = ALLERGEN_KEYS.filter((key) => allergens[key] === 'Tracce').map((key) => ALLERGEN_NAMES[key]);
  const parts = [
    ...(present.length > 0 ? [present.join(', ')] : []),
    ...(traces.length > 0 ? [`può contenere tracce di ${traces.join(', ')}`] : []),
  ];
  return parts.length === 0 ? 'assenti' : parts.join('; ');
}

export function toDish(category: DishCategory, entry: DishEntry): Dish {
  const allergens: Partial<Record<AllergenKey, 'Presente' | 'Tracce'>> = {};
  for (const short of entry.traces ?? []) allergens[SHORT[short]] = 'Tracce';
  for (const short of entry.has ?? []) allergens[SHORT[short]] = 'Presente';
  const [kcal, fats, fatsSaturated, carbohydrates, sugar, fibers, proteins, salt] = entry.per100;
  return {
    key: entry.key,
    category,
    label: entry.label,
    priceEuro: entry.price,
    ingredients: entry.ingredients,
    diet: entry.diet === null ? null : DIETS[entry.diet],
    allergens,
    allergensString: allergenWords(allergens),
    netWeight: entry.grams,
    nutrition: { kcal, fats, fatsSaturated, carbohydrates, sugar, fibers, proteins, salt },
    description: entry.text,
  };
}

/** What a catalogue declares of a dish as food. */
export function edibleOf({ diet, netWeight, nutrition, ingredients, allergensString, allergens }: Dish) {
  const declared = Object.fromEntries(ALLERGEN_KEYS.map((key) => [key, allergens[key] ?? ('Assente' as const)]));
  return { diet, netWeight, ...nutrition, ingredients, allergensString, ...declared };
}
