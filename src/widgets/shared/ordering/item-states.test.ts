import { expect, test } from 'vitest';
import type { CartOrder } from '../../../api/index.ts';
import { createMemoryStorage } from '../runtime/storage.ts';
import { createItemStates } from './item-states.ts';
import { initialState, type OrderingState } from './ordering-state.ts';
import { newSellingArea } from './test-kit.ts';

/** A shop whose data are there, with so many of the item in the cart. */
const shop = (quantity: number, isOpen = true): OrderingState => {
  const area = newSellingArea([], null);
  return {
    ...initialState(createMemoryStorage()),
    status: 'data_fetched',
    area: { ...area, catalogue: { ...area.catalogue, isOpen } },
    order: quantity === 0 ? null : ({ items: [{ itemId: 'a', quantity }], total: 0 } as unknown as CartOrder),
  };
};

test('before the data are there every card is blocked', () => {
  const items = createItemStates(initialState(createMemoryStorage()));
  expect(items.get('a')).toEqual({ quantity: 0, isBlocked: true, isClosed: false });
});

test('a shop that closes closes its cards, those in the cart and the others', () => {
  const items = createItemStates(shop(0));
  items.update(shop(2));
  items.update(shop(2, false));
  expect([items.get('a'), items.get('b')]).toEqual([
    { quantity: 2, isBlocked: false, isClosed: true },
    { quantity: 0, isBlocked: false, isClosed: true },
  ]);
});

test('two cards of one item hear of it until each of them goes, also when one says so twice', () => {
  const items = createItemStates(shop(0));
  const told: string[] = [];
  const leave = items.subscribe('a', () => told.push('first'));
  const leaveSecond = items.subscribe('a', () => told.push('second'));
  leave();
  items.update(shop(1));
  leaveSecond();
  items.update(shop(2));
  items.subscribe('a', () => told.push('third'));
  leave();
  leaveSecond();
  items.update(shop(3));
  expect(told).toEqual(['second', 'third']);
});
