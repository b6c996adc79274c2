import type { KitchenNames } from '../kitchen.ts';

export const allergens: KitchenNames['allergens'] = {
  cerealsContainingGluten: 'Glutenhaltiges Getreide',
  crustaceans: 'Krebstiere',
  eggs: 'Eier',
  fish: 'Fische',
  peanuts: 'Erdnüsse',
  soy: 'Sojabohnen',
  milkAndDairyProducts: 'Milch',
  fruitsInShell: 'Schalenfrüchte',
  celery: 'Sellerie',
  mustard: 'Senf',
  sesame: 'Sesamsamen',
  sulphur: 'Schwefeldioxid und Sulfite',
  lupine: 'Lupinen',
  molluscs: 'Weichtiere',
};

export const kitchen: KitchenNames = {
  allergens,
  diets: {
    everything: 'Alles',
    pescetarian: 'Pescetarisch',
    vegetarian: 'Vegetarisch',
    vegan: 'Vegan',
  },
  noAllergens: 'keine',
  traces: 'mögliche Spuren',
  meatOrFish: 'Enthält Erzeugnisse aus Fleisch oder Fisch',
};
