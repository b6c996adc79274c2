import type { ShopExtrasText } from '../../widgets/shop/extras-text.ts';

export const shopExtras: ShopExtrasText = {
  favourite: (name) => `Favorit: ${name}`,
  sort: 'Gerichte sortieren',
  orders: { menu: 'Wie im Angebot', price: 'Niedrigster Preis', kcal: 'Wenigste Kalorien', proteins: 'Meistes Eiweiß' },
  more: (count) => `Noch ${count} anzeigen`,
  moreOf: (count, category) => `Noch ${count} anzeigen: ${category}`,
};
