export const text = {
  title: 'Menu',
  allergens: 'Allergeni:',
  ingredients: 'Ingredienti:',
  noNutrition: 'Informazioni nutrizionali assenti',
  error: 'Errore di caricamento, riprova. Se sei in modalità incognito, esci da questa modalità per visualizzare il menu.',
  retry: 'Riprova',
  loading: 'Caricamento del menu',
  emptyTitle: 'Oggi il menu è vuoto',
  emptyText: 'I piatti compaiono qui appena vengono pubblicati.',
} as const;
