import type { AnswerOf, CatalogueItem, getUpselling } from '../../api/index.ts';
import { stepBy, type Transition } from '../shared/flow/machine.ts';

/** The suggested items. The offer's `id` is sent with an item that the person takes from it. */
export type UpsellingOffer = NonNullable<AnswerOf<typeof getUpselling>['upselling']> & { readonly items: readonly CatalogueItem[] };

/** Part 1 §4 'Upselling'; the state names are the specification's. `cart` identifies the set of items in the cart. */
export type UpsellingState =
  | { readonly name: 'INITIAL' }
  /** `offer`: the previous offer, shown until the new one arrives. */
  | { readonly name: 'FETCHING' | 'FETCHED'; readonly cart: string; readonly offer: UpsellingOffer | null }
  | { readonly name: 'ERROR_FETCHING'; readonly cart: string };

export type UpsellingEvent =
  | { readonly type: 'cart-seen'; readonly itemIds: readonly string[] }
  | { readonly type: 'fetched'; readonly offer: UpsellingOffer | null }
  | { readonly type: 'failed' };

export interface UpsellingCommand {
  readonly type: 'fetch';
  readonly itemIds: readonly string[];
}

/** Identifies the set of items, independent of order and quantities. */
const nameOf = (itemIds: readonly string[]): string => itemIds.slice().sort().join(' ');

const seeCart = (
  state: UpsellingState,
  { itemIds }: { readonly itemIds: readonly string[] },
): Transition<UpsellingState, UpsellingCommand> => {
  const cart = nameOf(itemIds);
  if (state.name === 'INITIAL' ? cart === '' : state.cart === cart) return { state };
  if (cart === '') return { state: { name: 'INITIAL' } };
  return { state: { name: 'FETCHING', cart, offer: 'offer' in state ? state.offer : null }, command: { type: 'fetch', itemIds } };
};

export const step = stepBy<UpsellingState, UpsellingEvent, UpsellingCommand>({
  INITIAL: { 'cart-seen': seeCart },
  FETCHING: {
    'cart-seen': seeCart,
    fetched: ({ cart }, { offer }) => ({ state: { name: 'FETCHED', cart, offer } }),
    failed: ({ cart }) => ({ state: { name: 'ERROR_FETCHING', cart } }),
  },
  FETCHED: { 'cart-seen': seeCart },
  ERROR_FETCHING: { 'cart-seen': seeCart },
});
