import { defineText } from '../shared/text/language.ts';

/** Separate from the shop's texts: what they name is loaded after the first cards. */
const ITALIAN = {
  favourite: (name: string) => `Preferito: ${name}`,
  sort: 'Ordina i piatti',
  orders: { menu: 'Ordine del menu', price: 'Prezzo più basso', kcal: 'Meno calorie', proteins: 'Più proteine' },
  more: (count: number) => `Mostra altri ${count}`,
  moreOf: (count: number, category: string) => `Mostra altri ${count}: ${category}`,
};

export type ShopExtrasText = Readonly<typeof ITALIAN>;
export const useText = defineText('shopExtras', ITALIAN);
