import type { ShopExtrasText } from '../../widgets/shop/extras-text.ts';

export const shopExtras: ShopExtrasText = {
  favourite: (name) => `Favorit: ${name}`,
  sort: 'Gerichte sortieren',
  orders: { menu: 'Wie auf der Karte', price: 'Niedrigster Preis', kcal: 'Am wenigsten Kalorien', proteins: 'Am meisten Eiweiß' },
  more: (count) => `Noch ${count} anzeigen`,
  moreOf: (count, category) => `Noch ${count} anzeigen: ${category}`,
};
