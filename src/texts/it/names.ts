import type { KitchenNames } from '../kitchen.ts';

export const allergens: KitchenNames['allergens'] = {
  cerealsContainingGluten: 'Cereali contenenti glutine',
  crustaceans: 'Crostacei',
  eggs: 'Uova',
  fish: 'Pesce',
  peanuts: 'Arachidi',
  soy: 'Soia',
  milkAndDairyProducts: 'Latte e derivati',
  fruitsInShell: 'Frutta a guscio',
  celery: 'Sedano',
  mustard: 'Senape',
  sesame: 'Sesamo',
  sulphur: 'Anidride solforosa e solfiti',
  lupine: 'Lupini',
  molluscs: 'Molluschi',
};

export const kitchen: KitchenNames = {
  allergens,
  diets: {
    everything: 'Tutto',
    pescetarian: 'Pescetariano',
    vegetarian: 'Vegetariano',
    vegan: 'Vegano',
  },
  noAllergens: 'assenti',
  traces: 'possibili tracce',
  meatOrFish: 'Contiene derivati della carne o pesce',
};
