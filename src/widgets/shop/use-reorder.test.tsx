import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiClient, SellingArea } from '../../api/index.ts';
import { rememberOrder } from '../shared/ordering/order-memory.ts';
import { initialState, type OrderingState } from '../shared/ordering/ordering-state.ts';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import { reorder } from '../shared/rules/reorder.ts';
import { testRuntime } from '../shared/runtime/test-kit.ts';
import { draw } from '../shared/ui/test-dom.tsx';
import { useReorder } from './use-reorder.ts';

vi.mock('../shared/rules/reorder.ts', () => ({ reorder: vi.fn() }));
beforeEach(() => void vi.mocked(reorder).mockReset());

const ITEMS = [{ id: 'penne', label: 'Penne' }];
const area = (isOpen: boolean) => ({ catalogue: { isOpen, items: ITEMS } }) as unknown as SellingArea;
const CART = { items: [], total: 640 } as unknown as NonNullable<OrderingState['order']>;
const OPEN: Partial<OrderingState> = { status: 'data_fetched', area: area(true) };
const LOADING: Partial<OrderingState> = { status: 'fetching_data', area: null };

/** A shop of the area `milano-1`, where `ordine-1` was ordered before. */
function setUp(orderId: string | null, first: Partial<OrderingState>) {
  const runtime = testRuntime({} as ApiClient);
  const line = { id: 'l', itemId: 'penne', label: 'Penne', quantity: 2, total: 640, unitPrice: 320, image: null, availableQuantity: null };
  for (const id of ['ordine-1', 'ordine-2'])
    rememberOrder(
      runtime.storage,
      { id: 'milano-1', type: 'locker', title: 'Frigo' },
      { items: [line], total: 640 },
      { type: 'internal', link: `/locker-selling-order/${id}` },
      0,
      { fromCorporateCredit: 0, fromWallet: 640, toPay: 0 },
    );
  let state: OrderingState = { ...initialState(runtime.storage), ...first };
  const listeners = new Set<() => void>();
  const store = {
    areaId: 'milano-1',
    subscribe: (listener: () => void) => (listeners.add(listener), () => void listeners.delete(listener)),
    getState: () => state,
  } as unknown as OrderingStore;
  const onDone = vi.fn<(hasCart: boolean) => void>();
  const Shop = ({ id }: { id: string | null }) => (useReorder(store, id, onDone) ? 'in attesa' : 'catalogo');
  const { container, rerender, unmount } = draw(<Shop id={orderId} />, runtime, { isStrict: false });
  const change = (next: Partial<OrderingState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  // The rules load in a few turns of the loop.
  const turns = () => act(() => vi.dynamicImportSettled());
  return {
    store,
    onDone,
    unmount,
    turns,
    shown: () => container.textContent,
    change: (next: Partial<OrderingState>) => act(() => change(next)),
    ask: (id: string | null) => act(() => rerender(<Shop id={id} />)),
  };
}

test('an open shop puts the lines of the order into the cart', async () => {
  const { store, onDone, shown } = setUp('ordine-1', { ...OPEN, order: CART });
  expect(shown()).toBe('in attesa');
  await waitFor(() => expect([onDone.mock.calls, shown()]).toEqual([[[true]], 'catalogo']));
  expect(vi.mocked(reorder).mock.calls).toEqual([[store, [expect.objectContaining({ itemId: 'penne', quantity: 2 })], ITEMS]]);
});

test.each<[string, string, Partial<OrderingState>, number]>([
  ['a shop with no cart afterwards', 'ordine-1', OPEN, 1],
  ['an order that nobody remembers', 'ordine-9', OPEN, 0],
  ['a closed shop', 'ordine-1', { ...OPEN, area: area(false) }, 0],
  ['a missing shop', 'ordine-1', { status: 'not_found' }, 0],
  ['a shop that is not active', 'ordine-1', { status: 'not_active' }, 0],
  ['a shop that is not active any more', 'ordine-1', { ...OPEN, status: 'not_active' }, 0],
])('%s answers the request: there is no cart', async (_, orderId, state, calls) => {
  const { onDone, shown } = setUp(orderId, state);
  await waitFor(() => expect([onDone.mock.calls, shown()]).toEqual([[[false]], 'catalogo']));
  expect(reorder).toHaveBeenCalledTimes(calls);
});

describe('the request waits', () => {
  test.each<[string, Partial<OrderingState>]>([
    ['until the shop is read', LOADING],
    ['until it is read again', { ...OPEN, status: 'fetching_data' }],
    ['after a read that failed', { status: 'error_fetching_data' }],
    ['until a confirmation has ended', { ...OPEN, isConfirming: true }],
    ['until the area is there', { ...OPEN, area: null }],
  ])('%s', async (_, state) => {
    const { onDone, shown, change, turns } = setUp('ordine-1', state);
    await turns();
    expect([onDone.mock.calls, shown(), vi.mocked(reorder).mock.calls]).toEqual([[], 'in attesa', []]);
    change({ ...OPEN, isConfirming: false });
    await waitFor(() => expect([onDone.mock.calls, shown()]).toEqual([[[false]], 'catalogo']));
    expect(reorder).toHaveBeenCalledTimes(1);
  });

  test('when the shop is read again while the rules load', async () => {
    const { onDone, shown, change, turns } = setUp('ordine-1', OPEN);
    change(LOADING);
    await turns();
    expect([onDone.mock.calls, shown()]).toEqual([[], 'in attesa']);
    change(OPEN);
    await waitFor(() => expect(onDone.mock.calls).toEqual([[false]]));
    expect(reorder).toHaveBeenCalledTimes(1);
  });
});

test('each request is answered once: the same again only after the page has dropped it', async () => {
  const { onDone, shown, ask, change, turns } = setUp('ordine-1', OPEN);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  ask('ordine-1');
  change(LOADING);
  change(OPEN);
  await turns();
  expect([onDone.mock.calls.length, shown()]).toEqual([1, 'catalogo']);
  ask('ordine-2');
  expect(shown()).toBe('in attesa');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
  ask(null);
  await turns();
  expect([onDone.mock.calls.length, shown()]).toEqual([2, 'catalogo']);
  ask('ordine-2');
  expect(shown()).toBe('in attesa');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(3));
  expect(reorder).toHaveBeenCalledTimes(3);
});

test('no request: nothing happens', async () => {
  const { onDone, shown, turns } = setUp(null, OPEN);
  await turns();
  expect([onDone.mock.calls, shown(), vi.mocked(reorder).mock.calls]).toEqual([[], 'catalogo', []]);
});

test('gone from the screen, nothing is ordered', async () => {
  const { onDone, unmount, turns } = setUp('ordine-1', OPEN);
  unmount();
  await turns();
  expect([onDone.mock.calls, vi.mocked(reorder).mock.calls]).toEqual([[], []]);
});
