import type { CatalogueItem } from '../../api/index.ts';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';

/**
 * The open dialog of the shop: an item's detail, why an item cannot be bought, the banner's content, the diet filter, or
 * whether to leave the preview.
 */
export type ShopDialog =
  { readonly kind: 'item'; readonly itemId: string } | { readonly kind: 'unsellable' | 'banner' | 'diet' | 'leave-preview' } | null;

/** What the card, the detail and the button of an item have in common. */
export interface ItemProps {
  item: CatalogueItem;
  store: OrderingStore;
  isExcluded: boolean;
  /** Nothing goes into the cart: the press asks whether to leave the preview. */
  isPreview: boolean;
  onDialog(dialog: ShopDialog): void;
}
