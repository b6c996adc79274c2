import type { ShopExtrasText } from '../../widgets/shop/extras-text.ts';

export const shopExtras: ShopExtrasText = {
  favourite: (name) => `Favourite: ${name}`,
  sort: 'Sort the dishes',
  orders: { menu: 'Menu order', price: 'Lowest price', kcal: 'Fewest calories', proteins: 'Most protein' },
  more: (count) => `Show ${count} more`,
  moreOf: (count, category) => `Show ${count} more: ${category}`,
};
