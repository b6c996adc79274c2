import type { CatalogueItem } from '../../../api/index.ts';

/** An item of a catalogue, 6,40 €, without a limit of pieces. Every test that needs an item takes it from here. */
export const newCatalogueItem = (id: string, change: Partial<CatalogueItem> = {}): CatalogueItem => ({
  id,
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
