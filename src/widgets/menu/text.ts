import { defineText } from '../shared/text/language.ts';

/** The texts of the first paint; the others load with `enhancements/` and `screen/`. */
export const MENU = {
  title: 'Menu',
  allergens: 'Allergeni:',
  ingredients: 'Ingredienti:',
  noNutrition: 'Informazioni nutrizionali assenti',
  error: 'Errore di caricamento, riprova.\nSe sei in modalità incognito, esci da questa modalità per visualizzare il menu.',
  retry: 'Riprova',
  loading: 'Caricamento del menu',
  emptyTitle: 'Oggi il menu è vuoto',
  emptyText: 'I piatti compaiono qui appena vengono pubblicati.',
};

export type MenuText = Readonly<typeof MENU>;
export const useMenuText = defineText('menu', MENU);
