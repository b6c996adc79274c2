import { describe, expect, test } from 'vitest';
import type { CartOrder, LineItem } from '../../../api/index.ts';
import { applyEdits, type CartEdit, editItemOf } from './cart-edits.ts';
import { newCatalogueItem, newLine, newSellingArea } from './test-kit.ts';

const cart = (...items: LineItem[]): CartOrder => ({ items, total: items.reduce((sum, { total }) => sum + total, 0) });
const edit = (id: string, quantity: number, change: Parameters<typeof newCatalogueItem>[1] = {}): CartEdit => ({
  item: editItemOf(newCatalogueItem(id, change), { area: null, order: null }),
  quantity,
  upsellingId: null,
});

describe('what an edit sends of an item', () => {
  test('a line has the catalogue’s price list, unless its item has left the catalogue, or there is none', () => {
    const area = newSellingArea([newCatalogueItem('a', { priceCents: 700 })], null);
    const of = (itemId: string, shown: typeof area | null) => {
      const { priceListId, unitPrice } = editItemOf(newLine(itemId, 1), { area: shown, order: null });
      return [priceListId, unitPrice];
    };
    expect([of('a', area), of('b', area), of('a', null)]).toEqual([
      ['listino-a', 700],
      ['', 640],
      ['', 640],
    ]);
  });

  test('how many are left is what its own line says; without a line, what the catalogue says', () => {
    const order = cart(newLine('b', 1, { availableQuantity: 1 }), newLine('a', 1, { availableQuantity: 3 }));
    const left = (id: string) => editItemOf(newCatalogueItem(id, { availableQuantity: 5 }), { area: null, order }).availableQuantity;
    expect(['a', 'b', 'c'].map(left)).toEqual([3, 1, 5]);
  });
});

describe('the cart as it is shown', () => {
  test('without edits it is the server’s own; without lines, none', () => {
    const server = cart(newLine('a', 1));
    expect(applyEdits(server, [])).toBe(server);
    expect([applyEdits(null, []), applyEdits(cart(), []), applyEdits(server, [edit('a', 0)])]).toEqual([null, null, null]);
  });

  test('an edited line keeps what the server said of it, and the total follows', () => {
    const server = cart(newLine('a', 1, { unitPrice: 500, total: 500, image: '/a.png', availableQuantity: 3 }), newLine('b', 1));
    expect(applyEdits(server, [edit('a', 2, { image: '/altra.png', availableQuantity: 9 })])).toEqual({
      items: [newLine('a', 2, { unitPrice: 500, total: 1000, image: '/a.png', availableQuantity: 3, label: 'Piatto a' }), newLine('b', 1)],
      total: 1640,
    });
  });

  test('what the server does not say of a line comes from the catalogue; a new line has no id yet', () => {
    const [known, added] = applyEdits(cart(newLine('a', 1)), [
      edit('a', 2, { image: '/a.png', availableQuantity: 9 }),
      edit('b', 1, { image: '/b.png', availableQuantity: 4 }),
    ])!.items;
    expect([known, added]).toMatchObject([
      { id: 'riga-a', image: '/a.png', availableQuantity: 9, total: 1280 },
      { id: null, image: '/b.png', availableQuantity: 4, total: 640 },
    ]);
    expect(added).not.toHaveProperty('priceListId');
  });
});
