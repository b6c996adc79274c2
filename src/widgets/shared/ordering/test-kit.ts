import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CartOrder, CatalogueItem, LineItem, SellingArea } from '../../../api/index.ts';
import { type OrderingSentence, useText } from './text.ts';

/** A sentence as an Italian component shows it. */
export function inItalian(sentence: OrderingSentence | string | null | undefined): string | null {
  if (typeof sentence === 'string') return sentence;
  let shown: string | null = null;
  renderToStaticMarkup(
    createElement(() => {
      shown = sentence?.(useText()) ?? null;
      return null;
    }),
  );
  return shown;
}

/** An item of a catalogue, 6,40 €, without a limit of pieces. Every test that needs an item takes it from here. */
export const newCatalogueItem = (id: string, change: Partial<CatalogueItem> = {}): CatalogueItem => ({
  id,
  wireId: id,
  categoryId: 'primi',
  displayOrder: 1,
  label: `Piatto ${id}`,
  image: null,
  description: '',
  priceListId: `listino-${id}`,
  priceCents: 640,
  priceLabel: '6,40 €',
  listPriceLabel: null,
  availableQuantity: null,
  expired: false,
  edible: null,
  isNew: false,
  ...change,
});

/** A line of a cart, of pieces of 6,40 €. */
export const newLine = (itemId: string, quantity: number, change: Partial<LineItem> = {}): LineItem => ({
  id: `riga-${itemId}`,
  itemId,
  wireId: itemId,
  label: `Piatto ${itemId}`,
  image: null,
  unitPrice: 640,
  quantity,
  total: 640 * quantity,
  availableQuantity: null,
  ...change,
});

/** A fridge's selling area with these items, and a wallet of 20,00 €. */
export const newSellingArea = (items: readonly CatalogueItem[], order: CartOrder | null, title = 'Area'): SellingArea => ({
  id: 'a',
  wireId: 'a',
  type: 'locker',
  title,
  catalogue: { isOpen: true, closedMessage: null, categories: [], items: [...items] },
  cart: { order, actionType: null, paymentUUID: null },
  wallet: { balanceCents: 2000 },
  corporateCredit: null,
  paymentPreferences: { definedAmountMethod: null, partialAmountMethod: null },
  dietPreference: null,
  banner: null,
  cartBehaviour: null,
});
