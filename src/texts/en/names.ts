import type { KitchenNames } from '../kitchen.ts';

export const allergens: KitchenNames['allergens'] = {
  cerealsContainingGluten: 'Cereals containing gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soy: 'Soybeans',
  milkAndDairyProducts: 'Milk',
  fruitsInShell: 'Nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame seeds',
  sulphur: 'Sulphur dioxide and sulphites',
  lupine: 'Lupin',
  molluscs: 'Molluscs',
};

export const kitchen: KitchenNames = {
  allergens,
  diets: {
    everything: 'Everything',
    pescetarian: 'Pescatarian',
    vegetarian: 'Vegetarian',
    vegan: 'Vegan',
  },
  noAllergens: 'none',
  traces: 'possible traces',
  meatOrFish: 'Contains meat or fish products',
};
