/** The languages of the interface; the server's texts stay in their own language. */
export type Lang = 'it' | 'en';

interface MenuText {
  readonly title: string;
  readonly allergens: string;
  readonly ingredients: string;
  readonly noNutrition: string;
  readonly error: string;
  readonly retry: string;
  readonly loading: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

/** The texts of the first paint; the others load with `enhancements/`. */
export const text: Readonly<Record<Lang, MenuText>> = {
  it: {
    title: 'Menu',
    allergens: 'Allergeni:',
    ingredients: 'Ingredienti:',
    noNutrition: 'Informazioni nutrizionali assenti',
    error: 'Errore di caricamento, riprova. Se sei in modalità incognito, esci da questa modalità per visualizzare il menu.',
    retry: 'Riprova',
    loading: 'Caricamento del menu',
    emptyTitle: 'Oggi il menu è vuoto',
    emptyText: 'I piatti compaiono qui appena vengono pubblicati.',
  },
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
