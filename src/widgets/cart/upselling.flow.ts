import type { AnswerOf, CatalogueItem, getUpselling } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';

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

export function step(state: UpsellingState, event: UpsellingEvent): Transition<UpsellingState, UpsellingCommand> {
  const same = { state };
  switch (event.type) {
    case 'cart-seen': {
      const cart = nameOf(event.itemIds);
      if (state.name !== 'INITIAL' && state.cart === cart) return same;
      if (cart === '') return state.name === 'INITIAL' ? same : { state: { name: 'INITIAL' } };
      return {
        state: { name: 'FETCHING', cart, offer: 'offer' in state ? state.offer : null },
        command: { type: 'fetch', itemIds: event.itemIds },
      };
    }
    case 'fetched':
      return state.name === 'FETCHING' ? { state: { name: 'FETCHED', cart: state.cart, offer: event.offer } } : same;
    case 'failed':
      return state.name === 'FETCHING' ? { state: { name: 'ERROR_FETCHING', cart: state.cart } } : same;
    default:
      return event satisfies never;
  }
}
