import type { CartOrder, CatalogueItem, SellingArea } from '../../../api/index.ts';
import type { OrderingSentence } from '../ordering/text.ts';

/** A known quantity of nothing; a provider that has sold too many answers a negative one. */
export const isSoldOut = ({ availableQuantity }: Pick<CatalogueItem, 'availableQuantity'>): boolean =>
  availableQuantity !== null && availableQuantity <= 0;

/** The shop has the item, but does not sell it (P1-5.13): of a cart it can only be taken out. */
export const isExpired = (area: SellingArea | null, itemId: string): boolean =>
  area?.catalogue.items.some(({ id, expired }) => expired && id === itemId) === true;

/** The server would refuse the whole order. */
export const hasExpired = (area: SellingArea | null, order: CartOrder | null): boolean =>
  order?.items.some(({ itemId }) => isExpired(area, itemId)) === true;

/** The sentence of P1-5.11 or P1-5.12 if a quantity is not available, otherwise null. `available` null means unknown. */
export const refuseQuantity = (requested: number, available: number | null, label: string): OrderingSentence | null =>
  available === null || requested <= available
    ? null
    : (text) => (available > 0 ? text.onlyAvailable(available, label) : text.gone([label]));
