import type { Lang } from '../../api/index.ts';

/** The texts of the first paint; the others load with `enhancements/` and `screen/`. */
const ITALIAN = {
  title: 'Menu',
  allergens: 'Allergeni:',
  ingredients: 'Ingredienti:',
  noNutrition: 'Informazioni nutrizionali assenti',
  error: 'Errore di caricamento, riprova. Se sei in modalità incognito, esci da questa modalità per visualizzare il menu.',
  retry: 'Riprova',
  loading: 'Caricamento del menu',
  emptyTitle: 'Oggi il menu è vuoto',
  emptyText: 'I piatti compaiono qui appena vengono pubblicati.',
};

export const text: Readonly<Record<Lang, Readonly<typeof ITALIAN>>> = {
  it: ITALIAN,
  en: {
    title: 'Menu',
    allergens: 'Allergens:',
    ingredients: 'Ingredients:',
    noNutrition: 'No nutritional information',
    error: 'The menu could not be loaded, please try again. If you are in incognito mode, leave it to see the menu.',
    retry: 'Try again',
    loading: 'Loading the menu',
    emptyTitle: 'Today’s menu is empty',
    emptyText: 'Dishes appear here as soon as they are published.',
  },
};
