import { describe, expect, test, vi } from 'vitest';
import type { CatalogueItem } from '../../../api/index.ts';
import type { OrderingStore } from '../ordering/ordering-store.ts';
import { inItalian, newCatalogueItem as item } from '../ordering/test-kit.ts';
import { planReorder, reorder } from './reorder.ts';

const line = (itemId: string, quantity: number, label = `Vecchio ${itemId}`) => ({ itemId, quantity, label });

function plan(lines: ReturnType<typeof line>[], items: CatalogueItem[], cart: Record<string, number> = {}) {
  const { edits, refusal } = planReorder(lines, items, (id) => cart[id] ?? 0);
  return [Object.fromEntries(edits.map(({ item: { id }, quantity }) => [id, quantity])), inItalian(refusal)];
}

describe('what can be had', () => {
  test('all of it', () => expect(plan([line('a', 2), line('b', 1)], [item('a'), item('b')])).toEqual([{ a: 2, b: 1 }, null]));
  test('exactly as many as there are', () => expect(plan([line('a', 3)], [item('a', { availableQuantity: 3 })])).toEqual([{ a: 3 }, null]));

  test.each([
    // in the cart · set to
    [0, { a: 2 }],
    [1, { a: 2 }],
    [2, {}],
    [5, {}],
  ])('%s in the cart already: not doubled, not lowered', (inCart, edits) =>
    expect(plan([line('a', 2)], [item('a')], { a: inCart })).toEqual([edits, null]),
  );
});

describe('what cannot', () => {
  test('one that is gone, by the name of then', () =>
    expect(plan([line('a', 1), line('b', 1, 'Zuppa')], [item('a')])).toEqual([{ a: 1 }, 'Non più disponibile: Zuppa']));
  test('several, in the order of then', () =>
    expect(plan([line('b', 1, 'Zuppa'), line('a', 1, 'Pane')], [])).toEqual([{}, 'Non più disponibili: Zuppa, Pane']));
  test('expired counts as gone, by the name of now', () =>
    expect(plan([line('a', 1)], [item('a', { expired: true })])).toEqual([{}, 'Non più disponibile: Piatto a']));
  test.each([0, -2])('sold out counts as gone: %s left', (availableQuantity) =>
    expect(plan([line('a', 1)], [item('a', { availableQuantity })])).toEqual([{}, 'Non più disponibile: Piatto a']),
  );

  test.each([
    [1, 'È disponibile solo 1 Piatto a'],
    [3, 'Sono disponibili solo 3 Piatto a'],
  ])('the most there is: %s', (available, sentence) =>
    expect(plan([line('a', 4)], [item('a', { availableQuantity: available })])).toEqual([{ a: available }, sentence]),
  );

  test('the most there is lies in the cart already: said all the same', () =>
    expect(plan([line('a', 4)], [item('a', { availableQuantity: 3 })], { a: 3 })).toEqual([{}, 'Sono disponibili solo 3 Piatto a']));
  test('more lies in the cart than was ordered then: nothing to say', () =>
    expect(plan([line('a', 2)], [item('a', { availableQuantity: 1 })], { a: 2 })).toEqual([{}, null]));

  test('what was left of how many, for each that is short', () => {
    const { shortfalls } = planReorder(
      [line('a', 4), line('b', 2), line('c', 1)],
      [item('a', { availableQuantity: 3 }), item('b')],
      () => 0,
    );
    expect(shortfalls).toEqual({ a: { left: 3, wanted: 4 } });
  });

  test('all of it in one message', () =>
    expect(plan([line('a', 4), line('b', 1, 'Zuppa')], [item('a', { availableQuantity: 1 })])).toEqual([
      { a: 1 },
      'Non più disponibile: Zuppa. È disponibile solo 1 Piatto a',
    ]));
});

describe('into the cart', () => {
  const putInto = (lines: ReturnType<typeof line>[]) => {
    const store = { quantityOf: () => 1, setQuantity: vi.fn(), setShortfalls: vi.fn(), showMessage: vi.fn() };
    reorder(store as unknown as OrderingStore, lines, [item('a', { availableQuantity: 3 }), item('b')]);
    const said = store.showMessage.mock.calls.map(([sentence]) => inItalian(sentence));
    return [store.setQuantity.mock.calls.map(([{ id }, quantity]) => [id, quantity]), store.setShortfalls.mock.calls, said];
  };

  test('goes what there is, with one message about the rest', () =>
    expect(putInto([line('a', 4), line('b', 2), line('c', 1, 'Zuppa')])).toEqual([
      [
        ['a', 3],
        ['b', 2],
      ],
      [[{ a: { left: 3, wanted: 4 } }]],
      ['Non più disponibile: Zuppa. Sono disponibili solo 3 Piatto a'],
    ]));
  test('goes all of it without a message', () => expect(putInto([line('b', 2)])).toEqual([[['b', 2]], [[{}]], []]));
});
