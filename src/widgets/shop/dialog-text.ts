import { defineText } from '../shared/text/language.ts';

/** Separate from the shop's texts: the dialogs are loaded later. */
const ITALIAN = {
  leaveTitle: 'Vuoi ordinare?',
  leaveText: 'Stai guardando un’anteprima. Per mettere qualcosa nel tuo ordine devi uscirne.',
  leave: 'Esci dall’anteprima',
  stay: 'Resta nell’anteprima',
  excluded: 'escluso dal tuo filtro',
  allergens: 'Allergeni:',
  mayContain: (allergens: string) => `può contenere tracce di ${allergens.toLowerCase()}`,
  noAllergens: 'assenti',
  unknownAllergens: 'non indicati',
  moreUnknownAllergens: 'altri non indicati',
  ingredients: 'Ingredienti:',
  noNutrition: 'Informazioni nutrizionali assenti',
  nutrition: 'Valori nutrizionali',
  portion: (grams: string) => `Porzione ${grams}\u00a0g`,
  per100: '100 g',
  nutrients: {
    kcal: 'Energia',
    fats: 'Grassi',
    fatsSaturated: 'di cui saturi',
    carbohydrates: 'Carboidrati',
    sugar: 'Zuccheri',
    fibers: 'Fibre',
    proteins: 'Proteine',
    salt: 'Sale',
  },
  kcal: 'Kcal',
  grams: 'gr',
  unsellableTitle: 'Perché non posso acquistarlo?',
  unsellableLead: 'Questo prodotto non è in vendita in questo momento. Può dipendere da:',
  unsellableReasons: ['un difetto della confezione, che abbiamo preferito non farti trovare', 'una sospensione temporanea della vendita'],
  unsellableTail: 'Scegli un altro prodotto: torna presto disponibile.',
  understood: 'Ho capito',
};

export type ShopDialogsText = Readonly<typeof ITALIAN>;
export const useText = defineText('shopDialogs', ITALIAN);

export const NUTRIENTS = ['kcal', 'fats', 'fatsSaturated', 'carbohydrates', 'sugar', 'fibers', 'proteins', 'salt'] as const;
