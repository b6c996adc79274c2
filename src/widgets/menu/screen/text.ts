/** The languages of the interface; the kitchen's texts stay as they are. */
export type ScreenLanguage = 'it' | 'en';

interface ScreenText {
  /** Locale for `Intl`. */
  readonly locale: string;
  readonly title: string;
  readonly allergens: string;
  readonly ingredients: string;
  readonly noNutrition: string;
  /** Heading of a category that began on an earlier page. */
  continued(label: string): string;
  /** `day` is null when the menu was read today. */
  updatedAt(time: string, day: string | null): string;
  page(number: number, count: number): string;
  readonly sections: string;
  readonly waitingTitle: string;
  readonly waitingText: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly paused: string;
  readonly pausedHint: string;
  readonly pause: string;
}

export const SCREEN_TEXT: Readonly<Record<ScreenLanguage, ScreenText>> = {
  it: {
    locale: 'it-IT',
    title: 'Menu',
    allergens: 'Allergeni:',
    ingredients: 'Ingredienti:',
    noNutrition: 'Informazioni nutrizionali assenti',
    continued: (label) => `${label} (continua)`,
    updatedAt: (time, day) => (day === null ? `aggiornato alle ${time}` : `aggiornato alle ${time} di ${day}`),
    page: (number, count) => `Pagina ${number} di ${count}`,
    sections: 'Categorie del menu',
    waitingTitle: 'Il menu arriva tra poco',
    waitingText: 'Lo schermo si aggiorna da solo.',
    emptyTitle: 'Oggi il menu è vuoto',
    emptyText: 'I piatti compaiono qui appena vengono pubblicati.',
    paused: 'In pausa',
    pausedHint: 'Tocca lo schermo o premi Spazio per continuare',
    pause: 'Ferma le pagine',
  },
  en: {
    locale: 'en-GB',
    title: 'Menu',
    allergens: 'Allergens:',
    ingredients: 'Ingredients:',
    noNutrition: 'No nutritional information',
    continued: (label) => `${label} (continued)`,
    updatedAt: (time, day) => (day === null ? `updated at ${time}` : `updated at ${time} on ${day}`),
    page: (number, count) => `Page ${number} of ${count}`,
    sections: 'Categories of the menu',
    waitingTitle: 'The menu will be here soon',
    waitingText: 'This screen updates by itself.',
    emptyTitle: 'There is no menu today',
    emptyText: 'Dishes appear here as soon as they are published.',
    paused: 'Paused',
    pausedHint: 'Touch the screen or press Space to go on',
    pause: 'Stop the pages',
  },
};
